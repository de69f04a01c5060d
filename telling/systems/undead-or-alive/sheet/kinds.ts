import type { OwnKind } from '../../../../schemas';
import type { SheetLine, SheetMission } from '../../../system-telling';
import { zombieWords } from '../kinds';
import { line } from './lying';

/** Zombies that only this mission has: what sets them apart from those that they are like. */
export function kindLines(sheet: SheetMission): SheetLine[] {
  const { kinds = [] } = sheet.mission;
  if (kinds.length === 0) return [];
  const below = kinds.map((kind) => kindWords(kind, sheet));
  return [line(sheet.context.say('sheet.kinds'), below)];
}

const POWERS = ['health', 'damage', 'actions', 'adrenaline'] as const;

function kindWords(kind: OwnKind, { context }: SheetMission): string {
  const powers = POWERS.flatMap((power) => {
    const count = kind[power];
    return count === undefined ? [] : [context.say(`sheet.kind.${power}`, { count })];
  });
  const zombie = zombieWords('noun', kind.id, context);
  if (powers.length === 0) return context.say('sheet.kind.plain', { zombie });
  return context.say('sheet.kind', { zombie, what: context.and(powers) });
}
