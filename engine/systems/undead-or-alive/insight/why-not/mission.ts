import type { PriceRule, Restriction } from '../../../../../schemas';
import { cardsHeld } from '../../../../family/zombicide/cards/held';
import { zoneName } from '../../../../family/zombicide/names';
import { OTHER } from '../../../../family/zombicide/sorts';
import { stageNow } from '../../board/now';
import { rangeTo } from '../../combat/range';
import { whatLimitsSight } from '../../lasting/sight';
import { canKeep } from '../../mission/carrying';
import { whatForbidsDoing } from '../../mission/deeds-forbidden';
import { missionAction, type Obstacle, whatKeepsFrom } from '../../mission/mission-action';
import { canPayPrices, pricesFor } from '../../mission/prices';
import { whatBars, whatForbidsRallying, whatForbidsTaking } from '../../mission/restrictions';
import { zonesOf } from '../../mission/whereabouts';
import { objectiveName } from '../../names';
import type { OpenGame } from '../../open-game';
import { ASIDE, GONE, NONE, OUT, SLOTS } from '../../state';
import type { Wanted } from '../wanted';
import type { WhyNotCode } from './codes';
import { because, type WhyNot } from './reason';
import { type ActorNow, unpaid } from './situation';

// What only the mission says, with its own rule: where nobody can know better, its words are the reason.

export function whyNotTake(situation: ActorNow, { a: objective }: Wanted): WhyNot | undefined {
  const { game, survivor, zone } = situation;
  const there = game.state.objectiveZone.at(objective);
  const name = { objective: objectiveName(game, objective) };
  if (there === ASIDE) return because('objective-aside', name);
  if (there === GONE || there === OUT) return because('objective-gone', name);
  if (there === NONE) return because('objective-taken', name);
  if (there !== zone) return because('objective-elsewhere', { ...name, zone: zoneName(game, there) });
  const why = unpaid(situation, OTHER);
  if (why) return why;
  const likely = situation.likely();
  const forbidden = whatForbidsTaking(likely, survivor, objective);
  if (forbidden) return forbiddenBy(game, forbidden);
  const dear = whyNotAfford(situation, 'take', objective);
  if (dear) return dear;
  if (canKeep(likely, survivor, objective)) return undefined;
  const isFull = cardsHeld(game, survivor) === SLOTS.length;
  return isFull && carriesInSlots(game)
    ? because('no-room', { count: SLOTS.length })
    : because('nobody-to-carry');
}

function carriesInSlots({ table }: OpenGame): boolean {
  return table.mission.carryRules.some(({ by }) => by === 'slot');
}

export function whyNotJoin(situation: ActorNow, companion: number): WhyNot | undefined {
  const { game, survivor } = situation;
  const likely = situation.likely();
  const forbidden = whatForbidsRallying(likely, survivor, companion);
  if (forbidden) return forbiddenBy(game, forbidden);
  return whyNotAfford(situation, 'rally', companion);
}

/** The first price that somebody cannot pay, by itself or beside the others. */
export function whyNotAfford(
  { game, likely, survivor }: ActorNow,
  purpose: PriceRule['for'],
  thing: number = NONE,
): WhyNot | undefined {
  const prices = pricesFor(likely(), purpose, survivor, thing);
  if (canPayPrices(likely(), survivor, prices)) return undefined;
  const unpayable = prices.find((price) => !canPayPrices(likely(), survivor, [price])) ?? prices[0] ?? NONE;
  return because('price-unpaid', ruleIn(game, unpayable));
}

const OBSTACLES: Readonly<Record<Obstacle, WhyNotCode>> = {
  elsewhere: 'deed-elsewhere',
  over: 'deed-done',
  'not-so': 'deed-not-so',
  'nothing-to-load': 'deed-nothing-to-load',
  unpaid: 'deed-unpaid',
};

/** What can be done in this mission only. */
export function whyNotDo(situation: ActorNow, wanted: Wanted): WhyNot | undefined {
  const { game, survivor } = situation;
  const likely = situation.likely();
  if (!game.table.mission.actions.includes(wanted.a)) {
    return because('happens-by-itself', ruleIn(game, wanted.a));
  }
  const obstacle = whatKeepsFrom(likely, survivor, wanted.a);
  if (obstacle) return because(OBSTACLES[obstacle], ruleIn(game, wanted.a));
  const cost = missionAction.cost?.(likely, survivor, wanted) ?? 1;
  return unpaid(situation, missionAction.sorts(likely, survivor, wanted), cost);
}

/** Why no way at all leads to a zone. */
export function whyNoWay({ game, likely }: ActorNow, to: number): WhyNot {
  const there = { zone: zoneName(game, to) };
  const { mission } = game.table;
  if (game.board.range(to, to) < 0) return because('not-on-the-board', there);
  const closed = stageNow(likely()).closed.map((gate) => mission.gates[gate]);
  const rules = mission.rules.filter((rule) => 'forbid' in rule && closed.includes(rule.id));
  const around = rules.find(
    (rule) => 'forbid' in rule && 'area' in rule.forbid && zonesOf(likely(), rule.forbid.area).includes(to),
  );
  const rule = around ?? rules.find((each) => !('passage' in each)) ?? rules[0];
  if (!rule) return because('no-way', there);
  return because(game.board.isBlocked(to) ? 'zone-closed' : 'way-closed', { ...there, rule: rule.id });
}

/** Why a zone next door is closed to whoever acts, though not to everybody. */
export function whatBarsThem({ game, survivor, likely }: ActorNow, to: number): WhyNot | undefined {
  if (game.table.mission.barred.length === 0) return undefined;
  const barring = whatBars(likely(), survivor, to);
  return barring && forbiddenBy(game, barring);
}

/** What is done in a turn, and what the mission says to it. */
export function whyForbidden(
  { game, survivor, likely }: ActorNow,
  deed: Pick<Wanted, 'kind' | 'a'>,
): WhyNot | undefined {
  if (game.table.mission.deedsForbidden.length === 0) return undefined;
  const forbidden = whatForbidsDoing(likely(), survivor, deed);
  return forbidden && forbiddenBy(game, forbidden);
}

/** Why somebody does not see a zone: it is too far where the mission lets nobody see so far, or not in line. */
export function unseen(game: OpenGame, survivor: number, at: number): WhyNot {
  const range = rangeTo(game, survivor, at);
  const limit = range < 0 ? undefined : whatLimitsSight(game, survivor, range);
  const zone = zoneName(game, at);
  return limit
    ? because('too-far-to-see', { zone, ...ruleIn(game, limit.rule) })
    : because('no-line-of-sight', { zone });
}

export function forbiddenBy({ table }: OpenGame, restriction: Restriction): WhyNot {
  const rule = table.mission.rules.find((each) => 'forbid' in each && each.forbid === restriction);
  return because('mission-forbids', { rule: rule?.id ?? '' });
}

function ruleIn({ table }: OpenGame, number: number): { rule: string } {
  return { rule: table.mission.rules[number]?.id ?? '' };
}
