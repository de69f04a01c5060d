import { builtInAreas, missionWords, nameKinds } from '../generated/mission-words';
import type { Effect, Goal, Mission, OwnKind, People, Rule } from '../generated/types';
import type { MissionWord, NameKind } from '../mission-word';
import { below } from '../pointer';
import { type Problem, type ProblemCode, problem } from '../problem';
import { allEffects, effectLists } from './effects';
import { kindsIn } from './kinds';

/** As much of a mission, or of a situation, as its goals and rules speak of. */
interface Spoken {
  /** The tiles; where nobody says which there are, any may be meant. */
  readonly placements?: readonly Named[] | undefined;
  readonly tokens?: readonly Named[] | undefined;
  readonly aside?: readonly Named[] | undefined;
  readonly areas?: readonly Named[] | undefined;
  readonly decks?: readonly Named[] | undefined;
  readonly kinds?: readonly OwnKind[] | undefined;
  readonly goals?: readonly Goal[] | undefined;
  readonly rules?: readonly Rule[] | undefined;
  readonly grades?: Mission['grades'];
  readonly counters?: readonly Named[] | undefined;
}

interface Named {
  readonly id: string;
  readonly kind?: string;
  readonly group?: string | undefined;
}

/** What goals and rules speak of, and there is not; they may be part of a larger whole. */
export function languageReferences(mission: Spoken, root = '', within = mission): Problem[] {
  const known = knownNames(within);
  return [
    ...(mission.goals ?? []).flatMap((goal, index) => unknownNames(goal, `${root}/goals/${index}`, known)),
    ...(mission.rules ?? []).flatMap((rule, index) => [
      ...unknownNames(rule, `${root}/rules/${index}`, known),
      ...nobodyAtHand(rule, `${root}/rules/${index}`),
      ...nothingDone(rule, `${root}/rules/${index}`),
      ...tooDeep(rule, `${root}/rules/${index}`),
    ]),
    ...(mission.grades ?? []).flatMap((grade, index) =>
      unknownNames(grade, `${root}/grades/${index}`, known),
    ),
  ];
}

type Known = Readonly<Record<NameKind, ReadonlySet<string> | undefined>>;

const CODES = {
  area: 'unknown-area',
  group: 'unknown-group',
  machine: 'unknown-machine',
  objective: 'unknown-objective',
  rule: 'unknown-rule',
  counter: 'unknown-counter',
  holder: 'unknown-machine',
  tile: 'unknown-placement',
  deck: 'unknown-deck',
  kind: 'unknown-kind',
} as const satisfies Record<NameKind, ProblemCode>;

export function knownNames({
  placements,
  tokens = [],
  areas = [],
  aside = [],
  decks = [],
  rules = [],
  kinds = [],
  counters = [],
}: Spoken): Known {
  const ids = (items: readonly Named[]) => items.map(({ id }) => id);
  const machines = ids(tokens.filter(({ kind }) => kind === 'machine'));
  const ownAreas = ids(areas);
  return {
    area: new Set([...ownAreas, ...builtInAreas]),
    group: new Set([...tokens, ...aside].flatMap(({ group }) => group ?? [])),
    machine: new Set(machines),
    objective: new Set(ids(tokens.filter(({ kind }) => kind === 'objective'))),
    // Only what does something can have been done.
    rule: new Set(ids(rules.filter((rule) => 'do' in rule))),
    // One that has a name is there though nothing counts it: an earlier mission of a campaign may have.
    counter: new Set([
      ...ids(counters),
      ...rules.flatMap((rule) =>
        allEffects(rule).flatMap((effect) => (effect.effect === 'count' ? effect.counter : [])),
      ),
    ]),
    holder: new Set([...machines, ...ownAreas]),
    tile: placements && new Set(ids(placements)),
    deck: new Set([...ids(decks), ...builtInDecks]),
    kind: kindsIn({ kinds }),
  };
}

