import type { FaceSource, Mission, Token } from '../../../../schemas';
import { cratesInUse, spotsOn } from './printed-spots';
import { spawnTokensOf } from './spawn-tokens';

/** What the rules lay on the board at set-up where a mission says nothing: red objectives on crates, Abomination tokens. */
export function laidByRules(
  { tokens = [], placements }: Pick<Mission, 'tokens' | 'placements'>,
  faces: FaceSource,
): Token[] {
  const spots = spotsOn(placements, faces);
  const crates = cratesInUse(tokens, spots).map(
    ({ id, tile, at: [x, y] }): Token => ({ id, kind: 'objective', at: { tile, x, y }, colour: 'red' }),
  );
  const zone = undefined;
  const laid = spawnTokensOf(
    tokens.map((token) => ({ ...token, zone })),
    spots.map((spot) => ({ ...spot, zone })),
  );
  const start = tokens.find((token) => token.kind === 'spawn' && token.spawn === 'starting');
  const abominations = laid.flatMap(({ id, kind }): Token[] => {
    if (kind !== 'abomination' || tokens.some((token) => token.id === id)) return [];
    const spot = spots.find((each) => each.id === id);
    const at = spot ? { tile: spot.tile, x: spot.at[0], y: spot.at[1] } : start?.at;
    return at ? [{ id, kind: 'spawn', spawn: 'abomination', at }] : [];
  });
  return [...crates, ...abominations];
}
