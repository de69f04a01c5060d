import { extname } from 'node:path';
import { type Command, Option } from 'commander';
import { strayAnnotations } from '../../drawing/board/annotations';
import { boardScene } from '../../drawing/board/board-scene';
import type { BoardOptions } from '../../drawing/board/options';
import { boardPalettes } from '../../drawing/palette';
import type { Board } from '../../engine';
import { type Language, languageOf, languages, type SentenceKey, textIn } from '../../languages';
import type { CommandContext } from './context';
import { choiceOption, Misunderstanding, numberOption } from './misunderstanding';
import { writeOutput } from './output';
import { dotsPerInch, pngOf, type Rendering, svgOf } from './picture';
import { compileTable, openMission, tableOf, zoneNamesOn } from './table';

interface Wishes {
  output: string;
  zones?: true;
  sight?: string;
  dark?: true;
  language?: Language;
  dpi?: number;
}

/** `boothill render`: a mission's map as a picture. */
export function addRender(program: Command, context: CommandContext): Command {
  const { say } = context;
  const flags = {
    output: `-o, --output <${say('cli.word.file')}>`,
    sight: `--sight <${say('cli.word.zone')}>`,
    language: `--language <${say('cli.word.code')}>`,
    dpi: `--dpi <${say('cli.word.number')}>`,
  };
  const { least, most, usual } = dotsPerInch;
  const possible = say('cli.whole-number', { least, most });
  return program
    .command('render')
    .argument(`<${say('cli.word.mission').toUpperCase()}>`)
    .description(say('cli.render'))
    .addOption(
      new Option(flags.output, say('cli.render.output')).argParser(pictureFile).makeOptionMandatory(),
    )
    .option('--zones', say('cli.render.zones'))
    .option(flags.sight, say('cli.render.sight'))
    .option('--dark', say('cli.render.dark'))
    .addOption(choiceOption(flags.language, say('cli.render.language'), languages))
    .addOption(numberOption(flags.dpi, say('cli.render.dpi', { possible, usual }), dotsPerInch, say))
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
    return refuse('cli.render.no-such-zone', { zone: wishes.sight, some: some(partNames(board)) });
  }
  const language = wishes.language ?? languageOf(locale);
  const called = zoneNamesOn(board, table, context, language);
  const options: BoardOptions = {
    language,
    frame: true,
    ...(wishes.zones && { zones: true, zoneTitle: (zone) => called(zone).title }),
    ...(sightFrom !== undefined && { sightFrom }),
  };
  const picture: Rendering = {
    scene: boardScene({ ...table, mission, board, options }),
    palette: boardPalettes[wishes.dark ? 'dark' : 'light'],
    title: textIn(mission.title, language),
  };
  const { output, dpi } = wishes;
  const isPng = endingOf(output) === '.png';
  const drawn = await (isPng ? pngOf(picture, dpi) : svgOf(picture));
  if ('trouble' in drawn) return refuse(drawn.trouble, drawn.parameters);
  if (!(await writeOutput(output, drawn.content, context))) return;
  const warn = (message: string) => complain(say('cli.validate.warning', { message }));
  if (!isPng && dpi !== undefined) warn(say('cli.render.dpi-of-svg'));
  const stray = strayAnnotations(mission, table.faces, language);
  if (stray.length > 0) warn(say('cli.render.far-away', { ids: some(stray) }));
  if (drawn.unknown.length > 0) warn(say('cli.render.unknown-letters', { letters: some(drawn.unknown) }));
  print(say('cli.render.done', { file: output }));
}

function partNames({ zones }: Board): string[] {
  return zones.flatMap(({ parts }) => parts[0] ?? []);
}

const SOME = 5;

function some(words: readonly string[]): string {
  return `${words.slice(0, SOME).join(', ')}${words.length > SOME ? '…' : ''}`;
}

function endingOf(file: string): string {
  return extname(file).toLowerCase();
}

function pictureFile(file: string): string {
  if (['.svg', '.png'].includes(endingOf(file))) return file;
  throw new Misunderstanding('cli.render.unknown-ending', { word: file });
}
