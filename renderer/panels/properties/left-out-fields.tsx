import { useId } from 'react';
import { perform } from '../../document/command';
import { isLeftOut, leaveOut } from '../../document/commands/variants';
import { useSentences } from '../../session/session-context';
import { useFile, useTab } from '../../session/tab-context';
import { useWholeMission } from '../settled';
import { Section } from './section';

/** With how many survivors pieces are there; nothing where the mission is the same for all. */
export function LeftOutFields({ ids }: { ids: readonly string[] }) {
  const say = useSentences();
  const tab = useTab();
  const id = useId();
  const isRead = useFile(({ isReadOnly }) => isReadOnly);
  const mission = useWholeMission();
  const { variants = [] } = mission;
  if (variants.length === 0) return null;
  return (
    <Section title={say('variants.pieces')}>
      {variants.map((variant) => {
        const isThere = ids.every((each) => !isLeftOut(mission, variant.id, each));
        return (
          <p key={variant.id}>
            <input
              type="checkbox"
              id={`${id}-${variant.id}`}
              checked={isThere}
              disabled={isRead}
              onChange={() => perform(tab, leaveOut(ids, variant.id, isThere))}
            />{' '}
            <label htmlFor={`${id}-${variant.id}`}>
              {say('variants.for', { survivors: variant.survivors.join(', ') })}
            </label>
          </p>
        );
      })}
    </Section>
  );
}
