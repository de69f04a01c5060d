import type { Condition, Goal } from '../../../../schemas';
import { goalsWithin } from '../../../../schemas';
import type { SheetLine, SheetMission } from '../../../system-telling';
import { machineWords } from '../mission/names';
import { zonesOf } from './where';

/** How one leaves by the exit (UOA-MISSION-GEN-03). */
export function exitLines(sheet: SheetMission): SheetLine[] {
  const { mission, context } = sheet;
  const exits = context.tokensOf('exit');
  if (exits.length === 0) return [];
  const zones = zonesOf(exits, sheet);
  const wagons = [...new Set((mission.goals ?? []).flatMap(wantedOut))].filter((id) =>
    context.tokensOf('machine').some((machine) => machine.id === id && machine.fixed !== true),
  );
  return [
    ...(zones ? [{ words: context.say('sheet.exit.where', { zones }) }] : []),
    { words: context.say('sheet.exit.how') },
    ...wagons.map((id) => ({
      words: context.say('sheet.exit.wagon', { machine: machineWords(id, context) }),
    })),
  ];
}

/** The Wagons that a goal wants off the board. */
function wantedOut(goal: Goal): string[] {
  return 'reach' in goal ? withThem(goal.reach) : goalsWithin(goal).goals.flatMap(wantedOut);
}

function withThem(condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap(withThem);
  if ('any' in condition) return condition.any.flatMap(withThem);
  return 'left' in condition && condition.left.with !== undefined ? [condition.left.with] : [];
}
