import type { Expectation, Given, Scenario } from '../generated/types';
import { below } from '../pointer';
import { type Problem, problem } from '../problem';
import { duplicateIds } from './ids';
import { kindProblems, kindsIn, unknownKind } from './kinds';
import { languageReferences } from './language';
import { goalProblems } from './mission';
import { tileReferences } from './tile';
import { type FaceSource, Tiles } from './tiles';
import { foreignInSituation } from './words';

/** What a schema cannot say about a situation, as far as neither geometry nor rules are needed. */
export function scenarioReferences(scenario: Scenario, stock?: FaceSource): Problem[] {
  const { tiles, faces = [], given, steps } = scenario;
  const known = new Tiles({ placements: tiles, faces }, stock);
  const turning = given.train?.tiles ?? [];
  return [
    ...duplicateIds(tiles, '/tiles'),
    ...tiles.flatMap(({ face }, index) => known.unknownFace(face, `/tiles/${index}/face`)),
    ...duplicateIds(faces, '/faces'),
    ...faces.flatMap((face, index) => tileReferences(face, `/faces/${index}`)),
    ...sameTwice(given),
    ...turning.flatMap((id, index) => known.unknownPlacement(id, `/given/train/tiles/${index}`)),
    ...program(given),
    ...kindsCounted(scenario),
    ...foreignInSituation(scenario),
    ...[
      ...givenParts(given),
      ...steps.flatMap(({ expect = [] }, step) => expectedParts(expect, step)),
    ].flatMap(([part, pointer]) =>
      // The tiles of a train show their other faces, too, before all is over.
      turning.some((id) => part.startsWith(`${id}.`)) ? [] : known.unknownPart(part, pointer),
    ),
  ];
}

type PartAt = readonly [part: string, pointer: string];

/** Nobody and nothing is in two places at once. */
function sameTwice({
  survivors,
  companions = [],
  spawn = [],
  objectives = [],
  machines = [],
}: Given): Problem[] {
  const people = new Set<string>();
  const twice = (list: readonly { who?: string }[], pointer: string) =>
    list.flatMap(({ who }, index) => {
      if (who === undefined) return [];
      if (people.has(who)) return [problem('duplicate-id', `${pointer}/${index}/who`, { id: who })];
      people.add(who);
      return [];
    });
  const pieces = new Set<string>();
  return [
    ...twice(survivors, '/given/survivors'),
    ...twice(companions, '/given/companions'),
    ...duplicateIds(spawn, '/given/spawn', pieces),
    ...duplicateIds(objectives, '/given/objectives', pieces),
    ...duplicateIds(machines, '/given/machines', pieces),
  ];
}

/** The mission that a situation is part of. */
function program(given: Given): Problem[] {
  const { goals = [], rules = [] } = given;
  return [
    ...goalProblems(goals, '/given/goals', new Set()),
    ...duplicateIds(rules, '/given/rules'),
    ...languageReferences(asMission(given), '/given'),
  ];
}

/** What lies there, as goals and rules speak of it. */
function asMission(given: Given): Parameters<typeof languageReferences>[0] {
  const {
    goals,
    rules,
    areas,
    aside,
    decks,
    kinds,
    counters,
    companions = [],
    spawn = [],
    objectives = [],
    machines = [],
  } = given;
  return {
    goals,
    rules,
    areas,
    aside,
    decks,
    kinds,
    counters,
    tokens: [
      ...companions.map(({ group }, index) => ({ id: `companion-${index + 1}`, group })),
      ...spawn,
      ...objectives.map((token) => ({ ...token, kind: 'objective' })),
      ...machines.map(({ id }) => ({ id, kind: 'machine' })),
    ],
  };
}

/** How many there are of kinds that the situation has, and no others. */
function kindsCounted({ given, steps }: Scenario): Problem[] {
  const known = kindsIn(given);
  const unknown = (counts: object | undefined, pointer: string) =>
    Object.keys(counts ?? {}).flatMap((id) => unknownKind(id, below(pointer, id), known));
  return [
    ...kindProblems(given.kinds, '/given/kinds'),
    ...(given.zombies ?? []).flatMap(({ kinds }, index) => unknown(kinds, `/given/zombies/${index}/kinds`)),
    ...steps.flatMap(({ expect = [] }, step) =>
      expect.flatMap((wanted, index) =>
        'zombies' in wanted
          ? unknown(wanted.zombies.kinds, `/steps/${step}/expect/${index}/zombies/kinds`)
          : [],
      ),
    ),
  ];
}

function givenParts(given: Given): PartAt[] {
  const {
    survivors,
    companions = [],
    zombies = [],
    noise,
    spawn = [],
    objectives = [],
    machines = [],
  } = given;
  const lists = { survivors, companions, zombies, spawn, objectives, machines };
  return [
    ...Object.entries(lists).flatMap(([key, list]) =>
      list.flatMap(({ at }, index): PartAt[] =>
        at === undefined ? [] : [[at, `/given/${key}/${index}/at`]],
      ),
    ),
    ...(noise ? [[noise.at, '/given/noise/at'] as const] : []),
    ...(['start', 'exit'] as const).flatMap((key) =>
      (given[key] ?? []).map((part, index): PartAt => [part, below(`/given/${key}`, index)]),
    ),
  ];
}

function expectedParts(expectations: readonly Expectation[], step: number): PartAt[] {
  return expectations.flatMap((expectation, index) =>
    Object.entries(expectation).flatMap(([key, wanted]: [string, unknown]): PartAt[] => {
      if (!placed.has(key) || typeof wanted !== 'object' || wanted === null || !('at' in wanted)) return [];
      const pointer = `/steps/${step}/expect/${index}/${key}/at`;
      return typeof wanted.at === 'string' ? [[wanted.at, pointer]] : [];
    }),
  );
}

/** Expectations that say where something is; in events and actions the word may mean anything. */
const placed: ReadonlySet<string> = new Set([
  'survivor',
  'zombies',
  'noise',
  'spawn',
  'objective',
  'machine',
]);
