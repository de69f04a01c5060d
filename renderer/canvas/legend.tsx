import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { ColourName, Palette } from '../../drawing/palette';
import { type Language, type SentenceKey, sentence } from '../../languages';
import type { Tab } from '../document/tab';
import type { Editor } from '../tools/editor';
import type { PointedPartStore } from './pointed';

interface LegendProps {
  readonly tab: Tab;
  readonly editor: Editor;
  readonly pointed: PointedPartStore;
  readonly palette: Palette;
  readonly language: Language;
}

/** What the colours and numbers on the board say, as long as there are any. */
export function Legend({ tab, editor, ...common }: LegendProps) {
  const isSight = useStore(editor.store, ({ tool }) => tool === 'sight');
  const isMeasuring = useStore(editor.store, ({ shown }) => shown.route !== undefined);
  const isPinned = useStore(tab.view.store, ({ pinned }) => pinned !== undefined);
  if (isMeasuring) return <Entries {...common} entries={distanceEntries} />;
  return isSight || isPinned ? <Entries {...common} entries={sightEntries} /> : null;
}

type Entry = readonly [words: SentenceKey, swatch: (palette: Palette) => ReactNode];

function Entries({
  pointed,
  palette,
  language,
  entries,
}: Omit<LegendProps, 'tab' | 'editor'> & { entries: readonly Entry[] }) {
  const list = useRef<HTMLUListElement>(null);
  // What lies below it is to be seen as soon as somebody goes there.
  useEffect(
    () =>
      pointed.subscribe(({ at }) => {
        if (list.current)
          list.current.dataset['faded'] = String(at !== undefined && isOver(list.current, at));
      }),
    [pointed],
  );
  return (
    <ul
      className="board-legend"
      ref={list}
      aria-label={sentence(language, 'canvas.legend')}
      // A slip of the paper that the board is drawn on: its colours are about that.
      style={{ background: palette.paint, color: palette.ink }}
    >
      {entries.map(([words, swatch]) => (
        <li key={words}>
          <svg viewBox="0 0 30 20" aria-hidden="true">
            {swatch(palette)}
          </svg>
          {sentence(language, words)}
        </li>
      ))}
    </ul>
  );
}

function isOver(
  { offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement,
  [x, y]: readonly [number, number],
): boolean {
  return x >= offsetLeft && x <= offsetLeft + offsetWidth && y >= offsetTop && y <= offsetTop + offsetHeight;
}

const sightEntries: readonly Entry[] = [
  ['canvas.legend.from', (palette) => <Ground palette={palette} over="yellow" opacity={0.4} isBold />],
  [
    'canvas.legend.seen',
    (palette) => (
      <>
        <Ground palette={palette} over="yellow" opacity={0.2} />
        <circle cx="15" cy="10" r="7.5" fill={palette.paint} stroke={palette.ink} strokeWidth="1.2" />
        <Digit fill={palette.ink} />
      </>
    ),
  ],
  [
    'canvas.legend.townsfolk',
    (palette) => (
      <>
        <Ground palette={palette} over="violet" opacity={0.24} />
        <rect
          {...{ x: 8, y: 3, width: 14, height: 14 }}
          fill={palette.violet}
          stroke={palette.ink}
          strokeWidth="1.2"
        />
        <Digit fill={palette.bone} />
      </>
    ),
  ],
  ['canvas.legend.unseen', (palette) => <Ground palette={palette} over="shadow" opacity={0.52} />],
];

const distanceEntries: readonly Entry[] = [
  ['canvas.legend.ends', (palette) => <Ground palette={palette} over="blue" opacity={0.18} />],
  [
    'canvas.legend.way',
    (palette) => (
      <>
        <Ground palette={palette} />
        <path d="M3 10H27" stroke={palette.bone} strokeWidth="5" />
        <path d="M3 10H27" stroke={palette.blue} strokeWidth="2.5" strokeDasharray="1.5 3.5" />
        <circle cx="15" cy="10" r="5" fill={palette.bone} />
        <circle cx="15" cy="10" r="4" fill={palette.blue} stroke={palette.ink} />
      </>
    ),
  ],
];

interface GroundProps {
  readonly palette: Palette;
  readonly over?: ColourName;
  readonly opacity?: number;
  readonly isBold?: boolean;
}

/** A piece of street in a colour that is laid over it. */
function Ground({ palette, over, opacity, isBold = false }: GroundProps) {
  const line = isBold ? 2.4 : 1;
  const box = { x: line / 2, y: line / 2, width: 30 - line, height: 20 - line };
  return (
    <>
      <rect {...box} fill={palette.street} />
      {over ? <rect {...box} fill={palette[over]} opacity={opacity} /> : null}
      <rect {...box} fill="none" stroke={palette.ink} strokeWidth={line} />
    </>
  );
}

function Digit({ fill }: { fill: string }) {
  return (
    <text x="15" y="14" textAnchor="middle" className="board-legend-digit" fill={fill}>
      2
    </text>
  );
}
