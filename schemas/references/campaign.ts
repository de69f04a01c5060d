import type { Campaign, CampaignInterlude, Carry, Journey } from '../generated/types';
import { type Problem, problem } from '../problem';
import { conditionProblems, isSomewhere, type Known, knownIn } from './campaign-conditions';
import { AGAIN, END, strayMissions } from './campaign-ways';
import { duplicateIds } from './ids';
import { playedMissionReferences } from './replay';
import type { FaceSource } from './tiles';

/** What a schema cannot say about a campaign; what its missions are like in play is for the rules to say. */
export function campaignReferences(campaign: Campaign, stock?: FaceSource, root = ''): Problem[] {
  const { missions, endings = [], goals = [], grades = [], scores = [], after = [] } = campaign;
  const known = knownIn(campaign);
  const places = new Set<string>();
  const questions = new Set<string>();
  const problems = [
    ...duplicateIds(missions, '/missions', places),
    ...duplicateIds(endings, '/endings', places),
    ...[...missions.map(at('/missions')), ...endings.map(at('/endings'))].flatMap(({ id, pointer }) =>
      id === AGAIN || id === END ? [problem('duplicate-id', `${pointer}/id`, { id })] : [],
    ),
    ...duplicateIds(scores, '/scores'),
    ...duplicateIds(goals, '/goals'),
    ...goals.flatMap((goal, index) => conditionProblems(goal.if, `/goals/${index}/if`, known)),
    ...grades.flatMap((grade, index) => conditionProblems(grade.if, `/grades/${index}/if`, known)),
    ...interludeProblems(after, '/after', known, questions),
    ...carryProblems(campaign.carry, '/carry', known),
    ...missions.flatMap((_, index) => missionProblems(campaign, index, known, questions, stock)),
    ...strays(campaign),
  ];
  return problems.map((one) => ({ ...one, pointer: `${root}${one.pointer}` }));
}

const at =
  (list: string) =>
  ({ id }: { readonly id: string }, index: number) => ({ id, pointer: `${list}/${index}` });

function missionProblems(
  { missions, endings = [], system }: Campaign,
  index: number,
  known: Known,
  questions: Set<string>,
  stock: FaceSource | undefined,
): Problem[] {
  const one = missions[index];
  if (!one) return [];
  const { id, mission, carry, after = [], next = [] } = one;
  const pointer = `/missions/${index}`;
  const places = [...missions, ...endings].map((place) => place.id).concat(AGAIN, END);
  return [
    ...(mission ? playedMissionReferences(mission, stock).map(beneath(pointer)) : []),
    ...(mission && isOther(mission.system, system)
      ? [problem('other-game', `${pointer}/mission/system`, { mission: id })]
      : []),
    ...carryProblems(carry, `${pointer}/carry`, known),
    ...interludeProblems(after, `${pointer}/after`, known, questions, id),
    ...next.flatMap((way, place) => [
      ...(places.includes(way.go)
        ? []
        : [problem('unknown-way', `${pointer}/next/${place}/go`, { id: way.go })]),
      ...conditionProblems(way.if, `${pointer}/next/${place}/if`, known, id),
    ]),
  ];
}

const beneath =
  (pointer: string) =>
  (one: Problem): Problem => ({ ...one, pointer: `${pointer}${one.pointer}` });

function interludeProblems(
  interludes: readonly CampaignInterlude[],
  pointer: string,
  known: Known,
  questions: Set<string>,
  mission?: string,
): Problem[] {
  return interludes.flatMap((interlude, index): Problem[] => {
    const here = `${pointer}/${index}`;
    const asked = 'id' in interlude ? [interlude] : [];
    return [
      ...conditionProblems(interlude.if, `${here}/if`, known, mission),
      ...duplicateIds(asked, here, questions).map((one) => ({ ...one, pointer: `${here}/id` })),
      ...('scores' in interlude ? scoreProblems(interlude.scores, `${here}/scores`, known) : []),
      ...('choose' in interlude
        ? [
            ...duplicateIds(interlude.choose, `${here}/choose`),
            ...interlude.choose.flatMap((choice, place) => [
              ...conditionProblems(choice.if, `${here}/choose/${place}/if`, known, mission),
              ...scoreProblems(choice.scores, `${here}/choose/${place}/scores`, known),
            ]),
          ]
        : []),
      ...('dice' in interlude
        ? interlude.outcomes.flatMap(({ from, to, scores }, place) => [
            ...(from > to ? [problem('from-above-to', `${here}/outcomes/${place}`, { from, to })] : []),
            ...scoreProblems(scores, `${here}/outcomes/${place}/scores`, known),
          ])
        : []),
    ];
  });
}

function scoreProblems(
  scores: Readonly<Record<string, number>> | undefined,
  pointer: string,
  { scores: known }: Known,
): Problem[] {
  return Object.keys(scores ?? {}).flatMap((id) =>
    known.has(id) ? [] : [problem('unknown-score', `${pointer}/${id}`, { id })],
  );
}

function carryProblems(carry: Carry | undefined, pointer: string, { counters }: Known): Problem[] {
  return (carry?.counters ?? []).flatMap((id, index) =>
    isSomewhere(id, counters)
      ? []
      : [asWarning(problem('unknown-counter', `${pointer}/counters/${index}`, { id }))],
  );
}

function strays(campaign: Campaign): Problem[] {
  const { unreached, endless } = strayMissions(campaign);
  const place = (id: string) => `/missions/${campaign.missions.findIndex((one) => one.id === id)}`;
  return [
    ...unreached.map((id) => problem('never-reached', place(id), { id })),
    ...endless.map((id) => problem('never-ends', place(id), { id })),
  ].map(asWarning);
}

/** Of ids of games, of which there may be one or several. */
const isOther = (one: string, other: string) => one !== other;

const asWarning = (one: Problem): Problem => ({ ...one, severity: 'warning' });

/** What is wrong with a campaign that is being played; what was decided in it is for the engine to say. */
export function journeyReferences({ campaign, system }: Journey, stock?: FaceSource): Problem[] {
  return [
    ...(isOther(campaign.system, system)
      ? [problem('other-game', '/campaign/system', { mission: campaign.id })]
      : []),
    ...campaignReferences(campaign, stock, '/campaign'),
  ];
}
