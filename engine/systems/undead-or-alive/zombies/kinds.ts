import type { Profile } from '../../../family/zombicide/ways';
import { because } from '../because';
import { abominations, ZOMBIES, type Zombie } from '../content';
import type { OpenGame } from '../open-game';
import { ABOMINATION, FIRST_OWN_KIND, RUNNER } from '../state';

/** What zombies of a kind can do and take; an Abomination is as its card says. */
export function profileOf(game: OpenGame, kind: number): Profile {
  const card = kind === ABOMINATION ? abominations[game.state.abomination] : undefined;
  return card ?? (game.table.mission.kinds[kind] as Profile);
}

/** What those of the mission's own kinds may bite in an activation beyond one bite each, from what there is of each. */
export function moreBites({ table }: Pick<OpenGame, 'table'>, countOf: (kind: number) => number): number {
  let more = 0;
  for (let kind = FIRST_OWN_KIND; kind < table.sizes.kinds; kind++) {
    const { actions = 0, wounds = 0 } = table.mission.kinds[kind] ?? {};
    more += countOf(kind) * (actions * wounds - 1);
  }
  return more;
}

/** Where it is written what they can do and take. */
const profileRules: Readonly<Record<Zombie, readonly string[]>> = {
  walker: because['profile-of-walker'],
  runner: because['profile-of-runner'],
  fatty: because['profile-of-fatty'],
  abomination: because['profile-of-abomination'],
};

/** Those of the kind that it is like, for one of the mission's own. */
export function profileRulesOf({ table }: OpenGame, kind: number): readonly string[] {
  return profileRules[ZOMBIES[table.likes[kind] ?? kind] as Zombie];
}

export function rulesOfActingAgain({ table }: OpenGame, onlyKind: number): readonly string[] {
  return table.likes[onlyKind] === RUNNER ? because['only-runners-act'] : [];
}
