import type { Condition, ObjectiveFilter, Place } from '../../../../../schemas';
import { isInPlay } from '../../../../family/zombicide/actors';
import { zombiesIn } from '../../../../family/zombicide/horde';
import type { Thing } from '../../../../game/matters';
import type { ConditionBody, ConditionName } from '../../../../mission/conditions';
import { exitZones } from '../../board/now';
import type { UoaGame } from '../../game';
import { judge } from '../../mission/conditions';
import { companionsMeant, machineMeant, spawnTokensMeant } from '../../mission/filters';
import { isMeantAs, possibleColours } from '../../mission/objectives-meant';
import { zonesOf } from '../../mission/whereabouts';
import { rulesThat } from '../../mission/work/rules-that';
import { ACTIVE, NONE } from '../../state';
import { actorThing, machineThing, objectiveThing, spawnThing, zoneThing } from './things';

// Where something can be done so that a condition comes true.

type Where<Name extends ConditionName> = (game: UoaGame, asked: ConditionBody<Name>) => Thing[];

/** Whatever has no entry here is done nowhere in particular. */
const places: { readonly [Name in ConditionName]?: Where<Name> } = {
  taken: lying,
  held: lying,
  objectives: lying,
  loaded: (game, asked) => [...lying(game, asked), ...holder(game, asked.into)],
  rallied: (game, asked) => alone(game, companionsMeant(game, asked)),
  leads: (game, asked) => alone(game, companionsMeant(game, asked)),
  left: (game, asked) => inZones(game, asked.by === 'exit' ? exitZones(game) : zonesOf(game, 'aboard')),
  people: (game, asked) => {
    const carried = asked.holds && 'objective' in asked.holds ? lying(game, asked.holds.objective) : [];
    return carried.length > 0 ? carried : inPlace(game, asked.in);
  },
  machine: (game, asked) => [
    ...holder(game, asked.machine),
    ...('in' in asked ? inPlace(game, asked.in) : []),
  ],
  spawnTokens: (game, asked) =>
    spawnTokensMeant(game, asked)
      .filter((token) => game.state.spawnStatus.at(token) === ACTIVE)
      .map((token) => spawnThing(game, token)),
  zombies: (game, asked) =>
    inZones(
      game,
      zonesOf(game, asked.in ?? 'everywhere').filter((zone) => zombiesIn(game, zone) > 0),
    ),
  counter: (game, asked) =>
    rulesThat(
      game,
      'count',
      (effect) => effect.effect === 'count' && effect.counter === asked.counter,
    ).flatMap((number) => doneWhere(game, number)),
  done: (game, asked) => {
    const id = typeof asked === 'string' ? asked : asked.rule;
    return doneWhere(
      game,
      game.table.mission.rules.findIndex((rule) => rule.id === id),
    );
  },
};

const byName: Readonly<Record<string, ((game: UoaGame, asked: never) => Thing[]) | undefined>> = places;

/** The things on the board that a condition waits for; what is so already needs none. */
export function thingsFor(game: UoaGame, condition: Condition): readonly Thing[] {
  if (judge(game, condition) === 'met') return [];
  if ('all' in condition) {
    // One after the other: whoever has to leave with the gold first takes the gold.
    for (const part of condition.all) {
      const things = thingsFor(game, part);
      if (things.length > 0) return things;
    }
    return [];
  }
  if ('any' in condition) return condition.any.flatMap((part) => thingsFor(game, part));
  const said = 'not' in condition ? condition.not : condition;
  if ('all' in said || 'any' in said || 'not' in said) return [];
  return Object.entries(said).flatMap(([word, asked]) => byName[word]?.(game, asked as never) ?? []);
}

/** What lies face down may be meant, as long as a colour that it may have is. */
function lying(game: UoaGame, filter: ObjectiveFilter): Thing[] {
  return [...game.table.mission.objectives.keys()]
    .filter((objective) => game.state.objectiveZone.at(objective) >= 0)
    .filter((objective) =>
      possibleColours(game, objective).some((colour) => isMeantAs(game, filter, objective, colour)),
    )
    .map((objective) => objectiveThing(game, objective));
}

function alone(game: UoaGame, actors: readonly number[]): Thing[] {
  return actors
    .filter((actor) => isInPlay(game, actor) && game.state.leader.at(actor) === NONE)
    .map((actor) => actorThing(game, actor));
}

/** A machine or an area, by its id. */
function holder(game: UoaGame, id: string): Thing[] {
  const machine = machineMeant(game, id);
  return machine < 0 ? inPlace(game, id) : [machineThing(game, machine)];
}

function inPlace(game: UoaGame, place: Place | undefined): Thing[] {
  return place === undefined ? [] : inZones(game, zonesOf(game, place));
}

function inZones(game: UoaGame, zones: readonly number[]): Thing[] {
  return zones.filter((zone) => zone >= 0).map((zone) => zoneThing(game, zone));
}

function doneWhere(game: UoaGame, number: number): Thing[] {
  const rule = game.table.mission.rules[number];
  if (!rule) return [];
  if ('action' in rule) return inPlace(game, rule.action.in);
  return 'when' in rule && rule.when.event === 'objective-taken' ? lying(game, rule.when) : [];
}
