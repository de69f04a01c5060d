import { Eye, TriangleAlert, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Tab } from '../document/tab';
import { useSentences, useSession } from '../session/session-context';
import { useIsUnsaved, useTabNames } from '../session/use-files';
import './tab-bar.css';

/** What the tab in sight shows. */
export const TAB_PANEL = 'mission-in-sight';

export function tabId({ key }: Tab): string {
  return `tab-${key}`;
}

/** The open missions, of which one is in sight. */
export function TabBar() {
  const say = useSentences();
  const { tabs } = useSession();
  const { tabs: open, active } = useStore(tabs.store);
  const names = useTabNames(open);
  const list = useRef<HTMLDivElement>(null);
  const go = (event: KeyboardEvent, to: number) => {
    const tab = open[(to + open.length) % open.length];
    if (!tab) return;
    event.preventDefault();
    tabs.show(tab);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[open.indexOf(tab)]?.focus();
  };
  const hear = (event: KeyboardEvent, at: number) => {
    if (event.key === 'ArrowRight') go(event, at + 1);
    else if (event.key === 'ArrowLeft') go(event, at - 1);
    else if (event.key === 'Home') go(event, 0);
    else if (event.key === 'End') go(event, -1);
  };
  return (
    <nav className="tab-bar-place" aria-label={say('files.tabs')}>
      <div className="tab-bar" role="tablist" aria-label={say('files.tabs')} ref={list}>
        {open.map((tab, index) => (
          <TabOfMission
            key={tab.key}
            tab={tab}
            name={names[index] ?? ''}
            isActive={tab === active}
            // While the start screen is in sight none is chosen, and keyboards begin with the first.
            isReached={tab === active || (!active && index === 0)}
            onKey={(event) => hear(event, index)}
          />
        ))}
      </div>
    </nav>
  );
}

interface TabOfMissionProps {
  tab: Tab;
  name: string;
  isActive: boolean;
  isReached: boolean;
  onKey: (event: KeyboardEvent) => void;
}

function TabOfMission({ tab, name, isActive, isReached, onKey }: TabOfMissionProps) {
  const say = useSentences();
  const { tabs, files } = useSession();
  const isUnsaved = useIsUnsaved(tab);
  const { isReadOnly, notKept, document, folder, name: file } = useStore(tab.file);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isActive]);
  const close = () => void files.close(tab);
  return (
    <div
      ref={element}
      role="tab"
      id={tabId(tab)}
      className="tab"
      aria-controls={isActive ? TAB_PANEL : undefined}
      aria-selected={isActive}
      tabIndex={isReached ? 0 : -1}
      title={document === undefined ? name : folder === undefined ? file : `${folder}/${file}`}
      onClick={() => tabs.show(tab)}
      onKeyDown={(event) => {
        if (event.key === 'Delete') {
          event.preventDefault();
          close();
        } else if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          tabs.show(tab);
        } else onKey(event);
      }}
      onMouseDown={(event) => {
        // The middle button would begin to scroll.
        if (event.button === 1) event.preventDefault();
      }}
      onAuxClick={(event) => {
        if (event.button === 1) close();
      }}
    >
      {isReadOnly ? <Eye className="tab-sign" aria-hidden="true" /> : null}
      <span className="tab-name">{name}</span>
      {isReadOnly ? <span className="tab-words">{say('files.read-only')}</span> : null}
      {isUnsaved ? (
        <>
          <span className="tab-unsaved" aria-hidden="true" />
          <span className="tab-words">{say('files.unsaved')}</span>
        </>
      ) : null}
      {notKept === undefined ? null : (
        <>
          <TriangleAlert className="tab-sign" aria-hidden="true" />
          <span className="tab-words">{say('files.not-kept')}</span>
        </>
      )}
      {/* A tab holds nothing that keyboards could go to: they close it with Delete. */}
      <span
        className="tab-close"
        aria-hidden="true"
        title={say('files.tab.close')}
        onClick={(event) => {
          event.stopPropagation();
          close();
        }}
      >
        <X />
      </span>
    </div>
  );
}