/** Where cards come from in every mission. */
export const builtInDecks: readonly string[] = ['equipment', 'discards', 'reserve'];

function unknownNames(part: unknown, pointer: string, known: Known, kindOfAll?: NameKind): Problem[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    const kind = Object.hasOwn(nameKinds, key) ? nameKinds[key] : kindOfAll;
    const at = below(pointer, key);
    // What is listed is of the kind of the list.
    if (typeof value !== 'string')
      return unknownNames(value, at, known, Array.isArray(value) ? kind : undefined);
    if (kind === undefined || isWordForPeople(key, value) || (known[kind]?.has(value) ?? true)) return [];
    return [problem(CODES[kind], at, { id: value })];
  });
}

/** Objectives are excepted by their group, people by a word; something goes to a place, or to people. */
function isWordForPeople(key: string, value: string): boolean {
  return key === 'except' ? value === 'doer' : key === 'to' && FOR_SOMEBODY.has(value);
}

const FOR_SOMEBODY = new Set<string>([
  'doer',
  'taker',
  'all',
  'others',
  'one',
  'lot',
  'first-player-choice',
] satisfies (Extract<People, string> | 'first-player-choice')[]);

/** Where nobody has done anything there is nobody whom something could be for, unless it is done for each of some. */
function nobodyAtHand(rule: Rule, pointer: string): Problem[] {
  const isByNobody = 'asSoonAs' in rule || ('when' in rule && eventWords.get(rule.when.event)?.byNobody);
  const isAboutToken =
    'when' in rule && rule.when.event === 'used' && rule.when.on !== undefined && 'token' in rule.when.on;
  const event = 'when' in rule ? rule.when.event : undefined;
  return effectLists(rule).flatMap(({ effects, pointer: list, isForEach, isLater }) =>
    effects.flatMap((effect, index) => {
      const at = `${pointer}${list}/${index}`;
      const word = effectWords.get(effect.effect);
      const needs = word && isAtHandNeeded(word, effect) ? word.needs : undefined;
      if (isByNobody && !isForEach && needs === 'doer') {
        return [problem('no-taker', at, { effect: effect.effect })];
      }
      if (word?.only !== undefined && (word.only !== event || isLater)) {
        return [problem('too-late', at, { effect: effect.effect })];
      }
      if (!isAboutToken && needs === 'token') {
        return [problem('no-token-at-hand', at, { effect: effect.effect })];
      }
      return [];
    }),
  );
}

/** What happens by an outcome of an outcome of an outcome... nobody follows. */
const DEEPEST = 4;

function tooDeep(rule: Rule, pointer: string): Problem[] {
  const list = effectLists(rule).find(({ depth }) => depth > DEEPEST);
  return list ? [problem('effects-too-deep', `${pointer}${list.pointer}`, { most: DEEPEST })] : [];
}

const byName = (words: readonly MissionWord[]) => new Map(words.map((word) => [word.word, word]));
export const eventWords = byName(missionWords.events);
const effectWords = byName(missionWords.effects);

/** Unless it says itself whom or what it is about. */
function isAtHandNeeded({ unless }: MissionWord, effect: Effect): boolean {
  if (unless === undefined) return true;
  const said = new Map<string, unknown>(Object.entries(effect));
  if (typeof unless === 'string') return isWhoeverIsAtHand(said.get(unless));
  return !Object.entries(unless).every(([key, value]) => said.get(key) === value);
}

/** Nobody is named, or by a word for whoever has done it. */
function isWhoeverIsAtHand(said: unknown): boolean {
  return said === undefined || said === 'doer' || said === 'taker';
}

/** Beside a restriction, a price or words the schema lets the beginning of a rule stand that does nothing. */
function nothingDone(rule: Rule, pointer: string): Problem[] {
  const begins = BEGINNINGS.some((beginning) => beginning in rule);
  return begins && !('do' in rule) ? [problem('missing', pointer, { key: 'do' })] : [];
}

const BEGINNINGS = ['when', 'asSoonAs', 'action'];
