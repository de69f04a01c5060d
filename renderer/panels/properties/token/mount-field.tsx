import { tokenName } from '../../../../telling/token-name';
import { perform } from '../../../document/command';
import { mountPieces } from '../../../document/commands/mount';
import { kindsFor, sortIn } from '../../../document/kinds';
import { ChoiceField } from '../../../fields/choice-field';
import { type TokenFieldProps, useTokenProperty } from '../../../fields/token-property';
import { useSentences } from '../../../session/session-context';
import { useMission, useTab } from '../../../session/tab-context';

/** Which token of its kind something is mounted on, where its sort can be. */
export function MountField({ tokens }: TokenFieldProps) {
  const say = useSentences();
  const tab = useTab();
  const system = useMission((mission) => mission.system);
  const all = useMission((mission) => mission.tokens) ?? [];
  const { shared } = useTokenProperty('on', tokens);
  const mission = { system };
  const [mount, ...others] = new Set(tokens.map((token) => sortIn(mission, token)?.mount));
  if (mount === undefined || others.length > 0) return null;
  const mounts = all.filter(
    (token) => token.kind === tokens[0]?.kind && sortIn(mission, token)?.id === mount,
  );
  return (
    <ChoiceField
      name="on"
      shared={shared}
      choices={mounts.map((token) => ({
        value: token.id,
        words: say('pieces.named', { what: tokenName(kindsFor(mission), token, say), id: token.id }),
      }))}
      none={say('properties.on.none')}
      change={(below) => {
        const ids = tokens.map(({ id }) => id);
        perform(tab, mountPieces(ids, below));
      }}
    />
  );
}
