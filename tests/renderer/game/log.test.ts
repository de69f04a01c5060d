import { describe, expect, it } from 'vitest';
import { GameLog } from '../../../renderer/game/log';
import { everything, isWanted } from '../../../renderer/game/log-filter';
import { lineTo } from '../../../renderer/game/moment';
import { phaseAt } from '../../../renderer/game/phase';
import { logLines } from '../../../telling/log';
import { UoaWords } from '../../../telling/systems/undead-or-alive';
import { gameOn, isInRound, momentOf, observed, Player } from '../../helpers/played';
import { sampleMission } from '../../helpers/samples';

const m0 = sampleMission('m0.boothill.json');

function playedTo(round: number) {
  const game = gameOn(m0);
  new Player().playUntil(game, isInRound(round));
  const moment = momentOf(game);
  return { game, moment, words: new UoaWords(observed(moment.seen).table, 'en') };
}

describe('the log of a game', () => {
  it('says moment by moment what the log says at once, also when it is asked again and again', () => {
    const { moment, words } = playedTo(4);
    const log = new GameLog(words);
    for (const one of lineTo(moment)) log.to(one);
    const lines = log.to(moment).flatMap(({ entries }) => entries.map(({ sentence }) => sentence));
    const events = lineTo(moment).flatMap((one) => one.events);
    expect(lines).toEqual(logLines(events, words).map((line) => line.trim()));
  });

  it('tells one branch by itself, whatever was told of another', () => {
    const { game, moment, words } = playedTo(3);
    const log = new GameLog(words);
    const told = (of: typeof moment) =>
      log.to(of).flatMap(({ entries }) => entries.map(({ sentence }) => sentence));
    const before = told(moment);
    game.back(20);
    new Player('otherwise').playUntil(game, isInRound(3));
    const other = momentOf(game);
    expect(told(other)).toEqual(
      new GameLog(words).to(other).flatMap(({ entries }) => entries.map((e) => e.sentence)),
    );
    expect(told(moment)).toEqual(before);
  });

  it('shows only what it is asked for, under the headings', () => {
    const { moment, words } = playedTo(4);
    const entries = new GameLog(words).to(moment).flatMap((one) => one.entries);
    const typesOf = (filter: Parameters<typeof isWanted>[1]) =>
      new Set(
        entries.filter((entry) => isWanted(entry, filter, moment.system)).map(({ event }) => event.type),
      );
    expect(typesOf(everything)).toEqual(new Set(entries.map(({ event }) => event.type)));
    const fights = typesOf({ sort: 'fights', text: '' });
    expect([...fights]).toEqual(expect.arrayContaining(['attack', 'rolled', 'round-began']));
    expect([...fights]).not.toContain('moved');
    expect(typesOf({ sort: 'bent', text: '' })).not.toContain('attack');
  });

  it('finds words whatever their accents and capitals', () => {
    const entry = {
      event: { type: 'moved', rules: [] },
      place: 0,
      sentence: 'Concepción moves.',
      depth: 1 as const,
    };
    const { system } = momentOf(gameOn(m0));
    expect(isWanted(entry, { sort: 'all', text: 'concepcion ' }, system)).toBe(true);
    expect(isWanted(entry, { sort: 'all', text: 'Meg' }, system)).toBe(false);
  });
});

describe('the phase of a game', () => {
  it('is the last that began, in the middle of what is watched, too', () => {
    const { game, moment } = playedTo(2);
    expect(phaseAt(lineTo(moment)[0] ?? moment)).toBe('set-up');
    expect(phaseAt(moment)).toBe('players');
    const begins = ({ type }: { type: string }) => type === 'zombies-phase';
    const turn = lineTo(moment).find(({ events }) => events.some(begins)) ?? moment;
    const began = turn.events.findIndex(begins);
    expect(phaseAt(turn, began)).toBe('players');
    expect(phaseAt(turn, began + 1)).toBe('zombies');
    new Player().playUntil(game, () => false);
    expect(phaseAt(momentOf(game))).toBe('over');
  });
});
