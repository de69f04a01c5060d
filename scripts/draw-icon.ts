import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { palettes } from '../drawing/palette';
import { sceneToSvg } from '../drawing/svg';
import { appIconScene } from '../drawing/title/app-icon';

// Draws the icon of the packaged app into the file that is named: node --import tsx scripts/draw-icon.ts FILE

const file = String(process.argv[2]);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, new Resvg(sceneToSvg(appIconScene(), palettes.light)).render().asPng());
