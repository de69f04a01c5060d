import { describe, expect, it } from 'vitest';
import { legalActions } from '../../../engine';
import { gameFile, gameShown } from '../../../renderer/game/keeping';
import { lineTo } from '../../../renderer/game/moment';
import type { PlayedGame } from '../../../renderer/game/played-game';
import { type GameFile, loadDocument } from '../../../schemas';
import { gameOn, isInRound, momentOf, observed, Player, sightOf } from '../../helpers/played';
import { playedOver, reopened } from '../../helpers/reopened';
import { sampleMission } from '../../helpers/samples';

const m0 = sampleMission('m0.boothill.json');

/** A game with a branch, something that was changed by hand, and a moment in sight that is not its last. */
function eventful(): PlayedGame {
  const game = gameOn(m0);
  new Player().playUntil(game, isInRound(2));
  const from = momentOf(game);
  game.take({ bend: { bend: 'zombies', zone: 'a.NE', zombie: 'walker', count: 3 } });
  new Player('on').playUntil(game, isInRound(3));
  game.goTo(from);
  game.take({ action: legalActions(from.game).at(-1) ?? { do: 'end-turn' } });
  new Player('otherwise').playUntil(game, isInRound(3));
  game.back(2);
  return game;
}

function written(game: PlayedGame, change: Partial<GameFile> = {}): string {
  return JSON.stringify({ ...gameFile(game, { played: 95.4, document: 'dry run.json' }), ...change });
}

function goesOn(text: string) {
  const opened = reopened(text);
  if (!('game' in opened)) throw new Error(JSON.stringify(opened));
  return opened;
}

describe('a game that is kept', () => {
  it('is a sound file', () => {
    const loaded = loadDocument(written(eventful()), 'game');
    expect(loaded).toMatchObject({ ok: true, warnings: [] });
  });

  it('goes on at the same moment, with all that was tried beside', () => {
    const game = eventful();
    const { game: again, about, lost, isOfOtherVersion } = goesOn(written(game));
    expect(sightOf(momentOf(again))).toBe(sightOf(momentOf(game)));
    const [before, after] = [game.store.getState(), again.store.getState()];
    expect(after.moments.map(({ deed }) => deed)).toEqual(before.moments.map(({ deed }) => deed));
    expect(after.moments.map(sightOf)).toEqual(before.moments.map(sightOf));
    expect(about).toEqual({ played: 95, document: 'dry run.json' });
    expect({ lost, isOfOtherVersion }).toEqual({ lost: 0, isOfOtherVersion: false });
    expect(written(again)).toBe(written(game));
  });

  it('goes on without what players switched off, although the mission suggests it', () => {
    const game = gameOn({ ...m0, options: { ultrared: true } }, { options: { ultrared: false } });
    new Player().playUntil(game, isInRound(2));
    const { optional } = observed(goesOn(written(game)).game.store.getState().at.seen).table;
    expect(optional.ultrared).toBe(false);
  });

  it('keeps only the branch in sight of too many, so that it can be opened again', () => {
    const game = eventful();
    const { at, newest, moments } = game.store.getState();
    const line = lineTo(newest);
    expect(line.length).toBeLessThan(moments.length);
    const keptOf = (most: number) => goesOn(JSON.stringify(gameFile(game, { played: 0 }, most)));
    const { game: again, lost } = keptOf(moments.length - 1);
    expect(lost).toBe(0);
    expect(again.store.getState().moments.map(({ deed }) => deed)).toEqual(line.map(({ deed }) => deed));
    expect(sightOf(momentOf(again))).toBe(sightOf(at));
    // However long a branch is.
    const { game: short } = keptOf(12);
    expect(short.store.getState().moments).toHaveLength(12);
    expect(sightOf(momentOf(short))).toBe(sightOf(line[11] ?? at));
  });

  it('goes on as far as it goes where a step is not possible any more', () => {
    const game = eventful();
    const { moments } = gameFile(game, { played: 0 });
    const broken = moments.map((moment, place) =>
      place === 10 && 'action' in moment ? { ...moment, action: { do: 'move', to: 'nowhere' } } : moment,
    );
    const { game: again, lost } = goesOn(written(game, { moments: broken }));
    expect(lost).toBe(moments.length - 10);
    expect(sightOf(momentOf(again))).toBe(sightOf(game.store.getState().moments[10] ?? momentOf(game)));
  });

  it('goes on where its branch began, and on no other, where that is not possible any more', () => {
    const game = eventful();
    const { moments, at } = gameFile(game, { played: 0 });
    const branch = moments.findIndex(({ after }, place) => place > 0 && after !== place - 1);
    const broken = moments.map((moment, place) =>
      place === branch ? { after: moment.after, round: 2, action: { do: 'move', to: 'nowhere' } } : moment,
    );
    expect(at).toBeGreaterThan(branch);
    const { game: again } = goesOn(written(game, { moments: broken }));
    expect(momentOf(again).number).toBe((moments[branch]?.after ?? 0) + 1);
  });

  it('says that cards or rules were others', () => {
    expect(goesOn(written(eventful(), { contentVersion: '0'.repeat(32) })).isOfOtherVersion).toBe(true);
  });

  it('is refused with a reason when it is damaged, or of a mission that cannot be played', () => {
    const game = gameOn(m0);
    expect(reopened('{"format":')).toMatchObject({ damaged: { code: expect.any(String) as unknown } });
    expect(reopened(written(game).slice(0, -20))).toMatchObject({ damaged: {} });
    const empty = written(game, { mission: { ...m0, goals: [] } });
    expect(reopened(empty)).toMatchObject({ problem: { code: 'no-goals' } });
  });

  it('shows its mission, its round and how it ended', () => {
    const game = eventful();
    expect(gameShown(game)).toEqual({ title: m0.title, mission: 'm0', round: 2 });
    new Player().playUntil(game, () => false);
    expect(gameShown(game)).toMatchObject({ outcome: expect.stringMatching(/^(won|lost)$/) as unknown });
  });

  it('is played over on a changed mission as far as it goes', () => {
    const game = gameOn(m0);
    new Player().playUntil(game, isInRound(2));
    const same = playedOver(game, { ...m0, title: { en: 'Another name' } });
    expect(same).toMatchObject({ lost: 0 });
    if ('game' in same) expect(sightOf(momentOf(same.game))).toBe(sightOf(momentOf(game)));
    const without = { ...m0, tokens: (m0.tokens ?? []).filter(({ kind }) => kind !== 'start') };
    expect(playedOver(game, without)).toMatchObject({ problem: { code: 'no-start-zone' } });
  });
});
