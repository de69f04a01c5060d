import { RED } from '../../../engine/family/zombicide/state';
import { OPEN } from '../../../engine/game/agenda';
import { LOST } from '../../../engine/game/kernel';
import { limits, type Survivor } from '../../../engine/systems/undead-or-alive/content';
import type { UoaGame } from '../../../engine/systems/undead-or-alive/game';
import { STILL_HERE } from '../../../engine/systems/undead-or-alive/people/ways-out';
import { skillNumber } from '../../../engine/systems/undead-or-alive/skills/owned';
import { ELIMINATED, IN_PLAY, LEFT, NONE, NOT_YET } from '../../../engine/systems/undead-or-alive/state';
import type { Effect } from '../../../schemas';
import { isSeasoned } from '../seasoned';
import { type Invariant, isUnderWay, underWay } from './invariant';

const places: Invariant = {
  title: 'whoever is in play stands in a zone, and whoever is gone stands nowhere while the game goes on',
  breach(game) {
    const { state, table } = game;
    const isSetUp = state.round > 0;
    for (let actor = 0; actor < table.sizes.actors; actor++) {
      const [place, fate] = [state.place.at(actor), state.fate.at(actor)];
      if (fate === ELIMINATED && place === NONE) continue;
      const isOnBoard = place >= 0 && place < table.sizes.zones;
      // Where the game could have gone on without them they were taken off the board.
      const isTakenOff = fate === ELIMINATED && table.mission.restrictions.defeat.length > 0;
      if (isTakenOff && place === NONE) continue;
      if (
        fate === LEFT || fate === NOT_YET
          ? place !== NONE
          : isSetUp
            ? !isOnBoard
            : !isOnBoard && place !== NONE
      ) {
        return `${nameOf(game, actor)} is in zone ${place} with fate ${fate}`;
      }
    }
    return undefined;
  },
};

const waysOut: Invariant = {
  title: 'whoever has left has left in some way, and nobody else has',
  breach(game) {
    const { state, table } = game;
    for (let actor = 0; actor < table.sizes.actors; actor++) {
      const hasLeft = state.fate.at(actor) === LEFT;
      if (hasLeft === (state.wayOut.at(actor) === STILL_HERE)) return `${nameOf(game, actor)} has not`;
    }
    return undefined;
  },
};

const companions: Invariant = {
  title: 'companions are where their leader is (UOA-COMP-10)',
  breach(game) {
    const { state, table } = game;
    for (let actor = table.sizes.survivors; actor < table.sizes.actors; actor++) {
      const leader = state.leader.at(actor);
      if (leader === NONE || [leader, actor].some((one) => state.fate.at(one) === ELIMINATED)) continue;
      const isThere = state.place.at(leader) === state.place.at(actor);
      if (!isThere || state.fate.at(leader) !== state.fate.at(actor)) {
        return `${nameOf(game, actor)} is not with ${nameOf(game, leader)}`;
      }
    }
    return undefined;
  },
};

const wounds: Invariant = {
  title: 'nobody in play has as many wounds as they can take',
  breach(game) {
    const { state, table } = game;
    for (let actor = 0; actor < table.sizes.actors; actor++) {
      const taken = state.wounds.at(actor);
      const health = healthOf(game, actor);
      const isFine = state.fate.at(actor) === IN_PLAY ? taken < health : taken <= health;
      if (!isFine) return `${nameOf(game, actor)} has ${taken} of ${health} wounds`;
    }
    return undefined;
  },
};

const elimination: Invariant = {
  title: 'with somebody eliminated the game is lost (UOA-WIN-02), unless the mission has it otherwise',
  breach({ state, table }) {
    if (table.mission.restrictions.defeat.length > 0) return undefined;
    const isFallen = state.fate.toArray().includes(ELIMINATED);
    return isFallen && state.outcome !== LOST ? 'the game is not lost' : undefined;
  },
};

const levels: Invariant = {
  title: 'danger levels go with adrenaline (UOA-ADREN-03)',
  breach(game) {
    const { yellow, orange, red } = limits.adrenaline;
    const { state, table } = game;
    for (let survivor = 0; survivor < table.sizes.survivors; survivor++) {
      const points = state.adrenaline.at(survivor);
      const level = [yellow, orange, red].filter((start) => points >= start).length;
      const isAgain = table.optional.ultrared && state.level.at(survivor) === RED && points < red; // UOA-ULTRA-01
      if (points < 0 || (state.level.at(survivor) !== level && !isAgain)) {
        return `${nameOf(game, survivor)} has ${points} points at level ${state.level.at(survivor)}`;
      }
    }
    return undefined;
  },
};

