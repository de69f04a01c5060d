import type { SheetLine, SheetMission } from '../../../system-telling';

/** How Companions are won, led and lost, where a mission has any; that the game is lost with them is said with its other ends. */
export function escortLines({ context }: SheetMission): SheetLine[] {
  const { say } = context;
  const onBoard = context.tokensOf('companion');
  if (onBoard.length + context.aside.length === 0) return [];
  const isAnybodyAlone = onBoard.some(({ led }) => led !== true);
  return [
    ...(isAnybodyAlone ? [{ words: say('sheet.escort.rally') }] : []),
    { words: say('sheet.escort.led') },
    { words: say('sheet.escort.class') },
    { words: say('sheet.escort.trade') },
    { words: say('sheet.escort.lost') },
  ];
}
