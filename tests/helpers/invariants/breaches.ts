/** What was broken, by the title of the invariant: the first few of each are enough. */
export class Breaches {
  private readonly found = new Map<string, string[]>();

  note(title: string, where: string, what: string): void {
    const list = this.found.get(title) ?? [];
    if (list.length < 3) list.push(`${where}: ${what}`);
    this.found.set(title, list);
  }

  of(title: string): readonly string[] {
    return this.found.get(title) ?? [];
  }
}
