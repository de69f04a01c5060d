import { extname } from 'node:path';
import { type Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { boardScene } from '../../drawing/board/board-scene';
import type { BoardOptions } from '../../drawing/board/options';
import { boardPalettes } from '../../drawing/palette';
import type { Board } from '../../engine';
import { type Language, languageOf, languages, type SentenceKey } from '../../languages';
import type { CommandContext } from './context';
import { writeOutput } from './output';
import { type Picture, pngOf, svgOf } from './picture';
import { compileTable, openMission, tableOf } from './table';

interface Wishes {
  output: string;
  zones?: true;
  sight?: string;
  dark?: true;
  language?: Language;
  dpi: number;
}

/** `boothill render`: a mission's map as a picture. */
export function addRender(program: Command, context: CommandContext): Command {
  const { say } = context;
  return program
    .command('render')
    .argument('<MISSION>')
    .description(say('cli.render'))
    .addOption(
      new Option('-o, --output <file>', say('cli.render.output'))
        .argParser(pictureFile)
        .makeOptionMandatory(),
    )
    .option('--zones', say('cli.render.zones'))
    .option('--sight <zone>', say('cli.render.sight'))
    .option('--dark', say('cli.render.dark'))
    .addOption(new Option('--language <code>', say('cli.render.language')).choices([...languages]))
    .addOption(new Option('--dpi <number>', say('cli.render.dpi')).argParser(dotsPerInch).default(96))
    .action((path: string, wishes: Wishes) => render(path, wishes, context));
}

async function render(path: string, wishes: Wishes, context: CommandContext): Promise<void> {
  const { answerNo, complain, locale, print, say } = context;
  const refuse = (key: SentenceKey, parameters: Record<string, string | number> = {}) => {
    complain(say(key, parameters));
    answerNo();
  };
  const mission = await openMission(path, context);
  if (!mission) return;
  if (mission.placements.length === 0) return refuse('cli.render.nothing');
  const table = tableOf(mission);
  const board = compileTable(path, table, context);
  if (!board) return;
  const sightFrom = wishes.sight === undefined ? undefined : board.zoneOf(wishes.sight);
  if (wishes.sight !== undefined && sightFrom === undefined) {
    return refuse('cli.render.no-such-zone', { zone: wishes.sight, some: someZones(board) });
  }
  const language = wishes.language ?? languageOf(locale);
  const options: BoardOptions = {
    language,
    frame: true,
    ...(wishes.zones && { zones: true }),
    ...(sightFrom !== undefined && { sightFrom }),
  };
  const picture: Picture = {
    scene: boardScene({ ...table, mission, board, options }),
    palette: boardPalettes[wishes.dark ? 'dark' : 'light'],
    title: mission.title[language] ?? mission.title['en'] ?? mission.id,
  };
  const drawn = await (endingOf(wishes.output) === '.png' ? pngOf(picture, wishes.dpi) : svgOf(picture));
  if (typeof drawn !== 'string' && 'trouble' in drawn) return refuse(drawn.trouble);
  if (!(await writeOutput(wishes.output, drawn, context))) return;
  print(say('cli.render.done', { file: wishes.output }));
}

const SOME = 5;

function someZones({ zones }: Board): string {
  const parts = zones.slice(0, SOME).flatMap((zone) => zone.parts[0] ?? []);
  return zones.length > SOME ? `${parts.join(', ')}…` : parts.join(', ');
}

function endingOf(file: string): string {
  return extname(file).toLowerCase();
}

function pictureFile(file: string): string {
  if (['.svg', '.png'].includes(endingOf(file))) return file;
  throw new CommanderError(2, 'boothill.unknown-ending', `'${file}'`);
}

function dotsPerInch(value: string): number {
  const dpi = Number(value);
  if (Number.isInteger(dpi) && dpi >= 10 && dpi <= 1200) return dpi;
  throw new InvalidArgumentError('');
}
