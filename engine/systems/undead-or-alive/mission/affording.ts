import { healthLeft } from '../../../family/zombicide/people/wounds';
import { canPayEach } from '../../../mission/each-its-own';
import type { UoaGame } from '../game';
import type { Bundle, SinglePrice } from '../mission-program';
import { LEVEL_STARTS } from '../people/levels';
import { isThing, partsOf, pricesOf, type ThingPrice } from '../survey/price-parts';
import { nameOf, type Way, waysToPay } from './ways-to-pay';

// Whether somebody has what several prices ask for, each with things that pay for no other.

/** The ways to pay one price: one of these things, or one of these bundles. */
export interface Bill {
  readonly things: readonly ThingPrice[];
  readonly bundles: readonly Bundle[];
}

/** What a rule, by its number, asks for. */
export function billOf({ table }: UoaGame, number: number): Bill {
  const rule = table.mission.rules[number];
  const parts = rule ? pricesOf(rule).map(partsOf) : [];
  return {
    things: parts.flatMap((some) => (some.length === 1 ? some.filter(isThing) : [])),
    bundles: table.mission.bundles.filter((bundle) => bundle.rule === number),
  };
}

/** Whether all of these can be paid, with `spent` gone and these parts to be paid as well. */
export function canPayBills(
  game: UoaGame,
  survivor: number,
  bills: readonly Bill[],
  spent: readonly Way[] = [],
  parts: readonly SinglePrice[] = [],
): boolean {
  const things = [
    ...spent.map((way) => [nameOf(way)]),
    ...parts.filter(isThing).map((price) => waysToPay(game, survivor, [price]).map(nameOf)),
  ];
  return payable(game, survivor, bills, things, parts, { left: MOST_TRIED });
}

/** Ways to pay that are looked at: of many bills with many ways there are more than anybody could go through. */
const MOST_TRIED = 2000;

function payable(
  game: UoaGame,
  survivor: number,
  [bill, ...others]: readonly Bill[],
  things: readonly (readonly string[])[],
  parts: readonly SinglePrice[],
  tries: { left: number },
): boolean {
  tries.left -= 1;
  if (tries.left < 0 || !canPayEach(things) || !hasBeside(game, survivor, parts)) return false;
  if (!bill) return true;
  const any = waysToPay(game, survivor, bill.things).map(nameOf);
  if (any.length > 0 && payable(game, survivor, others, [...things, any], parts, tries)) return true;
  return bill.bundles.some((bundle) => {
    const more = bundle.parts.filter(isThing).map((price) => waysToPay(game, survivor, [price]).map(nameOf));
    return payable(game, survivor, others, [...things, ...more], [...parts, ...bundle.parts], tries);
  });
}

/** Everything that is no thing: it is asked for together. */
function hasBeside(game: UoaGame, survivor: number, parts: readonly SinglePrice[]): boolean {
  const { adrenaline, level, counters } = game.state;
  let [points, wounds] = [0, 0];
  const counted = new Map<string, number>();
  for (const part of parts) {
    if ('adrenaline' in part) points += part.adrenaline;
    else if ('wounds' in part) wounds += part.wounds;
    else if ('counter' in part) {
      counted.set(part.counter, (counted.get(part.counter) ?? 0) + (part.count ?? 1));
    }
  }
  const spare = adrenaline.at(survivor) - (LEVEL_STARTS[level.at(survivor)] ?? 0);
  if (points > 0 && points > spare) return false;
  if (wounds > 0 && wounds >= healthLeft(game, survivor)) return false;
  const names = game.table.mission.counters;
  return [...counted].every(([counter, count]) => count <= counters.at(names.indexOf(counter)));
}
