import type { Class } from '../../../../schemas';
import type { Printed } from './printed';
import survivorsFile from './survivors.json';

export const CLASSES = ['Brawler', 'Faithful', 'Gunslinger', 'Townsfolk'] as const satisfies readonly Class[];
export const FAVOURITES = ['melee', 'pistol', 'rifle', 'any'] as const;
export type Favourite = (typeof FAVOURITES)[number];

export interface Survivor extends Printed {
  readonly id: string;
  readonly name: string;
  readonly class: Class;
  /** What the Favourite Weapon slot takes. */
  readonly favourite: Favourite;
  /** Ids of skills. */
  readonly skills: {
    readonly blue: string;
    readonly yellow: string;
    readonly orange: readonly [string, string];
    readonly red: readonly [string, string, string];
  };
}

export const survivors = survivorsFile.survivors as unknown as readonly Survivor[];
