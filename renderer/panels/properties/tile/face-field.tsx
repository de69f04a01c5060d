import { systemOf } from '../../../../engine';
import { textIn } from '../../../../languages';
import type { Placement, TileFace } from '../../../../schemas';
import { perform } from '../../../document/command';
import { layFace } from '../../../document/commands/tiles';
import { ChoiceField } from '../../../fields/choice-field';
import { useSentences, useSessionState } from '../../../session/session-context';
import { useLaidOut, useMission, useTab } from '../../../session/tab-context';

/** Which face is up: any that is as large. */
export function FaceField({ tile }: { tile: Placement }) {
  const tab = useTab();
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const own = useMission((mission) => mission.faces) ?? none;
  const placements = useMission((mission) => mission.placements);
  const laidOut = useLaidOut();
  const { mission, faces } = laidOut;
  const { tileset } = systemOf(mission.system).content;
  const size = faces(tile.face)?.size;
  const elsewhere = new Set(placements.flatMap(({ id, face }) => (id === tile.id ? [] : face)));
  const words = ({ id, name }: TileFace) => {
    const called = say('properties.face', { face: id, name: textIn(name, language) });
    return elsewhere.has(id) ? say('properties.face.in-use', { face: called }) : called;
  };
  const choices = [...own, ...tileset.faces.filter(({ id }) => !own.some((face) => face.id === id))]
    .filter((face) => face.id === tile.face || (size && String(face.size) === String(size)))
    .map((face) => ({ value: face.id, words: words(face) }));
  return (
    <ChoiceField
      name="face"
      shared={{ value: tile.face, isMixed: false }}
      choices={choices}
      change={(face) => face !== undefined && perform(tab, layFace(laidOut, tile.id, face))}
    />
  );
}

const none: readonly TileFace[] = [];
