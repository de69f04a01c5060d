import type { OwnEditor } from '../../system-editor';
import { aids } from '../aids/aids';
import { BehindField } from './behind-field';
import { ClassField, SurvivorField } from './companion-fields';
import { CrateItems } from './crate-items';
import { DriveButton } from './drive-button';
import { palette } from './palette';
import { companionStock } from './people';
import { alsoInBox, components, strip } from './strip';
import { timetableOf } from './timetable';
import { TrainSlider } from './train-slider';
import { TrainTilesField } from './train-tiles-field';

export const editor: OwnEditor = {
  box: 'boxes.box.undead-or-alive',
  components,
  strip,
  alsoInBox,
  chips: {
    spots: [
      ['objective', 'chip.crate'],
      ['corpse-pile', 'chip.corpse-pile'],
      ['abomination', 'chip.abomination'],
    ],
    // A car is of the train as a whole, which its other words say already.
    untold: new Set(['train']),
  },
  palette,
  stockOf: companionStock,
  fields: { class: ClassField, survivor: SurvivorField, tiles: TrainTilesField, behind: BehindField },
  atTile: (tile) => <DriveButton of={tile} />,
  menuAt: (at) => <CrateItems at={at} />,
  aids,
  ahead: { isKnown: (laid) => timetableOf(laid) !== undefined, Control: TrainSlider },
};
