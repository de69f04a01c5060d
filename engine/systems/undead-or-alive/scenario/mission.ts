import type { Mission, Position, Scenario, Token } from '../../../../schemas';
import { missionFormat } from '../../../../schemas/references/mission-format';
import { scenarioPlacements } from '../../../scenario/placements';
import { decksGiven } from './decks';
import { areasGiven } from './ruled';

/** A situation as a mission that one could read: what its goals and rules speak of, and nothing more. */
export function missionIn(scenario: Scenario): Mission {
  const { id, title, faces = [], given } = scenario;
  const { goals = [], rules = [], aside = [], kinds } = given;
  const decks = decksGiven(given);
  return {
    format: missionFormat,
    id,
    title,
    system: 'undead-or-alive',
    placements: [...scenarioPlacements(scenario)],
    faces,
    tokens: [...tokensIn(scenario)],
    areas: areasGiven(given),
    aside,
    ...(kinds && { kinds }),
    goals,
    rules,
    ...(decks.length > 0 && { decks }),
  };
}

/** Nobody reads where they lie. */
const SOMEWHERE: Position = { tile: '', x: 0, y: 0 };

function tokensIn({ given: { objectives = [], machines = [] } }: Scenario): Token[] {
  return [
    ...objectives.map(({ id, colour = 'red' }) => ({
      id,
      kind: 'objective' as const,
      at: SOMEWHERE,
      colour,
    })),
    ...machines.map(({ id, machine }) => ({ id, kind: 'machine' as const, at: SOMEWHERE, machine })),
  ];
}
