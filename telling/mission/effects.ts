import type { Amount, Effect } from '../../schemas';
import { anyOne, everyOne } from './amounts';
import { companions, companionsAside } from './companions';
import type { MissionContext } from './context';
import { clauses, withPlace } from './grammar';
import { areaWords, cardWords, counterWords, holdWords, machineWords, tileWords } from './names';
import { objectiveNamed, objectives } from './objectives';
import { spawnTokens } from './spawn-tokens';

type EffectWord = Effect['effect'];
type EffectOf<Word extends EffectWord> = Extract<Effect, { effect: Word }>;

/** Something for the survivor at hand, or anything else that happens. */
type Deed = { readonly gets: string } | { readonly happens: string };

/** A word without a sentence does not compile. */
type EffectTellers = {
  readonly [Word in EffectWord]: (effect: EffectOf<Word>, context: MissionContext) => Deed;
};

const tellers: EffectTellers = {
  adrenaline: ({ amount }, context) => ({
    gets: per(amount, (count) => context.say('mission.adrenaline', { count }), context),
  }),
  'bounty-weapon': ({ from }, { say }) => ({
    gets: say(from === undefined ? 'mission.effect.bounty-weapon' : 'mission.effect.bounty-weapon-aside'),
  }),
  card: cardDeed,
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
    happens: context.say(context.isTrainThere ? 'mission.effect.train-starts' : 'mission.effect.train-comes'),
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
  count: ({ counter, by = 1 }, context) => {
    const key = by < 0 ? 'mission.effect.count-down' : 'mission.effect.count-up';
    return { happens: context.say(key, { counter: counterWords(counter, context), by: Math.abs(by) }) };
  },
  lose: (_effect, { say }) => ({ happens: say('mission.effect.lose') }),
};

/** Everything that happens, one thing after the other. What somebody gets in a row is said at once. */
export function effectWords(effects: readonly Effect[], context: MissionContext): string {
  const said: string[] = [];
  let gifts: string[] = [];
  const giveAll = () => {
    if (gifts.length > 0) said.push(context.say('mission.effect.gets', { things: context.and(gifts) }));
    gifts = [];
  };
  for (const effect of effects) {
    const deed = deedOf(effect, context);
    if ('gets' in deed) gifts.push(deed.gets);
    else {
      giveAll();
      said.push(deed.happens);
    }
  }
  giveAll();
  return clauses(said, context);
}

function deedOf(effect: Effect, context: MissionContext): Deed {
  const teller = tellers[effect.effect] as (effect: Effect, context: MissionContext) => Deed;
  return teller(effect, context);
}

function cardDeed({ card, to }: EffectOf<'card'>, context: MissionContext): Deed {
  const things = context.say('mission.effect.card', { card: cardWords(card, context) });
  if (to !== 'first-player-choice') return { gets: things };
  return { happens: context.say('mission.effect.by-choice', { things }) };
}

function toFirstSpawnZone({ which }: EffectOf<'to-first-spawn-zone'>, context: MissionContext): Deed {
  const { words, count } = which
    ? everyOne(spawnTokens(which, context), context)
    : { words: context.say('mission.effect.that-token'), count: 1 };
  return { happens: context.say('mission.effect.to-first-spawn-zone', { what: words, count }) };
}

function removeTokens(effect: EffectOf<'remove-tokens'>, context: MissionContext): Deed {
  const { words, count } = everyOne(spawnTokens(effect.which ?? {}, context), context);
  const where = effect.in === undefined ? undefined : areaWords('in', effect.in, context);
  return {
    happens: context.say('mission.effect.remove-tokens', { what: withPlace(words, where, context), count }),
  };
}

function flipTile({ tile, adrenaline }: EffectOf<'flip-tile'>, context: MissionContext): Deed {
  const named = tile === undefined ? context.say('mission.tile-at-hand') : tileWords(tile, context);
  const key = adrenaline ? 'mission.effect.flip-tile-for-adrenaline' : 'mission.effect.flip-tile';
  return { happens: context.say(key, { tile: named }) };
}

function zombiesAppear(effect: EffectOf<'zombies'>, context: MissionContext): Deed {
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
