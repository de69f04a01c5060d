import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Stage } from 'react-konva';
import type { Palette } from '../../drawing/palette';
import { type Language, sentence } from '../../languages';
import type { Tab } from '../document/tab';
import type { Editor } from '../tools/editor';
import { attachPointer, type BoardMenuPlace } from './attach-pointer';
import { EmptyBoard } from './empty-board';
import { extentOf } from './extent';
import { LabelField } from './label-field';
import { Layers } from './layers';
import { Legend } from './legend';
import { createPointedPart } from './pointed';
import { QuestionMenu } from './question-menu';
import { Rulers } from './rulers';
import type { CanvasShowing } from './showing';
import { TroubleSlip } from './trouble-slip';
import { useStage } from './use-stage';
import './editor-canvas.css';

export type { BoardMenuPlace } from './attach-pointer';

export interface EditorCanvasProps {
  readonly tab: Tab;
  readonly editor: Editor;
  readonly palette: Palette;
  readonly language: Language;
  readonly showing: CanvasShowing;
  readonly label: string;
  /** Called before the event that asks for a menu goes on; where there is to be none, it is prevented instead. */
  readonly onMenu: (place: BoardMenuPlace) => void;
}

/** The board of an open mission, with the pointer over it. */
export function EditorCanvas(props: EditorCanvasProps) {
  return <CanvasOf key={props.tab.key} {...props} />;
}

function CanvasOf({ tab, editor, palette, language, showing, label, onMenu }: EditorCanvasProps) {
  const { view, document } = tab;
  const frame = useRef<HTMLDivElement>(null);
  const [pointed] = useState(createPointedPart);
  const { stage, size, paints, redraw, isZooming } = useStage(frame, view, palette);

  useLayoutEffect(() => {
    // In the midst of a gesture nothing has been laid down yet.
    const follow = () => view.follow(extentOf(document.store.getState().settled));
    follow();
    return document.store.subscribe((state, before) => {
      if (state.settled !== before.settled) follow();
    });
  }, [view, document]);

  useEffect(() => pointed.subscribe(({ part }) => tab.pointing.atPart(part)), [tab, pointed]);

  const openMenu = useEffectEvent(onMenu);
  const spoken = useEffectEvent(() => language);
  useEffect(() => {
    if (!frame.current) return undefined;
    return attachPointer(frame.current, {
      tab,
      editor,
      pointed,
      language: () => spoken(),
      onMenu: (place) => openMenu(place),
    });
  }, [tab, editor, pointed]);

  const layers = { tab, editor, paints, language, showing, pointed, isZooming, redraw };
  return (
    <div className="editor-canvas" data-rulers={showing.rulers}>
      {showing.rulers ? <Rulers tab={tab} pointed={pointed} palette={palette} language={language} /> : null}
      <div className="editor-canvas-space">
        <div
          className="editor-canvas-frame"
          ref={frame}
          // It hears keys, through the actions.
          tabIndex={0}
          role="application"
          aria-label={label}
          aria-description={sentence(language, 'canvas.keys')}
        >
          {size ? (
            <Stage ref={stage} width={size[0]} height={size[1]} listening={false}>
              <Layers {...layers} size={size} />
            </Stage>
          ) : null}
        </div>
        <EmptyBoard tab={tab} palette={palette} language={language} />
        <Legend tab={tab} editor={editor} pointed={pointed} palette={palette} language={language} />
        <TroubleSlip tab={tab} editor={editor} pointed={pointed} language={language} />
        <LabelField tab={tab} editor={editor} language={language} />
        <QuestionMenu tab={tab} editor={editor} language={language} />
      </div>
    </div>
  );
}
