import type { Token } from '../../../../schemas';
import { useSentences } from '../../../session/session-context';
import { type TokenField, tokenFields } from './token-fields';

/** Which fields every kind of token has, in their order. */
export const fieldsOfKind: { readonly [Kind in Token['kind']]: readonly TokenField[] } = {
  start: ['number', 'at', 'note'],
  spawn: ['spawn', 'group', 'at', 'note'],
  objective: ['colour', 'mix', 'group', 'at', 'note'],
  'no-objective': ['at', 'note'],
  exit: ['at', 'note'],
  noise: ['at', 'note'],
  companion: ['class', 'survivor', 'led', 'group', 'at', 'note'],
  zombie: ['zombie', 'count', 'at', 'note'],
  machine: ['machine', 'on', 'fixed', 'at', 'note'],
  train: ['moves', 'tiles', 'behind', 'at', 'note'],
};

/** The properties of a token, or those that several have in common. */
export function TokenProperties({ tokens }: { tokens: readonly Token[] }) {
  const say = useSentences();
  const kinds = [...new Set(tokens.map(({ kind }) => kind))];
  const [first = [], ...others] = kinds.map((kind) => fieldsOfKind[kind]);
  const fields = first.filter((field) => others.every((other) => other.includes(field)));
  // Several never lie at one place.
  const shown = tokens.length > 1 ? fields.filter((field) => !single.has(field)) : fields;
  return (
    <>
      {shown.map((field) => {
        const TokenField = tokenFields[field];
        return <TokenField key={field} tokens={tokens} />;
      })}
      {shown.length === 0 ? <p className="field-hint">{say('properties.nothing-shared')}</p> : null}
    </>
  );
}

const single: ReadonlySet<TokenField> = new Set(['at', 'tiles', 'behind', 'on']);
