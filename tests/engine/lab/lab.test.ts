import { describe, expect, it } from 'vitest';
import { apply, botNamed, type Lab, openLab, outcomeOf } from '../../../engine';
import { type Observation, undeadOrAliveSystem, ZOMBIES } from '../../../engine/systems/undead-or-alive';
import { observe } from '../../../engine/systems/undead-or-alive/hidden/observation';
import { playGame } from '../../../main/host/play-game';
import { Drifter, sampleMission, started, twoTiles } from '../../helpers/games';
import { planWith } from '../../helpers/lab';

function labOf(plan = planWith()): Lab {
  const opened = openLab(plan);
  if ('problem' in opened) throw new Error(opened.problem.code);
  return opened.lab;
}

/** The same game as `boothill play` plays it. */
function played(number: number, { mission, bot, seed, options } = planWith()) {
  const player = botNamed('undead-or-alive', bot);
  const game = player && playGame(mission, { ...options, seed: `${seed}/${number}` }, player);
  if (!game || 'problem' in game) throw new Error(bot);
  return game.game;
}

describe('a game of the lab', () => {
  it('is the game that its seed is for everybody', () => {
    const lab = labOf();
    for (const number of [1, 2, 3]) {
      const { outcome, rounds, replay, people: survivors } = played(number);
      expect(lab.play(number)).toMatchObject({ number, outcome, rounds, decisions: replay.steps.length });
      expect(lab.play(number).people.slice(0, 3)).toEqual(survivors);
    }
  });

  it('does not depend on the games before it', () => {
    const lab = labOf();
    const alone = labOf().play(4);
    for (const number of [1, 2, 3]) lab.play(number);
    expect(lab.play(4)).toEqual(alone);
  });

  it('notes in which round goals were reached, as the events tell it', () => {
    const plan = planWith({ mission: sampleMission('m0.boothill') });
    const lab = labOf(plan);
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const rounds = new Map<string, number>();
      let round = 0;
      for (const event of played(number, plan).events) {
        if (event.type === 'round-began') round += 1;
        if ('goal' in event && typeof event.goal === 'string') rounds.set(event.goal, round);
      }
      expect(lab.play(number).goals).toEqual(lab.names.goals.map((goal) => rounds.get(goal) ?? 0));
    }
  });

  it('notes who was eliminated, and where', () => {
    const lab = labOf();
    const games = Array.from({ length: 20 }, (_, index) => lab.play(index + 1));
    const fallen = games.filter(({ outcome }) => outcome?.reason === 'survivor-eliminated');
    expect(fallen.length).toBeGreaterThan(0);
    for (const { people, eliminated } of fallen) {
      expect(eliminated.length).toBeGreaterThan(0);
      for (const { survivor, zone } of eliminated) {
        expect(people).toContain(survivor);
        expect(lab.names.zones).toContain(zone);
      }
    }
  });

  it('knows a zone of those only who were eliminated, and it is where they stood', () => {
    const { notes } = undeadOrAliveSystem.appraisal;
    let eliminated = 0;
    for (const seed of ['1', '2', '3']) {
      const game = started(twoTiles, { seed });
      const [drifter, seen] = [new Drifter(seed), observe(game)];
      let stood: readonly number[] = [];
      while (game.state.outcome === 0) {
        stood = notes.people(seen).map((_, actor) => seen.at('place', actor));
        expect(notes.people(seen).filter(({ zone }) => zone !== undefined)).toEqual([]);
        drifter.move(game);
      }
      for (const [actor, { isEliminated, zone }] of notes.people(seen).entries()) {
        expect(zone).toBe(isEliminated ? stood[actor] : undefined);
        eliminated += isEliminated ? 1 : 0;
      }
    }
    expect(eliminated).toBeGreaterThan(0);
  });

  it('counts zombies at the end of every round, and at the end of the game', () => {
    const { replay } = played(1);
    let game = started(replay.mission, { seed: 'test/1', count: 3 });
    const horde = () => observe(game).table.zones.map((_, zone) => zombiesIn(observe(game), zone));
    let sums = horde().map(() => 0);
    for (const { action } of replay.steps) {
      const before = observe(game).value('round');
      const applied = apply(game, action);
      if ('refused' in applied) throw new Error(applied.refused.code);
      game = applied.game;
      const isRoundOver = observe(game).value('round') > before && before > 0;
      if (isRoundOver || outcomeOf(game)) sums = sums.map((sum, zone) => sum + (horde()[zone] ?? 0));
    }
    const { rounds, zombies } = labOf().play(1);
    expect(rounds).toBeGreaterThan(1);
    expect(zombies).toEqual(sums);
  });
});

function zombiesIn(seen: Observation, zone: number): number {
  return ZOMBIES.reduce((sum, _, kind) => sum + seen.at('zombies', zone, kind), 0);
}

describe('a lab', () => {
  it('passes over goals that are for people to judge', () => {
    const { mission } = planWith();
    const goals = [...(mission.goals ?? []), { id: 'sing', text: { en: 'Sing a song.' } }];
    expect(labOf(planWith({ mission: { ...mission, goals } })).names.goals).toEqual(labOf().names.goals);
  });

  it('says why a mission cannot be played', () => {
    const opened = openLab(planWith({ options: { people: ['hal'] } }));
    expect(opened).toEqual({ problem: { code: 'unknown-survivor', parameters: { survivor: 'hal' } } });
  });
});
