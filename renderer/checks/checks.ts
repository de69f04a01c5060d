import { strayAnnotations } from '../../drawing/board/annotations';
import {
  type BoardProblem,
  type FaceProblem,
  type OwnWordsProblem,
  ownWordsProblems,
  stockFace,
} from '../../engine';
import type { Language, Noun, Say } from '../../languages';
import { type LeftOut, loadValue, type Mission, type Problem } from '../../schemas';
import type { LaidOut } from '../document/laid-out';
import { findPart, keyOf } from '../document/parts';
import type { FileState } from '../document/tab';
import { type ZoneWords, zoneWordsOn } from '../document/zone-words';
import { type Check, type Findings, severities } from './check';
import { checksForAuthor } from './checks-for-author';
import { forAllNumbers, withNumbers } from './for-numbers';
import { nameless } from './nameless';
import { storiesOfNothing } from './stories-of-nothing';
import { tried } from './trial';
import { whereIs } from './where-is';

/** What was odd about the file of a mission. */
export type OddInFile = Pick<FileState, 'leftOut' | 'warnings'>;

export interface CheckCounts {
  readonly errors: number;
  /** Other things to look at. */
  readonly notes: number;
  /** Nothing of the file is wrong or odd; there may be things for its author to think of. */
  readonly isSound: boolean;
}

export function countChecks(checks: readonly Check[]): CheckCounts {
  const errors = checks.filter(({ severity }) => severity === 'error').length;
  const isSound = checks.every(({ severity }) => severity === 'note');
  return { errors, notes: checks.length - errors, isSound };
}

/** Errors first: with them, what is on the screen is not the mission that was meant. */
export function findingsOf(
  laidOut: LaidOut,
  { leftOut, warnings }: OddInFile,
  language: Language,
  say: Say,
  zoneCodes = false,
): Findings {
  const forNumbers = forAllNumbers(laidOut).map((some) => {
    const { numbers, variant, tried: survivors, laid } = some;
    const trial = tried(laid, survivors);
    const words = zoneWordsOn(laid, language, zoneCodes);
    const checks = [
      ...checksForAuthor(laid, trial, words, say),
      ...storiesOfNothing(laidOut.mission, some, language, say),
    ];
    return { numbers, variant, trial, checks };
  });
  const { mission, faces, boardProblems, faceProblems } = laidOut;
  const zoneWords = zoneWordsOn(laidOut, language, zoneCodes);
  const checks: Check[] = [
    ...leftOut.map((part) => leftOutCheck(part, say)),
    ...boardProblems.map((problem) => ({
      ...check(withNames(problem, laidOut, zoneWords), say),
      parts: problem.placements.map((id) => keyOf('tile', id)),
    })),
    ...faceProblems.map((problem) => ofFace(problem.face, mission, check(problem, say), say)),
    ...fileProblems(mission, language).map((problem) => ({
      ...check(problem, say),
      ...whereIs(problem.pointer, mission),
    })),
    // What was odd about the text of the file is not to be seen in the mission any more.
    ...warnings.filter(({ code }) => code === 'key-twice').map((problem) => check(problem, say)),
    ...ownWordsProblems(mission).map((problem) => ({
      ...check(problem, say),
      ...whereIs(problem.pointer, mission),
    })),
    ...strayAnnotations(mission, faces, language).map((id): Check => {
      const keys = [keyOf('label', id), keyOf('arrow', id)];
      const parts = keys.filter((key) => findPart(mission, key) !== undefined);
      return { severity: 'warning', words: say('checks.far-away', { id }), parts };
    }),
    ...nameless(mission, language, say),
    ...withNumbers(forNumbers, language, say),
  ];
  const inOrder = severities.flatMap((weight) => checks.filter(({ severity }) => severity === weight));
  const train = forNumbers.find(({ trial }) => trial.facts?.train)?.trial.facts?.train;
  return { checks: onceEach(inOrder), ...(train && { train }) };
}

/** What would be said of the mission if its file were opened: drawing leads past much that is not right yet. */
function fileProblems(mission: Mission, language: Language): readonly Problem[] {
  const loaded = loadValue(mission, 'mission', { language, faces: stockFace });
  return loaded.ok ? loaded.warnings : loaded.problems;
}

/** The board finds some of what a file is refused for. */
function onceEach(checks: readonly Check[]): Check[] {
  const said = new Map<string, Check>();
  for (const one of checks) {
    const key = `${one.words}\n${one.hint ?? ''}\n${one.parts.join(' ')}`;
    if (!said.has(key)) said.set(key, one);
  }
  return [...said.values()];
}

const leftOutLists = [
  'placements',
  'tokens',
  'labels',
  'arrows',
  'faces',
  'areas',
  'goals',
  'rules',
  'variants',
] as const;

function leftOutCheck({ name, pointer, reason }: LeftOut, say: Say): Check {
  const [, list, index] = pointer.split('/');
  const part = leftOutLists.find((known) => known === list);
  // What has no id is named by its list and its number already.
  const isNamed = part && index !== undefined && name !== `${list} ${Number(index) + 1}`;
  const what = isNamed ? say(`part.${part}`, { id: name }) : name;
  const words = say('checks.left-out', { name: what, reason: check(reason, say).words });
  return { severity: 'error', words, parts: [] };
}

type AnyProblem = Told<Problem> | Told<BoardProblem> | Told<FaceProblem> | Told<OwnWordsProblem>;
type Told<P> = Omit<P, 'parameters'> & {
  readonly parameters: Readonly<Record<string, string | number | Noun>>;
};

/** A street by its name, where the file has a part of it. */
function withNames(problem: BoardProblem, { board }: LaidOut, zoneWords: ZoneWords): Told<BoardProblem> {
  const parameters = Object.entries(problem.parameters).map(([name, value]) => {
    const zone = board.zones[board.zoneOf(String(value)) ?? -1];
    return [name, zone ? zoneWords(zone) : value] as const;
  });
  return { ...problem, parameters: Object.fromEntries(parameters) };
}

function check({ severity, code, parameters, hint }: AnyProblem, say: Say): Check {
  const words = say(`problem.${code}`, parameters);
  return hint === undefined
    ? { severity, words, parts: [] }
    : { severity, words, hint: say(`problem.${hint}.hint`, parameters), parts: [] };
}

/** A zone's name says little where several faces have one of that name. */
function ofFace(
  face: string | undefined,
  { placements }: Mission,
  { words, ...rest }: Check,
  say: Say,
): Check {
  if (face === undefined) return { words, ...rest };
  const parts = placements.filter((tile) => tile.face === face).map(({ id }) => keyOf('tile', id));
  return { ...rest, words: say('checks.of-face', { face, problem: words }), parts };
}
