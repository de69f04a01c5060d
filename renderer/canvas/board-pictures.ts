import { annotationPrints } from '../../drawing/board/annotations';
import { boardScene } from '../../drawing/board/board-scene';
import type { Overlays } from '../../drawing/board/options';
import { overlaysOf } from '../../drawing/board/overlays';
import type { BoardScene, Shape } from '../../drawing/scene';
import { printed } from '../../drawing/stamp';
import type { Language } from '../../languages';
import type { OpenDocument } from '../document/open-document';

/** A board in the layers that a canvas keeps: two that never change, and two that follow the pointer. */
export interface BoardPictures {
  readonly scene: BoardScene;
  readonly ground: readonly Shape[];
  readonly tokens: readonly Shape[];
  /** With one zone's sight or with every zone shown; in the millimetres of the board, not of the scene. */
  readonly overlays: (sightFrom: number | undefined, zones: boolean) => Overlays;
}

/** A large board has hundreds of zones, each with an overlay of its own. */
const MOST_KEPT = 100;

export function boardPictures(document: OpenDocument, language: Language): BoardPictures {
  const { mission, faces, board } = document;
  const picture = { placements: mission.placements, faces, mission, board };
  const scene = boardScene({ ...picture, options: { language, table: false, only: ['board', 'tokens'] } });
  const make = overlaysOf({ ...picture, options: { language } });
  const notes = annotationPrints(mission, { language }).flatMap(printed);
  const made = new Map<string, Overlays>();
  return {
    scene,
    ground: inLayer(scene.shapes, 'board'),
    tokens: inLayer(scene.shapes, 'tokens'),
    overlays: (sightFrom, zones) => {
      const key = `${sightFrom ?? ''} ${zones}`;
      const kept = made.get(key);
      if (kept) return kept;
      if (made.size >= MOST_KEPT) made.clear();
      const { under, over } = make({ zones, ...(sightFrom === undefined ? {} : { sightFrom }) });
      const overlays = { under, over: [...notes, ...over] };
      made.set(key, overlays);
      return overlays;
    },
  };
}

function inLayer(shapes: readonly Shape[], layer: Shape['layer']): Shape[] {
  return shapes.filter((shape) => shape.layer === layer);
}
