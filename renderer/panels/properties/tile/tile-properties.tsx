import { FlipHorizontal2 } from 'lucide-react';
import { textIn } from '../../../../languages';
import type { Placement } from '../../../../schemas';
import { perform } from '../../../document/command';
import { eachOf, put } from '../../../document/commands/properties';
import { flipTiles, otherFace } from '../../../document/commands/tiles';
import { keyOf } from '../../../document/parts';
import { useChange } from '../../../fields/changes';
import { FieldValue } from '../../../fields/field';
import { useSentences, useSessionState } from '../../../session/session-context';
import { useFile, useLaidOut, useMission, useTab } from '../../../session/tab-context';
import { editorOf } from '../../../systems/editor-of';
import { PlaceFields } from '../place-fields';
import { Section } from '../section';
import { FaceField } from './face-field';
import { RotationField } from './rotation-field';
import { TileContents } from './tile-contents';
import { TileZones } from './tile-zones';

/** A tile on the table: how it lies, what lies on it, and which zones it has. */
export function TileProperties({ tile }: { tile: Placement }) {
  const say = useSentences();
  const change = useChange();
  const system = useMission((mission) => mission.system);
  const keys = new Set([keyOf('tile', tile.id)]);
  return (
    <>
      <FaceField tile={tile} />
      <OtherSide tile={tile} />
      {editorOf(system).atTile(keyOf('tile', tile.id))}
      <RotationField tiles={[tile]} />
      <PlaceFields
        names={['x', 'y']}
        at={tile}
        change={(axis, value, joins) =>
          change('at', (draft) => eachOf(draft, keys, (part) => put(part, axis, value)), joins)
        }
      />
      <Section title={say('properties.section.on-tile')}>
        <TileContents tile={tile.id} />
      </Section>
      <Section title={say('properties.section.zones')}>
        <TileZones tile={tile.id} />
      </Section>
    </>
  );
}

/** What is on the back, and the way to have it up. */
function OtherSide({ tile }: { tile: Placement }) {
  const tab = useTab();
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const isRead = useFile(({ isReadOnly }) => isReadOnly);
  const laidOut = useLaidOut();
  const other = otherFace(laidOut.mission.system, tile.face, laidOut.faces);
  if (other === undefined) return null;
  const name = laidOut.faces(other)?.name;
  const words = name ? say('properties.face', { face: other, name: textIn(name, language) }) : other;
  return (
    <FieldValue name="other-side">
      {isRead ? (
        words
      ) : (
        <button
          type="button"
          className="text-button"
          onClick={() => perform(tab, flipTiles(laidOut, [tile.id]))}
        >
          <FlipHorizontal2 aria-hidden="true" />
          {words}
        </button>
      )}
    </FieldValue>
  );
}
