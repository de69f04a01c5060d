import type { TokenProperty } from '../../../../engine';
import type { Token } from '../../../../schemas';
import { kindIn } from '../../../document/kinds';
import { useSentences } from '../../../session/session-context';
import { useMission } from '../../../session/tab-context';
import { LeftOutFields } from '../left-out-fields';
import { PositionField } from './position-field';
import { PropertyField } from './token-fields';

/** The properties of a token, or those that several have in common. */
export function TokenProperties({ tokens }: { tokens: readonly Token[] }) {
  const say = useSentences();
  const system = useMission((mission) => mission.system);
  const kinds = [...new Set(tokens.map((token) => kindIn({ system }, token)))];
  const [first = [], ...others] = kinds.map((kind) => kind?.properties ?? []);
  const isOne = tokens.length === 1;
  const shown = first
    .filter(({ name }) => others.every((other) => other.some((property) => property.name === name)))
    .filter(({ isOfOne }) => isOne || !isOfOne);
  const fieldOf = (property: TokenProperty) => (
    <PropertyField key={property.name} property={property} tokens={tokens} />
  );
  return (
    <>
      {shown.flatMap((property) => (property.sort === 'text' ? [] : fieldOf(property)))}
      {shown.length === 0 && !isOne ? <p className="field-hint">{say('properties.nothing-shared')}</p> : null}
      {/* Several never lie at one place. */}
      {isOne ? <PositionField tokens={tokens} /> : null}
      {shown.flatMap((property) => (property.sort === 'text' ? fieldOf(property) : []))}
      <LeftOutFields ids={tokens.map(({ id }) => id)} />
    </>
  );
}
