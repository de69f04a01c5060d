import { isOutOfReach, type Wanted } from '../../../mission/goals';
import { equipmentCards } from '../content';
import type { MissionProgram } from '../mission-program';
import { refuse } from './problems';

type Mistake = ReturnType<typeof refuse>;

/** What a mission asks for that cannot be. */
export function missionMistake(mission: MissionProgram): Mistake | undefined {
  return goalOutOfReach(mission) ?? unknownCard(mission) ?? noTrain(mission);
}

/** A goal that nothing on the table is about. */
function goalOutOfReach({ goals, objectives, exitZones }: MissionProgram): Mistake | undefined {
  const there = ({ colour, group }: Wanted) =>
    objectives.filter(
      (objective) =>
        (colour === undefined || objective.colour === colour) &&
        (group === undefined || objective.group === group),
    ).length;
  const questions = { isReached: () => false, taken: () => 0, left: there, lost: () => 0 };
  for (const [number, { id, what, wanted }] of goals.entries()) {
    const lacks =
      (what === 'exit' && exitZones.length === 0) ||
      (what === 'take' && (there(wanted) === 0 || isOutOfReach(goals, number, questions)));
    if (lacks) return refuse('goal-out-of-reach', { goal: id });
  }
  return undefined;
}

function unknownCard({ rules }: MissionProgram): Mistake | undefined {
  for (const { id, effects } of rules) {
    for (const effect of effects) {
      if (effect.effect !== 'card' || isInDeck(effect.card)) continue;
      return refuse('unknown-card', { rule: id, card: effect.card });
    }
  }
  return undefined;
}

function noTrain({ rules, train }: MissionProgram): Mistake | undefined {
  const rule = rules.find(({ effects }) => effects.some(({ effect }) => effect === 'train-starts'));
  return rule && !train ? refuse('no-train', { rule: rule.id }) : undefined;
}

function isInDeck(card: string): boolean {
  return equipmentCards.some(({ id, deck }) => id === card && deck === 'equipment');
}
