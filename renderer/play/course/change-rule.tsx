import type { Mission } from '../../../schemas';
import { useSitting } from '../../session/game-context';
import { toStory } from '../../session/leading';
import { useSentences, useSession } from '../../session/session-context';
import { useMission, useTab } from '../../session/tab-context';

/** Back to the mission, at a rule of it; nothing where the mission has it no more. */
export function ChangeRule({ rule }: { rule: string }) {
  const say = useSentences();
  const tab = useTab();
  const { games, lead } = useSession();
  const { trace } = useSitting();
  const place = useMission((mission) => placeOf(mission, rule));
  if (place === undefined) return null;
  return (
    <button
      type="button"
      className="text-button"
      onClick={() => {
        trace(undefined);
        games.show(tab, false);
        lead(toStory({ list: 'rules', id: rule, ...(place !== EVERYBODY && { variant: place }) }));
      }}
    >
      {say('trace.change')}
    </button>
  );
}

const EVERYBODY = '';

/** The variant that has the rule, or the mission for any number of survivors. */
function placeOf({ rules = [], variants = [] }: Mission, rule: string): string | undefined {
  if (rules.some(({ id }) => id === rule)) return EVERYBODY;
  return variants.find((variant) => variant.rules?.some(({ id }) => id === rule))?.id;
}
