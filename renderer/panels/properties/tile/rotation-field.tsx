import type { Draft } from 'immer';
import { useId } from 'react';
import { turnSize } from '../../../../engine';
import type { Placement } from '../../../../schemas';
import { eachOf } from '../../../document/commands/properties';
import { keyOf } from '../../../document/parts';
import { useChange } from '../../../fields/changes';
import { FieldGroup, FieldValue } from '../../../fields/field';
import { sharedBy } from '../../../fields/shared';
import { useSentences } from '../../../session/session-context';
import { useFile, useLaidOut } from '../../../session/tab-context';

const rotations = [0, 90, 180, 270] as const;

/** How far tiles are turned, clockwise; each turns around its own middle. */
export function RotationField({ tiles }: { tiles: readonly Placement[] }) {
  const say = useSentences();
  const change = useChange();
  const id = useId();
  const { faces } = useLaidOut();
  const isRead = useFile(({ isReadOnly }) => isReadOnly);
  const { value } = sharedBy(tiles, ({ rotation }) => rotation);
  const words = (degrees: number) => say('properties.degrees', { degrees });
  if (isRead) {
    return <FieldValue name="rotation">{value === undefined ? undefined : words(value)}</FieldValue>;
  }
  const turn = (rotation: Placement['rotation']) =>
    change('rotation', (draft) =>
      eachOf(draft, new Set(tiles.map((tile) => keyOf('tile', tile.id))), (part) => {
        const tile = part as Draft<Placement>;
        const size = faces(tile.face)?.size ?? [0, 0];
        const [before, after] = [turnSize(size, tile.rotation), turnSize(size, rotation)];
        tile.x += Math.trunc((before[0] - after[0]) / 2);
        tile.y += Math.trunc((before[1] - after[1]) / 2);
        tile.rotation = rotation;
      }),
    );
  return (
    <FieldGroup name="rotation">
      <span className="swatches">
        {rotations.map((rotation) => (
          <label key={rotation} className="swatch" data-chosen={value === rotation}>
            <input
              type="radio"
              name={id}
              className="swatch-choice"
              checked={value === rotation}
              onChange={() => turn(rotation)}
            />
            {words(rotation)}
          </label>
        ))}
      </span>
    </FieldGroup>
  );
}
