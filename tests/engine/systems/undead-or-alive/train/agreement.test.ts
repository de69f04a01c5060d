import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seatTiles } from '../../../../../drawing/board/seats';
import { tokenPrints } from '../../../../../drawing/board/tokens';
import { facesWith, type GameEvent, outcomeOf, verifyReplay } from '../../../../../engine';
import {
  sideAhead,
  type TrainTimetable,
  trainTimetable,
} from '../../../../../engine/systems/undead-or-alive';
import type { UoaEvent } from '../../../../../engine/systems/undead-or-alive/events';
import { missionFacts } from '../../../../../engine/systems/undead-or-alive/facts/facts';
import { undeadOrAliveGames } from '../../../../../engine/systems/undead-or-alive/start';
import { type FactsTrain, loadDocument, type Mission, type Rule, type Token } from '../../../../../schemas';
import { replayFile, samples } from '../../../../../scripts/replays/samples';
import { Drifter } from '../../../../helpers/games';
import { begun, playOf } from '../../../../helpers/random-missions';
import { missionOn } from '../../../../helpers/table';

type Step = Pick<Extract<UoaEvent, { type: 'train' }>, 'step' | 'toward'> & { readonly round: number };

/** What the train does in a game, as its log tells it. */
function stepsIn(events: readonly GameEvent[]): Step[] {
  let round = 1;
  return (events as readonly UoaEvent[]).flatMap((event) => {
    if (event.type === 'round-began') round = event.round;
    return event.type === 'train' ? [{ step: event.step, toward: event.toward, round }] : [];
  });
}

function courseOf(mission: Mission): TrainTimetable {
  const course = trainTimetable(mission, facesWith(mission.faces), 12);
  if (!course || 'problem' in course) throw new Error(JSON.stringify(course));
  return course;
}

function factsOf(mission: Mission, survivors = 6): FactsTrain {
  const measured = missionFacts(mission, survivors);
  if ('problem' in measured || !measured.facts.train) throw new Error(JSON.stringify(measured));
  return measured.facts.train;
}

/** An arrow has more corners at its point than at its end. */
function drawnToward(mission: Mission): string {
  const prints = tokenPrints(seatTiles(mission.placements, facesWith(mission.faces)), mission, {});
  const train = mission.tokens?.find(({ kind }) => kind === 'train');
  const [shape] = prints.find(({ id }) => id === `token:${train?.id}`)?.stamp.shapes ?? [];
  if (shape?.kind !== 'path') throw new Error('No train is drawn');
  const [arrow = []] = shape.outlines;
  const off = ([0, 1] as const).map((axis) => {
    const along = arrow.map((point) => point[axis]);
    const middle = (Math.min(...along) + Math.max(...along)) / 2;
    return along.reduce((sum, each) => sum + each, 0) / along.length - middle;
  });
  const [dx = 0, dy = 0] = off;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'east' : 'west';
  return dy > 0 ? 'south' : 'north';
}

/** Where the locomotive is drawn when it drives on. */
function drivenToward({ rounds }: TrainTimetable, locomotive: string): string {
  const places = rounds.map(({ placements }) => placements.find(({ id }) => id === locomotive));
  const onward = rounds.findIndex(({ step }) => step === 'moves');
  const [one, next] = [places[onward - 1], places[onward]];
  if (!one || !next) throw new Error('It never moves on');
  if (one.x !== next.x) return one.x < next.x ? 'east' : 'west';
  return one.y < next.y ? 'south' : 'north';
}

const driving = samples().filter(({ mission }) =>
  mission.tokens?.some((token) => token.kind === 'train' && token.moves),
);

