import { playOut } from '../bots/play-out';
import type { Bot } from '../game/appraisal';
import { step } from '../game/kernel';
import type { LabNotes, NotedPerson } from '../game/lab-notes';
import type { Outcome } from '../game/play';
import type { Seen } from '../game/seen';
import type { AnyGame, GameSystem } from '../game/system';

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
  game: AnyGame,
  bot: Bot,
  seed: string,
  system: GameSystem,
  judgedGoals: readonly number[],
): LabGame {
  const { notes } = system.appraisal;
  const view = system.see(game);
  const goals = judgedGoals.map(() => 0);
  const zombies = view.table.zones.map(() => 0);
  let decisions = 0;
  let { round } = view;
  playOut(view, bot, seed, (option) => {
    step(game, option);
    decisions += 1;
    const now = view.round;
    noteGoals(view, notes, judgedGoals, goals);
    // During set-up the round is 0. Where nobody had a choice, several rounds are over at once.
    if (now > round && round > 0) noteZombies(view, notes, zombies, now - round);
    round = now;
  });
  // The last round as the end of the game left it.
  noteZombies(view, notes, zombies, 1);
  const people = notes.people(view);
  return {
    number,
    outcome: view.outcome,
    rounds: round,
    decisions,
    people: people.map(({ id }) => id),
    eliminated: people.filter(({ isEliminated }) => isEliminated).map(eliminationIn(view)),
    goals,
    zombies,
  };
}

function noteGoals(view: Seen, notes: LabNotes<Seen>, judged: readonly number[], rounds: number[]): void {
  for (let index = 0; index < judged.length; index++) {
    if (rounds[index] === 0 && notes.isReached(view, judged[index] as number)) rounds[index] = view.round;
  }
}

function noteZombies(view: Seen, notes: LabNotes<Seen>, zombies: number[], rounds: number): void {
  for (let zone = 0; zone < zombies.length; zone++) {
    zombies[zone] = (zombies[zone] as number) + notes.crowdIn(view, zone) * rounds;
  }
}

function eliminationIn(view: Seen): (person: NotedPerson) => Elimination {
  return ({ id, zone }) => ({
    survivor: id,
    zone: zone === undefined ? undefined : view.table.zones[zone]?.id,
  });
}
