import { boardScene } from '../../drawing/board/board-scene';
import type { BoardScene, Shape } from '../../drawing/scene';
import type { Language } from '../../languages';
import type { OpenDocument } from '../document/open-document';

/** A board in the layers that a canvas keeps: two that never change, and two that follow the pointer. */
export interface BoardPictures {
  readonly scene: BoardScene;
  readonly ground: readonly Shape[];
  readonly tokens: readonly Shape[];
  /** What lies over the ground and what is written over all, with one zone's sight or with every zone shown. */
  overlays(sightFrom: number | undefined, zones: boolean): Overlays;
}

export interface Overlays {
  readonly under: readonly Shape[];
  readonly over: readonly Shape[];
}

/** A large board has hundreds of zones, each with an overlay of hundreds of shapes. */
const MOST_KEPT = 30;

export function boardPictures(document: OpenDocument, language: Language): BoardPictures {
  const { mission, faces, board } = document;
  const picture = { placements: mission.placements, faces, mission, board };
  const scene = boardScene({ ...picture, options: { language, table: false, only: ['board', 'tokens'] } });
  const made = new Map<string, Overlays>();
  const make = (sightFrom: number | undefined, zones: boolean): Overlays => {
    const { shapes } = boardScene({
      ...picture,
      options: {
        language,
        table: false,
        zones,
        only: ['overlay', 'labels'],
        ...(sightFrom === undefined ? {} : { sightFrom }),
      },
    });
    return { under: inLayer(shapes, 'overlay'), over: inLayer(shapes, 'labels') };
  };
  return {
    scene,
    ground: inLayer(scene.shapes, 'board'),
    tokens: inLayer(scene.shapes, 'tokens'),
    overlays: (sightFrom, zones) => {
      const key = `${sightFrom ?? ''} ${zones}`;
      const overlays = made.get(key) ?? make(sightFrom, zones);
      if (made.size >= MOST_KEPT) made.clear();
      made.set(key, overlays);
      return overlays;
    },
  };
}

function inLayer(shapes: readonly Shape[], layer: Shape['layer']): Shape[] {
  return shapes.filter((shape) => shape.layer === layer);
}
