import type { ActionList, Chosen } from './action-list';
import type { Cells } from './memory';
import type { DecisionTraits } from './traits';

/** How many numbers a procedure may keep while it is under way. */
const ARGUMENTS = 10;
/** Columns of a row: which item it is, which step comes next, and then its numbers. */
const [ITEM, STEP, FIRST_ARGUMENT] = [0, 1, 2] as const;
const FRAME_WIDTH = FIRST_ARGUMENT + ARGUMENTS;
/** Deeper than any chain of rules goes; filling it is a mistake of ours. */
const AGENDA_DEPTH = 80;
export const agendaSize = [AGENDA_DEPTH, FRAME_WIDTH] as const;

/** What a game needs for its agenda: the procedures under way, the innermost last. */
export interface WithAgenda {
  readonly state: { agendaDepth: number; readonly agenda: Cells };
}

/** The numbers of a procedure under way, by their names. */
export type Frame<Argument extends string = never> = { [argument in Argument]: number } & {
  /** Which step comes next. A step sets it back to be done again after what it put on the agenda. */
  step: number;
};

export type Step<G, Argument extends string = never> = (game: G, frame: Frame<Argument>) => void;

/** What the players decide. */
export interface Decision<G, Argument extends string = never> {
  /** The player who decides. */
  readonly decider: (game: G, frame: Frame<Argument>) => number;
  /** What sets it apart from a plain question, for whoever shows it. */
  readonly is?: DecisionTraits;
  readonly options: (game: G, frame: Frame<Argument>, list: ActionList) => void;
  /** Does what was chosen. To stay open for another choice it sets `frame.step` to `OPEN`. */
  readonly choose: (game: G, frame: Frame<Argument>, action: Chosen) => void;
  /** Where nothing is left to choose, by whatever a mission has done meanwhile, nobody is asked any more. */
  readonly lapses?: true;
  /** Where only one option is left it is taken without asking, unless this says otherwise. */
  readonly asksAlways?: (game: G, frame: Frame<Argument>) => boolean;
}

export const OPEN = 0;
const ANSWERED = 1;
/** More steps than any procedure has: one that sets `frame.step` to it takes no other. */
export const DONE = 99;

/** One kind of thing that can stand on an agenda, as the kernel sees it. */
export interface AgendaItem<G> {
  readonly name: string;
  /** Given once, when a system lists its items: what the state remembers it by. */
  number: number;
  /** The names of its numbers. */
  readonly arguments: readonly string[];
  readonly asks: boolean;
  /** Of a decision. */
  readonly is: DecisionTraits;
  /** How many it takes; a decision is open or answered. */
  readonly steps: number;
  readonly lapses: boolean;
  asksAlways(game: G, row: number): boolean;
  /** Does the next step; says whether there was one left. */
  run(game: G, row: number): boolean;
  decider(game: G, row: number): number;
  options(game: G, row: number, list: ActionList): void;
  choose(game: G, row: number, action: Chosen): void;
}

/** An item that a rule can put on the agenda, before everything that is there. */
export interface Startable<G> extends AgendaItem<G> {
  begin(game: G, ...values: number[]): void;
}

/**
 * A rule that takes several steps. Each step may put other things on the agenda, which then go first. Its place
 * and its numbers are part of the game's state, so that a game can be saved in the middle of any rule.
 */
export function procedure<G extends WithAgenda, const Argument extends string = never>(
  name: string,
  names: readonly Argument[],
  steps: readonly Step<G, Argument>[],
): Startable<G> {
  const frameAt = frameReader<G, Argument>(names);
  return {
    ...item(name, names),
    steps: steps.length,
    run(game, row) {
      const { agenda } = game.state;
      const number = agenda.at(row, STEP);
      const step = steps[number];
      if (!step) return false;
      agenda.set(row, STEP, number + 1);
      step(game, frameAt(agenda, row));
      if (agenda.at(row, STEP) === DONE) agenda.set(row, STEP, steps.length);
      return true;
    },
  };
}

/** Whether nobody has answered what stands in this row, as far as it asks anything. */
export function isOpen({ state }: WithAgenda, row: number): boolean {
  return state.agenda.at(row, STEP) === OPEN;
}

/** Whether it is under way, or still to come. */
export function isOnAgenda({ state }: WithAgenda, { number }: { readonly number: number }): boolean {
  for (let row = 0; row < state.agendaDepth; row++) if (state.agenda.at(row, ITEM) === number) return true;
  return false;
}

