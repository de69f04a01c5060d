import { type CSSProperties, useMemo } from 'react';
import { boardPalettes, type ColourName } from '../../../drawing/palette';
import { useShownTheme } from '../../session/shown-theme';

const COLOURS: readonly ColourName[] = [
  'paper',
  'balcony',
  'dust',
  'seam',
  'ink',
  'bone',
  'red',
  'blue',
  'green',
  'yellow',
  'orange',
  'violet',
];

/** Cards are of the same paper as the board: by night they lie under the same lamp. */
export function useCardPaper(): CSSProperties {
  const palette = boardPalettes[useShownTheme()];
  return useMemo(
    () => Object.fromEntries(COLOURS.map((name) => [`--card-${name}`, palette[name]])) as CSSProperties,
    [palette],
  );
}
