import type { Content } from '../../game/content';
import { CLASSES, limits, survivors, tokenKinds } from './content';
import { componentCounts } from './set-up/components';
import { laidByRules } from './set-up/laid-by-rules';
import { otherSide, stockTileset } from './tiles';

/** The box, as the rest of the program sees it. */
export const content: Content = {
  tileset: stockTileset,
  people: survivors,
  classes: CLASSES,
  tokens: tokenKinds,
  posse: limits.survivors,
  otherSide,
  components: componentCounts,
  laidByRules,
};
