import { describe, expect, it } from 'vitest';
import { activate } from '../../../../../engine/family/zombicide/zombies/activation';
import { topOf } from '../../../../../engine/game/kernel';
import { NONE } from '../../../../../engine/systems/undead-or-alive/state';
import { endPhaseNoise } from '../../../../../engine/systems/undead-or-alive/zombies/noise';
import { type GameAtHand, gameWith } from '../../../../helpers/table';

// Henry and Meg are the first player's, May and Jimmy the second's, who has the token.
const posse = ['henry', 'may', 'meg', 'jimmy'];

function table(places: Readonly<Record<string, string>>) {
  const hand = gameWith({ tiles: ['a 1R'], posse, players: 2 }).noiseAt('a.C');
  hand.state.firstPlayer = 1;
  for (const [who, zone] of Object.entries(places)) hand.put(who, zone);
  return hand;
}

function decider({ game }: GameAtHand): number {
  return topOf(game).decider(game, game.state.agendaDepth - 1);
}

describe('who decides for the zombies', () => {
  it('is the player whose survivors are wounded (UOA-CHOICE-39)', () => {
    const hand = table({ henry: 'a.N', meg: 'a.N', may: 'a.C', jimmy: 'a.C' }).stand('a.N', { walker: 1 });
    activate.begin(hand.game, NONE, NONE);
    expect(decider(hand.advance())).toBe(0);
  });

  it('is the first player where survivors of several are wounded (UOA-CHOICE-39)', () => {
    const hand = table({ henry: 'a.N', meg: 'a.N', may: 'a.N', jimmy: 'a.C' }).stand('a.N', { walker: 1 });
    activate.begin(hand.game, NONE, NONE);
    expect(decider(hand.advance())).toBe(1);
  });

  it('is the first player for destinations, routes and the noise (UOA-CHOICE-39)', () => {
    const tied = table({ henry: 'a.N', meg: 'a.N', may: 'a.W', jimmy: 'a.W' }).stand('a.NW', { walker: 1 });
    activate.begin(tied.game, NONE, NONE);
    expect(decider(tied.advance())).toBe(1);

    const split = table({ henry: 'a.A', meg: 'a.A', may: 'a.A', jimmy: 'a.A' }).noiseAt('a.A');
    activate.begin(split.stand('a.N', { walker: 1 }).game, NONE, NONE);
    expect(decider(split.advance())).toBe(1);

    const noise = table({ henry: 'a.N', meg: 'a.N', may: 'a.W', jimmy: 'a.W' });
    endPhaseNoise.begin(noise.game);
    expect(decider(noise.advance())).toBe(1);
  });
});
