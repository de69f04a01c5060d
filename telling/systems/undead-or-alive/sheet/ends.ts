import { limits, undeadOrAliveSystem } from '../../../../engine/systems/undead-or-alive';
import { allEffects } from '../../../../schemas';
import { spawnTokenWords } from '../../../facts';
import type { EndsOf, SheetLine } from '../../../system-telling';
import { isAbominationThere } from './awake';

/** When the game is won or lost: by the rulebook, and by rules of the mission. */
export function endLines(sheet: EndsOf): SheetLine[] {
  const { context } = sheet;
  const { say } = context;
  const hasCompanions = context.tokensOf('companion').length + context.aside.length > 0;
  const hasLosingRule = context.rules.some((rule) =>
    allEffects(rule).some(({ effect }) => effect === 'lose'),
  );
  return [
    { words: say('sheet.ends.won') },
    {
      words: say('sheet.ends.lost'),
      below: [
        say(hasCompanions ? 'sheet.ends.eliminated.companions' : 'sheet.ends.eliminated'),
        say('sheet.ends.out-of-reach'),
        say('sheet.ends.spawn-tokens', { count: limits.activeSpawnTokensThatLose }),
        ...(hasLosingRule ? [say('sheet.ends.rule')] : []),
      ],
    },
    ...spawnTokens(sheet),
  ];
}

/** How near that is from the start. */
function spawnTokens({ mission, faces, context }: EndsOf): SheetLine[] {
  const counts = undeadOrAliveSystem.content.components(mission, faces);
  const countOf = (id: string) => counts.find(({ component }) => component === id)?.asked ?? 0;
  const kept = context
    .tokensOf('spawn')
    .filter(({ asleep, spawn }) => asleep === true && (spawn === 'starting' || spawn === 'mobile')).length;
  const awake = countOf('starting-spawn') + countOf('mobile-spawn') - kept;
  const [sleepers, hidden] = [countOf('abomination-spawn'), countOf('corpse-pile')];
  if (awake + kept + sleepers + hidden === 0) return [];
  const [active, asleep] = isAbominationThere(mission) ? [awake + sleepers, 0] : [awake, sleepers];
  const losing = limits.activeSpawnTokensThatLose;
  return [{ words: spawnTokenWords({ active, asleep, hidden, kept, losing, isNear: false }, context.say) }];
}
