import type { GameSummary } from '../../../engine';

import { asSentence } from '../../as-sentence';
import { goalSentenceNamed } from '../../goals';
import { counterWords } from '../../mission/names';
import { headCount, type UoaWords } from './words';

type PersonSummary = GameSummary['people'][number];
type GoalSummary = GameSummary['goals'][number];
type GradeSummary = GameSummary['grades'][number];
type TurningPoint = GameSummary['turningPoints'][number];

/** What has become of a game, in lines by what they are about. */
export interface SummaryLines {
  readonly people: readonly string[];
  readonly zombies: readonly string[];
  readonly objectives: readonly string[];
  readonly goals: readonly GoalLine[];
  readonly turningPoints: readonly string[];
  readonly grades: readonly string[];
}

/** What became of a goal, and how deep it stands below another one. */
interface GoalLine {
  readonly words: string;
  readonly depth: number;
}

export function summaryLines(summary: GameSummary, words: UoaWords): SummaryLines {
  const { spawned, killedByNobody } = summary;
  return {
    people: summary.people.flatMap((person) => personLines(person, words)),
    zombies: [
      ...(headCount(spawned) === 0 ? [] : [words.say('summary.spawned', { zombies: words.horde(spawned) })]),
      ...(headCount(killedByNobody) === 0
        ? []
        : [words.say('summary.by-nobody', { zombies: words.horde(killedByNobody) })]),
    ],
    objectives: summary.objectives.map(({ survivor, colour, round }) =>
      words.say('summary.objective', {
        round,
        who: words.who(survivor),
        objective: words.objective(colour),
      }),
    ),
    goals: summary.goals.map((goal) => ({ words: goalLine(goal, words), depth: goal.depth })),
    turningPoints: summary.turningPoints.map((point) => turningPointLine(point, words)),
    grades: summary.grades.map((grade) => gradeLine(grade, words)),
  };
}

function personLines(person: PersonSummary, words: UoaWords): string[] {
  const { survivor, kills, wounds } = person;
  const count = headCount(kills);
  const said = { who: words.who(survivor), wounds: words.say('count.wounds', { count: wounds }) };
  const line =
    count === 0
      ? words.say('summary.no-kills', said)
      : words.say('summary.kills', { ...said, count, zombies: words.horde(kills) });
  const elimination = eliminationLine(person, words);
  return elimination === undefined ? [line] : [line, elimination];
}

/** Who or what somebody was eliminated by; nothing for whom nobody did. */
export function eliminationLine(
  { survivor, eliminated }: PersonSummary,
  words: UoaWords,
): string | undefined {
  if (!eliminated) return undefined;
  const { round, by } = eliminated;
  return words.say(`summary.eliminated.${by.what}`, {
    who: words.who(survivor),
    round,
    by: words.who(by.survivor ?? ''),
    zombies: words.band(by.zombies ?? {}),
  });
}

function goalLine({ goal: id, reached, round = 0, howFar, inWords }: GoalSummary, words: UoaWords): string {
  const goal = goalSentenceNamed(id, words);
  if (reached) return words.say('summary.goal.reached', { round, goal });
  if (inWords) return words.say('summary.goal.in-words', { goal });
  return howFar
    ? words.say('summary.goal.how-far', { goal, ...howFar })
    : words.say('summary.goal.open', { goal });
}

function gradeLine({ counter, points, grade }: GradeSummary, words: UoaWords): string {
  const { say, mission } = words;
  const said = { counter: counterWords(counter, mission), points };
  const line =
    grade === undefined
      ? say('summary.grade.none', said)
      : say('summary.grade', { ...said, grade: mission.text(grade) });
  return asSentence(line, words);
}

function turningPointLine({ round, eliminated, goals, wounds }: TurningPoint, words: UoaWords): string {
  const what = [
    ...eliminated.map((id) => words.say('summary.turning-point.eliminated', { who: words.who(id) })),
    ...(goals.length === 0 ? [] : [words.say('summary.turning-point.goals', { count: goals.length })]),
    ...(wounds === 0 ? [] : [words.say('count.wounds', { count: wounds })]),
  ];
  return words.say('summary.turning-point', { round, what: words.list(what) });
}
