import type { ActionList, Chosen } from './action-list';
import type { Cells } from './memory';

/** How many numbers a procedure may keep while it is under way. */
const ARGUMENTS = 10;
const FRAME_WIDTH = 2 + ARGUMENTS;
/** Deeper than any chain of rules goes; filling it is a mistake of ours. */
const AGENDA_DEPTH = 48;
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
export interface Question<G, Argument extends string = never> {
  /** The player who decides. */
  readonly decider: (game: G, frame: Frame<Argument>) => number;
  readonly options: (game: G, frame: Frame<Argument>, list: ActionList) => void;
  /** Does what was chosen. To stay open for another choice it sets `frame.step` to `OPEN`. */
  readonly choose: (game: G, frame: Frame<Argument>, action: Chosen) => void;
  /** Where only one option is left it is taken without asking, unless this is set. */
  readonly asksAlways?: boolean;
}

export const OPEN = 0;
const ANSWERED = 1;

/** One kind of thing that can stand on an agenda, as the kernel sees it. */
export interface AgendaItem<G> {
  readonly name: string;
  /** Given once, when a system lists its items: what the state remembers it by. */
  number: number;
  /** The names of its numbers. */
  readonly arguments: readonly string[];
  readonly asks: boolean;
  readonly asksAlways: boolean;
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
    ...item(name, names, false),
    begin,
    run(game, row) {
      const frame = frameAt(game, row);
      const step = steps[frame.step];
      if (!step) return false;
      frame.step += 1;
      step(game, frame);
      return true;
    },
  };
}

/** Something the players decide. */
export function decision<G extends WithAgenda, const Argument extends string = never>(
  name: string,
  names: readonly Argument[],
  question: Question<G, Argument>,
): Startable<G> {
  const frameAt = frameReader<G, Argument>(names);
  return {
    ...item(name, names, true),
    asksAlways: question.asksAlways ?? false,
    begin,
    run: (game, row) => frameAt(game, row).step !== ANSWERED,
    decider: (game, row) => question.decider(game, frameAt(game, row)),
    options: (game, row, list) => question.options(game, frameAt(game, row), list),
    choose(game, row, action) {
      const frame = frameAt(game, row);
      frame.step = ANSWERED;
      question.choose(game, frame, action);
    },
  };
}

function item(name: string, names: readonly string[], asks: boolean) {
  const notAsked = (): never => {
    throw new Error(`${name} asks nothing`);
  };
  return {
    name,
    number: -1,
    arguments: names,
    asks,
    asksAlways: false,
    decider: notAsked,
    options: notAsked,
    choose: notAsked,
  };
}

function begin<G extends WithAgenda>(this: AgendaItem<G>, game: G, ...values: number[]): void {
  const { state } = game;
  const row = state.agendaDepth;
  if (row >= AGENDA_DEPTH) throw new RangeError(`The agenda is full at ${this.name}`);
  if (this.number < 0) throw new Error(`${this.name} is not in the system's list`);
  state.agendaDepth = row + 1;
  state.agenda.fillRow(row, 0);
  state.agenda.set(row, 0, this.number);
  for (let index = 0; index < values.length; index++) {
    state.agenda.set(row, 2 + index, values[index] as number);
  }
}

/** Numbers the items of a system, in the order in which they are listed. */
export function listed<G>(items: readonly AgendaItem<G>[]): readonly AgendaItem<G>[] {
  for (const [number, each] of items.entries()) each.number = number;
  return items;
}

/** One frame that is laid over one row after the other, so that running a rule allocates nothing. */
function frameReader<G extends WithAgenda, Argument extends string>(
  names: readonly Argument[],
): (game: G, row: number) => Frame<Argument> {
  const place = { agenda: undefined as Cells | undefined, row: 0 };
  const frame = {};
  for (const [column, name] of ['step', ...names].entries()) {
    Object.defineProperty(frame, name, {
      get: () => (place.agenda as Cells).at(place.row, column + 1),
      set: (value: number) => (place.agenda as Cells).set(place.row, column + 1, value),
    });
  }
  return (game, row) => {
    place.agenda = game.state.agenda;
    place.row = row;
    return frame as Frame<Argument>;
  };
}
