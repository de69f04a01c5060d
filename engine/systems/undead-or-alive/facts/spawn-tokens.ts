import type { FactsSpawnTokens } from '../../../../schemas';
import { limits } from '../content';
import { isRefused } from '../problems';
import { missingComponents } from '../set-up/components';
import { newGame } from '../set-up/new-game';
import { lastingOf, seat } from '../set-up/table-of';
import { setFoot } from '../spawning/corpse-piles';
import { activeSpawnTokens, statusOf } from '../spawning/tokens';
import { INACTIVE, UNSEEN } from '../state';
import type { Survey } from '../survey/survey';

/** A pile or two come to light in any game: with as few to go a mission starts near its end. */
const FEW = 2;

/** How near a game begins to being lost by its spawn tokens, counted by the game itself; nothing where none can begin. */
export function spawnTokenFacts({ laid, program, survivors }: Survey): FactsSpawnTokens | undefined {
  if (missingComponents(program.file, program)) return undefined;
  const { zones, configurations } = laid;
  const lasting = lastingOf({ program, survivors, zones, configurations });
  const seated = seat(lasting, { seed: 'facts', count: survivors });
  if (isRefused(seated)) return undefined;
  const game = newGame(seated.table, 'facts');
  // Whoever may start in a building brings its Corpse Pile to light (UOA-SPAWNTOK-10).
  for (const zone of program.startZones) setFoot(game, zone);
  const tokens = [...program.spawnTokens.keys()];
  const [asleep, hidden] = [INACTIVE, UNSEEN].map(
    (status) => tokens.filter((token) => statusOf(game, token) === status).length,
  );
  const counts = { active: activeSpawnTokens(game), asleep: asleep ?? 0, hidden: hidden ?? 0 };
  return { ...counts, losing: limits.activeSpawnTokensThatLose, isNear: isNear(counts) };
}

/** An Abomination wakes all that sleep at once. */
function isNear({ active, asleep, hidden }: Pick<FactsSpawnTokens, 'active' | 'asleep' | 'hidden'>): boolean {
  const { activeSpawnTokensThatLose: losing } = limits;
  return active + asleep + hidden >= losing && active + Math.max(asleep, FEW) >= losing;
}
