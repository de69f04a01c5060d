import { GalleryHorizontalEnd, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconAction } from '../../app/icon-action';
import { Tips } from '../../panels/tip';
import { useSentences } from '../../session/session-context';
import { LastLine } from '../log/last-line';
import { SpokenLog } from '../log/spoken-log';
import { FollowButton } from './follow-button';

/** The line below the board: what is said of it, what happened last, and how much of it is in sight. */
export function BoardStrip({ children }: { children: ReactNode }) {
  const say = useSentences();
  return (
    <div className="play-strip">
      <SpokenLog />
      {children}
      <LastLine />
      <Tips>
        <div className="play-view" role="group" aria-label={say('play.view')}>
          <IconAction id="view.zoomOut" icon={<ZoomOut aria-hidden="true" />} />
          <IconAction id="view.zoomIn" icon={<ZoomIn aria-hidden="true" />} />
          <IconAction id="view.fit" icon={<Maximize aria-hidden="true" />} />
          <FollowButton />
          <IconAction id="panel.hand" icon={<GalleryHorizontalEnd aria-hidden="true" />} />
        </div>
      </Tips>
    </div>
  );
}
