import { type StartProblem, systemOf, type TokenSort } from '../../engine';
import type { Say, SentenceKey } from '../../languages';
import type { FactsSpawnTokens, FactsWarning, Mission, MissionFacts } from '../../schemas';
import { factsWarning, placeName, spawnTokenWords } from '../../telling/facts';
import { startWords } from '../../telling/reasons';
import { kindIn, kindsFor, sortIn } from '../document/kinds';
import type { LaidOut } from '../document/laid-out';
import { findPart, keyOf, type PartKey } from '../document/parts';
import { documentOf } from '../document/systems';
import { zoneOfToken } from '../document/zone-at';
import type { ZoneWords } from '../document/zone-words';
import type { Check } from './check';
import type { Trial } from './trial';

/** What is missing before the mission can be played, and what its author may not have meant. */
export function checksForAuthor(laid: LaidOut, trial: Trial, zoneWords: ZoneWords, say: Say): Check[] {
  const { mission } = laid;
  return [
    ...missing(mission).map((code) => note(say(`checks.${code}` as SentenceKey))),
    ...tilesApart(laid, say),
    ...documentOf(mission.system)
      .doubts(mission)
      .map(({ words, tokens }) =>
        note(
          say(words),
          tokens.map((id) => keyOf('token', id)),
        ),
      ),
    ...notesOfTrial(trial, laid, zoneWords, say),
  ];
}

function note(words: string, parts: readonly PartKey[] = []): Check {
  return { severity: 'note', words, parts };
}

/** Everything without which no game begins, by the codes of problems: to set one up would find out one at a time. */
export function missing(mission: Mission): string[] {
  const { placements, goals = [], tokens = [] } = mission;
  const sorts = new Set(tokens.map((token) => sortIn(mission, token)));
  return [
    ...(placements.length > 0 || systemOf(mission.system).content.startsBare ? [] : [EMPTY_BOARD]),
    ...neededSorts(mission).flatMap((sort) => (sorts.has(sort) ? [] : (sort.needed ?? []))),
    ...(goals.length > 0 ? [] : [NO_GOALS]),
  ];
}

const [EMPTY_BOARD, NO_GOALS] = ['empty-board', 'no-goals'];

/** The sorts of token of which every mission has one. */
function neededSorts(mission: Mission): TokenSort[] {
  return kindsFor(mission).flatMap(({ sorts }) => sorts.filter(({ needed }) => needed !== undefined));
}

/** Tiles that nobody can come to on foot. */
function tilesApart({ mission, faces, board }: LaidOut, say: Say): Check[] {
  const starts = (mission.tokens ?? []).flatMap((token) => {
    const zone =
      kindIn(mission, token)?.role === 'start' ? zoneOfToken(token, mission, faces, board) : undefined;
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
  EMPTY_BOARD,
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
    neededSorts(mission).some(({ needed }) => needed === refused.code) ||
    (refused.code === NO_GOALS && (mission.goals ?? []).length === 0);
  return [
    ...(isSaid ? [] : [refusal(refused, mission, say)]),
    ...(facts?.spawnTokens?.isNear ? [spawnTokensNear(facts.spawnTokens, mission, say)] : []),
    ...(facts?.warnings.map((warning) => ofFacts(warning, facts, laid, zoneWords, say)) ?? []),
  ];
}

/** The tokens that the mission lays; those that are printed are no parts of it. */
function spawnTokensNear(spawnTokens: FactsSpawnTokens, mission: Mission, say: Say): Check {
  const sources = (mission.tokens ?? []).filter((token) => kindIn(mission, token)?.role === 'source');
  const laid = sources.map(({ id }) => keyOf('token', id));
  return note(spawnTokenWords(spawnTokens, say), laid);
}

function refusal(problem: StartProblem, mission: Mission, say: Say): Check {
  const words = say('checks.not-playable', { reason: startWords(problem, say, mission.system) });
  return note(words, partsNamed(Object.values(problem.parameters), mission));
}

function ofFacts(
  warning: FactsWarning,
  facts: MissionFacts,
  laid: LaidOut,
  zoneWords: ZoneWords,
  say: Say,
): Check {
  const { mission, board } = laid;
  const called = (id: string) => {
    const zone = board.zones.find((one) => one.id === id);
    return zone ? zoneWords(zone) : id;
  };
  const place = (id: string) => placeName(id, facts, mission, called, say);
  return note(factsWarning(warning, called, place, say), partsNamed(warning.places ?? [], mission));
}

function partsNamed(ids: readonly (string | number)[], mission: Mission): PartKey[] {
  return ids
    .flatMap((id) => [keyOf('token', String(id)), keyOf('tile', String(id))])
    .filter((key) => findPart(mission, key) !== undefined);
}
