import type { TokenTrain } from '../../../../schemas';
import { eachOf, put } from '../../../document/commands/properties';
import { keyOf } from '../../../document/parts';
import { useSentences } from '../../../session/session-context';
import { useChange } from '../changes';
import { ChoiceField } from '../fields/choice-field';
import { FieldGroup } from '../fields/field';
import { useTileNames } from './tile-names';
import type { TokenFieldProps } from './token-property';

const backs = ['train', 'railroad'] as const;

/** What is on the back of each tile of a train. */
export function BehindField({ tokens }: TokenFieldProps) {
  const [train, ...others] = tokens;
  return train?.kind === 'train' && others.length === 0 ? <BehindOf train={train} /> : null;
}

function BehindOf({ train }: { train: TokenTrain }) {
  const say = useSentences();
  const change = useChange();
  const nameOf = useTileNames();
  return (
    <FieldGroup name="behind">
      {train.tiles.map((tile) => (
        <ChoiceField
          key={tile}
          name="behind"
          label={nameOf(tile)}
          shared={{ value: train.behind?.[tile], isMixed: false }}
          choices={backs.map((value) => ({ value, words: say(`properties.behind.${value}`) }))}
          none={say('properties.behind.none')}
          change={(back) =>
            change('behind', (draft) =>
              eachOf(draft, new Set([keyOf('token', train.id)]), (token) => {
                const behind = { ...(token as TokenTrain).behind };
                put(behind, tile, back);
                put(token, 'behind', Object.keys(behind).length > 0 ? behind : undefined);
              }),
            )
          }
        />
      ))}
      <p className="field-hint">{say('properties.hint.behind')}</p>
    </FieldGroup>
  );
}
