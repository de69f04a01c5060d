import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { boardPalettes } from '../../../drawing/palette';
import { textIn } from '../../../languages';
import { FindDialog } from '../../panels/find/find-dialog';
import { CountStrip } from '../../panels/palette/count-strip';
import { Palette } from '../../panels/palette/palette';
import { isOpen } from '../../session/folding';
import { useSentences, useSessionState } from '../../session/session-context';
import { useShownTheme } from '../../session/shown-theme';
import { useEditorState, useLaidOut, useMission, useTab } from '../../session/tab-context';
import { editorOf } from '../../systems/editor-of';
import { BoardNotices } from '../notices';
import { TAB_PANEL, tabId } from '../tab-bar';
import { AheadControl } from './ahead-control';
import { EditorBoard } from './board';
import { SidePanels } from './side-panels';
import { Toolbar } from './toolbar';
import { VariantSwitch } from './variant-switch';
import './editor-screen.css';

/** The panels that there may be more room for. */
const WIDE: ReadonlySet<string> = new Set(['goals', 'rules', 'file']);

/** A mission on the table: the palette, the board, and what there is to know and to say of it. */
export function EditorScreen() {
  const tab = useTab();
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const title = useMission((mission) => textIn(mission.title, language));
  const tool = useEditorState((state) => state.tool);
  const said = useEditorState((state) => state.said);
  const isReadOnly = useSessionState((state) => state.active?.isReadOnly ?? false);
  const folding = useSessionState((state) => state.folding);
  const paletteIsOpen = isOpen(folding, 'palette', { isReadOnly });
  const propertiesAreOpen = isOpen(folding, 'properties', { isReadOnly });
  const isWide = useSessionState(({ asLeft }) => asLeft.isWide && WIDE.has(asLeft.lower));
  const palette = boardPalettes[useShownTheme()];
  const main = useRef<HTMLElement>(null);
  const laid = useLaidOut();
  const isKnown = editorOf(laid.mission.system).ahead.isKnown(laid);
  const round = useStore(tab.view.store, ({ ahead }) => ahead);
  // A look ahead is over when something else comes into sight.
  useEffect(() => () => tab.view.lookAhead(undefined), [tab]);
  // The button that was pressed is gone, and keyboards must go on from somewhere; those that go along the tabs stay there.
  useEffect(() => {
    if (!document.activeElement?.matches('[role=tab]:focus-visible')) main.current?.focus();
  }, []);
  // What had the focus may have been folded away.
  useEffect(() => {
    if (document.activeElement?.closest('aside[hidden]')) main.current?.focus();
  }, [paletteIsOpen, propertiesAreOpen]);
  return (
    <main className="editor" ref={main} tabIndex={-1} aria-label={title}>
      <div role="tabpanel" id={TAB_PANEL} className="tab-panel" aria-labelledby={tabId(tab)}>
        <Toolbar />
        <div className="editor-body">
          {isReadOnly ? null : (
            <aside hidden={!paletteIsOpen} className="editor-palette" aria-label={say('palette.title')}>
              <Palette palette={palette} onTaken={() => focusBoard(main.current)} />
            </aside>
          )}
          <div className="editor-middle">
            <VariantSwitch />
            <BoardNotices />
            <EditorBoard ahead={isKnown ? round : undefined} />
            {isKnown ? <AheadControl laid={laid} round={round} onRound={tab.view.lookAhead} /> : null}
            <p className="editor-hint" aria-live="polite" data-refused={said !== undefined}>
              {said
                ? say(said.key, said.parameters)
                : say(isReadOnly && tool === 'select' ? 'tool.select.hint.read-only' : `tool.${tool}.hint`)}
            </p>
            <CountStrip palette={palette} />
          </div>
          <aside
            hidden={!propertiesAreOpen}
            className="editor-side"
            data-wide={isWide}
            aria-label={say('editor.side')}
          >
            <SidePanels />
          </aside>
        </div>
      </div>
      <FindDialog />
    </main>
  );
}

/** What was taken from the palette by key is laid down by key. */
function focusBoard(screen: HTMLElement | null): void {
  screen?.querySelector<HTMLElement>('.editor-board [tabindex]')?.focus();
}
