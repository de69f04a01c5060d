import { produce } from 'immer';
import type { Point } from '../../../drawing/scene';
import type { KeyedSentence } from '../../../languages';
import { perform } from '../../document/command';
import { moveParts } from '../../document/commands/move';
import { laidOut } from '../../document/laid-out';
import type { Tab } from '../../document/tab';
import { tileTrouble } from '../geometry/overlaps';
import { takenUp, tilesOf } from './carried';

/**
 * Moves what is selected by so many millimetres, unless a tile would come to lie on another one: then it says so. One
 * nudge after another is one step.
 */
export function nudge(tab: Tab, by: Point): KeyedSentence | undefined {
  const { keys } = tab.selection.store.getState();
  const laid = laidOut(tab.document.store.getState().mission);
  const command = moveParts(laid, keys, by);
  const tiles = tilesOf(takenUp(laid, keys));
  const trouble =
    tiles.size > 0
      ? tileTrouble({ ...laid, mission: produce(laid.mission, command.recipe) }, tiles)
      : undefined;
  if (!trouble) perform(tab, { ...command, joins: `nudge ${[...keys].sort().join(' ')}` });
  return trouble;
}
