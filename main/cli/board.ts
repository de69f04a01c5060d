import type { Command } from 'commander';
import type { Board, BoardZone } from '../../engine';
import { languageOf } from '../../languages';
import { boardRelations } from './board-relations';
import type { CommandContext } from './context';
import { legible } from './legible';
import { compileTable, openTable, type TilesInFile, zoneNamesOn } from './table';

/** `boothill board`: the zones of a mission's board, and who walks and sees where. */
export function addBoard(program: Command, context: CommandContext): Command {
  const { say, print } = context;
  return program
    .command('board')
    .argument(`<${say('cli.word.mission').toUpperCase()}>`)
    .description(say('cli.board'))
    .option('--json', say('cli.json'))
    .action(async (path: string, { json }: { json?: boolean }) => {
      const table = await openTable(path, context);
      const board = table && compileTable(path, table, context);
      if (!board) return;
      // On one line: a large board has a million distances, and nobody reads them.
      print(json ? JSON.stringify(boardRelations(board)) : legible(summary(board, table, context)));
    });
}

function summary(board: Board, table: TilesInFile, context: CommandContext): string {
  const { zones } = board;
  const { say } = context;
  const counts = say('cli.board.words', {
    zones: zones.length,
    streets: zones.filter(({ kind, balcony }) => kind === 'street' && !balcony).length,
    rooms: zones.filter(({ kind }) => kind === 'building').length,
    buildings: new Set(zones.flatMap(({ building }) => building ?? [])).size,
    balconies: zones.filter(({ balcony }) => balcony).length,
  });
  const called = zoneNamesOn(board, table, context, languageOf(context.locale));
  return [counts, ...zones.map((zone) => line(zone, called(zone).title, board, context))].join('\n');
}

function line(zone: BoardZone, name: string, board: Board, { say }: CommandContext): string {
  const { balcony, building } = zone;
  const what = balcony
    ? say('cli.board.balcony')
    : building === undefined
      ? say('cli.board.street')
      : say('cli.board.room', { building });
  return say('cli.board.zone', {
    zone: name,
    what,
    walks: board.moves(zone.index).length,
    sees: board.sightFrom(zone.index).size,
  });
}
