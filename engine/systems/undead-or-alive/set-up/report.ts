import type { UoaGame } from '../game';
import { zombieName, zoneName } from '../names';
import type { LaidPiece } from './events';

/** Tells what lies on the table before anybody has decided anything: nobody was listening when it was laid. */
export function reportTable(game: UoaGame): void {
  const { events, table } = game;
  if (!events) return;
  const zones = (numbers: readonly number[]) => numbers.map((zone) => zoneName(game, zone));
  const laid = (what: LaidPiece, at: readonly number[], rules: readonly string[]) => {
    events.push({ type: 'laid', rules, what, zones: zones(at) });
  };
  const { spawnTokens, exitZones, zombies } = table.mission;
  for (const pile of ['equipment', 'zombies', 'abominations', 'bounty'] as const) {
    events.push({ type: 'shuffled', rules: ['UOA-SETUP-09'], pile, cards: game.piles[pile].size });
  }
  for (const kind of ['starting', 'mobile', 'abomination'] as const) {
    const at = spawnTokens.filter((token) => token.kind === kind).map(({ zone }) => zone);
    laid(kind, at, [kind === 'abomination' ? 'UOA-SETUP-17' : 'UOA-SETUP-01']);
  }
  laid('corpse-pile', [], ['UOA-SETUP-18']);
  laid('objective', game.state.objectiveZone.toArray(), ['UOA-SETUP-02']);
  laid('exit', exitZones, ['UOA-SETUP-01']);
  for (const { zone, kind, count } of zombies) {
    events.push({
      type: 'stands',
      rules: ['UOA-SETUP-01'],
      zombie: zombieName(game, kind),
      zone: zoneName(game, zone),
      count,
    });
  }
}
