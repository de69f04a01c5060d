import { Dialog } from 'radix-ui';
import { useMemo } from 'react';
import type { Moment } from '../../game/moment';
import { beforeItWentWrong } from '../../game/went-wrong';
import { useSitting } from '../../session/game-context';
import { useSentences } from '../../session/session-context';

/** Back to where a lost game might still have been saved. */
export function BeforeWrong({ moment }: { moment: Moment }) {
  const say = useSentences();
  const { goTo } = useSitting();
  const before = useMemo(() => beforeItWentWrong(moment), [moment]);
  if (!before) return null;
  return (
    <Dialog.Close className="button" onClick={() => goTo(before)}>
      {say('end.before-wrong', { round: before.round })}
    </Dialog.Close>
  );
}