describe('arrows, slider, facts and log agree about a train', () => {
  it.each(driving)('of the sample $name', ({ name, mission }) => {
    const loaded = loadDocument(readFileSync(replayFile(name, 'won'), 'utf8'), 'replay');
    if (!loaded.ok) throw new Error(`${name} cannot be read`);
    const verdict = verifyReplay(undeadOrAliveGames, loaded.document, mission);
    if (!('game' in verdict)) throw new Error(`${name} goes another way`);
    const [facts, course] = [factsOf(mission), courseOf(mission)];
    expect([drawnToward(mission), sideAhead(course.heading)]).toEqual([facts.toward, facts.toward]);
    expect(facts.steps.map(({ move }) => move)).toEqual(course.rounds.flatMap(({ step = [] }) => step));
    const steps = stepsIn(verdict.events);
    const [first] = steps;
    expect(steps).toEqual(
      facts.steps.slice(0, steps.length).map(({ move }, index) => ({
        step: move,
        toward: facts.toward,
        round: (first?.round ?? 0) + index,
      })),
    );
    expect(steps.length).toBeGreaterThan(0);
    expect(first?.round).toBeGreaterThanOrEqual(facts.steps[0]?.round ?? Number.POSITIVE_INFINITY);
  });

  const lanes = (['across', 'down'] as const).flatMap((lane) =>
    (['first', 'last'] as const).flatMap((end) =>
      (lane === 'across' ? [0, 180] : [90, 270]).map((turn) => ({ lane, end, turn })),
    ),
  );

  it.each(lanes)('that lies $lane, its locomotive $end, turned by $turn', ({ lane, end, turn }) => {
    const mission = onLane(lane, end, turn, { id: 'go', when: { event: 'set-up' }, do: [GO] });
    const course = courseOf(mission);
    const side = { across: { first: 'east', last: 'west' }, down: { first: 'south', last: 'north' } }[lane][
      end
    ];
    expect({
      drawn: drawnToward(mission),
      slider: sideAhead(course.heading),
      driven: drivenToward(course, 't'),
      facts: factsOf(mission).toward,
      log: played(mission).map(({ toward }) => toward)[0],
    }).toEqual({ drawn: side, slider: side, driven: side, facts: side, log: side });
  });

  it('whose locomotive stands on the board already, in front', () => {
    for (const [tiles, side] of [
      [['t 10R 250 0 0', 'u 11R 0 0 0'], 'east'],
      [['t 10R 0 0 180', 'u 11R 250 0 180'], 'west'],
    ] as const) {
      const mission = onTiles([...tiles, 'c 3R 0 90'], { id: 'go', when: { event: 'set-up' }, do: [GO] });
      expect([drawnToward(mission), factsOf(mission).toward]).toEqual([side, side]);
    }
  });

  it.each<[string, number, Record<string, unknown>]>([
    ['before the first round', 1, { when: { event: 'set-up' } }],
    ['as a round begins', 1, { when: { event: 'round-begins' } }],
    ['as round 4 begins', 4, { when: { event: 'round-begins' }, if: { round: { from: 4 } } }],
    ['as a round ends', 2, { when: { event: 'end-phase' } }],
    ['as round 4 ends', 5, { when: { event: 'end-phase' }, if: { round: { from: 4 } } }],
    ['as soon as it is round 4', 4, { asSoonAs: { round: { from: 4 } } }],
    [
      'as soon as it is round 3 or 5',
      3,
      { asSoonAs: { any: [{ round: { from: 5 } }, { round: { from: 3 } }] } },
    ],
  ])('that is started %s: it comes in round %i', (_when, round, when) => {
    const mission = onLane('across', 'first', 0, { id: 'go', ...when, do: [GO] } as Rule);
    expect(factsOf(mission).steps.map((step) => step.round)).toEqual([
      round,
      round + 1,
      round + 2,
      round + 3,
    ]);
    expect(played(mission)[0]).toMatchObject({ step: 'enters', round });
  });
});

const GO = { effect: 'train-starts' } as const;

function onLane(lane: 'across' | 'down', end: 'first' | 'last', turn: number, rule: Rule): Mission {
  const order = end === 'first' ? ['t 10V', 'u 11V'] : ['u 11V', 't 10V'];
  const at = lane === 'across' ? ['0 0', '250 0'] : ['0 0', '0 250'];
  const towns = lane === 'across' ? ['c 3R 0 90', 'd 2R 250 90'] : ['c 3R 90 0', 'd 2R 90 250'];
  return onTiles([...order.map((tile, index) => `${tile} ${at[index]} ${turn}`), ...towns], rule);
}

function onTiles(tiles: readonly string[], rule: Rule): Mission {
  const train: Token = {
    id: 'train',
    kind: 'train',
    at: { tile: 't', x: 100, y: 45 },
    tiles: ['t', 'u'],
    moves: true,
  };
  return missionOn({
    tiles,
    start: ['c.A'],
    spawn: 'c.SE',
    tokens: [train],
    mission: {
      rules: [rule],
      goals: [{ id: 'stay', reach: { round: { from: 40 } } }],
    },
  });
}

/** The steps of its train, in the first game in which somebody lives to see the first. */
function played(mission: Mission): Step[] {
  const play = playOf(mission, { seed: 'train', count: 6 });
  for (let seed = 0; seed < 200; seed++) {
    const game = begun(play, `${seed}`);
    const events: UoaEvent[] = [];
    game.events = events;
    const drifter = new Drifter(`${seed}`);
    while (outcomeOf(game) === undefined && events.every(({ type }) => type !== 'train')) drifter.move(game);
    const steps = stepsIn(events);
    if (steps.length > 0) return steps;
  }
  throw new Error('Nobody lived to see the train');
}
