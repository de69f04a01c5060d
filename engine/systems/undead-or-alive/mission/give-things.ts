import type { EffectsOf } from '../../../../schemas';
import { playerFor } from '../../../family/zombicide/actors';
import { decision, procedure } from '../../../game/agenda';
import { nextBelow } from '../../../random/generator';
import type { UoaGame } from '../game';
import { DO } from '../words';
import { cardsMeant, objectivesHeld } from './holding';
import { basisOf } from './rule-facts';
import { isLikeAnother, letGo, type Way, wayNamed } from './ways-to-pay';

// What a rule takes out of the hands of survivors.

type Discarding = Extract<EffectsOf<'undead-or-alive'>, { effect: 'discard' }>;
type Giving = 'rule' | 'list' | 'effect' | 'survivor' | 'left';
const GIVING = ['rule', 'list', 'effect', 'survivor', 'left'] as const;

/** What somebody has of that which an effect is about. */
export function thingsToGive(game: UoaGame, effect: Discarding, survivor: number): Way[] {
  return 'card' in effect
    ? cardsMeant(game, survivor, effect.card).map((thing) => ({ word: DO.discard, thing }))
    : objectivesHeld(game, survivor, effect.objective).map((thing) => ({ word: DO['hand-over'], thing }));
}

/** One after the other: all there is, or by lot, or what they choose. */
export const giveThings = procedure<UoaGame, Giving>('give-things', GIVING, [
  (game, frame) => {
    const { rule, list, effect: place, survivor } = frame;
    const effect = game.table.mission.lists[list]?.[place];
    if (frame.left === 0 || effect?.effect !== 'discard') return;
    const things = thingsToGive(game, effect, survivor);
    if (things.length === 0) return;
    frame.step -= 1;
    if (things.length > frame.left && effect.pick === undefined) {
      frame.left -= 1;
      chooseThing.begin(game, rule, list, place, survivor, 1);
      return;
    }
    frame.left -= 1;
    const isByLot = things.length > frame.left + 1;
    const way = things[isByLot ? nextBelow(game.state.setUpStream, things.length) : 0];
    if (way) letGo(game, survivor, way, rulesOf(game, rule));
  },
]);

export const chooseThing = decision<UoaGame, Giving>('choose-thing', GIVING, {
  decider: (game, { survivor }) => playerFor(game, survivor),
  options(game, { list, effect: place, survivor }, actions) {
    const effect = game.table.mission.lists[list]?.[place];
    if (effect?.effect !== 'discard') return;
    for (const way of thingsToGive(game, effect, survivor)) {
      if (!isLikeAnother(game, survivor, way)) actions.add(way.word, way.thing);
    }
  },
  choose(game, { rule, survivor }, { kind, a: thing }) {
    letGo(game, survivor, wayNamed(kind, thing), rulesOf(game, rule));
  },
});

function rulesOf({ table }: UoaGame, number: number): readonly string[] {
  const rule = table.mission.rules[number];
  return rule ? basisOf(rule) : [];
}
