import type { ZonePlace } from '../../engine';

/** A place for a zone of a board that nobody has laid, called by its id. */
export function placeCalled(zone: string): ZonePlace {
  return {
    zone,
    parts: [zone],
    kind: 'street',
    middle: [0, 0],
    square: 'A1',
    within: 'middle',
    own: { en: zone },
  };
}
