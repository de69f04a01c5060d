import {
  type Action,
  type ActionTraits,
  type AnyGame,
  legalActions,
  legalDiscards,
  type Seen,
  systemOf,
} from '../../engine';
import type { Moment } from './moment';

/** Something that can be done at a moment, and what it is about. */
export interface Choice {
  readonly action: Action;
  readonly traits: ActionTraits;
  /** Not an answer to the decision at hand, but allowed at any time. */
  readonly isAside: boolean;
  /** What it is done with, sort by sort: zones, cards, survivors, by their names. */
  readonly touches: readonly Touch[];
}

export interface Touch {
  /** As the system's vocabulary calls it: `zone`, `card`, `survivor`, `slot`, `objective` and so on. */
  readonly sort: string;
  readonly name: string | number;
}

/** For as long as anybody has the game: most moments nobody comes back to. */
const known = new WeakMap<AnyGame, readonly Choice[]>();

/** Everything that can be done at a moment: first what the decision at hand offers, in its order. */
export function choicesAt({ game }: Moment): readonly Choice[] {
  const made = known.get(game);
  if (made) return made;
  const choices = [
    ...legalActions(game).map((action) => choiceOf(game, action, false)),
    ...legalDiscards(game).map((action) => choiceOf(game, action, true)),
  ];
  known.set(game, choices);
  return choices;
}

function choiceOf(game: AnyGame, action: Action, isAside: boolean): Choice {
  const kind = game.system.vocabulary.kinds.find((one) => one.do === action.do);
  const touches = Object.entries(kind?.with ?? {}).flatMap(([argument, sort]) => {
    const name = action[argument];
    return name === undefined ? [] : [{ sort, name }];
  });
  const traits = systemOf(game.system.id).play.action(action.do);
  return { action, traits, isAside, touches };
}

/** What a choice is about, of one sort: the first of it. */
export function nameIn({ touches }: Choice, sort: string): string | number | undefined {
  return touches.find((touch) => touch.sort === sort)?.name;
}

/** Whether players do what they want; elsewhere they answer what is asked. */
export function isFree({ decision }: Seen): boolean {
  return decision?.is.free !== undefined;
}

/** What is done, as something to be picked out: everything that is a Charge, wherever to. */
export const DEED = 'deed';

/** Those that are about a certain zone, card or whatever. */
export function choicesAbout(
  choices: readonly Choice[],
  sort: string,
  name: string | number,
): readonly Choice[] {
  if (sort === DEED) return choices.filter(({ action }) => action.do === name);
  return choices.filter(({ touches }) => touches.some((one) => one.sort === sort && one.name === name));
}
