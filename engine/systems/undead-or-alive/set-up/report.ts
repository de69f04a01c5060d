import { zombieName, zoneName } from '../../../family/zombicide/names';
import { because } from '../because';
import type { UoaGame } from '../game';
import type { LaidPiece } from './events';

/** Tells what lies on the table before anybody has decided anything: nobody was listening when it was laid. */
export function reportTable(game: UoaGame): void {
  const { events, table } = game;
  if (!events) return;
  const zones = (numbers: readonly number[]) => numbers.map((zone) => zoneName(game, zone));
  const laid = (what: LaidPiece, at: readonly number[], rules: readonly string[]) => {
    events.push({ type: 'laid', rules, what, zones: zones(at.filter((zone) => zone >= 0)) });
  };
  const { spawnTokens, exitZones, zombies } = table.mission;
  for (const pile of ['equipment', 'zombies', 'abominations', 'bounty'] as const) {
    events.push({ type: 'shuffled', rules: because['decks-at-set-up'], pile, cards: game.piles[pile].size });
  }
  for (const kind of ['starting', 'mobile', 'abomination'] as const) {
    const at = spawnTokens.filter((token) => token.kind === kind && !token.waiting).map(({ zone }) => zone);
    laid(
      kind,
      at,
      kind === 'abomination' ? because['abomination-tokens-at-set-up'] : because['tokens-at-set-up'],
    );
  }
  laid('corpse-pile', [], because['piles-at-set-up']);
  laid('objective', game.state.objectiveZone.toArray(), because['objectives-at-set-up']);
  laid('exit', exitZones, because['tokens-at-set-up']);
  for (const { zone, kind, count } of zombies) {
    events.push({
      type: 'stands',
      rules: because['tokens-at-set-up'],
      zombie: zombieName(game, kind),
      zone: zoneName(game, zone),
      count,
    });
  }
}
