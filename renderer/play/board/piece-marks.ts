import type { Stood } from '../../../drawing/board/standing';
import { pieceStamp } from '../../../drawing/board/tokens';
import type { Language } from '../../../languages';
import type { Mark } from '../../canvas/marks';
import type { Lights } from './lights';

/** With which pieces something can be done. */
export function pieceMarks(
  stood: ReadonlyMap<string, Stood>,
  { pieces }: Lights,
  language: Language,
): readonly Mark[] {
  // Everybody in the zone can be traded with: that is nothing to point out.
  const lit = [...pieces].flatMap(([piece, choices]) =>
    choices.every(({ traits }) => traits.role === 'trade') ? [] : (stood.get(piece) ?? []),
  );
  return lit.map((one) => ringAround(one, 'yellow', language));
}

type RingColour = 'paint' | 'yellow';
const WIDTHS: Readonly<Record<RingColour, number>> = { paint: 3, yellow: 2.5 };

export function ringAround(
  { id, figure, raised, scale, at }: Stood,
  colour: RingColour,
  language: Language,
): Mark {
  const [left, top, width, height] = pieceStamp(figure, raised, scale, language).reach;
  const middle = [at[0] + left + width / 2, at[1] + top + height / 2] as const;
  const pen = {
    colour,
    width: WIDTHS[colour],
    ...(colour === 'yellow' ? { halo: true as const } : {}),
  };
  return { kind: 'ring', piece: id, at: middle, radius: Math.max(width, height) / 2, grown: 0, pen };
}
