import { Dialog } from 'radix-ui';
import { useEffect, useMemo, useRef } from 'react';
import { boardPalettes } from '../../../drawing/palette';
import type { Paints } from '../../canvas/paint-table';
import { usePaints } from '../../canvas/use-stage';
import type { TaleLine } from '../../game/tale';
import { useSitting } from '../../session/game-context';
import { useSentences, useSessionState } from '../../session/session-context';
import { useShownTheme } from '../../session/shown-theme';
import { paintMoment } from './paint-moment';

/** How the game went, in a few lines with the board at each; any of them leads there. */
export function Tale({ lines }: { lines: readonly TaleLine[] }) {
  const say = useSentences();
  const { goTo } = useSitting();
  const paints = usePaints(boardPalettes[useShownTheme()]);
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>{say('end.tale')}</h2>
      <ol className="end-tale">
        {lines.map((line) => (
          <li key={`${line.moment.number} ${line.place}`}>
            <Dialog.Close className="end-tale-line" onClick={() => goTo(line.moment)}>
              <BoardThen line={line} paints={paints} />
              <span>
                <strong>{say('course.round', { round: line.round })}</strong> {line.sentence}
              </span>
            </Dialog.Close>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** In pixels of the page. */
export const PICTURE = [208, 124] as const;

function BoardThen({ line, paints }: { line: TaleLine; paints: Paints }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const language = useSessionState((state) => state.language);
  // Saved as a picture they are seen twice as large.
  const ratio = useMemo(() => Math.max(2, window.devicePixelRatio), []);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return undefined;
    let frame = 0;
    const paint = () => {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, context.canvas.width, context.canvas.height);
      const isBehind = paintMoment(context, line, { size: PICTURE, ratio, paints, language });
      if (isBehind) frame = requestAnimationFrame(paint);
    };
    // One after the other, and none before the words are there.
    frame = requestAnimationFrame(paint);
    return () => cancelAnimationFrame(frame);
  }, [line, paints, ratio, language]);
  return (
    <canvas
      ref={canvas}
      className="end-tale-board"
      width={PICTURE[0] * ratio}
      height={PICTURE[1] * ratio}
      aria-hidden="true"
    />
  );
}
