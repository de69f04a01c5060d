import type { Effect, ForeignWord } from '../../../../schemas';
import { anyOne, everyOne } from '../../../mission/amounts';
import type { MissionContext } from '../../../mission/context';
import {
  courseEffects,
  type EffectClause,
  type EffectOf,
  type EffectTellers,
  type EffectWord,
  effectsInARow,
  peopleWords,
} from '../../../mission/effects';
import { withPlace } from '../../../mission/grammar';
import { tileWords } from '../../../mission/names';
import { zombieWords } from '../kinds';
import { amountWords, timesOf } from './amount-words';
import { tellCard, tellDiscard } from './card-effects';
import { companions, companionsAside } from './companions';
import { zombies } from './countables';
import { areaWords, holdWords, machineWords } from './names';
import { objectiveNamed, objectives } from './objectives';
import { peopleEffects } from './people-effects';
import { pieceEffects } from './piece-effects';
import { spawnTokens } from './spawn-tokens';
import { isTrainThere } from './train';
import { placeWords } from './whereabouts';

/** A word without a sentence does not compile. */
const tellers: EffectTellers<Exclude<EffectWord, ForeignWord<'undead-or-alive', 'Effect'>>> = {
  ...courseEffects,
  ...peopleEffects,
  ...pieceEffects,
  adrenaline: adrenalineChanges,
  'bounty-weapon': ({ from, to }, { say }) => ({
    gets: say(from === undefined ? 'mission.effect.bounty-weapon' : 'mission.effect.bounty-weapon-aside'),
    who: to,
  }),
  card: tellCard,
  discard: tellDiscard,
  'no-starting-weapons': (_effect, { say }) => ({ happens: say('mission.effect.no-starting-weapons') }),
  companion: (effect, context) => ({
    happens: context.say('mission.effect.companion', {
      who: anyOne(companionsAside(effect, context), context),
    }),
  }),
  'set-aside': ({ weapons }, { say }) => ({ happens: say('mission.effect.set-aside', { count: weapons }) }),
  scatter: (effect, context) => {
    const { words, count } = everyOne(companions(effect, context), context);
    const where = placeWords('in', effect.over, context);
    return { happens: context.say('mission.effect.scatter', { who: words, count, where }) };
  },
  'spread-survivors': (_effect, { say }) => ({ happens: say('mission.effect.spread-survivors') }),
  'train-starts': (_effect, context) => ({
    happens: context.say(
      isTrainThere(context) ? 'mission.effect.train-starts' : 'mission.effect.train-comes',
    ),
  }),
  step: ({ objective, along }, context) => ({
    happens: context.say('mission.effect.step', {
      what: objectiveNamed(objective, context),
      area: areaWords('area', along, context),
    }),
  }),
  'to-first-spawn-zone': toFirstSpawnZone,
  'remove-tokens': removeTokens,
  'remove-machine': ({ machine }, context) => ({
    happens: context.say('mission.effect.remove-machine', { machine: machineWords(machine, context) }),
  }),
  'flip-tile': flipTile,
  load: (effect, context) => {
    const thing = objectives(effect, context);
    const { words, count } = everyOne(thing, context);
    const into = holdWords(effect.into, context);
    return { happens: context.say('mission.effect.load', { what: words, count, into }) };
  },
  zombies: zombiesAppear,
  activate: activates,
  noise: (effect, context) => ({
    happens: context.say('mission.effect.noise', { where: placeWords('to', effect.in, context) }),
  }),
};

type Teller = (effect: Effect, context: MissionContext) => EffectClause;
/** By what a mission says, which may be of another game. */
const byName: Readonly<Record<string, unknown>> = tellers;

export function effectWords(effects: readonly Effect[], context: MissionContext): string {
  return effectsInARow(
    effects.map((effect) => clauseOf(effect, context)),
    context,
  );
}

function clauseOf(effect: Effect, context: MissionContext): EffectClause {
  const teller = byName[effect.effect] as Teller | undefined;
  return teller?.(effect, context) ?? { happens: effect.effect };
}

function adrenalineChanges({ amount, to }: EffectOf<'adrenaline'>, context: MissionContext): EffectClause {
  const points = (count: number) => context.say('mission.adrenaline', { count: Math.abs(count) });
  const words = amountWords(amount, points, context);
  if (timesOf(amount) > 0) return { gets: words, who: to };
  const { words: who, count } = peopleWords(to, context);
  return { happens: context.say('mission.effect.loses', { who, things: words, count }) };
}

function toFirstSpawnZone({ which }: EffectOf<'to-first-spawn-zone'>, context: MissionContext): EffectClause {
  const { words, count } = which
    ? everyOne(spawnTokens(which, context), context)
    : { words: context.say('mission.effect.that-token'), count: 1 };
  return { happens: context.say('mission.effect.to-first-spawn-zone', { what: words, count }) };
}

function removeTokens(effect: EffectOf<'remove-tokens'>, context: MissionContext): EffectClause {
  const { words, count } = everyOne(spawnTokens(effect.which ?? {}, context), context);
  const where = effect.in === undefined ? undefined : placeWords('in', effect.in, context);
  return {
    happens: context.say('mission.effect.remove-tokens', { what: withPlace(words, where, context), count }),
  };
}

function flipTile({ tile, adrenaline }: EffectOf<'flip-tile'>, context: MissionContext): EffectClause {
  const named = tile === undefined ? context.say('mission.tile-at-hand') : tileWords(tile, context);
  const key = adrenaline ? 'mission.effect.flip-tile-for-adrenaline' : 'mission.effect.flip-tile';
  return { happens: context.say(key, { tile: named }) };
}

function activates({ kind, in: place }: EffectOf<'activate'>, context: MissionContext): EffectClause {
  const { words, count } = everyOne(zombies(kind, context), context);
  const where = place === undefined ? undefined : placeWords('in', place, context);
  return {
    happens: context.say('mission.effect.activate', { zombies: withPlace(words, where, context), count }),
  };
}

function zombiesAppear(effect: EffectOf<'zombies'>, context: MissionContext): EffectClause {
  const { kind, count = 1 } = effect;
  const some = (number: number) => {
    return number === 1 ? zombieWords('one', kind, context) : zombieWords('counted', kind, context, number);
  };
  const appearing = amountWords(count, some, context);
  const where = placeWords('each', effect.in, context);
  // `2 Walkers appear`, but `a Walker for each survivor appears`.
  const form = timesOf(count);
  return { happens: context.say('mission.effect.zombies', { zombies: appearing, where, count: form }) };
}
