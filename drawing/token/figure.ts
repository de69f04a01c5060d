import type { Class } from '../../schemas';
import type { ColourName } from '../palette';

/** What can lie or stand on a board, as far as its looks go: pieces of a mission and pieces of a game. */
export type Figure =
  | { readonly kind: 'start'; readonly number?: number }
  | {
      readonly kind: 'spawn';
      readonly spawn: 'starting' | 'mobile' | 'abomination';
      readonly inactive?: boolean;
    }
  | { readonly kind: 'corpse-pile'; readonly safe?: boolean }
  | {
      readonly kind: 'objective';
      readonly colour: 'red' | 'blue' | 'green';
      readonly faceDown?: boolean;
      readonly group?: string;
    }
  | { readonly kind: 'no-objective' }
  | { readonly kind: 'exit' }
  | { readonly kind: 'noise'; readonly boom?: boolean }
  | { readonly kind: 'vade-retro' }
  | { readonly kind: 'first-player' }
  | { readonly kind: 'companion'; readonly class?: Class; readonly survivor?: string }
  | {
      readonly kind: 'survivor';
      readonly name: string;
      readonly class?: Class;
      /** The colour of their base, by which those of a posse are told apart. */
      readonly colour?: ColourName;
    }
  | {
      readonly kind: 'zombie';
      readonly zombie: 'walker' | 'runner' | 'fatty' | 'abomination';
      readonly count?: number;
    }
  | { readonly kind: 'machine'; readonly machine: 'wagon' | 'gatling' };
