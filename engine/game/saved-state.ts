import type { Game, GameBounds } from './kernel';
import { type Address, type Bounds, placesIn } from './memory';
import { AGENDA_NAMES, fault, isKeys, isWhole, type Keys, type SaveProblem, shown } from './saved';

/** Any number that the memory holds. */
const ANYTHING = [-(2 ** 31), 2 ** 31 - 1] as const;
const UNSIGNED = [0, 2 ** 32 - 1] as const;

/** What a section of the file has for one name, as rows of numbers. */
type AsRows = (written: unknown) => unknown;
const asRows: Readonly<Record<'values' | 'streams' | 'tables', AsRows>> = {
  values: (number) => [[number]],
  streams: (numbers) => [numbers],
  tables: (rows) => rows,
};

/** Puts everything of a saved game where it belongs, as far as it fits there. */
export function fillState<G extends Game<G>>(game: G, saved: Keys): SaveProblem | undefined {
  const { words, layout } = game.state;
  const places = placesIn(layout);
  const bounds = game.system.bounds(game);
  game.offeredIsCurrent = false;
  for (const section of ['values', 'streams', 'tables'] as const) {
    const written = saved[section];
    if (!isKeys(written)) return fault('missing', { name: section });
    const names = [...places[section].keys()].filter((name) => !AGENDA_NAMES.includes(name));
    const stranger = Object.keys(written).find((name) => !names.includes(name));
    if (stranger !== undefined) return fault('unknown-name', { name: shown(stranger) });
    for (const name of names) {
      if (!Object.hasOwn(written, name)) return fault('missing', { name });
      const range = section === 'streams' ? UNSIGNED : (bounds.state[name] ?? ANYTHING);
      const place = places[section].get(name) as Address;
      const problem = fillRows(words, place, asRows[section](written[name]), name, range);
      if (problem) return problem;
    }
  }
  return fillAgenda(game, saved.agenda, bounds);
}

function fillRows(
  words: Int32Array,
  { at, rows, columns }: Address,
  written: unknown,
  name: string,
  bounds: Bounds,
): SaveProblem | undefined {
  if (!Array.isArray(written) || written.length !== rows) return fault('wrong-size', { name });
  for (const [row, numbers] of (written as unknown[]).entries()) {
    if (!Array.isArray(numbers) || numbers.length !== columns) return fault('wrong-size', { name });
    for (const [column, number] of (numbers as unknown[]).entries()) {
      const problem = unfit(number, name, bounds);
      if (problem) return problem;
      words[at + row * columns + column] = number as number;
    }
  }
  return undefined;
}

function fillAgenda<G extends Game<G>>(
  { state, system }: G,
  written: unknown,
  bounds: GameBounds,
): SaveProblem | undefined {
  if (!Array.isArray(written)) return fault('missing', { name: 'agenda' });
  const { agenda } = state;
  if (written.length > agenda.rows) return fault('wrong-size', { name: 'agenda' });
  agenda.fill(0);
  state.agendaDepth = written.length;
  for (const [row, each] of (written as unknown[]).entries()) {
    const { rule, step, with: numbers } = isKeys(each) ? each : {};
    const item = system.agenda.find(({ name }) => name === rule);
    if (!item) return fault('unknown-rule', { rule: shown(rule) });
    const problem = unfit(step, `${item.name}.step`, [0, item.steps]);
    if (problem) return problem;
    agenda.set(row, 0, item.number);
    agenda.set(row, 1, step as number);
    for (const [index, argument] of item.arguments.entries()) {
      const number = isKeys(numbers) && Object.hasOwn(numbers, argument) ? numbers[argument] : undefined;
      const problem = unfit(number, `${item.name}.${argument}`, bounds.arguments[argument] ?? ANYTHING);
      if (problem) return problem;
      agenda.set(row, 2 + index, number as number);
    }
  }
  return undefined;
}

function unfit(number: unknown, name: string, [least, greatest]: Bounds): SaveProblem | undefined {
  if (!isWhole(number)) return fault('not-whole', { name });
  return number < least || number > greatest ? fault('out-of-range', { name, value: number }) : undefined;
}
