import { howManyPlay, type SetUp } from '../../game/set-up';
import { useWholeMission } from '../../panels/settled';
import { useSentences } from '../../session/session-context';

/** Which variants of the mission hold for so many. */
export function MissionVariants({ setUp }: { setUp: SetUp }) {
  const say = useSentences();
  const { variants = [] } = useWholeMission();
  const count = howManyPlay(setUp);
  return variants
    .filter(({ survivors }) => survivors.includes(count))
    .map(({ id }) => (
      <p key={id} className="set-up-variant">
        {say('set-up.variant', { count })}
      </p>
    ));
}
