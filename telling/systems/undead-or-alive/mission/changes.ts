import type { Change, Place } from '../../../../schemas';
import { everyOne } from '../../../mission/amounts';
import type { MissionContext } from '../../../mission/context';
import { concernedWords, isForAll } from './concerned';
import { zombies } from './countables';
import { areaWords } from './names';
import { placeWords } from './whereabouts';

type Word = Change['what'];
type ChangeOf<W extends Word> = Extract<Change, { what: W }>;

/** A word without a sentence does not compile. */
type ChangeTellers = { readonly [W in Word]: (change: ChangeOf<W>, context: MissionContext) => string };

const tellers: ChangeTellers = {
  sight: ({ range, of, ...whom }, context) => {
    const who = of === 'zombies' ? zombiesIn(whom, context) : concernedWords(whom, context).words;
    const both = of === undefined && whom.who === undefined;
    const all = both ? context.and([who, zombiesIn(whom, context)]) : who;
    if (range === 0) return context.say('mission.change.sight.own', { who: all });
    return context.say('mission.change.sight', { who: all, count: range });
  },
  hidden: (change, context) =>
    context.say('mission.change.hidden', { who: concernedWords(change, context).words }),
  'sight-blocked': ({ area }, context) =>
    context.say('mission.change.sight-blocked', { area: areaWords('area', area, context) }),
  combat: (change, context) => {
    const deeds = context.say(`mission.change.combat.${change.mode ?? 'any'}`);
    const said = { deeds, worth: worthWords(change, context) };
    if (isForAll(change)) return context.say('mission.change.combat', said);
    return context.say('mission.change.combat.of', { ...said, who: concernedWords(change, context).words });
  },
  actions: (change, context) => {
    const { words: who } = concernedWords(change, context);
    const count = Math.abs(change.by);
    return context.say(`mission.change.actions.${change.by < 0 ? 'fewer' : 'more'}`, { who, count });
  },
  zombies: (change, context) => {
    const { words } = everyOne(zombies(change.kind, context), context);
    const powers = powersWords(change, context);
    // What is not said yet, or takes nothing away and adds nothing, leaves them as they are.
    const what = powers.length === 0 ? context.say('mission.change.zombie.usual') : context.and(powers);
    return context.say('mission.change.zombies-are', { zombies: words, what });
  },
  noise: ({ in: place }, context) =>
    context.say('mission.change.noise', {
      where: placeWords('in', place, context),
      to: placeWords('area', place, context),
    }),
};

function zombiesIn({ in: place }: { readonly in?: Place | undefined }, context: MissionContext): string {
  const zombies = context.say('mission.change.zombies');
  if (place === undefined) return zombies;
  return context.say('mission.how', { how: zombies, where: placeWords('in', place, context) });
}

const POWERS = ['health', 'damage', 'actions', 'adrenaline'] as const;

function powersWords(change: ChangeOf<'zombies'>, { say }: MissionContext): string[] {
  return POWERS.flatMap((power) => {
    const amount = change[power] ?? 0;
    if (amount === 0) return [];
    return [
      say(`mission.change.zombie.${power}.${amount < 0 ? 'less' : 'more'}`, { count: Math.abs(amount) }),
    ];
  });
}

function worthWords(change: ChangeOf<'combat'>, { say }: MissionContext): string {
  const [what, amount] =
    'accuracy' in change
      ? (['accuracy', change.accuracy] as const)
      : 'dice' in change
        ? (['dice', change.dice] as const)
        : (['damage', change.damage] as const);
  return say(`mission.change.${what}.${amount < 0 ? 'less' : 'more'}`, { count: Math.abs(amount) });
}

export function changeWords(change: Change, context: MissionContext): string {
  return (tellers[change.what] as (change: Change, context: MissionContext) => string)(change, context);
}
