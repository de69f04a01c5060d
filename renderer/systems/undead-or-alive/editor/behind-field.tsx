import type { Draft } from 'immer';
import type { Token, TokenTrain } from '../../../../schemas';
import { editAll } from '../../../document/commands/edit';
import { put } from '../../../document/commands/properties';
import { useChange } from '../../../fields/changes';
import { ChoiceField } from '../../../fields/choice-field';
import { FieldGroup } from '../../../fields/field';
import { useTileNames } from '../../../fields/tile-names';
import type { TokenFieldProps } from '../../../fields/token-property';
import { useSentences } from '../../../session/session-context';

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
          change={(back) => change('behind', ({ tokens }) => putBehind(tokens, train.id, tile, back))}
        />
      ))}
      <p className="field-hint">{say('properties.hint.behind')}</p>
    </FieldGroup>
  );
}

function putBehind(
  tokens: Draft<Token>[] | undefined,
  train: string,
  tile: string,
  back: (typeof backs)[number] | undefined,
): void {
  const change = (token: Draft<Token>) => {
    if (token.kind !== 'train') return;
    const behind = { ...token.behind };
    put(behind, tile, back);
    put(token, 'behind', Object.keys(behind).length > 0 ? behind : undefined);
  };
  editAll(tokens, new Map([[train, change]]));
}
