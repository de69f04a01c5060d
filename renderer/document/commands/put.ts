import type { Draft } from 'immer';
import type { Arrow, Label, Mission, Placement, Token } from '../../../schemas';
import { setAll } from './edit';

/** Where parts come to lie, by their ids. */
export interface PartsPut {
  readonly tiles: ReadonlyMap<string, Partial<Pick<Placement, 'x' | 'y' | 'rotation'>>>;
  readonly tokens: ReadonlyMap<string, Pick<Token, 'at'>>;
  readonly labels: ReadonlyMap<string, Pick<Label, 'at'>>;
  readonly arrows: ReadonlyMap<string, Partial<Pick<Arrow, 'from' | 'to'>>>;
}

export function putParts(draft: Draft<Mission>, { tiles, tokens, labels, arrows }: PartsPut): void {
  setAll(draft.placements, tiles);
  setAll(draft.tokens, tokens);
  setAll(draft.labels, labels);
  setAll(draft.arrows, arrows);
}