/** Something the players decide. */
export function decision<G extends WithAgenda, const Argument extends string = never>(
  name: string,
  names: readonly Argument[],
  question: Decision<G, Argument>,
): Startable<G> {
  const frameAt = frameReader<G, Argument>(names);
  return {
    ...item(name, names),
    asks: true,
    is: question.is ?? PLAIN,
    lapses: question.lapses ?? false,
    asksAlways: (game, row) => question.asksAlways?.(game, frameAt(game.state.agenda, row)) ?? false,
    run: (game, row) => game.state.agenda.at(row, STEP) !== ANSWERED,
    decider: (game, row) => question.decider(game, frameAt(game.state.agenda, row)),
    options: (game, row, list) => question.options(game, frameAt(game.state.agenda, row), list),
    choose(game, row, action) {
      const { agenda } = game.state;
      agenda.set(row, STEP, ANSWERED);
      question.choose(game, frameAt(agenda, row), action);
    },
  };
}

const PLAIN: DecisionTraits = {};

/** What all items have; a rule that only takes steps asks nothing. */
function item(name: string, names: readonly string[]) {
  if (names.length > ARGUMENTS) throw new RangeError(`${name} keeps more than ${ARGUMENTS} numbers`);
  const notAsked = (): never => {
    throw new Error(`${name} asks nothing`);
  };
  return {
    name,
    number: -1,
    arguments: names,
    asks: false,
    is: PLAIN,
    lapses: false,
    steps: ANSWERED,
    asksAlways: notAsked,
    begin,
    decider: notAsked,
    options: notAsked,
    choose: notAsked,
  };
}

// Ten numbers by name and not a list of them: this is called for every rule, and must not allocate.
function begin(
  this: AgendaItem<never>,
  game: WithAgenda,
  a = 0,
  b = 0,
  c = 0,
  d = 0,
  e = 0,
  f = 0,
  g = 0,
  h = 0,
  i = 0,
  j = 0,
): void {
  const { state } = game;
  const { agenda } = state;
  const row = state.agendaDepth;
  if (row >= AGENDA_DEPTH) throw new RangeError(`The agenda is full at ${this.name}`);
  if (this.number < 0) throw new Error(`${this.name} is not in the system's list`);
  state.agendaDepth = row + 1;
  agenda.set(row, ITEM, this.number);
  agenda.set(row, STEP, OPEN);
  agenda.set(row, 2, a);
  agenda.set(row, 3, b);
  agenda.set(row, 4, c);
  agenda.set(row, 5, d);
  agenda.set(row, 6, e);
  agenda.set(row, 7, f);
  agenda.set(row, 8, g);
  agenda.set(row, 9, h);
  agenda.set(row, 10, i);
  agenda.set(row, 11, j);
}

/** How often a rule is under way; if a number is given, only where it is the first of its numbers. */
export function timesUnderWay({ state }: WithAgenda, { number }: { number: number }, first?: number): number {
  let times = 0;
  for (let row = 0; row < state.agendaDepth; row++) {
    const isIt = state.agenda.at(row, ITEM) === number;
    if (isIt && (first === undefined || state.agenda.at(row, FIRST_ARGUMENT) === first)) times += 1;
  }
  return times;
}

/** Numbers the items of a system, in the order in which they are listed. */
export function listed<G>(items: readonly AgendaItem<G>[]): readonly AgendaItem<G>[] {
  for (const [number, each] of items.entries()) each.number = number;
  return items;
}

/** One frame that is laid over one row after the other, so that running a rule allocates nothing. */
function frameReader<G extends WithAgenda, Argument extends string>(
  names: readonly Argument[],
): (agenda: G['state']['agenda'], row: number) => Frame<Argument> {
  const prototype = {};
  for (const [index, name] of ['step', ...names].entries()) {
    const column = STEP + index;
    Object.defineProperty(prototype, name, {
      get(this: Row) {
        return this.agenda.at(this.row, column);
      },
      set(this: Row, value: number) {
        this.agenda.set(this.row, column, value);
      },
    });
  }
  const frame = Object.create(prototype) as Row;
  return (agenda, row) => {
    frame.agenda = agenda;
    frame.row = row;
    return frame as unknown as Frame<Argument>;
  };
}

interface Row {
  agenda: Cells;
  row: number;
}
