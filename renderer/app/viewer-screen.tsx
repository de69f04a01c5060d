import { ArrowLeft, Grid2x2, Maximize, PinOff, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { around } from '../../drawing/box';
import { boardPalettes } from '../../drawing/palette';
import type { BoardZone } from '../../engine';
import { textIn } from '../../languages';
import { BoardCanvas } from '../canvas/board-canvas';
import { boardPictures } from '../canvas/board-pictures';
import type { OpenDocument } from '../document/open-document';
import { REAL_SIZE } from '../document/viewport';
import { ChecksPanel } from '../panels/checks-panel';
import { ZoneList } from '../panels/zone-list';
import { ZonePanel } from '../panels/zone-panel';
import { useSentences, useSession, useSessionState } from '../session/session-context';
import { IconAction } from './icon-action';
import { useShownTheme } from './shown-theme';
import './viewer-screen.css';

export function ViewerScreen() {
  const open = useStore(useSession().document.store, (state) => state.open);
  return open ? <Viewer document={open} /> : null;
}

/** A mission to look at: the board, and beside it what there is to know of its zones. */
function Viewer({ document }: { document: OpenDocument }) {
  const { view } = useSession();
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const zonesAreShown = useSessionState((state) => state.zonesAreShown);
  const palette = boardPalettes[useShownTheme()];
  const pictures = useMemo(() => boardPictures(document, language), [document, language]);
  const { mission, board } = document;
  const { scene } = pictures;
  const hasBoard = mission.placements.length > 0;
  const title = textIn(mission.title, language);

  const [originX, originY] = scene.origin;
  const reveal = ({ rects }: BoardZone) => {
    const part = around(rects);
    if (part) view.reveal([part[0] + originX, part[1] + originY, part[2], part[3]]);
  };

  // Another document is another picture; the same one in another language is not.
  useLayoutEffect(() => view.show([0, 0, scene.width, scene.height]), [view, scene.width, scene.height, document]);
  // The button that was pressed is gone, and keyboards must go on from somewhere.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [document]);
  useEffect(() => {
    // What is seen on a large board takes a moment to work out: rather now than under the first pointer.
    const idle = requestIdleCallback(() => {
      if (board.zones.length > 0) board.sightFrom(0);
    });
    return () => cancelIdleCallback(idle);
  }, [board]);

  return (
    <main className="viewer">
      <header className="viewer-bar">
        <IconAction id="document.close" icon={<ArrowLeft aria-hidden="true" />} />
        <h1 className="viewer-title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="viewer-file">{document.name}</p>
        {document.leftOut.length > 0 ? <p className="viewer-partial">{say('viewer.partial')}</p> : null}
        {hasBoard ? <Tools /> : null}
      </header>
      <div className="viewer-body">
        {hasBoard ? (
          <BoardCanvas
            pictures={pictures}
            board={board}
            view={view}
            palette={palette}
            zonesAreShown={zonesAreShown}
            label={say('viewer.board', { title })}
          />
        ) : (
          <NoBoard />
        )}
        <aside className="viewer-side" aria-label={say('viewer.side')}>
          <ZonePanel
            document={document}
            letGo={<IconAction id="view.letGo" icon={<PinOff aria-hidden="true" />} />}
          />
          {board.zones.length > 0 ? <ZoneList board={board} reveal={reveal} /> : null}
          <ChecksPanel document={document} />
        </aside>
      </div>
    </main>
  );
}

function Tools() {
  return (
    <div className="viewer-tools">
      <IconAction id="view.zones" icon={<Grid2x2 aria-hidden="true" />} />
      <IconAction id="view.zoomOut" icon={<ZoomOut aria-hidden="true" />} />
      <Zoom />
      <IconAction id="view.zoomIn" icon={<ZoomIn aria-hidden="true" />} />
      <IconAction id="view.fit" icon={<Maximize aria-hidden="true" />} />
    </div>
  );
}

/** Where the board would be, if the mission had one. */
function NoBoard() {
  const say = useSentences();
  return (
    <div className="viewer-empty">
      <p className="viewer-empty-title">{say('viewer.empty')}</p>
      <p>{say('viewer.empty.hint')}</p>
    </div>
  );
}

function Zoom() {
  const { view } = useSession();
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const percent = useStore(view.store, ({ viewport }) => {
    const exact = (100 * viewport.scale) / REAL_SIZE;
    return exact < 1 ? exact.toLocaleString(language, { maximumSignificantDigits: 1 }) : Math.round(exact);
  });
  return (
    <output className="viewer-zoom" aria-label={say('viewer.zoom')}>
      {say('viewer.percent', { percent })}
    </output>
  );
}
