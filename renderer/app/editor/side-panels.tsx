import { Tabs } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { SentenceKey } from '../../../languages';
import { focusCard } from '../../panels/builder/pointing-out';
import { StoryPanel } from '../../panels/builder/story-panel';
import { ChecksPanel } from '../../panels/checks-panel';
import { FilePanel } from '../../panels/file/file-panel';
import { HistoryPanel } from '../../panels/history-panel';
import { PiecesPanel } from '../../panels/pieces/pieces-panel';
import { PropertiesPanel } from '../../panels/properties/properties-panel';
import { useLead } from '../../panels/use-lead';
import { ZonePanel } from '../../panels/zone-panel';
import { useSentences, useSession, useSessionState } from '../../session/session-context';
import { useTab } from '../../session/tab-context';
import './side-panels.css';

interface Panel {
  readonly id: string;
  readonly name: SentenceKey;
  readonly content: ReactNode;
}

const upper: readonly Panel[] = [
  { id: 'properties', name: 'panel.properties', content: <PropertiesPanel /> },
  { id: 'zone', name: 'panel.zone', content: <ZonePanel /> },
];

const lower: readonly Panel[] = [
  { id: 'pieces', name: 'panel.pieces', content: <PiecesPanel /> },
  { id: 'goals', name: 'panel.goals', content: <StoryPanel list="goals" /> },
  { id: 'rules', name: 'panel.rules', content: <StoryPanel list="rules" /> },
  { id: 'checks', name: 'panel.checks', content: <ChecksPanel /> },
  { id: 'history', name: 'panel.history', content: <HistoryPanel /> },
  { id: 'file', name: 'panel.file', content: <FilePanel /> },
];

/** What is beside the board: above, what is selected or pointed at; below, the mission from one side or another. */
export function SidePanels() {
  return (
    <>
      <PanelTabs side="upper" panels={upper} />
      <PanelTabs side="lower" panels={lower} />
    </>
  );
}

function PanelTabs({ side, panels }: { side: 'upper' | 'lower'; panels: readonly Panel[] }) {
  const say = useSentences();
  const { leave } = useSession();
  const { document } = useTab();
  const shown = useSessionState(({ asLeft }) => asLeft[side]);
  const setShown = (panel: string) => leave({ [side]: panel });
  const root = useRef<HTMLDivElement>(null);
  useLead((place) => {
    if ('field' in place) {
      if (side !== 'upper') return false;
      flushSync(() => setShown('properties'));
      focusField(root.current, place.field);
      return true;
    }
    if (!('panel' in place) || !panels.some(({ id }) => id === place.panel)) return false;
    flushSync(() => {
      setShown(place.panel);
      // What only other variants have is not in sight.
      const { variant } = place.story ?? {};
      if (variant !== undefined) document.lookAt(variant);
    });
    if (!place.story || !focusCard(root.current, place.story)) {
      root.current?.querySelector<HTMLElement>('[data-state=active] > [tabindex="0"]')?.focus();
    }
    return true;
  });
  return (
    <Tabs.Root
      ref={root}
      className="panel-tabs"
      value={shown}
      onValueChange={setShown}
      activationMode="manual"
    >
      <Tabs.List className="panel-tab-list" aria-label={say(`panel.${side}`)}>
        {panels.map(({ id, name }) => (
          <Tabs.Trigger key={id} value={id} className="panel-tab" data-panel={id}>
            {say(name)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {panels.map(({ id, content }) => (
        <Tabs.Content key={id} value={id} className="panel-content" tabIndex={-1}>
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

/** What is beside the board by the name of its field; where that is not in sight, the focus stays where it was. */
function focusField(panels: HTMLElement | null, name: string): void {
  const field = panels?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  (field?.querySelector<HTMLElement>('textarea, input') ?? field)?.focus();
}
