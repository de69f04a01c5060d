import { describe, expect, it } from 'vitest';
import { LEFT } from '../../../../../engine/systems/undead-or-alive/state';
import {
  bang,
  boom,
  endPhaseNoise,
  noiseToCrowd,
} from '../../../../../engine/systems/undead-or-alive/zombies/noise';
import { gameWith } from '../../../../helpers/table';

const tiles = ['a 1R'];

describe('the noise token', () => {
  const table = () =>
    gameWith({ tiles, posse: ['henry', 'jimmy'] })
      .put('henry', 'a.C')
      .put('jimmy', 'a.C');

  it('goes where the last Bang was (UOA-NOISE-01, UOA-NOISE-03)', () => {
    const hand = table().noiseAt('a.C');
    bang(hand.game, hand.zone('a.N'), ['UOA-NOISE-02']);
    expect([hand.state.noiseZone, hand.state.boom]).toEqual([hand.zone('a.N'), 0]);
    expect(hand.told('noise')).toMatchObject([
      { from: 'a.C', zone: 'a.N', boom: false, rules: ['UOA-NOISE-02', 'UOA-NOISE-01', 'UOA-NOISE-03'] },
    ]);
  });

  it('shows Boom after a Boom, and goes where the next Boom is (UOA-NOISE-01, UOA-NOISE-03)', () => {
    const hand = table().noiseAt('a.C');
    boom(hand.game, hand.zone('a.N'), ['UOA-NOISE-06']);
    expect([hand.state.noiseZone, hand.state.boom]).toEqual([hand.zone('a.N'), 1]);
    boom(hand.game, hand.zone('a.W'), ['UOA-NOISE-06']);
    expect([hand.state.noiseZone, hand.state.boom]).toEqual([hand.zone('a.W'), 1]);
  });

  it('hears no Bang while it shows Boom (UOA-NOISE-03)', () => {
    const hand = table().noiseAt('a.C', 'boom');
    bang(hand.game, hand.zone('a.N'), ['UOA-NOISE-02']);
    expect([hand.state.noiseZone, hand.state.boom]).toEqual([hand.zone('a.C'), 1]);
    expect(hand.told('noise-drowned')).toMatchObject([{ zone: 'a.N', at: 'a.C' }]);
  });

  it('returns on Bang to most survivors when something has removed it (UOA-NOISE-11)', () => {
    const hand = table().noiseAt('a.N', 'boom');
    noiseToCrowd.begin(hand.game);
    hand.advance();
    expect([hand.state.noiseZone, hand.state.boom]).toEqual([hand.zone('a.C'), 0]);
    expect(hand.told('noise-moved')).toMatchObject([
      { cause: 'removed', rules: ['UOA-NOISE-11', 'UOA-TRAIN-24'] },
    ]);
  });

  it('stays where it is with no survivor left on the board (UOA-NOISE-12)', () => {
    const hand = table().noiseAt('a.N');
    hand.state.fate.fill(LEFT);
    endPhaseNoise.begin(hand.game);
    hand.advance();
    expect([hand.state.noiseZone, hand.state.boom]).toEqual([hand.zone('a.N'), 0]);
  });
});
