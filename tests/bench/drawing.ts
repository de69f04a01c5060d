import { palettes } from '../../drawing/palette';
import { sceneToSvg } from '../../drawing/svg';
import { bootHillScene } from '../../drawing/title/boot-hill';
import type { Bench } from './measure';

/** The title picture, beside reading the finished text back: how much of a start is drawing. */
export function drawingBenches(): Promise<{ benches: Bench[]; stop: () => Promise<void> }> {
  const svg = sceneToSvg(bootHillScene(), palettes.light);
  const benches: Bench[] = [
    {
      what: 'title picture drawn and written as SVG',
      ours: { run: () => sceneToSvg(bootHillScene(), palettes.light) },
      beside: {
        what: 'JSON of the same length written and read',
        run: () => JSON.parse(JSON.stringify(svg.split('l'))) as unknown,
      },
    },
  ];
  return Promise.resolve({ benches, stop: () => Promise.resolve() });
}
