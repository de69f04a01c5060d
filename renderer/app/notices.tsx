import { HostGoneBar, HostGoneOverBoard } from './host-gone-bar';
import { NotKeptBar } from './not-kept-bar';
import { NoticeBar } from './notice-bar';
import { OnDiskBar } from './on-disk-bar';

/** What there is to tell where no mission is in sight. */
export function StartNotices() {
  return (
    <div className="notices">
      <HostGoneBar />
      <NoticeBar />
    </div>
  );
}

/** The same over the board of a mission, which must not move under the pointer when a bar comes or goes. */
export function BoardNotices() {
  return (
    <div className="notices">
      <HostGoneOverBoard />
      <NoticeBar />
      <OnDiskBar />
      <NotKeptBar />
    </div>
  );
}
