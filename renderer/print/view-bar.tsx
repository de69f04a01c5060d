import { ChevronLeft, ChevronRight, Maximize, MoveHorizontal, ZoomIn, ZoomOut } from 'lucide-react';
import { Toolbar as Bar } from 'radix-ui';
import type { ReactNode } from 'react';
import { Tip } from '../panels/tip';
import { useSentences } from '../session/session-context';
import { type Zoom, zoomedBy } from './zoom';
import '../app/icon-action.css';

interface ViewBarProps {
  readonly page: number;
  readonly pages: number;
  readonly goTo: (page: number) => void;
  readonly zoom: Zoom;
  /** How many times its true size the page is shown. */
  readonly times: number;
  readonly setZoom: (zoom: Zoom) => void;
}

/** From page to page, nearer and further away. */
export function ViewBar({ page, pages, goTo, zoom, times, setZoom }: ViewBarProps) {
  const say = useSentences();
  return (
    <Bar.Root className="print-bar" aria-label={say('print.dialog.bar')}>
      {pages > 1 ? (
        <div className="toolbar-group">
          <Sign
            name={say('print.dialog.previous')}
            shortcut="Page ↑"
            isIdle={page === 0}
            press={() => goTo(page - 1)}
          >
            <ChevronLeft aria-hidden="true" />
          </Sign>
          <output className="print-at" aria-live="polite">
            {say('print.dialog.at', { page: page + 1, pages })}
          </output>
          <Sign
            name={say('print.dialog.next')}
            shortcut="Page ↓"
            isIdle={page >= pages - 1}
            press={() => goTo(page + 1)}
          >
            <ChevronRight aria-hidden="true" />
          </Sign>
        </div>
      ) : (
        <span />
      )}
      <div className="toolbar-group">
        <Sign name={say('action.view.zoomOut')} shortcut="−" press={() => setZoom(zoomedBy(times, -1))}>
          <ZoomOut aria-hidden="true" />
        </Sign>
        <output className="print-percent" aria-label={say('editor.zoom')}>
          {say('editor.percent', { percent: Math.round(100 * times) })}
        </output>
        <Sign name={say('action.view.zoomIn')} shortcut="+" press={() => setZoom(zoomedBy(times, 1))}>
          <ZoomIn aria-hidden="true" />
        </Sign>
        <Sign
          name={say('print.dialog.whole')}
          shortcut="0"
          isOn={zoom === 'page'}
          press={() => setZoom('page')}
        >
          <Maximize aria-hidden="true" />
        </Sign>
        <Sign name={say('print.dialog.width')} isOn={zoom === 'width'} press={() => setZoom('width')}>
          <MoveHorizontal aria-hidden="true" />
        </Sign>
        <Sign name={say('print.dialog.true-size')} shortcut="1" isOn={zoom === 1} press={() => setZoom(1)}>
          <span aria-hidden="true">{say('print.dialog.one-to-one')}</span>
        </Sign>
      </div>
    </Bar.Root>
  );
}

interface SignProps {
  readonly name: string;
  readonly shortcut?: string;
  readonly isOn?: boolean;
  readonly isIdle?: boolean;
  readonly press: () => void;
  readonly children: ReactNode;
}

function Sign({ name, shortcut, isOn, isIdle = false, press, children }: SignProps) {
  return (
    <Tip name={name} shortcut={shortcut}>
      <Bar.Button
        className="icon-action print-sign"
        aria-label={name}
        aria-pressed={isOn}
        // Disabled, it would lose the focus on the last page.
        aria-disabled={isIdle}
        onClick={() => isIdle || press()}
      >
        {children}
      </Bar.Button>
    </Tip>
  );
}
