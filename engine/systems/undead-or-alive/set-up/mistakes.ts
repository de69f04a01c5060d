import { isOutOfReach, judgesAnything, type Wanted } from '../../../mission/goals';
import { equipmentCards } from '../content';
import type { MissionProgram } from '../mission-program';
import { ABOMINATION } from '../state';
import { refuse } from './problems';

type Mistake = ReturnType<typeof refuse>;

/** What a mission asks for that cannot be. */
export function missionMistake(mission: MissionProgram): Mistake | undefined {
  return (
    goalOutOfReach(mission) ??
    unknownCard(mission) ??
    secondAbomination(mission) ??
    noTrain(mission) ??
    startRidesOff(mission)
  );
}

/** Without a goal that is judged here a game could only be lost. */
export function lackOfGoals({ goals }: MissionProgram): Mistake | undefined {
  return judgesAnything(goals) ? undefined : refuse('no-goals');
}

/** Another miniature does not help: there is only ever one on the board. */
function secondAbomination({ zombies }: MissionProgram): Mistake | undefined {
  const abominations = zombies.filter(({ kind }) => kind === ABOMINATION);
  const asked = abominations.reduce((sum, { count }) => sum + count, 0);
  return asked > 1 ? refuse('second-abomination', { asked }) : undefined; // UOA-ABOM-02
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
    if (what === 'exit' && exitZones.length === 0) return refuse('no-exit', { goal: id });
    if (what === 'take' && (there(wanted) === 0 || isOutOfReach(goals, number, questions)))
      return refuse('goal-out-of-reach', { goal: id });
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

function noTrain({ rules, stages }: MissionProgram): Mistake | undefined {
  const rule = rules.find(({ effects }) => effects.some(({ effect }) => effect === 'train-starts'));
  return rule && !stages[0]?.train ? refuse('no-train', { rule: rule.id }) : undefined;
}

/** A train that drives off with the Starting Spawn Zone would leave none. */
function startRidesOff({ stages }: MissionProgram): Mistake | undefined {
  const ridesOff = stages.some(
    ({ train, startingSpawnZone }) => train?.fates[startingSpawnZone]?.fate === 'leaves',
  );
  return ridesOff ? refuse('start-rides-off') : undefined;
}

function isInDeck(card: string): boolean {
  return equipmentCards.some(({ id, deck }) => id === card && deck === 'equipment');
}
