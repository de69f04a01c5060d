import { stockFace } from '../../engine';
import { stockTileset } from '../../engine/systems/undead-or-alive';
import { type Mission, missionFormat, type Placement, type TileFace } from '../../schemas';

export const stockFaces: readonly TileFace[] = stockTileset.faces;

/** A face that is in the box, or the test is wrong. */
export function knownFace(id: string): TileFace {
  const face = stockFace(id);
  if (!face) throw new Error(`no stock face '${id}'`);
  return face;
}

export function placed(
  id: string,
  face: string,
  x: number,
  y: number,
  rotation: Placement['rotation'] = 0,
): Placement {
  return { id, face, x, y, rotation };
}

/** Every kind of token at least once, on two town tiles and a locomotive. */
export function everyToken(): Mission {
  const at = (x: number, y: number) => ({ tile: 'a', x, y });
  return {
    format: missionFormat,
    id: 'everything',
    title: { en: 'The Long Way Round the Hill', fr: 'Le long détour de la colline' },
    difficulty: 'medium',
    minutes: 60,
    players: { min: 1, max: 6 },
    system: 'undead-or-alive',
    placements: [placed('a', '2R', 0, 0), placed('b', '5R', 250, 0, 90), placed('t', '10R', 0, 250)],
    tokens: [
      { id: 't1', kind: 'start', at: at(20, 20) },
      { id: 't2', kind: 'spawn', spawn: 'starting', at: at(60, 20) },
      { id: 't3', kind: 'spawn', spawn: 'mobile', at: at(100, 20) },
      { id: 't4', kind: 'spawn', spawn: 'abomination', at: at(140, 20) },
      { id: 't5', kind: 'objective', colour: 'red', at: at(20, 60) },
      { id: 't6', kind: 'objective', colour: 'blue', group: 'gold', at: at(60, 60) },
      { id: 't7', kind: 'objective', colour: 'green', mix: 'm', at: at(100, 60) },
      { id: 't8', kind: 'no-objective', at: at(82, 208) },
      { id: 't9', kind: 'exit', at: at(230, 230) },
      { id: 't10', kind: 'noise', at: at(20, 100) },
      { id: 't11', kind: 'companion', class: 'Faithful', at: { ...at(186, 66), level: 'BAL' } },
      { id: 't12', kind: 'companion', survivor: 'Concepción', at: at(60, 100) },
      { id: 't13', kind: 'zombie', zombie: 'walker', count: 12, at: at(20, 140) },
      { id: 't14', kind: 'zombie', zombie: 'runner', at: at(60, 140) },
      { id: 't15', kind: 'zombie', zombie: 'fatty', at: at(100, 140) },
      { id: 't16', kind: 'zombie', zombie: 'abomination', at: at(140, 140) },
      { id: 't17', kind: 'machine', machine: 'wagon', at: at(20, 180) },
      { id: 't18', kind: 'machine', machine: 'gatling', at: at(60, 180) },
      { id: 't19', kind: 'train', at: { tile: 't', x: 200, y: 45 }, tiles: ['t'], moves: true },
    ],
    labels: [{ id: 'l1', at: { x: 300, y: 120 }, text: { en: 'Main Street' }, size: 'large' }],
    arrows: [{ id: 'r1', from: { x: 200, y: 200 }, to: { x: 300, y: 120 }, colour: 'red' }],
  };
}
