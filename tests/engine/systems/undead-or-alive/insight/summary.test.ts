import { describe, expect, it } from 'vitest';
import { type GameEvent, outcomeOf } from '../../../../../engine';
import type { UoaEvent } from '../../../../../engine/systems/undead-or-alive';
import { observe } from '../../../../../engine/systems/undead-or-alive/hidden/observation';
import { gameSummary } from '../../../../../engine/systems/undead-or-alive/insight/summary';
import { ELIMINATED } from '../../../../../engine/systems/undead-or-alive/state';
import { lineTo } from '../../../../../renderer/game/moment';
import type { Sitting } from '../../../../../renderer/game/sitting';
import { UoaWords } from '../../../../../telling/systems/undead-or-alive';
import { endingWords } from '../../../../../telling/systems/undead-or-alive/ending';
import { summaryLines } from '../../../../../telling/systems/undead-or-alive/summary';
import { Drifter } from '../../../../helpers/games';
import { times } from '../../../../helpers/long';
import { observed } from '../../../../helpers/played';
import { matches } from '../../../../helpers/plays';
import { begun } from '../../../../helpers/random-missions';
import { bending, sittingWith } from '../../../../helpers/sittings';
import { fight } from '../../../../helpers/street';

function summaryOf({ game }: Sitting) {
  const { at } = game.store.getState();
  const events = lineTo(at).flatMap((moment) => moment.events);
  return gameSummary(events, observed(at.seen));
}

describe('the summary of a game', () => {
  it('says whom a survivor has killed, and who was hit by whom', () => {
    const fighting = fight({
      survivors: { jimmy: { cards: { 'hand-1': 'winchester' } }, carl: { at: 1 } },
      zombies: { 1: { walker: 1 } },
      dice: [6, 1],
    });
    fighting.do('shoot', { weapon: 'winchester', at: 'z1' });
    const [round, ...rest]: GameEvent[] = [
      { type: 'round-began', rules: [], round: 3 } as GameEvent,
      ...fighting.events,
    ];
    const summary = gameSummary([round as GameEvent, ...rest], observe(fighting.game));
    expect(summary.people).toEqual([
      { survivor: 'jimmy', kills: { walker: 1 }, wounds: 0 },
      { survivor: 'carl', kills: {}, wounds: 2 },
    ]);
    expect(summary.turningPoints).toEqual([{ round: 3, wounds: 2, eliminated: [], goals: [] }]);
    const lines = summaryLines(summary, new UoaWords(fighting.game.table, 'en'));
    expect(lines.people).toEqual([
      'Jimmy: 1 zombie killed (1 Walker), 0 wounds',
      'Carl: no zombie killed, 2 wounds',
    ]);
    expect(lines.turningPoints).toEqual(['Round 3: 2 wounds']);
  });

  it('says by what somebody was eliminated', () => {
    const fighting = fight({
      survivors: { jimmy: { cards: { 'backpack-1': 'dynamite' } }, carl: { at: 1 } },
    });
    fighting.do('throw', { card: 'dynamite', at: 'z1' });
    const summary = gameSummary(fighting.events, observe(fighting.game));
    expect(summary.people[1]?.eliminated).toEqual({ round: 0, by: { what: 'dynamite', survivor: 'jimmy' } });
    expect(summary.outcome).toMatchObject({ won: false });
  });

  it('counts no zombies that were put there by hand', () => {
    const sitting = sittingWith();
    const [zone = ''] = sitting.game.store.getState().at.seen.table.zones.map(({ id }) => id);
    const before = summaryOf(sitting);
    bending(sitting, { bend: 'zombies', zone, zombie: 'walker', count: 3 });
    bending(sitting, { bend: 'zombies', zone, zombie: 'abomination', count: 1 });
    expect(summaryOf(sitting).spawned).toEqual(before.spawned);
  });

  it('counts the Abomination that comes after one that was left where it stood by hand', () => {
    const { seen } = sittingWith().game.store.getState().at;
    const [first] = seen.table.zones;
    const zone = first?.id ?? '';
    const events: readonly UoaEvent[] = [
      { type: 'bent', rules: [], bend: 'zombies', zone, zombie: 'abomination', count: 1 },
      { type: 'abomination-gone', rules: [], abomination: 'any' },
      { type: 'abomination-arrives', rules: [], abomination: 'any', zone },
    ];
    expect(gameSummary(events, observed(seen)).spawned).toEqual({ abomination: 1 });
  });

  it('agrees with the game, whatever has happened in it', () => {
    for (const { play, seed } of matches(times(24, 400), ['random'])) {
      const events: GameEvent[] = [];
      const game = begun(play, seed, events);
      const drifter = new Drifter(seed);
      game.events = events as never;
      for (let moves = 0; moves < 300 && game.state.outcome === 0; moves++) drifter.move(game);
      const seen = observe(game);
      const summary = gameSummary(events, observed(seen));
      const told = (type: string) => events.filter((event) => event.type === type).length;
      const sum = (counts: object) =>
        Object.values(counts as Record<string, number>).reduce((all, each) => all + each, 0);
      expect(summary.rounds).toBe(seen.round);
      expect(summary.outcome).toEqual(outcomeOf(game));
      expect(
        summary.people.reduce((all, { kills }) => all + sum(kills), 0) + sum(summary.killedByNobody),
        seed,
      ).toBe(told('killed'));
      expect(summary.objectives).toHaveLength(told('took-objective'));
      for (const [actor, person] of summary.people.entries()) {
        expect(person.eliminated !== undefined, person.survivor).toBe(seen.at('fate', actor) === ELIMINATED);
        if (person.eliminated) expect(person.eliminated.by.what).not.toBe('unknown');
      }
      for (const goal of summary.goals) {
        if (goal.reached) expect(goal.round, goal.goal).toBeDefined();
        if (goal.howFar) expect(goal.howFar.there).toBeLessThanOrEqual(goal.howFar.wanted);
      }
      expect(summary.turningPoints.length).toBeLessThanOrEqual(5);
      for (const language of ['en', 'fr'] as const) {
        const { goals, ...others } = summaryLines(summary, new UoaWords(game.table, language));
        const ending = { seen, events, summary };
        const why = summary.outcome
          ? [endingWords({ ...ending, outcome: summary.outcome }, new UoaWords(game.table, language))]
          : [];
        const lines = [...Object.values(others).flat(), ...goals.map(({ words }) => words), ...why];
        for (const line of lines) expect(line).not.toMatch(/[{}]|summary\.|end\.|undefined/);
      }
    }
  });
});
