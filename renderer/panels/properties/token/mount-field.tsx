import { perform } from '../../../document/command';
import { mountGuns } from '../../../document/commands/machines';
import { useSentences } from '../../../session/session-context';
import { useMission, useTab } from '../../../session/tab-context';
import { ChoiceField } from '../fields/choice-field';
import { type TokenFieldProps, useTokenProperty } from './token-property';

/** Which Wagon a Gatling gun is mounted on. */
export function MountField({ tokens }: TokenFieldProps) {
  const say = useSentences();
  const all = useMission((mission) => mission.tokens) ?? [];
  const tab = useTab();
  const { shared } = useTokenProperty('on', tokens);
  const areGuns = tokens.every((token) => token.kind === 'machine' && token.machine === 'gatling');
  if (!areGuns) return null;
  const wagons = all.filter((token) => token.kind === 'machine' && token.machine === 'wagon');
  return (
    <ChoiceField
      name="on"
      shared={shared}
      choices={wagons.map(({ id }) => ({
        value: id,
        words: say('pieces.named', { what: say('token.name.machine.wagon'), id }),
      }))}
      none={say('properties.on.none')}
      change={(wagon) => {
        const ids = tokens.map(({ id }) => id);
        perform(tab, mountGuns(ids, wagon));
      }}
    />
  );
}
