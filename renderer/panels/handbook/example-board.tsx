import { memo, useEffect, useRef } from 'react';
import { boardScene } from '../../../drawing/board/board-scene';
import { boardPalettes, type Palette } from '../../../drawing/palette';
import type { BoardScene } from '../../../drawing/scene';
import type { Language } from '../../../languages';
import type { Mission } from '../../../schemas';
import { isSame } from '../../../schemas/same';
import { type CanvasViewport, canvasViewport, standAt } from '../../canvas/canvas-viewport';
import { paintMarks } from '../../canvas/paint-marks';
import { mentionMarks } from '../../canvas/story-marks';
import { useSize } from '../../canvas/use-size';
import { laidOut } from '../../document/laid-out';
import type { Example } from '../../handbook/examples';
import { paintShapes } from '../../painting/paint';
import { useSessionState } from '../../session/session-context';
import { useShownTheme } from '../../session/shown-theme';

interface ExampleBoardProps {
  readonly example: Example;
  /** For those who do not see it. */
  readonly label: string;
}

/** The tiny board of an example, with what its sentence speaks of lit as beside any board. */
export const ExampleBoard = memo(function ExampleBoard({ example, label }: ExampleBoardProps) {
  const { mission, lit } = example;
  const language = useSessionState((state) => state.language);
  const theme = useShownTheme();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(frame);
  const scene = sceneOf(mission, language);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    // In a small window there is no room for it.
    if (!size || !context || size.includes(0)) return;
    const ratio = window.devicePixelRatio;
    const scale = Math.min(size[0] / scene.width, size[1] / scene.height);
    const [left, top] = [(size[0] - scene.width * scale) / 2, (size[1] - scene.height * scale) / 2];
    const sheet = canvasViewport({ scale, x: left, y: top }, size, ratio);
    const palette = boardPalettes[theme];
    context.canvas.width = sheet.width;
    context.canvas.height = sheet.height;
    context.drawImage(pictureOf(scene, sheet, palette), 0, 0);
    const [x, y] = [left + scene.origin[0] * scale, top + scene.origin[1] * scale];
    const table = canvasViewport({ scale, x, y }, size, ratio);
    paintMarks(context, table, mentionMarks(laidOut(mission), lit, language), palette);
  }, [scene, size, theme, mission, lit, language]);
  return (
    <div className="example-board" ref={frame} role="img" aria-label={label}>
      <canvas ref={canvas} aria-hidden="true" />
    </div>
  );
});

interface Picture {
  readonly sheet: CanvasViewport;
  readonly palette: Palette;
  readonly canvas: HTMLCanvasElement;
}

const pictures = new WeakMap<BoardScene, Picture>();

/** The board without marks, painted once for a size: one goes through a list faster than a board is painted. */
function pictureOf(scene: BoardScene, sheet: CanvasViewport, palette: Palette): HTMLCanvasElement {
  const known = pictures.get(scene);
  if (known?.palette === palette && isSame(known.sheet, sheet)) return known.canvas;
  const canvas = document.createElement('canvas');
  canvas.width = sheet.width;
  canvas.height = sheet.height;
  const context = canvas.getContext('2d');
  if (context) {
    standAt(context, sheet);
    paintShapes(context, scene.shapes, [0, 0, scene.width, scene.height], palette, () => undefined);
  }
  pictures.set(scene, { sheet, palette, canvas });
  return canvas;
}

const scenes = new WeakMap<Mission, Map<Language, BoardScene>>();

/** Drawn once: a board has thousands of shapes, and there are hundreds of examples on it. */
function sceneOf(mission: Mission, language: Language): BoardScene {
  const known = scenes.get(mission) ?? new Map<Language, BoardScene>();
  scenes.set(mission, known);
  const { faces, board, mission: laid } = laidOut(mission);
  const scene =
    known.get(language) ??
    boardScene({
      placements: laid.placements,
      faces,
      mission: laid,
      board,
      options: { language, table: false, grid: false, margin: 8 },
    });
  known.set(language, scene);
  return scene;
}
