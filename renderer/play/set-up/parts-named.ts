import type { StartProblem } from '../../../engine';
import type { Mission } from '../../../schemas';
import { findPart, keyOf, type PartKey, type PartKind } from '../../document/parts';

const kinds: readonly PartKind[] = ['tile', 'token', 'label', 'arrow'];

/** The parts of a mission that a problem speaks of by their ids. */
export function partsNamed({ parameters }: StartProblem, mission: Mission): readonly PartKey[] {
  const keys = Object.values(parameters).flatMap((id) => kinds.map((kind) => keyOf(kind, String(id))));
  return keys.filter((key) => findPart(mission, key) !== undefined);
}
