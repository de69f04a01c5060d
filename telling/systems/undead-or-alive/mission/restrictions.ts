import type { Restriction, RestrictionsOf } from '../../../../schemas';
import { anyAtAll } from '../../../mission/amounts';
import type { MissionContext } from '../../../mission/context';

import { withPlace } from '../../../mission/grammar';

import { actionName, ruleByNumber } from '../../../mission/names';

import { companions } from './companions';
import { type Concerned, concernedWords, isForAll } from './concerned';
import { oneOfCards } from './holding';
import { areaWords, machineWords } from './names';
import { objectives } from './objectives';
import { spawnTokens } from './spawn-tokens';
import { anySurvivor, placeWords, skillWords } from './whereabouts';

type Word = RestrictionsOf<'undead-or-alive'>['what'];
type RestrictionOf<W extends Word> = Extract<Restriction, { what: W }>;

/** A word without a sentence does not compile. */
type RestrictionTellers = {
  readonly [W in Word]: (restriction: RestrictionOf<W>, context: MissionContext) => string;
};

const tellers: RestrictionTellers = {
  take: (restriction, context) => {
    const { words, count } = anyAtAll(objectives(restriction, context), context);
    return byWhom(context.say('mission.forbid.take', { what: words, count }), restriction, context);
  },
  rally: (restriction, context) => {
    const { words, count } = anyAtAll(companions(restriction, context), context);
    return byWhom(context.say('mission.forbid.rally', { who: words, count }), restriction, context);
  },
  enter: (restriction, context) =>
    restriction.who === undefined ? closedToAll(restriction, context) : closedToSome(restriction, context),
  defeat: ({ of: those }, { say }) => say(`mission.forbid.defeat.${those ?? 'anybody'}`),
  'holy-water': (restriction, context) => {
    const { words } = anyAtAll(spawnTokens(restriction, context), context);
    return context.say('mission.forbid.holy-water', { what: words });
  },
  awaken: (restriction, context) => {
    const { words, count } = anyAtAll(spawnTokens(restriction, context), context);
    return context.say('mission.forbid.awaken', { what: words, count });
  },
  search: ({ who, in: place }, context) => {
    const words =
      who === undefined ? context.say('mission.forbid.search') : keptFrom('search', { who }, context);
    return withPlace(words, place === undefined ? undefined : placeWords('in', place, context), context);
  },
  spawn: (restriction, context) => {
    const { words } = anyAtAll(spawnTokens(restriction, context), context);
    const where = restriction.in === undefined ? undefined : placeWords('in', restriction.in, context);
    return context.say('mission.forbid.spawn', { what: withPlace(words, where, context) });
  },
  exit: (restriction, context) =>
    isForAll(restriction) ? context.say('mission.forbid.exit') : keptFrom('exit', restriction, context),
  move: (restriction, context) => keptFrom('move', restriction, context),
  trade: (restriction, context) => keptFrom('trade', restriction, context),
  melee: (restriction, context) => keptFrom('melee', restriction, context),
  ranged: (restriction, context) => keptFrom('ranged', restriction, context),
  reload: (restriction, context) => keptFrom('reload', restriction, context),
  'make-noise': (restriction, context) => keptFrom('make-noise', restriction, context),
  drive: (restriction, context) => keptFromMachine('drive', restriction, context),
  fire: (restriction, context) => keptFromMachine('fire', restriction, context),
  use: (restriction, context) =>
    keptFrom('use', restriction, context, { what: oneOfCards(restriction.card, context) }),
  do: (restriction, context) => {
    const { rule } = restriction;
    const what = actionName(rule, context);
    return what === undefined
      ? keptFrom('do-rule', restriction, context, { what: ruleByNumber(rule, context) })
      : keptFrom('do', restriction, context, { what });
  },
  skill: (restriction, context) => {
    const { skill } = restriction;
    if (skill === undefined) return keptFrom('skills', restriction, context);
    const what = isAbility(skill) ? context.say(`skill.of.${skill}`) : skillWords(skill, context);
    return keptFrom('skill', restriction, context, { what });
  },
};

function closedToAll(restriction: RestrictionOf<'enter'>, context: MissionContext): string {
  return 'area' in restriction
    ? context.say('mission.forbid.enter-area', { area: areaWords('area', restriction.area, context) })
    : context.say('mission.forbid.enter-machine', { machine: machineWords(restriction.machine, context) });
}

function closedToSome(restriction: RestrictionOf<'enter'>, context: MissionContext): string {
  const who = anySurvivor(restriction.who === 'all' ? undefined : restriction.who, context);
  return 'area' in restriction
    ? context.say('mission.forbid.enter-area-some', {
        who,
        area: areaWords('area', restriction.area, context),
      })
    : context.say('mission.forbid.enter-machine-some', {
        who,
        machine: machineWords(restriction.machine, context),
      });
}

type Deed =
  | 'exit'
  | 'search'
  | 'move'
  | 'trade'
  | 'melee'
  | 'ranged'
  | 'reload'
  | 'make-noise'
  | 'use'
  | 'do';

/** `survivors in ‘Mine’ cannot trade`. */
function keptFrom(
  deed: Deed | 'do-rule' | 'skill' | 'skills' | 'drive' | 'fire' | 'drive-any' | 'fire-any',
  restriction: Concerned,
  context: MissionContext,
  parameters: { readonly what?: string } = {},
): string {
  const { words: who, count } = concernedWords(restriction, context);
  return context.say('mission.forbid.deed', {
    who,
    count,
    deed: context.say(`mission.forbidden.${deed}`, { what: '', ...parameters }),
  });
}

function keptFromMachine(
  deed: 'drive' | 'fire',
  restriction: Concerned & { readonly machine?: string },
  context: MissionContext,
): string {
  const { machine } = restriction;
  if (machine === undefined) return keptFrom(`${deed}-any`, restriction, context);
  return keptFrom(deed, restriction, context, { what: machineWords(machine, context) });
}

function isAbility(skill: string): skill is 'charge' | 'vade-retro' {
  return skill === 'charge' || skill === 'vade-retro';
}

/** What cannot be done, by those whom it cannot be done by. */
function byWhom(words: string, restriction: Concerned, context: MissionContext): string {
  if (isForAll(restriction)) return words;
  return context.say('mission.forbid.by', { words, who: concernedWords(restriction, context).words });
}

type AnyTeller = (restriction: never, context: MissionContext) => string;

const found: Readonly<Record<string, AnyTeller | undefined>> = tellers;

export function restrictionWords(restriction: Restriction, context: MissionContext): string {
  const teller = found[restriction.what];
  if (!teller) throw new Error(`No mission of this game forbids ${restriction.what}`);
  return teller(restriction as never, context);
}
