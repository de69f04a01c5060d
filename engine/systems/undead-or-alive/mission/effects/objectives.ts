import type { EffectCount, EffectLoad, EffectStep } from '../../../../../schemas';
import type { UoaGame } from '../../game';
import { isFaceDown } from '../../hidden/hidden';
import { objectiveName, objectiveNames, survivorName, zoneName } from '../../names';
import { GONE, NONE } from '../../state';
import { zonesOf } from '../areas';
import { holderNumber, isLoaded, keeperOf, leaveSlot } from '../carried';
import { happen } from '../happen';
import { objectivesMeant } from '../objectives-meant';
import { settleMission } from '../settling';
import type { AtHand } from './at-hand';

/** To the next zone of the track; from the last one off the board. */
export function step(game: UoaGame, { objective: id, along }: EffectStep, { rules }: AtHand): void {
  const objective = game.table.mission.objectives.findIndex((each) => each.id === id);
  const from = game.state.objectiveZone.at(objective);
  const track = zonesOf(game, along);
  if (from < 0 || !track.includes(from)) return;
  const to = track[track.indexOf(from) + 1] ?? GONE;
  game.state.objectiveZone.set(objective, 0, to);
  const isHidden = isFaceDown(game, objective);
  game.events?.push({
    type: 'objective-stepped',
    rules,
    ...(isHidden ? { objective: objectiveName(game, objective) } : objectiveNames(game, objective)),
    from: zoneName(game, from),
    ...(to === GONE ? {} : { to: zoneName(game, to) }),
  });
  if (to !== GONE) return;
  settleMission(game);
  happen(game, 'stepped-off', NONE, objective, from);
}

/** Everything that the survivor and their companions carry; nobody gets it out again. */
export function load(game: UoaGame, effect: EffectLoad, { survivor, rules }: AtHand): void {
  const { state } = game;
  const carried = loadable(game, effect, survivor);
  for (const objective of carried) {
    leaveSlot(game, objective);
    state.carrier.set(objective, 0, NONE);
    state.loaded.set(objective, 0, holderNumber(game, effect.into));
  }
  state.loadedNow = carried.length;
  if (carried.length === 0) return;
  game.events?.push({
    type: 'loaded',
    rules,
    survivor: survivorName(game, survivor),
    objectives: carried.map((objective) => objectiveName(game, objective)),
  });
}

/** What somebody could load. */
export function loadable(game: UoaGame, effect: EffectLoad, survivor: number): number[] {
  return objectivesMeant(game, effect).filter(
    (objective) => survivor !== NONE && keeperOf(game, objective) === survivor && !isLoaded(game, objective),
  );
}

export function count({ state, table }: UoaGame, { counter, by = 1 }: EffectCount): void {
  const number = table.mission.counters.indexOf(counter);
  const to = Math.min(MOST, Math.max(0, state.counters.at(number) + by));
  state.counters.set(number, 0, to);
}

const MOST = 999;
