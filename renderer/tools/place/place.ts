import { mayChange, refusing } from '../refusing';
import { stateOf } from '../state';
import type { Tool } from '../tool';
import { armed } from './armed';
import { loadOf } from './offer';

/** Lays down what has been taken from the palette. */
export const place: Tool = (bench, brush) => {
  if (!mayChange(bench.tab)) return refusing(bench);
  // The palette is pressed; the pointer may go on to the board without letting go.
  return brush ? armed(bench, loadOf(brush), true) : stateOf({});
};
