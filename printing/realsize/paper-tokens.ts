import { middleOf } from '../../drawing/box';
import type { Shape } from '../../drawing/scene';
import { stampOf } from '../../drawing/stamp';
import { drawingOf } from '../../drawing/systems';
import type { Cutout } from '../../drawing/systems/system-drawing';
import { centredLine, fitted, shortened } from '../../drawing/text';
import type { Figure } from '../../drawing/token/figure';
import { lookOf, tokenFigure } from '../../drawing/token/figures';
import { tokenShapes } from '../../drawing/token/token';
import { movedShape } from '../../drawing/transform';
import { isOfTiles, systemOf } from '../../engine';
import type { Language, Say } from '../../languages';
import type { Token } from '../../schemas';
import { tokenName } from '../../telling/token-name';
import type { Subject } from '../subject';
import { SMALL_BOLD } from './type';

/** Tokens that look alike, as they are cut out; what is drawn lies around the middle of each. */
export interface PaperToken {
  readonly name: string;
  readonly count: number;
  readonly width: number;
  readonly height: number;
  readonly front: readonly Shape[];
  readonly back?: readonly Shape[];
}

interface Named {
  readonly name: string;
  readonly cutout: Cutout;
  readonly count: number;
}

/** Every token of a mission as often as it lies there, and what is laid beside them; or only the chosen ones. */
export function paperTokens(
  subject: Subject,
  language: Language,
  say: Say,
  chosen?: ReadonlySet<string>,
): PaperToken[] {
  const { mission, faces } = subject;
  const drawing = drawingOf(mission.system);
  const named = (figure: Figure, times: number, name: string): Named[] => {
    const cutout = drawing.cutoutOf(figure);
    if (!cutout) return [];
    const { caption } = lookOf(cutout.front, language);
    // The word under an exit says no more than its name.
    const isSaid = caption === undefined || name.toLowerCase().includes(caption.toLowerCase());
    const whole = isSaid ? name : say('token.name.with', { what: name, more: caption });
    return [{ name: whole, cutout, count: times * cutout.count }];
  };
  const { tokens: kinds } = systemOf(mission.system).content;
  const isWanted = (token: Token): boolean => !isOfTiles(token) && (!chosen || chosen.has(token.id));
  const laid = (mission.tokens ?? []).filter(isWanted).flatMap((token) => {
    if (isOfTiles(token)) return [];
    return named(tokenFigure(mission.system, token, mission), 1, tokenName(kinds, token, say));
  });
  const isPlayed = !chosen && mission.placements.length > 0;
  const besides = (isPlayed && drawing.besides?.(mission, faces)) || [];
  const all = [...laid, ...besides.flatMap(({ figure, count, name }) => named(figure, count, say(name)))];
  return alike(all).map((each) => paperToken(each, language));
}

function alike(all: readonly Named[]): Named[] {
  const groups = new Map<string, Named>();
  for (const each of all) {
    const look = JSON.stringify([each.name, each.cutout.front, each.cutout.back]);
    const count = each.count + (groups.get(look)?.count ?? 0);
    groups.set(look, { ...each, count });
  }
  return [...groups.values()];
}

/** Below a picture with a word there is room for that. */
const WORD = 5;

function paperToken({ name, cutout, count }: Named, language: Language): PaperToken {
  const { side, front, back } = cutout;
  const words = [front, ...(back ? [back] : [])].map((figure) => lookOf(figure, language).caption);
  const height = words.some((word) => word !== undefined) ? side + WORD : side;
  const shapes = (figure: Figure): Shape[] => sideShapes(figure, side, height, language);
  return { name, count, width: side, height, front: shapes(front), ...(back && { back: shapes(back) }) };
}

function sideShapes(figure: Figure, width: number, height: number, language: Language): Shape[] {
  const drawn = tokenShapes(figure, { language, caption: false });
  const [x, y] = middleOf(stampOf(drawn).reach);
  const up = (height - width) / 2;
  const picture = drawn.map((shape) => movedShape(shape, [-x, -y - up]));
  const { caption } = lookOf(figure, language);
  if (caption === undefined) return picture;
  const style = fitted(caption, { ...SMALL_BOLD, size: 3.6 }, width - 2);
  const word = shortened(caption, style, width - 2);
  return [...picture, centredLine(word, [0, height / 2 - WORD / 2 - 1], style, 'ink')];
}
