import { FARTHEST } from '../../document/commands/millimetres';
import { WholeNumberProperty } from '../../fields/line-field';
import type { PropertyName } from '../../fields/property-name';
import { useSentences } from '../../session/session-context';

interface PlaceFieldsProps {
  readonly names: readonly [x: PropertyName, y: PropertyName];
  readonly at: { readonly x: number; readonly y: number };
  readonly change: (axis: 'x' | 'y', value: number, joins: string) => void;
}

/** A place on the board, in millimetres. */
export function PlaceFields({ names, at, change }: PlaceFieldsProps) {
  const say = useSentences();
  return (['x', 'y'] as const).map((axis, index) => (
    <WholeNumberProperty
      key={axis}
      name={names[index] ?? axis}
      shared={{ value: at[axis], isMixed: false }}
      min={-FARTHEST}
      max={FARTHEST}
      needed
      unit={say('properties.mm')}
      {...(axis === 'y' && { hint: say('properties.hint.on-board') })}
      change={(value, joins) => value !== undefined && change(axis, value, joins)}
    />
  ));
}
