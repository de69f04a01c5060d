import { isCompanion, isInPlay, placeOf } from '../../../family/zombicide/actors';
import type { UoaGame } from '../game';
import { AT_ALL, actorColumn, holdsAtAll, zoneColumn } from '../lasting/in-force';
import type { LastingChange, Limited } from '../mission-program';
import { at, doerNow, NOBODY } from './at-hand';
import { isSo } from './conditions';
import { isInForce, isOverForGood } from './restrictions';
import { basisOf } from './rule-facts';
import { isInArea, zonesOf } from './whereabouts';

/** What was to last until something is so is over once it is. */
export function endWhatIsOver(game: UoaGame): void {
  const { rules, untilThen } = game.table.mission;
  for (const { rule: number, limits } of untilThen) {
    const rule = rules[number];
    if (!rule || game.state.ruleApplied.at(number) > 0) continue;
    if (!isSo(game, limits.until, at(game, doerNow(game)))) continue;
    game.state.ruleApplied.set(number, 0, 1);
    // Changes say themselves when they end.
    if (!('change' in rule)) tell(game, number, false);
  }
}

/** Works out for whom and where each change holds now, so that whoever asks need only look. */
export function settleChanges(game: UoaGame): void {
  for (const each of game.table.mission.allChanges) {
    const before = holdsAtAll(game, each);
    const now = settleChange(game, each);
    const { asLongAs, unless, until } = each.change;
    const comesAndGoes = asLongAs !== undefined || unless !== undefined || until !== undefined;
    if (comesAndGoes && now !== before) tell(game, each.rule, now);
  }
}

function settleChange(game: UoaGame, { row, change }: LastingChange): boolean {
  const { state, table } = game;
  const limits: Limited = change;
  const isNow = holdsForNobody(game, limits);
  state.changes.set(row, AT_ALL, isNow ? 1 : 0);
  for (let actor = 0; actor < table.sizes.actors; actor++) {
    const isFor = isInPlay(game, actor) && isForActor(game, limits, actor, isNow);
    state.changes.set(row, actorColumn(actor), isFor ? 1 : 0);
  }
  const zones = isNow && limits.who === undefined ? zonesOf(game, limits.in ?? 'everywhere') : [];
  for (let zone = 0; zone < table.sizes.zones; zone++) {
    state.changes.set(row, zoneColumn(game, zone), zones.includes(zone) ? 1 : 0);
  }
  return isNow;
}

/** Conditions about the survivor at hand are so of nobody. */
function holdsForNobody(game: UoaGame, limits: Limited): boolean {
  const { asLongAs, unless } = limits;
  if (isOverForGood(game, limits)) return false;
  return isSo(game, asLongAs, NOBODY) && (unless === undefined || !isSo(game, unless, NOBODY));
}

/** Nothing can be asked of companions but where they are. */
function isForActor(game: UoaGame, limits: Limited, actor: number, isNow: boolean): boolean {
  if (!isCompanion(game, actor)) return isInForce(game, limits, actor);
  return isNow && limits.who === undefined && isInArea(game, placeOf(game, actor), limits.in);
}

function tell(game: UoaGame, number: number, now: boolean): void {
  const rule = game.table.mission.rules[number];
  if (rule) game.events?.push({ type: 'in-force', rules: basisOf(rule), rule: rule.id, now });
}
