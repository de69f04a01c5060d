import { Dialog } from 'radix-ui';
import { useEffect, useState } from 'react';
import type { Outcome } from '../../../engine';
import type { Moment } from '../../game/moment';
import { useMoment, useSitting, useSittingState } from '../../session/game-context';
import { useSentences } from '../../session/session-context';
import { EndSummary } from './end-summary';

/** What has become of a game, once when its end has been seen, and again for whoever asks. */
export function End() {
  const moment = useMoment();
  const isWatching = useSittingState(({ watching }) => watching !== undefined);
  const { outcome } = moment.seen;
  if (!outcome || isWatching) return null;
  return <EndOf key={moment.number} moment={moment} outcome={outcome} />;
}

function EndOf({ moment, outcome }: { moment: Moment; outcome: Outcome }) {
  const say = useSentences();
  const sitting = useSitting();
  const [open, setOpen] = useState(() => !sitting.hasSeenEnd(moment));
  useEffect(() => sitting.sawEnd(moment), [sitting, moment]);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className="button">{say('end.show')}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-shade" />
        <EndSummary moment={moment} outcome={outcome} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}
