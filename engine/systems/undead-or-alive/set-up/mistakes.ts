import { allEffects } from '../../../../schemas/references/effects';
import { judgesAnything } from '../../../mission/goals';
import { equipmentCards, survivors as roster, skills } from '../content';
import { namesIn } from '../content/cards-meant';
import type { MissionProgram, PlayedRule } from '../mission-program';
import { refuse } from '../problems';
import { ABOMINATION } from '../state';
import { goalOutOfReach } from './reach';

type Mistake = ReturnType<typeof refuse>;

/** What a mission asks for that cannot be. */
export function missionMistake(mission: MissionProgram): Mistake | undefined {
  return (
    unknownCard(mission) ??
    unknownName(mission) ??
    goalOutOfReach(mission) ??
    tooFewCards(mission) ??
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

/** Goals and rules only ask for what there is, and effects only fetch what can be in the deck. */
function unknownCard({ rules, goals, decks }: MissionProgram): Mistake | undefined {
  for (const rule of rules) {
    const fetched = allEffects(rule).flatMap((effect) =>
      effect.effect === 'card' && effect.card !== undefined ? namesIn(effect.card) : [],
    );
    const card = fetched.find((name) => !isInDeck(name)) ?? cardsSpokenOf(rule).find((name) => !isCard(name));
    if (card !== undefined) return refuse('unknown-card', { rule: rule.id, card });
  }
  for (const { id, condition } of goals) {
    const card = cardsSpokenOf(condition).find((name) => !isCard(name));
    if (card !== undefined) return refuse('unknown-card-in-goal', { goal: id, card });
  }
  for (const { id, cards } of decks) {
    const card = Object.keys(cards).find((name) => !isName(name) || !isInDeck(name));
    if (card !== undefined) return refuse('unknown-card-in-deck', { deck: id, card });
  }
  return undefined;
}

/** The same of survivors and skills. */
function unknownName({ rules, goals }: MissionProgram): Mistake | undefined {
  const parts = [
    ...rules.map((rule) => ({ part: rule.id, said: withoutOwnWords(rule) })),
    ...goals.map(({ id, condition }) => ({ part: id, said: condition })),
  ];
  for (const { part, said } of parts) {
    const survivor = spokenOf('survivor', said).find((name) => !roster.some(({ id }) => id === name));
    if (survivor !== undefined) return refuse('unknown-survivor-in-rule', { part, survivor });
    const skill = spokenOf('skill', said).find((name) => !skills.some(({ id }) => id === name));
    if (skill !== undefined) return refuse('unknown-skill', { part, skill });
  }
  return undefined;
}

/** What cannot be used is called by words of its own. */
function withoutOwnWords(rule: PlayedRule): object {
  if (!('forbid' in rule) || rule.forbid.what !== 'skill') return rule;
  const { skill: _, ...forbid } = rule.forbid;
  return { ...rule, forbid };
}

const cardsSpokenOf = (part: unknown) => spokenOf('card', part);

/** Whatever stands under such a key, wherever that is. */
function spokenOf(wanted: string, part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    if (key !== wanted) return spokenOf(wanted, value);
    if (typeof value === 'string') return [value];
    return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
  });
}

/** All decks of the mission together cannot have more of a card than the Equipment deck. */
function tooFewCards({ decks }: MissionProgram): Mistake | undefined {
  const asked = new Map<string, number>();
  for (const { id, cards } of decks) {
    for (const [card, count] of Object.entries(cards)) {
      const sum = (asked.get(card) ?? 0) + count;
      const there = equipmentCards.find((each) => each.id === card)?.copies ?? 0;
      if (sum > there) return refuse('too-few-cards', { deck: id, card, asked: sum, there });
      asked.set(card, sum);
    }
  }
  return undefined;
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

function isCard(name: string): boolean {
  return !isName(name) || equipmentCards.some(({ id }) => id === name);
}

function isInDeck(name: string): boolean {
  return !isName(name) || equipmentCards.some(({ id, deck }) => id === name && deck === 'equipment');
}

/** Whether it names a card, and not every one of many. */
function isName(name: string): boolean {
  return name !== 'any' && name !== 'weapon';
}
