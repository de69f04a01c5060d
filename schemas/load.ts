import { type DocumentKind, recognise } from './format';
import type {
  Campaign,
  GameFile,
  Journey,
  Mission,
  Replay,
  Scenario,
  TileFace,
  Tileset,
} from './generated/types';
import { judgeDocument, neededKeys, standIns, wholeLists } from './judge';
import { parseJson } from './parse';
import { firstProblems, type Problem } from './problem';
import type { FaceSource } from './references/tiles';
import { judgeAndMend, type LeftOut, type Origins, unknownTiles } from './salvage';
import { normaliseTexts } from './texts';
import { upToDate, withPartsUpToDate } from './up-to-date';

export interface Documents {
  mission: Mission;
  tileset: Tileset;
  tile: TileFace;
  scenario: Scenario;
  replay: Replay;
  game: GameFile;
  campaign: Campaign;
  journey: Journey;
}

export type Loaded<K extends DocumentKind = DocumentKind> =
  | {
      ok: true;
      kind: K;
      document: Documents[K];
      warnings: Problem[];
      /** The version the file was written in, before any migration. */
      version: number;
    }
  | { ok: false; problems: Problem[]; salvage?: Salvage<K> };

/** What is left of a broken document when its broken parts are left out, and which these are. */
export interface Salvage<K extends DocumentKind = DocumentKind> {
  kind: K;
  document: Documents[K];
  leftOut: LeftOut[];
}

export interface LoadOptions {
  /** The language of words that a file gives as plain strings. */
  language?: string;
  /** Faces that missions use without bringing them along; without it, unknown faces are not looked for. */
  faces?: FaceSource;
  /** Somebody is at work on it: goals may speak of what is not there, and pieces stand where nothing can. */
  unfinished?: boolean;
}

/** From the text of a file to a document, or to named problems and what can be saved. It never throws. */
export function loadDocument<K extends DocumentKind>(
  text: string,
  wanted: K | readonly K[],
  options: LoadOptions = {},
): Loaded<K> {
  const parsed = parseJson(text);
  if (!parsed.ok) return { ok: false, problems: [parsed.problem] };
  return withWarnings(parsed.warnings, judgeValue(parsed.value, wanted, options));
}

/** The same for a value that is parsed already. */
export function loadValue<K extends DocumentKind>(
  value: unknown,
  wanted: K | readonly K[],
  options: LoadOptions = {},
): Loaded<K> {
  return withWarnings([], judgeValue(value, wanted, options));
}

function withWarnings<K extends DocumentKind>(warnings: readonly Problem[], loaded: Loaded<K>): Loaded<K> {
  return loaded.ok
    ? { ...loaded, warnings: firstProblems([...warnings, ...loaded.warnings]) }
    : { ...loaded, problems: firstProblems([...loaded.problems, ...warnings]) };
}

function judgeValue<K extends DocumentKind>(
  value: unknown,
  wanted: K | readonly K[],
  options: LoadOptions,
): Loaded<K> {
  const recognised = recognise(value, typeof wanted === 'string' ? [wanted] : wanted);
  if (!recognised.ok) return { ok: false, problems: [recognised.problem] };
  const { kind, version, document } = recognised;
  const language = options.language ?? 'en';
  const origins: Origins = new Map();
  const migrated = upToDate({ kind, version, document }, language, origins);
  if (migrated.sound === undefined) return { ok: false, problems: migrated.problems };
  const whole = withPartsUpToDate(migrated.sound, kind, language);
  if ('problems' in whole) return { ok: false, problems: whole.problems };
  const judged = judgeAndMend(
    normaliseTexts(whole.document, kind, language),
    (document) => judgeDocument(kind, document, options),
    neededKeys[kind],
    standIns(kind, document, language),
    wholeLists[kind],
    origins,
  );
  // What follows from parts that are missing since a migration is a reason to leave out more, but no news.
  const isMended = migrated.leftOut.length > 0;
  if (judged.sound === undefined) {
    return { ok: false, problems: isMended ? migrated.problems : judged.problems };
  }
  const leftOut = [...migrated.leftOut, ...judged.leftOut];
  const problems = isMended
    ? [...unknownTiles(leftOut, migrated.leftOut.length), ...migrated.problems]
    : judged.problems;
  // Sound but for keys that no schema knows: they are warned of, and kept.
  const sound = judged.sound as Documents[K];
  if (leftOut.length > 0) return { ok: false, problems, salvage: { kind, document: sound, leftOut } };
  return { ok: true, kind, document: sound, warnings: problems, version };
}
