import type { RuleEvent } from '../../../schemas';
import { placeOf } from '../../family/zombicide/actors';
import type { UoaGame } from './game';
import { ACTIVE, INACTIVE, NONE } from './state';

export const RULE_EVENTS = [
  'set-up',
  'round-begins',
  'end-phase',
  'objective-taken',
  'companion-rallied',
  'zombie-killed',
  'used',
  'enters',
  'stepped-off',
  'train-enters',
  'train-reaches',
  'zombie-rides-off',
  'searched',
  'found',
  'players-phase-ends',
  'zombies-phase',
  'level-reached',
  'wounded',
  'survivor-eliminated',
  'leaves',
  'left',
  'turn-begins',
  'turn-ends',
  'zombies-spawned',
  'zombie-enters',
  'spawn-token',
] as const satisfies readonly RuleEvent['event'][];

/**
 * To be called when something has happened that a mission may have rules about: who did it, the number of what it was
 * done to (an objective, a companion, a kind of zombie, a card), and where.
 */
export function happen(
  game: UoaGame,
  event: RuleEvent['event'],
  survivor: number = NONE,
  thing: number = NONE,
  zone: number = NONE,
): void {
  if (!game.table.mission.listensTo.has(event)) return;
  if (event === 'used') rememberTokens(game, zone);
  const here = zone === NONE && survivor !== NONE ? placeOf(game, survivor) : zone;
  game.system.missionRules.begin(game, RULE_EVENTS.indexOf(event), survivor, thing, here);
}

/** Those that lie there, before the card does anything to them. */
function rememberTokens({ state }: UoaGame, zone: number): void {
  for (let token = 0; token < state.spawnZone.rows; token++) {
    const status = state.spawnStatus.at(token);
    const isThere = state.spawnZone.at(token) === zone && (status === ACTIVE || status === INACTIVE);
    state.usedOn.set(token, 0, isThere ? 1 : 0);
  }
}
