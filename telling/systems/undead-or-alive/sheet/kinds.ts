import type { OwnKind } from '../../../../schemas';
import type { SheetLine, SheetMission } from '../../../system-telling';
import { zombieWords } from '../kinds';

const POWERS = ['health', 'damage', 'actions', 'adrenaline', 'count'] as const;

/** The kinds of zombies that a mission tells apart, and what is different about each. */
export function kindLines({ mission, context }: SheetMission): SheetLine[] {
  const different = (kind: OwnKind) =>
    POWERS.flatMap((power) => {
      const count = kind[power];
      return count === undefined ? [] : [context.say(`sheet.kind.${power}`, { count })];
    });
  return (mission.kinds ?? []).map((kind) => {
    const powers = different(kind);
    return {
      words: context.say('sheet.kind', {
        zombie: zombieWords('noun', kind.id, context),
        what: powers.length > 0 ? context.and(powers) : context.say('sheet.kind.same'),
      }),
    };
  });
}
