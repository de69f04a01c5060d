/** Whether every one of several prices can be paid with something that pays for no other, given what would pay each. */
export function canPayEach(prices: readonly (readonly string[])[]): boolean {
  const payingFor = new Map<string, number>();
  const pay = (price: number, asked: Set<string>): boolean =>
    (prices[price] ?? []).some((thing) => {
      if (asked.has(thing)) return false;
      asked.add(thing);
      const other = payingFor.get(thing);
      // What pays for another may do here if the other finds something else.
      if (other !== undefined && !pay(other, asked)) return false;
      payingFor.set(thing, price);
      return true;
    });
  return prices.every((_, price) => pay(price, new Set()));
}
