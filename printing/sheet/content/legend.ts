import { byId, seatTiles } from '../../../drawing/board/seats';
import type { Shape } from '../../../drawing/scene';
import { type Stamp, stampOf } from '../../../drawing/stamp';
import { drawingOf } from '../../../drawing/systems';
import { tokenFigure } from '../../../drawing/token/figures';
import { tokenShapes } from '../../../drawing/token/token';
import { movedShape, scaledShape } from '../../../drawing/transform';
import { isOfTiles, systemOf } from '../../../engine';
import type { Mission, Token } from '../../../schemas';
import { tellings } from '../../../telling/systems';
import { tokenName } from '../../../telling/token-name';
import type { LegendEntry } from '../sheet-content-type';
import type { Said } from './said';

/** Of a stamp in a legend, in millimetres. */
const LARGEST = 7;

/** What a token is called where only its sort matters. */
export function sortWords(
  token: Token,
  { mission, say, context }: Pick<Said, 'mission' | 'say' | 'context'>,
): string {
  const telling = tellings[mission.system];
  return (
    telling.legend?.(token, say, context) ?? tokenName(systemOf(mission.system).content.tokens, token, say)
  );
}

/** Every sort of token on the map, with its stamp and how many there are of it. */
export function legendOf(laid: Mission, said: Said): LegendEntry[] {
  const sorts = new Map<string, Token[]>();
  for (const token of laid.tokens ?? []) {
    const sort = sortWords(token, said);
    const note = tellings[said.mission.system].legendNote?.(asInMission(token, said), said);
    const name = note === undefined ? sort : said.say('print.sheet.legend.noted', { name: sort, note });
    const alike = sorts.get(name) ?? [];
    alike.push(token);
    sorts.set(name, alike);
  }
  const laidOut = [...sorts].flatMap(([name, tokens]): LegendEntry[] => {
    const [first] = tokens;
    const stamp = first && stampOfSort(first, laid, said);
    const count = tokens.reduce((sum, token) => sum + countOf(token), 0);
    return stamp ? [entryOf(stamp, count, name, said)] : [];
  });
  return [...laidOut, ...printedEntries(said)];
}

/** What is printed on the tiles and stays as it is until somebody plays. */
function printedEntries(said: Said): LegendEntry[] {
  const { mission, faces, say } = said;
  const spots = mission.placements.flatMap(({ face }) => faces(face)?.spots ?? []);
  const signs = drawingOf(mission.system).printedSigns ?? [];
  return signs.flatMap(({ spot, name, shapes }) => {
    const count = spots.filter(({ kind }) => kind === spot).length;
    return count === 0 ? [] : [entryOf(stampOf(shapes()), count, say(name), said)];
  });
}

function entryOf(stamp: Stamp, count: number, name: string, { say }: Said): LegendEntry {
  return { picture: pictureOf(stamp), words: say('print.sheet.legend.entry', { count, name }) };
}

/** What is laid out may have lost the word that it shares with others. */
function asInMission(token: Token, { mission }: Said): Token {
  return mission.tokens?.find(({ id }) => id === token.id) ?? token;
}

/** How many of it lie there together. */
export function countOf(token: Token): number {
  return ('count' in token ? token.count : undefined) ?? 1;
}

function pictureOf(stamp: Stamp): LegendEntry['picture'] {
  const [x, y, width, height] = stamp.reach;
  const scale = LARGEST / Math.max(width, height, 1);
  const shapes = stamp.shapes.map(
    (shape): Shape => scaledShape(movedShape(shape, [-x - width / 2, -y - height / 2]), scale),
  );
  return { shapes, width: width * scale, height: height * scale };
}

/** Without what tells only one from another: a number, how many it stands for, the word under it. */
function stampOfSort(token: Token, laid: Mission, { faces, ofMap }: Said): Stamp | undefined {
  if (isOfTiles(token)) {
    const seats = byId(seatTiles(laid.placements, faces, laid.system));
    const sign = drawingOf(laid.system).tilesSign;
    return sign?.print(token, seats, laid) && stampOf(sign.picture(token));
  }
  const { at: _, ...plain } = token;
  if ('count' in plain) Reflect.deleteProperty(plain, 'count');
  if ('number' in plain) Reflect.deleteProperty(plain, 'number');
  return stampOf(tokenShapes(tokenFigure(laid.system, plain, laid), { language: ofMap, caption: false }));
}
