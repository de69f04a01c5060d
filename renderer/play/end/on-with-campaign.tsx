import { Dialog } from 'radix-ui';
import { useStore } from 'zustand';
import type { Moment } from '../../game/moment';
import { useKeeper } from '../../session/game-context';
import { useSentences, useSession } from '../../session/session-context';
import { useTab } from '../../session/tab-context';

/** From a mission that is over to what comes next in its campaign, as long as nobody has gone there yet. */
export function OnWithCampaign({ moment }: { moment: Moment }) {
  const say = useSentences();
  const { campaigns } = useSession();
  const tab = useTab();
  const key = useKeeper()?.key;
  const isAwaited = useStore(campaigns.store, ({ journeys }) => {
    const journey = journeys[campaigns.journeyOf(tab) ?? ''];
    return journey !== undefined && journey.game === key;
  });
  if (!isAwaited) return null;
  return (
    <Dialog.Close className="button button-first" onClick={() => campaigns.finish(tab, moment.seen)}>
      {say('end.campaign')}
    </Dialog.Close>
  );
}
