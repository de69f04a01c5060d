import { ContextMenu } from 'radix-ui';
import { useState } from 'react';
import { boardPalettes } from '../../../drawing/palette';
import { textIn } from '../../../languages';
import { type BoardMenuPlace, EditorCanvas } from '../../canvas/editor-canvas';
import { useSentences, useSessionState } from '../../session/session-context';
import { useShownTheme } from '../../session/shown-theme';
import { useEditor, useMission, useTab } from '../../session/tab-context';
import { editorOf } from '../../systems/editor-of';
import { BoardMenu } from './board-menu';

/** The canvas, with the menu that a right click opens on it. */
export function EditorBoard({ ahead }: { ahead: number | undefined }) {
  const [tab, editor] = [useTab(), useEditor()];
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const showing = useSessionState((state) => state.showing);
  const codes = useSessionState(({ settings }) => settings.zoneCodes);
  const system = useMission((mission) => mission.system);
  const title = useMission((mission) => textIn(mission.title, language));
  const palette = boardPalettes[useShownTheme()];
  const [place, setPlace] = useState<BoardMenuPlace>();
  const openMenu = (at: BoardMenuPlace) => {
    const [top] = at.keys;
    const { keys } = tab.selection.store.getState();
    if (top === undefined) tab.selection.set([]);
    else if (!at.keys.some((key) => keys.has(key))) tab.selection.set([top]);
    setPlace(at);
  };
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger asChild>
        <div className="editor-board">
          <EditorCanvas
            tab={tab}
            editor={editor}
            palette={palette}
            language={language}
            showing={{ ...showing, own: editorOf(system).aids, ahead, codes }}
            label={say('editor.board', { title })}
            onMenu={openMenu}
          />
        </div>
      </ContextMenu.Trigger>
      <BoardMenu place={place} />
    </ContextMenu.Root>
  );
}
