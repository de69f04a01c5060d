import type { Bot } from '../bots/bot';
import { playOut } from '../bots/play-out';
import { step } from '../game/kernel';
import type { Outcome } from '../game/play';
import type { UoaGame } from '../systems/undead-or-alive/game';
import { type Observation, observe } from '../systems/undead-or-alive/hidden/observation';
import { ELIMINATED, KINDS, NONE } from '../systems/undead-or-alive/state';

/** What is kept of one game among many. */
export interface LabGame {
  /** Counted from 1. */
  readonly number: number;
  /** Nothing where no end was in sight. */
  readonly outcome: Outcome | undefined;
  readonly rounds: number;
  readonly decisions: number;
  /** The ids of everybody who played along, companions among them. */
  readonly people: readonly string[];
  readonly eliminated: readonly Elimination[];
  /** For every goal that the program judges the round in which it was reached; 0 where it was not. */
  readonly goals: readonly number[];
  /** For every zone the zombies in it at the end of each round, all rounds together. */
  readonly zombies: readonly number[];
}

export interface Elimination {
  readonly survivor: string;
  /** The id of the zone; nothing where they were in none. */
  readonly zone: string | undefined;
}

/** Plays a game out in place, and notes what becomes of it. */
export function notedGame(
  number: number,
  game: UoaGame,
  bot: Bot,
  seed: string,
  judgedGoals: readonly number[],
): LabGame {
  const view = observe(game);
  const goals = judgedGoals.map(() => 0);
  const zombies = view.table.zones.map(() => 0);
  let decisions = 0;
  let round = view.value('round');
  playOut(view, bot, seed, (option) => {
    step(game, option);
    decisions += 1;
    const now = view.value('round');
    noteGoals(view, judgedGoals, goals);
    // During set-up the round is 0. Where nobody had a choice, several rounds are over at once.
    if (now > round && round > 0) noteZombies(view, zombies, now - round);
    round = now;
  });
  // The last round as the end of the game left it.
  noteZombies(view, zombies, 1);
  const people = peopleOf(view);
  return {
    number,
    outcome: view.outcome,
    rounds: round,
    decisions,
    people: people.map(({ survivor }) => survivor),
    eliminated: people.filter(({ actor }) => view.at('fate', actor) === ELIMINATED).map(eliminationIn(view)),
    goals,
    zombies,
  };
}

function noteGoals(view: Observation, judged: readonly number[], rounds: number[]): void {
  for (let index = 0; index < judged.length; index++) {
    if (rounds[index] === 0 && view.at('goalReached', judged[index] as number) === 1) {
      rounds[index] = view.value('round');
    }
  }
}

function noteZombies(view: Observation, zombies: number[], rounds: number): void {
  for (let zone = 0; zone < zombies.length; zone++) {
    let count = 0;
    for (let kind = 0; kind < KINDS; kind++) count += view.at('zombies', zone, kind);
    zombies[zone] = (zombies[zone] as number) + count * rounds;
  }
}

interface Person {
  readonly actor: number;
  readonly survivor: string;
}

function peopleOf(view: Observation): Person[] {
  const { roster, sizes } = view.table;
  const actors = Array.from({ length: sizes.actors }, (_, actor) => actor);
  return actors.flatMap((actor) => {
    const person = roster[view.at('identity', actor)];
    return person ? [{ actor, survivor: person.id }] : [];
  });
}

function eliminationIn(view: Observation): (person: Person) => Elimination {
  return ({ actor, survivor }) => {
    const zone = view.at('place', actor);
    return { survivor, zone: zone === NONE ? undefined : view.table.zones[zone]?.id };
  };
}
