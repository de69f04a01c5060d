import { expect, it } from 'vitest';
import { areaShapes } from '../../drawing/board/areas';
import { seatTiles } from '../../drawing/board/seats';
import { tokenPlaces } from '../../drawing/board/tokens';
import { common } from '../../drawing/box';
import { compileBoard, facesWith } from '../../engine';
import { languages } from '../../languages';
import { sampleMission, samples } from '../helpers/samples';

const named = samples('.')
  .map(([name]) => name)
  .filter((name) => name.endsWith('.boothill.json') && (sampleMission(name).areas ?? []).length > 0);

it.each(named)('the names of areas in %s hide no token: where there is no room they are smaller', (name) => {
  const mission = sampleMission(name);
  const faces = facesWith(mission.faces);
  const { board } = compileBoard(mission.placements, faces);
  const tiles = seatTiles(mission.placements, faces, mission.system);
  for (const language of languages) {
    const plain = { isDrawn: false, chosen: undefined };
    const { places, over } = areaShapes({ mission, faces, board }, plain, language, []);
    const tokens = tokenPlaces(tiles, mission, { language });
    expect(places).toHaveLength(mission.areas?.length ?? 0);
    expect(places.filter((place) => tokens.some((token) => common(place, token)))).toEqual([]);
    const sizes = over.flatMap((shape) => (shape.kind === 'text' ? shape.size : []));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(7.5);
  }
});
