import type { Placement } from '../../../engine';
import type { Area, Token } from '../../../schemas';
import type { Luck } from '../luck';
import { partAt, somewhere } from './scene';

/** Some zones, a whole tile, and the way that an objective may go. */
export function randomAreas(luck: Luck, placements: readonly Placement[], tokens: readonly Token[]): Area[] {
  const somePart = () => partAt(placements, somewhere(luck, placements));
  const zones = [somePart(), ...luck.some(4, somePart)];
  const objective = tokens.find(({ kind }) => kind === 'objective');
  const track = objective ? [[partAt(placements, objective.at), somePart(), ...luck.some(3, somePart)]] : [];
  return [
    { id: 'yard', name: { en: 'The yard' }, zones: distinct(zones) },
    { id: 'block', name: { en: 'The block' }, tiles: [luck.pick(placements).id] },
    ...track.map((parts): Area => ({ id: 'track', name: { en: 'The track' }, zones: distinct(parts) })),
  ];
}

function distinct(parts: readonly string[]): string[] {
  return [...new Set(parts)];
}
