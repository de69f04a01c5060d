import { allEffects } from '../../../../schemas/references/effects';
import { judgesAnything } from '../../../mission/goals';
import { equipmentCards } from '../content';
import { cardNames } from '../mission/holding';
import type { MissionProgram, PlayedRule } from '../mission-program';
import { refuse } from '../problems';
import { ABOMINATION } from '../state';
import { goalOutOfReach } from './reach';

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

/** Effects can only fetch what is in the deck, and rules only ask for what there is. */
function unknownCard({ rules }: MissionProgram): Mistake | undefined {
  for (const rule of rules) {
    const fetched = allEffects(rule).flatMap((effect) =>
      effect.effect === 'card' ? cardNames(effect.card) : [],
    );
    const card = fetched.find((id) => !isInDeck(id)) ?? cardsAskedFor(rule).find((id) => !isCard(id));
    if (card !== undefined) return refuse('unknown-card', { rule: rule.id, card });
  }
  return undefined;
}

function cardsAskedFor(rule: PlayedRule): string[] {
  const prices = 'price' in rule ? rule.price.pay : 'action' in rule ? (rule.action.pay ?? []) : [];
  const used = 'when' in rule && rule.when.event === 'used' ? [rule.when.card] : [];
  const forbidden = 'forbid' in rule && rule.forbid.what === 'use' ? cardNames(rule.forbid.card) : [];
  return [...prices.flatMap((price) => ('card' in price ? [price.card] : [])), ...used, ...forbidden];
}

function noTrain({ rules, stages }: MissionProgram): Mistake | undefined {
  const rule = rules.find((each) => allEffects(each).some(({ effect }) => effect === 'train-starts'));
  return rule && !stages[0]?.train ? refuse('no-train', { rule: rule.id }) : undefined;
}

/** A train that drives off with the Starting Spawn Zone would leave none. */
function startRidesOff({ stages }: MissionProgram): Mistake | undefined {
  const ridesOff = stages.some(
    ({ train, startingSpawnZone }) => train?.fates[startingSpawnZone]?.fate === 'leaves',
  );
  return ridesOff ? refuse('start-rides-off') : undefined;
}

function isCard(card: string): boolean {
  return equipmentCards.some(({ id }) => id === card);
}

function isInDeck(card: string): boolean {
  return equipmentCards.some(({ id, deck }) => id === card && deck === 'equipment');
}
