import { drawingOf } from '../../../drawing/systems';
import type { Seen } from '../../../engine';
import { colourVariable } from '../../app/colours';
import { pictureOf } from '../../game/picture';

interface PersonDiscProps {
  readonly seen: Seen;
  readonly actor: number;
  readonly isNamed?: boolean;
}

/** The figure of somebody as it stands on the board: the colour of their base and their first letters. */
export function PersonDisc({ seen, actor, isNamed = false }: PersonDiscProps) {
  const { name = '', isCompanion = false } = pictureOf(seen).people[actor] ?? {};
  const colour = drawingOf(seen.table.mission.file.system).baseColour?.(actor) ?? 'bone';
  return (
    <span className="person">
      <span
        className="person-disc"
        data-companion={isCompanion}
        style={isCompanion ? undefined : { borderColor: `var(${colourVariable(colour)})` }}
        aria-hidden="true"
      >
        {name.slice(0, 2)}
      </span>
      {isNamed ? <span className="person-name">{name}</span> : null}
    </span>
  );
}
