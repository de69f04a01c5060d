import type { TraitsOf } from '../../game/traits';

export type ToyEvent = { readonly rules: readonly string[] } & (
  | { readonly type: 'round-began'; readonly round: number }
  | { readonly type: 'went'; readonly to: string }
  | { readonly type: 'key-taken'; readonly zone: string }
  | { readonly type: 'door-opened'; readonly door: string }
  | { readonly type: 'hit'; readonly die: number; readonly kills: boolean }
  | { readonly type: 'zombie-came'; readonly to: string }
  | { readonly type: 'zombie-went'; readonly from: string; readonly to: string }
  | { readonly type: 'zombie-at-door'; readonly zone: string }
  | { readonly type: 'bitten'; readonly wounds: number }
  | { readonly type: 'bent'; readonly bend: string; readonly [argument: string]: unknown }
  | { readonly type: 'game-over'; readonly won: boolean; readonly reason: string }
);

/** What there is to know of each for whoever shows it. */
export const eventTraits: TraitsOf<ToyEvent> = {
  'round-began': { weight: 'notable', begins: 'players' },
  went: { weight: 'plain' },
  'key-taken': { weight: 'notable', flash: 'taken' },
  'door-opened': { weight: 'notable', flash: 'opened' },
  hit: { weight: 'notable', groups: ['fights'], aims: true },
  'zombie-came': { weight: 'grave', groups: ['zombies'], isWatched: true },
  'zombie-went': { weight: 'notable', groups: ['zombies'], isWatched: true },
  'zombie-at-door': { weight: 'notable', groups: ['zombies'] },
  bitten: { weight: 'grave', groups: ['zombies', 'fights'], isWatched: true, flash: 'wound' },
  bent: { weight: 'notable', groups: ['bent'] },
  'game-over': { weight: 'grave', begins: 'over' },
};
