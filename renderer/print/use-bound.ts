import { useEffect, useMemo, useState } from 'react';
import { type Language, textIn } from '../../languages';
import type { Recent } from '../../main/contract';
import type { Mission } from '../../schemas';
import type { Tab } from '../document/tab';
import { shortName } from '../files/file-names';
import { sampleIds, sampleNamed } from '../files/samples';
import { useSession, useSessionState } from '../session/session-context';
import { useTab } from '../session/tab-context';
import { useFiles } from '../session/use-files';
import { readRecent } from './read-recent';

/** Where missions that can be bound into a booklet are found. */
export type Shelf = 'open' | 'sample' | 'recent';

interface OnShelf {
  readonly key: string;
  readonly shelf: Shelf;
  readonly title: string;
}

/** A mission that can be ticked. */
export interface Bindable extends OnShelf {
  readonly isBound: boolean;
  /** It was ticked, and cannot be read. */
  readonly isLost: boolean;
}

interface Found {
  readonly bindables: readonly Bindable[];
  readonly bind: (key: string, isBound: boolean) => void;
  /** Those that are ticked, in the order in which they are listed; nothing as long as one of them is being read. */
  readonly missions: readonly Mission[] | undefined;
}

type Read = Mission | 'lost';

/** The missions of a booklet: those that are open, the samples and recent files; at first the one in sight. */
export function useBound(isWanted: boolean): Found {
  const session = useSession();
  const inSight = useTab();
  const language = useSessionState((state) => state.language);
  const recents = useFiles((state) => state.recents);
  const [samples, setSamples] = useState<ReadonlyMap<string, Mission>>(new Map());
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set([inSight.key]));
  const [read, setRead] = useState<ReadonlyMap<string, Read>>(new Map());
  const [tabs] = useState(() => session.tabs.store.getState().tabs);

  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    void Promise.all(sampleIds.map(sampleNamed)).then((all) => {
      const there = all.filter((sample) => sample !== undefined);
      if (!isOver) setSamples(new Map(there.map(({ id, mission }) => [`sample:${id}`, mission])));
    });
    return () => {
      isOver = true;
    };
  }, [isWanted]);

  const shelves = useMemo(
    () => shelvesOf({ tabs, samples, recents, language }),
    [tabs, samples, recents, language],
  );

  const bind = (key: string, isBound: boolean) => {
    const next = new Set(ticked);
    if (isBound) next.add(key);
    else next.delete(key);
    setTicked(next);
    const recent = key.startsWith('recent:') ? key.slice('recent:'.length) : undefined;
    if (!isBound || recent === undefined || read.get(key) !== undefined) return;
    void readRecent(session, recent).then((mission) =>
      setRead((before) => new Map(before).set(key, mission ?? 'lost')),
    );
  };

  const missions = useMemo(() => {
    const bound = shelves
      .filter(({ key }) => ticked.has(key))
      .map(({ key }): Read | undefined => {
        const tab = tabs.find((one) => one.key === key);
        return tab ? tab.document.store.getState().history.now : (samples.get(key) ?? read.get(key));
      });
    if (bound.includes(undefined)) return undefined;
    return bound.filter((one) => one !== undefined && one !== 'lost');
  }, [shelves, ticked, tabs, samples, read]);

  const bindables = shelves.map((one) => ({
    ...one,
    isBound: ticked.has(one.key),
    isLost: read.get(one.key) === 'lost',
  }));
  return { bindables, bind, missions };
}

interface Shelves {
  readonly tabs: readonly Tab[];
  readonly samples: ReadonlyMap<string, Mission>;
  readonly recents: readonly Recent[];
  readonly language: Language;
}

function shelvesOf({ tabs, samples, recents, language }: Shelves): readonly OnShelf[] {
  const files = tabs.map(({ file }) => file.getState());
  const isOpen = ({ name, folder }: Recent) =>
    files.some((file) => file.document !== undefined && file.name === name && file.folder === folder);
  return [
    ...tabs.map(({ key, document }) => {
      const title = textIn(document.store.getState().history.now.title, language);
      return { key, shelf: 'open' as const, title };
    }),
    ...[...samples].map(([key, { title }]) => ({
      key,
      shelf: 'sample' as const,
      title: textIn(title, language),
    })),
    ...recents
      .filter((recent) => recent.missing !== true && !isOpen(recent))
      .map(({ recent, name }) => ({
        key: `recent:${recent}`,
        shelf: 'recent' as const,
        title: shortName(name),
      })),
  ];
}
