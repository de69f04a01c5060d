import type { HowMany } from '../../../../../schemas';
import type { ConditionBody, ConditionName } from '../../../../mission/conditions';
import type { Count, Verdict } from '../../../../mission/verdict';
import type { UoaGame } from '../../game';
import type { MissionProgram } from '../../mission-program';
import type { refuse } from '../../problems';
import type { GameTime } from '../../survey/game-time';
import type { Survey } from '../../survey/survey';
import type { Work } from '../../survey/work';
import type { AtHand } from '../at-hand';
import type { Notices } from '../noticed';
import type { Reckoning } from '../work/reckoning';

/** How many there are of what a condition asks for, and how many it wants. */
export type Supply = readonly [there: number, count?: HowMany | undefined];

/** All that the rules, the search for a win and the facts know of one word of conditions. */
export interface ConditionWord<Name extends ConditionName> {
  /** Whether it is so; what is said of the survivor at hand is said of whoever and whatever this is. */
  judge(game: UoaGame, asked: ConditionBody<Name>, at: AtHand): Verdict;
  /**
   * What of the state it depends on, whoever is at hand. A word that says nothing of that is looked at whenever anything
   * has been done.
   */
  notices?(asked: ConditionBody<Name>): Notices;
  /** How many there are of what it counts, where that comes one by one. */
  count?(game: UoaGame, asked: ConditionBody<Name>): Count | undefined;
  /** How much is left to do, in actions, roughly, until it is so. */
  toMeet(reckoning: Reckoning, asked: ConditionBody<Name>, survivor: number): number;
  /** And until it is no longer so, where anybody knows how. */
  toEnd?(reckoning: Reckoning, asked: ConditionBody<Name>): number;
  /** What there is of it when the game is set up. */
  supply?(program: MissionProgram, asked: ConditionBody<Name>): Supply;
  /** Why nobody can reach a goal that asks for it, whatever there is. */
  lack?(
    program: MissionProgram,
    asked: ConditionBody<Name>,
    goal: string,
  ): ReturnType<typeof refuse> | undefined;
  /** The walking that it asks for, before anybody plays; what comes by other deeds asks for none. */
  work?(survey: Survey, asked: ConditionBody<Name>): Work;
  /** The walking until it is no longer so. */
  workToEnd?(survey: Survey, asked: ConditionBody<Name>): Work;
  /** When it can be so at the earliest, where that depends on clocks and walking alone. */
  earliest?(survey: Survey, asked: ConditionBody<Name>): GameTime | undefined;
}

/** As it is found under its name. */
export type AnyConditionWord = ConditionWord<ConditionName>;
