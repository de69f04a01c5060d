import type { Mission } from '../../schemas';
import type { Nameable } from '../../schemas/form';
import { builtInAreas, wordsOfGames } from '../../schemas/generated/mission-words';
import { builtInDecks, knownNames } from '../../schemas/references/language';
import { documentOf } from '../document/systems';

/** What goals and rules of a mission can name, by what it is. */
export type Things = Readonly<Record<Nameable, readonly string[]>>;

/** All that is there to be named: in the mission with its variants, and in the box of its game. */
export function thingsOf(mission: Mission): Things {
  const { variants = [] } = mission;
  const known = knownNames({
    ...mission,
    tokens: [mission, ...variants].flatMap(({ tokens = [] }) => tokens),
    aside: [mission, ...variants].flatMap(({ aside = [] }) => aside),
    rules: [mission, ...variants].flatMap(({ rules = [] }) => rules),
  });
  const list = (names: ReadonlySet<string> | undefined) => [...(names ?? [])];
  const isOfGame = (area: string) => wordsOfGames.areas[area]?.includes(mission.system) ?? true;
  return {
    ...documentOf(mission.system).nameables,
    area: list(known.area).filter((area) => !builtInAreas.includes(area) || isOfGame(area)),
    group: list(known.group),
    machine: list(known.machine),
    objective: list(known.objective),
    rule: list(known.rule),
    counter: list(known.counter),
    holder: list(known.holder),
    tile: list(known.tile),
    deck: [...(mission.decks ?? []).map(({ id }) => id), ...builtInDecks],
    kind: list(known.kind),
  };
}
