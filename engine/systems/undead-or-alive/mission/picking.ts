import { playerFor } from '../../../family/zombicide/actors';
import { decision, type Frame } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { NONE } from '../state';
import { DO } from '../words';
import { atHand } from './at-hand';
import { isSo } from './conditions';
import { candidates, zonesOf } from './whereabouts';
import { peopleOf, placeOf } from './words/aims';

// What a rule of the mission leaves to the players.

/** The effect that asks, by its list and its place there, and what the rule is about. */
type Asking = 'list' | 'effect' | 'doer' | 'thing' | 'zone';
const ASKING = ['list', 'effect', 'doer', 'thing', 'zone'] as const;

/** Whoever did it decides; where nobody did, the first player. */
function decider(game: UoaGame, { doer }: Pick<Frame<Asking>, 'doer'>): number {
  return doer === NONE ? game.state.firstPlayer : playerFor(game, doer);
}

function effectAsking({ table }: UoaGame, { list, effect }: Frame<Asking>) {
  return table.mission.lists[list]?.[effect];
}

/** Which of several survivors an effect is for. */
export const pickSurvivor = decision<UoaGame, Asking>('pick-survivor', ASKING, {
  decider,
  options(game, frame, list) {
    const effect = effectAsking(game, frame);
    if (!effect) return;
    for (const survivor of candidates(game, peopleOf(effect), atHand(frame))) {
      list.add(DO['pick-survivor'], survivor);
    }
  },
  choose(game, _, { a: survivor }) {
    game.state.picked = survivor;
  },
});

/** In which of several zones it happens. */
export const pickZone = decision<UoaGame, Asking>('pick-zone', ASKING, {
  decider,
  options(game, frame, list) {
    const effect = effectAsking(game, frame);
    const place = effect && placeOf(effect);
    if (place === undefined) return;
    for (const zone of zonesOf(game, place, atHand(frame))) list.add(DO['pick-zone'], zone);
  },
  choose(game, _, { a: zone }) {
    game.state.picked = zone;
  },
});

/** Which of several things happens. */
export const pickOption = decision<UoaGame, Asking>('pick-option', ASKING, {
  decider,
  options(game, frame, list) {
    for (const [number, { option }] of optionsOf(game, frame)) {
      if (isSo(game, option.if, atHand(frame))) list.add(DO.option, number);
    }
  },
  choose(game, frame, { a: number }) {
    const chosen = game.table.mission.options[number];
    if (!chosen) return;
    const { lists } = game.table.mission;
    game.events?.push({ type: 'chosen', rules: [], option: chosen.id });
    const { doer, thing, zone } = frame;
    game.system.missionEffects.begin(game, chosen.rule, lists.indexOf(chosen.option.do), doer, thing, zone);
  },
});

/** Whether anything can be chosen at all: a question without an answer is not asked. */
export function canChoose(game: UoaGame, frame: Readonly<Record<Asking, number>>): boolean {
  return optionsOf(game, frame).some(([, { option }]) => isSo(game, option.if, atHand(frame)));
}

function optionsOf({ table }: UoaGame, { list, effect }: Pick<Frame<Asking>, 'list' | 'effect'>) {
  return [...table.mission.options.entries()].filter(
    ([, option]) => option.list === list && option.effect === effect,
  );
}
