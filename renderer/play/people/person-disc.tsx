import type { Observation } from '../../../engine';
import { actorName } from '../../../telling/by-number';
import { colourVariable } from '../../app/colours';
import { BASES } from '../board/pieces';

interface PersonDiscProps {
  readonly seen: Observation;
  readonly actor: number;
  readonly isNamed?: boolean;
}

/** The figure of somebody as it stands on the board: the colour of their base and their first letters. */
export function PersonDisc({ seen, actor, isNamed = false }: PersonDiscProps) {
  const name = actorName(seen, actor);
  const isSurvivor = actor < seen.table.sizes.survivors;
  const colour = BASES[actor % BASES.length] ?? 'blue';
  return (
    <span className="person">
      <span
        className="person-disc"
        data-companion={!isSurvivor}
        style={isSurvivor ? { borderColor: `var(${colourVariable(colour)})` } : undefined}
        aria-hidden="true"
      >
        {name.slice(0, 2)}
      </span>
      {isNamed ? <span className="person-name">{name}</span> : null}
    </span>
  );
}
