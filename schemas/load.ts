import { withMissions } from './embedded';
import { currentVersions, type DocumentKind, recognise } from './format';
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
import { judgeDocument, judgeSchema, neededKeys, titleKeys, wholeLists } from './judge';
import { migrations } from './migrate';
import { parseJson } from './parse';
import { isObject } from './pointer';
import { firstProblems, isError, type Problem, problem } from './problem';
import type { FaceSource } from './references/tiles';
import { type Judged, judgeAndMend, type LeftOut } from './salvage';
import { normaliseTexts } from './texts';

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
  const migrated = migrate(document, kind, version, language);
  if (migrated.sound === undefined) return { ok: false, problems: migrated.problems };
  const judged = judgeAndMend(
    normaliseTexts(withMissionsOfToday(migrated.sound, kind, language), kind, language),
    (document) => judgeDocument(kind, document, options),
    neededKeys[kind],
    kind in titleKeys ? { [titleKeys[kind] as string]: { [language]: document.id } } : {},
    wholeLists[kind],
  );
  // What follows from parts that are missing since a migration is a reason to leave out more, but no news.
  const problems = migrated.leftOut.length > 0 ? migrated.problems : judged.problems;
  if (judged.sound === undefined) return { ok: false, problems };
  // Sound but for keys that no schema knows: they are warned of, and kept.
  const sound = judged.sound as Documents[K];
  const leftOut = [...migrated.leftOut, ...judged.leftOut];
  if (leftOut.length > 0) return { ok: false, problems, salvage: { kind, document: sound, leftOut } };
  return { ok: true, kind, document: sound, warnings: problems, version };
}

/** Campaigns bring missions along, which may be older than they are. */
function withMissionsOfToday(document: unknown, kind: DocumentKind, language: string): unknown {
  const renewed = (mission: unknown) => {
    const recognised = recognise(mission, ['mission']);
    if (!recognised.ok || recognised.version === currentVersions.mission) return mission;
    const migrated = migrate(recognised.document, 'mission', recognised.version, language);
    return migrated.leftOut.length > 0 ? mission : (migrated.sound ?? mission);
  };
  if (kind === 'campaign') return withMissions(document, renewed);
  if (kind !== 'journey' || !isObject(document) || !isObject(document.campaign)) return document;
  return { ...document, campaign: withMissions(document.campaign, renewed) };
}

/** Through every version from that of the file to today's, each judged by its own frozen schema. */
function migrate(document: unknown, kind: DocumentKind, version: number, language: string): Judged {
  const steps = migrations[kind].filter(({ from }) => from >= version);
  if (steps.length !== currentVersions[kind] - version) {
    return { problems: [problem('unknown-version', '/format', { version })], leftOut: [] };
  }
  return steps.reduce<Judged>(
    (before, { validator, needed, migrate }) => {
      if (before.sound === undefined) return before;
      const judged = judgeAndMend(before.sound, (old) => judgeSchema(old, validator), needed);
      // Warnings alone are for today's schema to give: it sees the same keys where they have come to stand.
      const isBroken = judged.problems.some(isError);
      return {
        problems: isBroken ? [...before.problems, ...judged.problems] : before.problems,
        leftOut: [...before.leftOut, ...judged.leftOut],
        sound: judged.sound === undefined ? undefined : migrate(judged.sound, language),
      };
    },
    { problems: [], leftOut: [], sound: document },
  );
}
