import type { Effect, Goal, Rule } from '../generated/types';
import { below } from '../pointer';
import { type Problem, type ProblemCode, problem } from '../problem';

/** As much of a mission, or of a situation, as its goals and rules speak of. */
interface Spoken {
  /** The tiles; where nobody says which there are, any may be meant. */
  readonly placements?: readonly Named[] | undefined;
  readonly tokens?: readonly Named[] | undefined;
  readonly aside?: readonly Named[] | undefined;
  readonly areas?: readonly Named[] | undefined;
  readonly goals?: readonly Goal[] | undefined;
  readonly rules?: readonly Rule[] | undefined;
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
    ]),
  ];
}

/** The areas that every mission has. */
export const BUILT_IN_AREAS = ['aboard', 'exit', 'start', 'first-spawn-zone'] as const;

type Kind = 'area' | 'group' | 'machine' | 'objective' | 'rule' | 'counter' | 'holder' | 'tile';
type Known = Readonly<Record<Kind, ReadonlySet<string> | undefined>>;

/** What the words of the language name, where they hold a name; a few of the same word hold something else. */
const KINDS: Readonly<Record<string, Kind>> = {
  in: 'area',
  area: 'area',
  over: 'area',
  along: 'area',
  group: 'group',
  except: 'group',
  machine: 'machine',
  with: 'machine',
  beside: 'machine',
  into: 'holder',
  objective: 'objective',
  done: 'rule',
  counter: 'counter',
  tile: 'tile',
};

const CODES = {
  area: 'unknown-area',
  group: 'unknown-group',
  machine: 'unknown-machine',
  objective: 'unknown-objective',
  rule: 'unknown-rule',
  counter: 'unknown-counter',
  holder: 'unknown-machine',
  tile: 'unknown-placement',
} as const satisfies Record<Kind, ProblemCode>;

function knownNames({ placements, tokens = [], areas = [], aside = [], rules = [] }: Spoken): Known {
  const ids = (items: readonly Named[]) => items.map(({ id }) => id);
  const machines = ids(tokens.filter(({ kind }) => kind === 'machine'));
  const ownAreas = ids(areas);
  return {
    area: new Set([...ownAreas, ...BUILT_IN_AREAS]),
    group: new Set([...tokens, ...aside].flatMap(({ group }) => group ?? [])),
    machine: new Set(machines),
    objective: new Set(ids(tokens.filter(({ kind }) => kind === 'objective'))),
    // Only what does something can have been done.
    rule: new Set(ids(rules.filter((rule) => 'do' in rule))),
    counter: new Set(
      rules.flatMap((rule) =>
        effectsOf(rule).flatMap((effect) => (effect.effect === 'count' ? effect.counter : [])),
      ),
    ),
    holder: new Set([...machines, ...ownAreas]),
    tile: placements && new Set(ids(placements)),
  };
}

function unknownNames(part: unknown, pointer: string, known: Known): Problem[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    const kind = Object.hasOwn(KINDS, key) ? KINDS[key] : undefined;
    const at = below(pointer, key);
    if (typeof value !== 'string') return unknownNames(value, at, known);
    if (kind === undefined || (known[kind]?.has(value) ?? true)) return [];
    return [problem(CODES[kind], at, { id: value })];
  });
}

/** Where nobody has done anything there is nobody whom something could be for. */
function nobodyAtHand(rule: Rule, pointer: string): Problem[] {
  const isByNobody = 'asSoonAs' in rule || ('when' in rule && BY_NOBODY.has(rule.when.event));
  const isAtSetUp = 'when' in rule && rule.when.event === 'set-up';
  const isAboutToken =
    'when' in rule && rule.when.event === 'used' && rule.when.on !== undefined && 'token' in rule.when.on;
  return effectsOf(rule).flatMap((effect, index) => {
    const at = `${pointer}/do/${index}`;
    if (isByNobody && isForSomebody(effect)) return [problem('no-taker', at, { effect: effect.effect })];
    if (SET_UP_ONLY.has(effect.effect) && !isAtSetUp)
      return [problem('too-late', at, { effect: effect.effect })];
    if (!isAboutToken && isAboutTokenAtHand(effect)) {
      return [problem('no-token-at-hand', at, { effect: effect.effect })];
    }
    return [];
  });
}

/** Beside a restriction, a price or words the schema lets the beginning of a rule stand that does nothing. */
function nothingDone(rule: Rule, pointer: string): Problem[] {
  const begins = BEGINNINGS.some((beginning) => beginning in rule);
  return begins && !('do' in rule) ? [problem('missing', pointer, { key: 'do' })] : [];
}

const BEGINNINGS = ['when', 'asSoonAs', 'action'];

/** What only makes sense before the first round. */
const SET_UP_ONLY: ReadonlySet<string> = new Set(['scatter', 'spread-survivors']);

const BY_NOBODY: ReadonlySet<string> = new Set([
  'set-up',
  'round-begins',
  'end-phase',
  'stepped-off',
  'train-enters',
  'train-reaches',
  'zombie-rides-off',
]);

function isForSomebody(effect: Effect): boolean {
  if (effect.effect === 'card') return effect.to !== 'first-player-choice';
  return ['adrenaline', 'bounty-weapon', 'companion', 'load'].includes(effect.effect);
}

function isAboutTokenAtHand(effect: Effect): boolean {
  if (effect.effect === 'to-first-spawn-zone') return effect.which === undefined;
  return effect.effect === 'flip-tile' && effect.tile === undefined;
}

function effectsOf(rule: Rule): readonly Effect[] {
  return 'do' in rule ? rule.do : [];
}
