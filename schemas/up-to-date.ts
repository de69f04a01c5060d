import { currentVersions, type DocumentKind, recognise } from './format';
import { judgeSchema, standIns, wholeLists } from './judge';
import { migrations } from './migrate';
import { below, isObject } from './pointer';
import { isError, type Problem, problem } from './problem';
import { type Judged, judgeAndMend, type Origins } from './salvage';

/** A document of any version there was. */
interface Versioned {
  readonly kind: DocumentKind;
  readonly version: number;
  readonly document: Record<string, unknown>;
}

/** Through every version from that of the file to today's, each judged by its own frozen schema. */
export function upToDate({ kind, version, document }: Versioned, language: string, origins: Origins): Judged {
  const steps = migrations[kind].filter(({ from }) => from >= version);
  if (steps.length !== currentVersions[kind] - version) {
    return { problems: [problem('unknown-version', '/format', { version })], leftOut: [] };
  }
  const spare = standIns(kind, document, language);
  return steps.reduce<Judged>(
    (before, { read, validator, needed, migrate }) => {
      if (before.sound === undefined) return before;
      const judged = judgeAndMend(
        read(before.sound, language),
        (old) => judgeSchema(old, validator),
        needed,
        spare,
        wholeLists[kind],
        origins,
      );
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

/** What some documents bring along under a key: a document of its own, of a version of its own. */
const broughtAlong: Partial<Record<DocumentKind, Readonly<Record<string, DocumentKind>>>> = {
  replay: { mission: 'mission' },
  game: { mission: 'mission' },
  journey: { campaign: 'campaign' },
};

type WithParts = { readonly document: unknown } | { readonly problems: Problem[] };

/** The same for what a document brings along. Of that nothing can be left out: it would be something else. */
export function withPartsUpToDate(document: unknown, kind: DocumentKind, language: string): WithParts {
  if (kind === 'campaign') return withMissionsUpToDate(document, language);
  let whole = document;
  for (const [key, partKind] of Object.entries(broughtAlong[kind] ?? {})) {
    if (!isObject(whole) || !Object.hasOwn(whole, key)) continue;
    const part = partUpToDate(whole[key], partKind, language);
    if ('problems' in part) {
      const inside = (one: Problem) => ({ ...one, pointer: below('', key) + one.pointer });
      return { problems: part.problems.map(inside) };
    }
    whole = { ...whole, [key]: part.document };
  }
  return { document: whole };
}

function partUpToDate(part: unknown, kind: DocumentKind, language: string): WithParts {
  const recognised = recognise(part, [kind]);
  if (!recognised.ok) {
    // What claims to be nothing of the kind, today's schema has its words for.
    return recognised.problem.code === 'too-new' ? { problems: [recognised.problem] } : { document: part };
  }
  const { problems, sound } = upToDate(recognised, language, new Map());
  return problems.length > 0 ? { problems } : withPartsUpToDate(sound, kind, language);
}

/** A campaign brings a list of missions along, each of a version of its own. */
function withMissionsUpToDate(campaign: unknown, language: string): WithParts {
  if (!isObject(campaign) || !Array.isArray(campaign.missions)) return { document: campaign };
  const missions: unknown[] = [];
  for (const [index, one] of (campaign.missions as unknown[]).entries()) {
    if (!isObject(one) || !Object.hasOwn(one, 'mission')) {
      missions.push(one);
      continue;
    }
    const part = partUpToDate(one.mission, 'mission', language);
    if ('problems' in part) {
      const place = below(below(below('', 'missions'), index), 'mission');
      return { problems: part.problems.map((found) => ({ ...found, pointer: place + found.pointer })) };
    }
    // It was taken of the mission in its old words.
    const { hash, ...others } = one;
    missions.push(part.document === one.mission ? one : { ...others, mission: part.document });
  }
  return { document: { ...campaign, missions } };
}
