import { laidOut } from '../../document/laid-out';
import { parseKey } from '../../document/parts';
import { hitParts } from '../geometry/hits';
import { wholePoint } from '../geometry/limits';
import { mayChange, refusing } from '../refusing';
import { stateOf } from '../state';
import type { Bench, Tool, ToolState } from '../tool';
import type { PointerPlace } from '../tool-event';
import { writing } from './writing';

/** Puts words on the map. */
export const label: Tool = (bench) => (mayChange(bench.tab) ? pointing(bench) : refusing(bench));

function pointing(bench: Bench): ToolState {
  const letGo = () => {
    bench.done();
    return undefined;
  };
  bench.show({ cursor: 'text' });
  return stateOf({
    // The words begin when the button is up: a field that comes before would lose the keyboard to the press.
    release: (place) => writing(bench, aim(bench, place)),
    press: ({ button }) => (button === 'secondary' ? letGo() : undefined),
    cancel: letGo,
  });
}

/** The label that is there already, or a place for one. */
function aim({ tab, language }: Bench, { at, pixel }: PointerPlace) {
  const laid = laidOut(tab.document.store.getState().mission);
  const labels = hitParts(laid, at, pixel, language())
    .map(parseKey)
    .filter(({ kind }) => kind === 'label');
  const [top] = labels;
  return top ? { label: top.id } : { at: wholePoint(at) };
}
