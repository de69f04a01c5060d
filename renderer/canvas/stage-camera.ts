import type Konva from 'konva';
import type { Viewport } from '../document/viewport';

export interface StageCamera {
  /** `atOnce` where no gesture goes on: a picture that is shown whole is shown sharp. */
  look(viewport: Viewport, atOnce: boolean): void;
  stop(): void;
}

const GESTURE_ENDS_AFTER_MS = 140;
// What is measured is only the half of it: the browser fills the shapes later.
const QUICK_MS = 12;
const PAUSE_MS = 300;
const LEAST_COVERED = 0.85;

/**
 * Shows the stage through a viewport. While a gesture goes on, what is painted is only moved and stretched by the
 * browser, which costs next to nothing; it is painted sharp once the gesture has ended.
 */
export function stageCamera(stage: Konva.Stage, first: Viewport): StageCamera {
  const { content } = stage;
  content.style.transformOrigin = '0 0';
  let [painted, wanted] = [first, first];
  let ending: ReturnType<typeof setTimeout> | undefined;
  let lastPainting = { at: 0, took: 0 };
  const settle = () => {
    const began = performance.now();
    painted = wanted;
    content.style.transform = '';
    stage.setAttrs({ x: painted.x, y: painted.y, scaleX: painted.scale, scaleY: painted.scale });
    for (const layer of stage.getLayers()) layer.draw();
    lastPainting = { at: began, took: performance.now() - began };
  };
  /** So much unpainted table has come into sight that a board which is quickly painted is painted on the way. */
  const isBare = (stretch: number, x: number, y: number) => {
    const covered = (from: number, size: number) =>
      Math.min(from + size * stretch, size) - Math.max(from, 0) > size * LEAST_COVERED;
    if (covered(x, stage.width()) && covered(y, stage.height())) return false;
    return lastPainting.took < QUICK_MS && performance.now() - lastPainting.at > PAUSE_MS;
  };
  settle();
  return {
    look: (viewport, atOnce) => {
      if (viewport === wanted) return;
      wanted = viewport;
      clearTimeout(ending);
      if (atOnce) return settle();
      const stretch = wanted.scale / painted.scale;
      const [x, y] = [wanted.x - painted.x * stretch, wanted.y - painted.y * stretch];
      if (isBare(stretch, x, y)) return settle();
      content.style.transform = `translate(${x}px, ${y}px) scale(${stretch})`;
      ending = setTimeout(settle, GESTURE_ENDS_AFTER_MS);
    },
    stop: () => clearTimeout(ending),
  };
}
