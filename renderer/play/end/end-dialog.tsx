import { Dialog } from 'radix-ui';
import { useState } from 'react';
import type { Moment } from '../../game/moment';
import { useMoment, useSittingState } from '../../session/game-context';
import { useSentences } from '../../session/session-context';
import { EndSummary } from './end-summary';

/** What has become of a game, as soon as its end has been seen, and again for whoever asks. */
export function End() {
  const say = useSentences();
  const moment = useMoment();
  const isWatching = useSittingState(({ watching }) => watching !== undefined);
  const [closed, setClosed] = useState<Moment>();
  if (!moment.seen.outcome || isWatching) return null;
  return (
    <Dialog.Root open={closed !== moment} onOpenChange={(open) => setClosed(open ? undefined : moment)}>
      <Dialog.Trigger className="button">{say('end.show')}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-shade" />
        <EndSummary moment={moment} outcome={moment.seen.outcome} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}
