import { boardBenches } from './board';
import { buildingBenches } from './building';
import { canvasBenches } from './canvas';
import { contractBenches } from './contract';
import { drawingBenches } from './drawing';
import { engineBenches } from './engine';
import { labBenches } from './lab';
import type { Opened } from './measure';
import { missionBenches } from './mission';
import { playingBenches } from './playing';
import { playingWindowBenches } from './playing-window';
import { printingBenches } from './printing';
import { printingWindowBenches } from './printing-window';
import { settingsBenches } from './settings';
import { startBenches } from './start';

/** All rows, by the name of what they are about. */
export const groups: Readonly<Record<string, () => Promise<Opened>>> = {
  board: boardBenches,
  // Asked for by itself: a tree that has no barriers yet can be measured in everything else.
  barriers: async () => await (await import('./barriers')).barrierBenches(),
  mission: missionBenches,
  engine: engineBenches,
  lab: labBenches,
  drawing: drawingBenches,
  canvas: canvasBenches,
  building: buildingBenches,
  playing: playingBenches,
  'playing-window': playingWindowBenches,
  printing: printingBenches,
  'printing-window': printingWindowBenches,
  settings: settingsBenches,
  contract: contractBenches,
  start: startBenches,
};
