import { describe, expect, it } from 'vitest';
import { laidOut } from '../../../renderer/document/laid-out';
import { scenesBefore } from '../../../renderer/game/scenes';
import { tourNamed } from '../../../renderer/systems/tours';
import { type Notes, notesAt } from '../../../renderer/tours/notes';
import type { GameInSight, Sight } from '../../../renderer/tours/sight';
import type { Tour } from '../../../renderer/tours/tour';
import { gameInSight } from '../../helpers/in-sight';
import { gameOn, momentOf, Player } from '../../helpers/played';
import { sampleMission } from '../../helpers/samples';

const guide = tourNamed('first-game') as Tour;
const mission = sampleMission('tutorials/first-mission.boothill.json');
const laid = laidOut(mission);
const steps = guide.steps.map(({ id }) => id);

/** Somebody who plays with the guide beside them, and sees its notes as they come. */
class GuidedPlayer {
  readonly game;
  readonly seen: { readonly step: string; readonly round: number }[] = [];
  notes: Notes = { noticed: [], open: undefined };
  private taken = 0;
  private readonly player;

  constructor(seed: string, count: number) {
    this.game = gameOn(mission, { seed, count });
    this.player = new Player(seed);
    this.look();
  }

  look(other: Partial<GameInSight> = {}): void {
    const game = gameInSight(this.game, { taken: this.taken, ...other });
    const sight: Sight = { laid, selected: new Set(), panel: undefined, ahead: undefined, game };
    const before = this.notes.open;
    this.notes = notesAt(guide, this.notes, sight);
    const { open } = this.notes;
    if (open && open !== before) this.seen.push({ step: open.step, round: game.at.round });
  }

  playOn(): void {
    this.game.take({ action: this.player.choice(momentOf(this.game)) });
    this.taken += 1;
    for (const scene of scenesBefore(momentOf(this.game))) this.look({ scene });
    this.look();
  }

  playUntil(isSo: () => boolean): this {
    while (!momentOf(this.game).seen.outcome && !isSo()) this.playOn();
    return this;
  }

  playToTheEnd(): this {
    return this.playUntil(() => false);
  }
}

describe('the notes of a guide', () => {
  it.each(['7', '8'])('all come in a game of the tutorial that is played to its end, draw %s', (draw) => {
    const { seen } = new GuidedPlayer(draw, 2).playToTheEnd();
    expect(seen.map(({ step }) => step).sort()).toEqual([...steps].sort());
  });

  it('come once, whatever is played', () => {
    for (let draw = 0; draw < 5; draw++) {
      for (const count of [1, 3, 6]) {
        const { seen } = new GuidedPlayer(`${draw}`, count).playToTheEnd();
        const told = seen.map(({ step }) => step);
        expect([draw, count, told]).toEqual([draw, count, [...new Set(told)]]);
      }
    }
  });

  it('say in the first round what can be done, and of zombies when they act', () => {
    const { seen } = new GuidedPlayer('7', 2).playToTheEnd();
    const roundOf = (step: string) => seen.find((one) => one.step === step)?.round;
    const first = ['turn', 'matters', 'walk', 'objective', 'adrenaline', 'search'];
    expect(first.map((step) => [step, roundOf(step)])).toEqual(first.map((step) => [step, 1]));
    // The second round begins when all that the first one led to has been watched.
    expect(['zombies', 'dice'].map(roundOf)).toEqual([2, 2]);
  });

  it('stay for whoever reads, and go when the thing is done', () => {
    const player = new GuidedPlayer('7', 2);
    player.playUntil(() => player.notes.open?.step === 'walk');
    const { open } = player.notes;
    for (let again = 0; again < 5; again++) player.look();
    expect(player.notes.open).toBe(open);
    player.playOn();
    player.playUntil(() => momentOf(player.game).events.some(({ type }) => type === 'moved'));
    expect(player.notes.noticed).toContain('walk');
  });

  it('wait while the mission is read, and while the mission is in sight', () => {
    const player = new GuidedPlayer('7', 2);
    player.playUntil(() => momentOf(player.game).round > 0);
    player.notes = { noticed: [], open: undefined };
    player.look({ isReading: true });
    player.look({ isShown: false });
    expect(player.notes).toEqual({ noticed: [], open: undefined });
    player.look();
    expect(player.notes.open?.step).toBe('turn');
  });

  it('are over with the game', () => {
    expect(new GuidedPlayer('0', 2).playToTheEnd().notes.open).toBeUndefined();
  });
});
