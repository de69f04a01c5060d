import { Tabs } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { useSentences } from '../session/session-context';
import { LogPanel } from './log/log-panel';
import { WhatIfPanel } from './what-if/what-if-panel';
import './side.css';

/** What is beside the board: what has happened, and what the author can do about it. */
export function Side() {
  const say = useSentences();
  const side = useRef<HTMLElement>(null);
  // The folded log that was pressed for it is gone, and keyboards go on here.
  useEffect(() => {
    if (document.activeElement === document.body)
      side.current?.querySelector<HTMLElement>('[role=tab]')?.focus();
  }, []);
  return (
    <aside className="play-side" ref={side}>
      <Tabs.Root className="panel-tabs" defaultValue="log" activationMode="manual">
        <Tabs.List className="panel-tab-list" aria-label={say('play.side')}>
          <Tabs.Trigger value="log" className="panel-tab">
            {say('play.log')}
          </Tabs.Trigger>
          <Tabs.Trigger value="what-if" className="panel-tab">
            {say('what-if.title')}
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="log" className="panel-content" tabIndex={-1}>
          <LogPanel />
        </Tabs.Content>
        <Tabs.Content value="what-if" className="panel-content" tabIndex={-1}>
          <WhatIfPanel />
        </Tabs.Content>
      </Tabs.Root>
    </aside>
  );
}
