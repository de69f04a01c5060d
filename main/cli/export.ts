import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Command, Option } from 'commander';
import { languageOf, type SentenceKey } from '../../languages';
import { forSurvivors } from '../../printing/for-survivors';
import { type ProductName, productNames } from '../../printing/options';
import type { Remark } from '../../printing/printout';
import { isRefusal, type Made, type Refusal } from '../../printing/refusal';
import type { Subject } from '../../printing/subject';
import type { Mission } from '../../schemas';
import { pictureWithMission } from '../../sharing/carriers/picture';
import type { CommandContext } from './context';
import { askedOptions, type Wishes } from './exporting/asked';
import { addProductFlags } from './exporting/flags';
import { misnamed } from './exporting/misnamed';
import type { IsStopped, Order, ProductFile } from './exporting/order';
import { ownedBoxes } from './exporting/owned-boxes';
import { pdfFile } from './exporting/pdf-file';
import { isPicture, pictureFile } from './exporting/picture-file';
import { fittingWishes } from './exporting/target';
import { answerProblems } from './finding';
import { INPUT } from './input';
import { choiceOption, Misunderstanding } from './misunderstanding';
import { eachOnce, isSameFile, writeOutput } from './output';
import { compileTable, openMission, tableOf } from './table';

interface ExportWishes extends Wishes {
  as: ProductName;
  output: string;
  sight?: string;
  json?: true;
}

/** `boothill export`: missions on paper and as pictures. */
export function addExport(program: Command, context: CommandContext): Command {
  const { say } = context;
  const command = program
    .command('export')
    .argument(`<${say('cli.word.mission').toUpperCase()}...>`)
    .description(say('cli.export'))
    .addOption(
      choiceOption(
        `--as <${say('cli.word.name')}>`,
        say('cli.export.as'),
        productNames,
      ).makeOptionMandatory(),
    )
    .addOption(
      new Option(`-o, --output <${say('cli.word.file')}>`, say('cli.export.output')).makeOptionMandatory(),
    );
  return addProductFlags(command, context)
    .option(`--sight <${say('cli.word.zone')}>`, say('cli.export.sight'))
    .option('--json', say('cli.json'))
    .action((paths: string[], wishes: ExportWishes) => exportMissions(paths, wishes, context));
}

async function exportMissions(
  paths: readonly string[],
  wishes: ExportWishes,
  context: CommandContext,
): Promise<void> {
  const { as: product, output, json } = wishes;
  const order = orderOf(paths, wishes, context);
  const signal = context.interruption?.();
  const isStopped = async (): Promise<boolean> => {
    // A signal is heard between two turns only.
    await nextTurn();
    return signal?.aborted === true;
  };
  const stop = () => {
    context.status?.('');
    context.complain(context.say('cli.export.stopped', { file: output }));
    context.answerNo();
  };
  const isOfLacking = 'what' in order.options && order.options.what === 'lacking';
  const boxes = isOfLacking ? await ownedBoxes(context) : [];
  if (!boxes) return;
  const subjects: Subject[] = [];
  const missions: Mission[] = [];
  for (const path of await eachOnce(paths)) {
    if (await isStopped()) return stop();
    if (await isSameFile(path, output)) return refuse(path, { refused: 'own-mission' }, context, json);
    const whole = await subjectIn(path, context, json);
    if (!whole) return;
    const subject = forSurvivors(whole, order.options);
    const wrong = misnamed(subject, order);
    if (wrong) return refuse(path, wrong, context, json);
    missions.push(whole.mission);
    subjects.push(isOfLacking ? { ...subject, boxes } : subject);
  }
  const made = await makeFile(order, subjects, isStopped);
  context.status?.('');
  if (made === 'stopped' || (await isStopped())) return stop();
  if (isRefusal(made)) return refuse(paths.join(', '), made, context, json);
  const content = withMission(made.content, order, missions);
  if (!(await writeOutput(output, content, context))) return;
  const { pages, remarks } = made;
  for (const remark of remarks) context.complain(warning(remark, context));
  const bytes = Buffer.byteLength(content);
  const written = { file: output, product, bytes, ...(pages !== undefined && { pages }), remarks };
  context.answer(json, written, doneWords(written, context));
}

function withMission(
  content: ProductFile['content'],
  { options }: Order,
  [mission]: readonly Mission[],
): ProductFile['content'] {
  const isWanted = 'withMission' in options && options.withMission;
  return isWanted && mission ? pictureWithMission(Buffer.from(content), mission) : content;
}

function makeFile(
  order: Order,
  [first, ...others]: readonly Subject[],
  isStopped: IsStopped,
): Promise<Made<ProductFile> | 'stopped'> {
  const { product } = order;
  if (!first) throw new Error('A command without a mission is not understood');
  if (isPicture(product)) return pictureFile(product, order, first, isStopped);
  return pdfFile(product, order, [first, ...others], isStopped);
}

/** What is to be made; throws where the command line contradicts itself. */
function orderOf(paths: readonly string[], wishes: ExportWishes, context: CommandContext): Order {
  const { as: product, output, sight } = wishes;
  if (paths.length > 1 && product !== 'booklet')
    throw new Misunderstanding('cli.export.several', { product });
  if (paths.filter((path) => path === INPUT).length > 1)
    throw new Misunderstanding('cli.export.one-input', {});
  if (sight !== undefined && product !== 'png' && product !== 'svg') {
    const products = 'png, svg';
    throw new Misunderstanding('cli.export.other-product', { option: '--sight', product, products });
  }
  const options = askedOptions(product, fittingWishes(product, output, wishes));
  return {
    product,
    options,
    also: { codes: context.codes, ...(sight !== undefined && { sight }) },
    isLeftToUs: (name) => wishes[name] === undefined,
    report: (words) => context.status?.(words),
    say: context.say,
  };
}

async function subjectIn(
  path: string,
  context: CommandContext,
  json: true | undefined,
): Promise<Subject | undefined> {
  const mission = await openMission(path, context, json);
  if (!mission) return undefined;
  const table = tableOf(mission);
  const board = compileTable(path, table, context);
  if (!board) return undefined;
  return { mission, faces: table.faces, board, language: languageOf(context.locale) };
}

function refuse(
  file: string,
  { refused, parameters = {} }: Refusal,
  context: CommandContext,
  json?: true,
): void {
  const message = context.say(`print.refused.${refused}` as SentenceKey, parameters);
  answerProblems(file, [{ severity: 'error', code: refused, pointer: '', message }], context, json);
}

function warning({ code, parameters = {} }: Remark, { say }: CommandContext): string {
  return say('cli.validate.warning', { message: say(`print.remark.${code}` as SentenceKey, parameters) });
}

function doneWords(
  { file, pages }: { readonly file: string; readonly pages?: number },
  { say }: CommandContext,
): string {
  return pages === undefined
    ? say('cli.export.done', { file })
    : say('cli.export.done.pages', { file, count: pages });
}
