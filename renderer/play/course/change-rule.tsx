import type { Mission } from '../../../schemas';
import { useSitting } from '../../session/game-context';
import { useSentences, useSession } from '../../session/session-context';
import { useMission, useTab } from '../../session/tab-context';

/** Back to the mission, at a rule of it; nothing where the mission has it no more. */
export function ChangeRule({ rule }: { rule: string }) {
  const say = useSentences();
  const tab = useTab();
  const { games, lead } = useSession();
  const { trace } = useSitting();
  const isThere = useMission((mission) => hasRule(mission, rule));
  if (!isThere) return null;
  return (
    <button
      type="button"
      className="text-button"
      onClick={() => {
        trace(undefined);
        games.show(tab, false);
        lead({ panel: 'rules', story: rule });
      }}
    >
      {say('trace.change')}
    </button>
  );
}

function hasRule({ rules = [], variants = [] }: Mission, rule: string): boolean {
  return [rules, ...variants.map((variant) => variant.rules ?? [])].some((some) =>
    some.some(({ id }) => id === rule),
  );
}
