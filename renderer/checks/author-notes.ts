import type { StartProblem } from '../../engine';
import type { Say, SentenceKey } from '../../languages';
import type { FactsSpawnTokens, FactsWarning, Mission, Token } from '../../schemas';
import { factsWarning, spawnTokenWords } from '../../telling/facts';
import { startWords } from '../../telling/reasons';
import type { LaidOut } from '../document/laid-out';
import { findPart, keyOf, type PartKey } from '../document/parts';
import { zoneOfToken } from '../document/zone-at';
import type { ZoneWords } from '../document/zone-words';
import type { Check } from './check';
import type { Trial } from './trial';

/** What is missing before the mission can be played, and what its author may not have meant. */
export function authorNotes(laid: LaidOut, trial: Trial, zoneWords: ZoneWords, say: Say): Check[] {
  const { mission } = laid;
  return [
    ...missing(mission).map((code) => note(say(missingNotes[code]))),
    ...tilesApart(laid, say),
    ...trainStays(mission, say),
    ...notesOfTrial(trial, laid, zoneWords, say),
  ];
}

function note(words: string, parts: readonly PartKey[] = []): Check {
  return { severity: 'note', words, parts };
}

/** What is missing, by the code for which a game would be refused. */
const missingNotes = {
  'empty-board': 'checks.no-tiles',
  'no-start-zone': 'checks.no-start',
  'no-starting-spawn-zone': 'checks.no-spawn',
  'no-goals': 'checks.no-goals',
} as const satisfies Record<StartProblem['code'], SentenceKey>;

type Missing = keyof typeof missingNotes;

/** Everything without which no game begins: to set one up would find out one thing at a time. */
export function missing({ placements, goals = [], tokens = [] }: Mission): Missing[] {
  const has = (isIt: (token: Token) => boolean) => tokens.some(isIt);
  const wanted: readonly (readonly [boolean, Missing])[] = [
    [placements.length > 0, 'empty-board'],
    [has(({ kind }) => kind === 'start'), 'no-start-zone'],
    [has((token) => token.kind === 'spawn' && token.spawn === 'starting'), 'no-starting-spawn-zone'],
    [goals.length > 0, 'no-goals'],
  ];
  return wanted.flatMap(([isThere, code]) => (isThere ? [] : [code]));
}

/** A train that is meant to drive, and is never started. */
function trainStays({ tokens = [], rules = [], variants = [] }: Mission, say: Say): Check[] {
  const trains = tokens.filter((token) => token.kind === 'train' && token.moves);
  const all = [...rules, ...variants.flatMap((variant) => variant.rules ?? [])];
  const isStarted = all.some(
    (rule) => 'do' in rule && rule.do.some(({ effect }) => effect === 'train-starts'),
  );
  if (trains.length === 0 || isStarted) return [];
  const keys = trains.map(({ id }) => keyOf('token', id));
  return [note(say('checks.train-stays'), keys)];
}

/** Tiles that nobody can come to on foot. */
function tilesApart({ mission, faces, board }: LaidOut, say: Say): Check[] {
  const starts = (mission.tokens ?? []).flatMap((token) => {
    const zone = token.kind === 'start' ? zoneOfToken(token, mission, faces, board) : undefined;
    return zone === undefined ? [] : [zone];
  });
  if (starts.length === 0) return [];
  const ways = starts.map((start) => board.distancesFrom(start));
  const reached = new Set(
    board.zones
      .filter(({ index }) => ways.some((moves) => moves[index] !== undefined))
      .flatMap(({ faceZones }) => faceZones.map(({ placement }) => placement)),
  );
  const apart = mission.placements.filter(({ id }) => !reached.has(id));
  if (apart.length === 0) return [];
  const tiles = apart.map(({ id, face }) => `${face} (${id})`).join(', ');
  const keys = apart.map(({ id }) => keyOf('tile', id));
  return [note(say('checks.tiles-apart', { count: apart.length, tiles }), keys)];
}

/** What was said in words of its own, here or among the problems of the file. */
const saidAlready: ReadonlySet<string> = new Set([
  ...['empty-board', 'no-start-zone', 'no-starting-spawn-zone'],
  ...['unknown-face', 'duplicate-id', 'tiles-overlap', 'board-too-fine', 'piece-outside'],
]);

function notesOfTrial(
  { refused, facts, stumbled }: Trial,
  laid: LaidOut,
  zoneWords: ZoneWords,
  say: Say,
): Check[] {
  if (stumbled) return [note(say('checks.not-tried'))];
  const { mission } = laid;
  const isSaid =
    refused === undefined ||
    saidAlready.has(refused.code) ||
    (refused.code === 'no-goals' && (mission.goals ?? []).length === 0);
  return [
    ...(isSaid ? [] : [refusal(refused, mission, say)]),
    ...(facts?.spawnTokens?.isNear ? [spawnTokensNear(facts.spawnTokens, mission, say)] : []),
    ...(facts?.warnings ?? []).map((warning) => ofFacts(warning, laid, zoneWords, say)),
  ];
}

/** The tokens that the mission lays; those that are printed are no parts of it. */
function spawnTokensNear(spawnTokens: FactsSpawnTokens, { tokens = [] }: Mission, say: Say): Check {
  const laid = tokens.filter(({ kind }) => kind === 'spawn').map(({ id }) => keyOf('token', id));
  return note(spawnTokenWords(spawnTokens, say), laid);
}

function refusal(problem: StartProblem, mission: Mission, say: Say): Check {
  const words = say('checks.not-playable', { reason: startWords(problem, say) });
  return note(words, partsNamed(Object.values(problem.parameters), mission));
}

function ofFacts(warning: FactsWarning, laid: LaidOut, zoneWords: ZoneWords, say: Say): Check {
  const { mission, board } = laid;
  const called = (id: string) => {
    const zone = board.zones.find((one) => one.id === id);
    return zone ? zoneWords(zone) : id;
  };
  return note(factsWarning(warning, called, say), partsNamed(warning.places ?? [], mission));
}

function partsNamed(ids: readonly (string | number)[], mission: Mission): PartKey[] {
  return ids
    .flatMap((id) => [keyOf('token', String(id)), keyOf('tile', String(id))])
    .filter((key) => findPart(mission, key) !== undefined);
}
