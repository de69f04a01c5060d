import { type Language, sentence, textIn } from '../../languages';
import type { Mission } from '../../schemas';
import { box } from '../outline';
import type { Line, Shape } from '../scene';
import { capHeight, fitted, textLine, textWidth, wrapText } from '../text';
import { ruled } from '../tile/rough';
import { compass } from './compass';
import { scaleBar } from './scale-bar';
import type { Extent } from './seats';

export interface FrameSpace {
  readonly top: number;
  readonly bottom: number;
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly space: FrameSpace;
  readonly extent: Extent;
}

const COMPASS = 56;
const TITLE = { font: 'title', size: 30 } as const;
const FACTS = { font: 'text', size: 12, weight: 700 } as const;

/** How much the sheet grows above and below the board. */
export function frameSpace({ width }: Extent, mission: Mission | undefined, language: Language): FrameSpace {
  const { lines, style } = titleOf(mission, language, width);
  return { top: Math.max(76, lines.length * style.size * 1.05 + 50), bottom: 26 };
}

/** Title cartouche, compass and scale bar around a printed board. */
export function frameShapes(sheet: Sheet, mission: Mission | undefined, language: Language): Shape[] {
  const { width, height, margin, space } = sheet;
  return [
    ...border(width, height),
    ...cartouche(sheet, mission, language),
    ...compass([width - margin - COMPASS / 2 - 4, margin / 2 + space.top / 2 + 3], language),
    ...scaleBar([margin, height - margin / 2 - space.bottom / 2 - 1], width - 2 * margin, language),
  ];
}

function titleOf(mission: Mission | undefined, language: Language, boardWidth: number) {
  const text = mission ? textIn(mission.title, language) : '';
  const most = Math.max(80, boardWidth - COMPASS - 46);
  const style = fitted(text, TITLE, most * 2);
  return { lines: text === '' ? [] : wrapText(text, style, most), style, most };
}

/** What players ask first, on one line: how hard it is, how long it takes, for how many it is. */
export function missionFacts(mission: Mission | undefined, language: Language): string {
  if (!mission) return '';
  const facts: string[] = [];
  if (mission.difficulty) facts.push(sentence(language, difficulties[mission.difficulty]));
  if (mission.minutes !== undefined)
    facts.push(sentence(language, 'print.minutes', { minutes: mission.minutes }));
  if (mission.players) {
    const { min, max } = mission.players;
    facts.push(
      min === max
        ? sentence(language, 'print.players', { count: min })
        : sentence(language, 'print.players.range', { min, max }),
    );
  }
  return facts.join('  ·  ');
}

const difficulties = {
  tutorial: 'print.difficulty.tutorial',
  easy: 'print.difficulty.easy',
  medium: 'print.difficulty.medium',
  hard: 'print.difficulty.hard',
  'very-hard': 'print.difficulty.very-hard',
} as const;

function border(width: number, height: number): Shape[] {
  const line = (gap: number, thick: number): Shape => ({
    kind: 'stroke',
    lines: [box(gap, gap, width - 2 * gap, height - 2 * gap)],
    closed: true,
    width: thick,
    stroke: 'tableInk',
  });
  return [line(3.2, 1.4), line(5.4, 0.5)];
}

function cartouche(
  { margin, space, extent }: Sheet,
  mission: Mission | undefined,
  language: Language,
): Shape[] {
  const { lines, style, most } = titleOf(mission, language, extent.width);
  if (lines.length === 0) return [];
  const facts = missionFacts(mission, language);
  const small = fitted(facts, FACTS, most);
  const wide = Math.max(...lines.map((line) => textWidth(line, style)), textWidth(facts, small)) + 34;
  const high = lines.length * style.size * 1.05 + (facts === '' ? 12 : 28);
  const x = margin;
  const y = margin / 2 + (space.top - high) / 2 - 2;
  const board = (grown: number): Line => plank(x - grown, y - grown, wide + 2 * grown, high + 2 * grown);
  const middle = x + wide / 2;
  const nail = (nx: number, ny: number): Shape => ({
    kind: 'circle',
    centre: [nx, ny],
    radius: 1.1,
    fill: 'ink',
  });
  return [
    { kind: 'path', outlines: [board(1.5).map(([px, py]) => [px + 2, py + 2.4])], fill: 'hatch' },
    { kind: 'path', outlines: [board(1.5)], fill: 'ink' },
    { kind: 'path', outlines: [board(0)], fill: 'walk' },
    { kind: 'path', outlines: grain(x, y, wide, high), fill: 'timber' },
    { kind: 'path', outlines: [plank(x + 4, y + 3.6, wide - 8, high - 7.2)], fill: 'bone' },
    ...[x + 2.4, x + wide - 2.4].flatMap((nx) => [nail(nx, y + 7), nail(nx, y + high - 7)]),
    ...lines.map((line, index) =>
      textLine(line, [middle, y + 7.4 + capHeight(style) + index * style.size * 1.05], style, 'ink'),
    ),
    ...(facts === '' ? [] : [textLine(facts, [middle, y + high - 8.4], small, 'red')]),
  ];
}

function plank(x: number, y: number, w: number, h: number): Line {
  return [
    [x, y + 0.8],
    [x + w * 0.35, y],
    [x + w * 0.7, y + 0.7],
    [x + w, y],
    [x + w - 0.8, y + h * 0.5],
    [x + w, y + h - 0.6],
    [x + w * 0.6, y + h],
    [x + w * 0.25, y + h - 0.7],
    [x, y + h],
    [x + 0.9, y + h * 0.5],
  ];
}

function grain(x: number, y: number, w: number, h: number): Line[] {
  return [1.6, h - 1.8].flatMap((off) => [
    ruled([x + 8, y + off], [x + w * 0.4, y + off + 0.3], 0.4),
    ruled([x + w * 0.5, y + off + 0.2], [x + w - 12, y + off], 0.4),
  ]);
}
