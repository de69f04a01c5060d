import { because } from '../because';
import {
  type Abomination,
  abominations,
  ZOMBIES,
  type Zombie,
  type ZombieKind,
  zombieKinds,
} from '../content';
import type { OpenGame } from '../open-game';
import { ABOMINATION, RUNNER } from '../state';

/** What zombies of a kind can do and take; an Abomination is as its card says. */
export function profileOf(game: OpenGame, kind: number): ZombieKind | Abomination {
  const card = kind === ABOMINATION ? abominations[game.state.abomination] : undefined;
  return card ?? (zombieKinds[kind] as ZombieKind);
}

/** Where it is written what they can do and take. */
const profileRules: Readonly<Record<Zombie, readonly string[]>> = {
  walker: because['profile-of-walker'],
  runner: because['profile-of-runner'],
  fatty: because['profile-of-fatty'],
  abomination: because['profile-of-abomination'],
};

export function profileRulesOf(kind: number): readonly string[] {
  return profileRules[ZOMBIES[kind] as Zombie];
}

export function rulesOfActingAgain(onlyKind: number): readonly string[] {
  return onlyKind === RUNNER ? because['only-runners-act'] : [];
}
