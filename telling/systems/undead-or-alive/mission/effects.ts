import type { Amount, Effect, ForeignWord } from '../../../../schemas';
import { anyOne, everyOne } from '../../../mission/amounts';
import type { MissionContext } from '../../../mission/context';
import {
  courseEffects,
  type EffectClause,
  type EffectOf,
  type EffectTellers,
  type EffectWord,
  effectsInARow,
} from '../../../mission/effects';
import { withPlace } from '../../../mission/grammar';
import { tileWords } from '../../../mission/names';
import { companions, companionsAside } from './companions';
import { areaWords, cardWords, holdWords, machineWords } from './names';
import { objectiveNamed, objectives } from './objectives';
import { spawnTokens } from './spawn-tokens';
import { isTrainThere } from './train';

/** A word without a sentence does not compile. */
const tellers: EffectTellers<Exclude<EffectWord, ForeignWord<'undead-or-alive', 'Effect'>>> = {
  ...courseEffects,
  adrenaline: ({ amount }, context) => ({
    gets: per(amount, (count) => context.say('mission.adrenaline', { count }), context),
  }),
  'bounty-weapon': ({ from }, { say }) => ({
    gets: say(from === undefined ? 'mission.effect.bounty-weapon' : 'mission.effect.bounty-weapon-aside'),
  }),
  card: tellCard,
  companion: (effect, context) => ({
    happens: context.say('mission.effect.companion', {
      who: anyOne(companionsAside(effect, context), context),
    }),
  }),
  'set-aside': ({ weapons }, { say }) => ({ happens: say('mission.effect.set-aside', { count: weapons }) }),
  scatter: (effect, context) => {
    const { words, count } = everyOne(companions(effect, context), context);
    const where = areaWords('in', effect.over, context);
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
  noise: (effect, context) => ({
    happens: context.say('mission.effect.noise', { where: areaWords('to', effect.in, context) }),
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

function tellCard({ card, to }: EffectOf<'card'>, context: MissionContext): EffectClause {
  const things = context.say('mission.effect.card', { card: cardWords(card, context) });
  if (to !== 'first-player-choice') return { gets: things };
  return { happens: context.say('mission.effect.by-choice', { things }) };
}

function toFirstSpawnZone({ which }: EffectOf<'to-first-spawn-zone'>, context: MissionContext): EffectClause {
  const { words, count } = which
    ? everyOne(spawnTokens(which, context), context)
    : { words: context.say('mission.effect.that-token'), count: 1 };
  return { happens: context.say('mission.effect.to-first-spawn-zone', { what: words, count }) };
}

function removeTokens(effect: EffectOf<'remove-tokens'>, context: MissionContext): EffectClause {
  const { words, count } = everyOne(spawnTokens(effect.which ?? {}, context), context);
  const where = effect.in === undefined ? undefined : areaWords('in', effect.in, context);
  return {
    happens: context.say('mission.effect.remove-tokens', { what: withPlace(words, where, context), count }),
  };
}

function flipTile({ tile, adrenaline }: EffectOf<'flip-tile'>, context: MissionContext): EffectClause {
  const named = tile === undefined ? context.say('mission.tile-at-hand') : tileWords(tile, context);
  const key = adrenaline ? 'mission.effect.flip-tile-for-adrenaline' : 'mission.effect.flip-tile';
  return { happens: context.say(key, { tile: named }) };
}

function zombiesAppear(effect: EffectOf<'zombies'>, context: MissionContext): EffectClause {
  const { kind, count = 1 } = effect;
  const some = (number: number) => {
    return number === 1
      ? context.say(`zombie.a.${kind}`)
      : context.say(`count.zombie.${kind}`, { count: number });
  };
  const zombies = per(count, some, context);
  const where = areaWords('each', effect.in, context);
  // `2 Walkers appear`, but `a Walker for each survivor appears`.
  const form = typeof count === 'number' ? count : count.times;
  return { happens: context.say('mission.effect.zombies', { zombies, where, count: form }) };
}

/** So many, or so many for each of something. */
function per(amount: Amount, some: (count: number) => string, { say }: MissionContext): string {
  if (typeof amount === 'number') return some(amount);
  return say(`mission.per.${amount.per}`, { some: some(amount.times) });
}
