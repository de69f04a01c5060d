import { machines } from '../../../../engine/systems/undead-or-alive';
import type { SheetLine, SheetMission } from '../../../system-telling';

/** What can be done with the machines of a mission, and what cannot. */
export function machineLines({ context }: SheetMission): SheetLine[] {
  const { say } = context;
  return machines.flatMap((card): SheetLine[] => {
    const there = context.tokensOf('machine').filter(({ machine }) => machine === card.id);
    if (there.length === 0) return [];
    const isMovable = there.some(({ fixed, on }) => fixed !== true && on === undefined);
    if (card.id === 'wagon') {
      const boarding = { words: say('sheet.wagon.board', { count: card.boardCost }) };
      return isMovable
        ? [{ words: say('sheet.wagon.move', { count: card.moveCost }) }, boarding]
        : [boarding];
    }
    return [
      ...(isMovable ? [{ words: say('sheet.gatling.move', { count: card.moveCost }) }] : []),
      { words: say('sheet.gatling.fire', { count: card.fireCost }) },
      ...(there.some(({ on }) => on !== undefined) ? [{ words: say('sheet.gatling.mounted') }] : []),
    ];
  });
}
