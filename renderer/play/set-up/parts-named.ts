import type { StartProblem } from '../../../engine';
import type { Mission } from '../../../schemas';
import { allTokens, findPart, keyOf, type PartKey, type PartKind } from '../../document/parts';

const kinds: readonly PartKind[] = ['tile', 'token', 'label', 'arrow'];

/** The parts of a mission that a problem speaks of by their ids, those of its variants, too. */
export function partsNamed({ parameters }: StartProblem, mission: Mission): readonly PartKey[] {
  const keys = Object.values(parameters).flatMap((id) => kinds.map((kind) => keyOf(kind, String(id))));
  const whole = { ...mission, tokens: [...allTokens(mission)] };
  return keys.filter((key) => findPart(whole, key) !== undefined);
}
