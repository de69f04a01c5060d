import type { Say } from '../../../languages';
import type { OptionsOf, ProductName } from '../../../printing/options';
import type { AlsoShown } from '../../../printing/pictures/make-picture';
import type { Painted } from './paint-picture';

/** What is to be made of missions. */
export interface Order {
  readonly product: ProductName;
  readonly options: OptionsOf<ProductName>;
  readonly also: AlsoShown;
  /** Whether nobody has said what this option is to be. */
  readonly isLeftToUs: (name: string) => boolean;
  /** Tells how far it is. */
  readonly report: (words: string) => void;
  readonly say: Say;
}

/** A product as the content of a file. */
export interface ProductFile extends Painted {
  readonly pages?: number;
}

/** Whether nobody wants it any more. */
export type IsStopped = () => Promise<boolean>;
