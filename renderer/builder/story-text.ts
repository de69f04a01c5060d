import {
  type Goal,
  loadValue,
  type Mission,
  missionFormat,
  parseJson,
  type Rule,
  writeDocument,
} from '../../schemas';
import type { StoriesToPaste } from '../document/commands/paste-stories';
import { mostStories } from '../document/commands/story';
import { isRecord } from './forms';
import { namesIn } from './unknown';

export interface CopiedStories extends StoriesToPaste {
  /** The game that they are of; a program that knows others may have copied them. */
  readonly system: string;
}

/** A key that missions do not have: what is copied of one is no mission to be opened. */
const MARK = 'stories';

// Not every shell may read the system's clipboard, or write to it: what was copied last is kept here as well.
let kept = '';
let shared = '';

/** As text for the clipboard: a mission of nothing else. */
export function copyStories(
  mission: Mission,
  list: 'goals' | 'rules',
  stories: readonly (Goal | Rule)[],
): Promise<void> {
  const text = writeStories(mission, list, stories);
  kept = text;
  const shareIt = () => {
    shared = text;
  };
  // The desktop shell refuses.
  return navigator.clipboard.writeText(text).then(shareIt, () => undefined);
}

/** What was copied last, here or elsewhere; nothing where the clipboard has got something else since. */
export async function copiedStories(): Promise<CopiedStories | undefined> {
  const text = await navigator.clipboard.readText().catch(() => kept);
  return readStories(text) ?? (kept === shared ? undefined : readStories(kept));
}

export function writeStories(
  mission: Mission,
  list: 'goals' | 'rules',
  stories: readonly (Goal | Rule)[],
): string {
  const named = new Set(namesIn(stories).map(({ id }) => id));
  const ofThese = (names: Mission['groups']) => (names ?? []).filter(({ id }) => named.has(id));
  const copied: Mission = {
    format: missionFormat,
    id: MARK,
    title: { en: MARK },
    system: mission.system,
    placements: [],
    [list]: stories,
    counters: ofThese(mission.counters),
    groups: ofThese(mission.groups),
  };
  return writeDocument(Object.assign(copied, { [MARK]: list }));
}

/** Whatever is on the clipboard may be anything; what is broken of it is left out. */
export function readStories(text: string): CopiedStories | undefined {
  if (!text.includes(`"${MARK}"`)) return undefined;
  const parsed = parseJson(text);
  if (!parsed.ok || !isRecord(parsed.value)) return undefined;
  const { [MARK]: list, ...value } = parsed.value;
  if (list !== 'goals' && list !== 'rules') return undefined;
  const { [list]: all } = value;
  const most = mostStories[list];
  const isTooMany = Array.isArray(all) && all.length > most;
  // No mission has so many, or would be read with them: as many as could be tell whose they are, and nothing is pasted.
  const loaded = loadValue(isTooMany ? { ...value, [list]: all.slice(0, most) } : value, 'mission', {
    unfinished: true,
  });
  const mission = loaded.ok ? loaded.document : loaded.salvage?.document;
  const stories = mission?.[list] ?? [];
  if (!mission || stories.length === 0) return undefined;
  const { system, counters, groups } = mission;
  return {
    list,
    stories,
    system,
    ...(isTooMany && { count: all.length }),
    ...(counters && { counters }),
    ...(groups && { groups }),
  };
}
