import { useCallback, useState } from 'react';
import type { SentenceKey } from '../../languages';
import { useSentences } from '../session/session-context';
import { Making } from './making';
import { PageList } from './page-list';
import { PageView } from './page-view';
import type { ProofState } from './use-proof';
import { ViewBar } from './view-bar';
import { type Zoom, zoomedBy } from './zoom';

export interface Looking {
  readonly page: number;
  readonly zoom: Zoom;
  readonly times: number;
  readonly goTo: (page: number) => void;
  readonly setZoom: (zoom: Zoom) => void;
  readonly zoomBy: (steps: number) => void;
  readonly shownAt: (times: number) => void;
}

/** Which page is looked at, and from how far. */
export function useLooking(pages: number): Looking {
  const [page, setPage] = useState(0);
  const [zoom, setZoom] = useState<Zoom>('page');
  const [times, setTimes] = useState(1);
  const shown = Math.max(0, Math.min(page, pages - 1));
  const goTo = useCallback((to: number) => setPage(Math.max(0, Math.min(to, pages - 1))), [pages]);
  const zoomBy = useCallback((steps: number) => setZoom(zoomedBy(times, steps)), [times]);
  return { page: shown, zoom, times, goTo, setZoom, zoomBy, shownAt: setTimes };
}

/** The pages as they will be on paper, or why there are none. */
export function Preview({ state, looking }: { state: ProofState; looking: Looking }) {
  const say = useSentences();
  const { proofing, last, stop, tryAgain } = state;
  const { page, zoom, times, goTo, setZoom, zoomBy, shownAt } = looking;
  const proof = proofing.is === 'there' ? proofing.proof : proofing.is === 'making' ? last : undefined;
  const shown = proof?.pages[page];
  return (
    <div className="print-preview" aria-busy={proofing.is === 'making'}>
      {proof && shown ? (
        <>
          {proof.pages.length > 1 ? (
            <PageList pages={proof.pages} palette={proof.palette} chosen={page} choose={goTo} />
          ) : null}
          <div className="print-large">
            <ViewBar {...{ page, zoom, times, goTo, setZoom }} pages={proof.pages.length} />
            <PageView
              key={`${shown.width} ${shown.height}`}
              page={shown}
              palette={proof.palette}
              zoom={zoom}
              label={say('print.dialog.at', { page: page + 1, pages: proof.pages.length })}
              zoomBy={zoomBy}
              shownAt={shownAt}
            />
          </div>
        </>
      ) : null}
      <div className="print-instead" role="status">
        {proofing.is === 'making' ? (
          <Making
            words={say('print.dialog.making')}
            done={proofing.done}
            isOver={shown !== undefined}
            stop={stop}
          />
        ) : null}
        {proofing.is === 'unasked' ? <p>{say('print.dialog.unasked')}</p> : null}
        {proofing.is === 'refused' ? (
          <p>
            {say(`print.refused.${proofing.refusal.refused}` as SentenceKey, proofing.refusal.parameters)}
          </p>
        ) : null}
        {proofing.is === 'none' ? (
          <>
            <p>
              {say(proofing.why === 'cancelled' ? 'print.dialog.stopped' : `print.dialog.${proofing.why}`)}
            </p>
            <button type="button" className="button" onClick={tryAgain}>
              {say('close.try-again')}
            </button>
          </>
        ) : null}
      </div>
    </div>
  );
}
