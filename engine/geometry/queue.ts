/** Whatever waits for its turn: the smallest number first, and of equal ones in any order, but always the same. */
export class Queue<T> {
  private readonly heap: { readonly number: number; readonly item: T }[] = [];

  add(number: number, item: T): void {
    const { heap } = this;
    let at = heap.length;
    heap.push({ number, item });
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (this.numberAt(above) <= number) break;
      this.swap(at, above);
      at = above;
    }
  }

  take(): T | undefined {
    const { heap } = this;
    if (heap.length === 0) return undefined;
    this.swap(0, heap.length - 1);
    const first = heap.pop();
    let at = 0;
    for (;;) {
      let least = at;
      for (const below of [2 * at + 1, 2 * at + 2]) {
        if (this.numberAt(below) < this.numberAt(least)) least = below;
      }
      if (least === at) return first?.item;
      this.swap(at, least);
      at = least;
    }
  }

  private numberAt(place: number): number {
    return this.heap[place]?.number ?? Number.POSITIVE_INFINITY;
  }

  private swap(one: number, other: number): void {
    const { heap } = this;
    const [first, second] = [heap[one], heap[other]];
    if (!first || !second) return;
    heap[one] = second;
    heap[other] = first;
  }
}