const skills: Invariant = {
  title: 'everybody has one printed skill of each level they have reached (UOA-ADREN-06)',
  breach(game) {
    const { state, table } = game;
    if (brings(game, 'skill')) return undefined;
    if (state.round === 0 || state.outcome !== 0 || isSeasoned(game)) return undefined;
    for (let survivor = 0; survivor < table.sizes.survivors; survivor++) {
      const owned: string[] = [];
      for (let skill = 0; skill < table.skills.length; skill++) {
        for (let copy = state.skills.at(survivor, skill); copy > 0; copy--) {
          owned.push(table.skills[skill]?.id ?? '');
        }
      }
      if (table.optional.ultrared && state.level.at(survivor) === RED) continue; // UOA-ULTRA-02
      if (!waysToLearn(game, survivor).includes(owned.sort().join())) {
        return `${nameOf(game, survivor)} has ${owned.join()}`;
      }
    }
    return undefined;
  },
};

/** Everything that somebody may have learned by now, in words that do not depend on the order. */
function waysToLearn(game: UoaGame, survivor: number): readonly string[] {
  const { state, table } = game;
  const person = table.roster[state.identity.at(survivor)];
  const open = underWay(game, 'pick-skill')
    .filter(({ step, argument }) => step === OPEN && argument('survivor') === survivor)
    .map(({ argument }) => argument('level'));
  const key = `${person?.id ?? ''} ${state.level.at(survivor)} ${open.join()}`;
  const ways = known.get(key) ?? combined(person?.skills, state.level.at(survivor), open);
  known.set(key, ways);
  return ways;
}

const known = new Map<string, readonly string[]>();

function combined(skills: Survivor['skills'] | undefined, most: number, open: readonly number[]): string[] {
  const printed = [[skills?.blue], [skills?.yellow], skills?.orange ?? [], skills?.red ?? []];
  let ways: (string | undefined)[][] = [[]];
  for (let level = 0; level <= most; level++) {
    if (open.includes(level)) continue;
    ways = ways.flatMap((way) => (printed[level] ?? []).map((skill) => [...way, skill]));
  }
  return ways.map((way) => way.sort().join());
}

const actions: Invariant = {
  title: 'only the active survivor has actions, and no more than there are in a turn (UOA-ROUND-04)',
  breach(game) {
    const { state, table } = game;
    const { active, actionsLeft } = state;
    if (active === NONE) return actionsLeft === 0 ? undefined : `${actionsLeft} actions and nobody active`;
    const more = table.skills.findIndex(({ id }) => id === 'plus-action');
    const most = limits.actions + state.skills.at(active, more);
    if (actionsLeft < 0 || (actionsLeft > most && !brings(game, 'actions')))
      return `${actionsLeft} of ${most} actions are left`;
    // Zombie link gives turns out of turn.
    if (isUnderWay(game, 'zombie-link')) return undefined;
    const isTheirs = table.playerOf[active] === state.player && state.activated.at(active) === 0;
    return isTheirs ? undefined : `${nameOf(game, active)} is active out of turn`;
  },
};

/** Whether some rule of the mission does such a thing, in whatever game. */
function brings({ table }: UoaGame, word: Effect['effect']): boolean {
  return table.mission.lists.some((list) => list.some(({ effect }) => effect === word));
}

function healthOf({ state, table }: UoaGame, actor: number): number {
  const ofClass = table.roster[state.identity.at(actor)]?.class;
  if (actor >= table.sizes.survivors || !ofClass) return 1; // UOA-COMP-02
  return limits.health[ofClass] + state.skills.at(actor, BRAWLER); // UOA-SKILL-21
}

const BRAWLER = skillNumber('brawler');

function nameOf({ state, table }: UoaGame, actor: number): string {
  return table.roster[state.identity.at(actor)]?.id ?? `actor ${actor}`;
}

export const peopleInvariants: readonly Invariant[] = [
  places,
  waysOut,
  companions,
  wounds,
  elimination,
  levels,
  skills,
  actions,
];
