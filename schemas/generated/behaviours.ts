// Made from systems/*.words.json by: npm run schemas

import type { TokenTrain } from './types';

/** What pieces do in the missions of each game, as it is told and chosen by itself. */
export interface Behaviours {
  'undead-or-alive':
    | { readonly behaviour: 'train-drives'; readonly moves: NonNullable<TokenTrain['moves']> }
    | { readonly behaviour: 'train-back'; readonly tile: string; readonly behind: NonNullable<TokenTrain['behind']>[string] };
}
