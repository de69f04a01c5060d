import type { Amount, Place } from '../../../../schemas';
import { everyOne, someWords } from '../../../mission/amounts';
import type { MissionContext } from '../../../mission/context';
import type { Countable } from '../../../mission/countables';
import type { EffectClause, EffectOf, EffectTellers } from '../../../mission/effects';
import { amountWords, timesOf } from './amount-words';
import { companions } from './companions';
import { zombies } from './countables';
import { machineWords } from './names';
import { objectives } from './objectives';
import { spawnTokens } from './spawn-tokens';
import { placeWords } from './whereabouts';

// What becomes of pieces on the board, or beside it.

type PieceEffect = 'remove' | 'move' | 'place' | 'wake' | 'sleep' | 'reveal' | 'spawn';

export const pieceEffects: EffectTellers<PieceEffect> = {
  remove(effect, context) {
    const pieces = piecesOf(effect, context);
    const key = effect.adrenaline ? 'mission.effect.remove-for-adrenaline' : 'mission.effect.remove';
    return { happens: context.say(key, { ...pieces }) };
  },
  move(effect, context) {
    const where = placeWords('to', effect.to, context);
    return { happens: context.say('mission.effect.move', { ...piecesOf(effect, context), where }) };
  },
  place(effect, context) {
    const thing =
      'objectives' in effect
        ? objectives(effect.objectives, context)
        : spawnTokens(effect.spawnTokens, context);
    const where =
      effect.in === undefined
        ? context.say('mission.where-the-map-shows')
        : placeWords('to', effect.in, context);
    return { happens: context.say('mission.effect.place', { ...some(thing, effect.count, context), where }) };
  },
  wake: (effect, context) => turned('wake', effect, context),
  sleep: (effect, context) => turned('sleep', effect, context),
  reveal(effect, context) {
    const pieces = somewhere(objectives(effect.which ?? {}, context), effect, context);
    return { happens: context.say('mission.effect.reveal', { ...pieces }) };
  },
  spawn({ in: place, cards = 1 }, context) {
    const drawn = amountWords(cards, (count) => context.say('mission.zombie-cards', { count }), context);
    const where = placeWords('each', place, context);
    return { happens: context.say('mission.effect.spawn', { cards: drawn, where, count: timesOf(cards) }) };
  },
};

/** In words, and the form of what is said of them. */
interface Pieces {
  readonly what: string;
  readonly count: number;
}

function turned(
  how: 'wake' | 'sleep',
  effect: EffectOf<'wake' | 'sleep'>,
  context: MissionContext,
): EffectClause {
  const pieces = somewhere(spawnTokens(effect.which ?? {}, context), effect, context);
  return { happens: context.say(`mission.effect.${how}`, { ...pieces }) };
}

function piecesOf(effect: EffectOf<'remove' | 'move'>, context: MissionContext): Pieces {
  if ('machine' in effect) return { what: machineWords(effect.machine, context), count: 1 };
  return somewhere(thingOf(effect, context), effect, context);
}

function thingOf(
  effect: Exclude<EffectOf<'remove' | 'move'>, { machine: unknown }>,
  context: MissionContext,
): Countable {
  if ('objectives' in effect) return objectives(effect.objectives, context);
  if ('spawnTokens' in effect) return spawnTokens(effect.spawnTokens, context);
  if ('zombies' in effect) return zombies(effect.zombies.kind, context);
  return companions(effect.companions, context);
}

/** Those of a place, where one is said. */
function somewhere(
  thing: Countable,
  { in: place, count }: { readonly in?: Place; readonly count?: Amount },
  context: MissionContext,
): Pieces {
  const pieces = some(thing, count, context);
  if (place === undefined) return pieces;
  const where = placeWords('in', place, context);
  return { ...pieces, what: context.say('mission.pieces-there', { ...pieces, where }) };
}

/** All of them, or as many as are drawn by lot. */
function some(thing: Countable, count: Amount | undefined, context: MissionContext): Pieces {
  if (count === undefined) {
    const { words, count: form } = everyOne(thing, context);
    return { what: words, count: form };
  }
  const { only: _, ...any } = thing;
  const words = amountWords(count, (times) => someWords({ thing: any, count: times }, context), context);
  return { what: context.say('mission.by-lot', { some: words }), count: timesOf(count) };
}
