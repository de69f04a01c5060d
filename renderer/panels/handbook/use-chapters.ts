import { useMemo } from 'react';
import { useStore } from 'zustand';
import { type SystemId, systems } from '../../../engine';
import type { Language } from '../../../languages';
import type { HandbookChapter } from '../../handbook/entry';
import { wordChapters } from '../../handbook/word-chapters';
import { useSession, useSessionState } from '../../session/session-context';
import { windowOf } from '../../systems';

const known = new Map<string, readonly HandbookChapter[]>();
const rules = new Map<string, readonly HandbookChapter[]>();

/** The rules of a game, without the words of missions. */
export function ruleChaptersOf(system: SystemId, language: Language): readonly HandbookChapter[] {
  const key = `${system} ${language}`;
  const chapters = rules.get(key) ?? windowOf(system).handbook?.(language) ?? [];
  rules.set(key, chapters);
  return chapters;
}

/** All that the handbook of a game has: its rules first, then the words of missions. */
export function chaptersOf(system: SystemId, language: Language): readonly HandbookChapter[] {
  const key = `${system} ${language}`;
  const chapters = known.get(key) ?? [...ruleChaptersOf(system, language), ...wordChapters(system, language)];
  known.set(key, chapters);
  return chapters;
}

/** Of the game that is in sight, or else of the first there is. */
export function useChapters(): readonly HandbookChapter[] {
  const language = useSessionState((state) => state.language);
  const { tabs } = useSession();
  const system = useStore(tabs.store, ({ active }) => active?.document.store.getState().mission.system);
  return useMemo(() => chaptersOf(system ?? anyGame(), language), [system, language]);
}

function anyGame(): SystemId {
  const [first] = Object.values(systems);
  if (!first) throw new Error('There is no game');
  return first.id;
}
