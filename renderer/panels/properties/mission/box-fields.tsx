import { put } from '../../../document/commands/properties';
import { useChange } from '../../../fields/changes';
import { FieldGroup } from '../../../fields/field';
import { YesNoField } from '../../../fields/yes-no-field';
import { useSentences } from '../../../session/session-context';
import { useMission } from '../../../session/tab-context';
import { knownBoxes } from '../../palette/boxes';

/** Which boxes the mission needs: those that this program knows, and any others that the file names. */
export function BoxFields() {
  const say = useSentences();
  const change = useChange();
  const boxes = useMission((mission) => mission.boxes) ?? none;
  const all = [...new Set([...knownBoxes.map(({ id }) => id), ...boxes])];
  const nameOf = (box: string) => {
    const known = knownBoxes.find(({ id }) => id === box);
    return known ? say(known.name) : box;
  };
  const toggle = (box: string, isNeeded: boolean) =>
    change('boxes', (draft) => {
      const after = all.filter((each) => (each === box ? isNeeded : boxes.includes(each)));
      put(draft, 'boxes', after.length > 0 ? after : undefined);
    });
  return (
    <FieldGroup name="boxes">
      {all.map((box) => (
        <YesNoField
          key={box}
          label={nameOf(box)}
          shared={{ value: boxes.includes(box), isMixed: false }}
          change={(isNeeded) => toggle(box, isNeeded)}
        />
      ))}
    </FieldGroup>
  );
}

const none: readonly string[] = [];
