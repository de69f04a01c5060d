import { boardScene } from '../../drawing/board/board-scene';
import type { BoardOptions } from '../../drawing/board/options';
import { boardPalettes, type Palette } from '../../drawing/palette';
import type { Scene, Shape } from '../../drawing/scene';
import { type Board, compileBoard, zonePlaces } from '../../engine';
import { type Language, textIn } from '../../languages';
import type { FaceSource, Mission } from '../../schemas';
import { ZoneNames } from '../../telling/zones/zone-names';
import { forSurvivors } from '../for-survivors';
import { chosenLanguage, type OptionsOf, products } from '../options';
import type { Remark } from '../printout';
import { isRefusal, type Made } from '../refusal';
import type { Subject } from '../subject';
import { asPlayersSee, withoutNames } from './as-players-see';
import { chosenPart } from './chosen-part';
import { dotsAcross, dotsWide } from './dots';
import { remarksOn } from './remarks';

/** A mission as something to look at: a painter makes lines of it, or dots. */
export interface Picture {
  readonly scene: Scene<Shape>;
  readonly palette: Palette;
  readonly title: string;
  /** How many dots wide it is, where it is to be painted in dots. */
  readonly dots?: number;
  readonly remarks: readonly Remark[];
}

/** What only those ask for who work with files. */
export interface AlsoShown {
  /** What is seen from the zone with this part, such as `a.NE`. */
  readonly sight?: string;
  /** Zones are named with what files call them, too. */
  readonly codes?: boolean;
}

export type PictureName = 'png' | 'svg' | 'thumbnail' | 'players';

type Maker<Name extends PictureName> = (
  subject: Subject,
  options: OptionsOf<Name>,
  also: AlsoShown,
) => Made<Picture>;

const makers: { readonly [Name in PictureName]: Maker<Name> } = {
  png: (subject, options, also) => inDots(mapOf(subject, options, also), options.dpi),
  svg: mapOf,
  thumbnail: thumbnailOf,
  players: playersMap,
};

export function makePicture<Name extends PictureName>(
  product: Name,
  subject: Subject,
  options: OptionsOf<Name>,
  also: AlsoShown = {},
): Made<Picture> {
  if (subject.mission.placements.length === 0) return { refused: 'nothing-to-draw' };
  return makers[product](forSurvivors(subject, options), options, also);
}

function mapOf(subject: Subject, options: OptionsOf<'svg'>, { sight, codes }: AlsoShown): Made<Picture> {
  const lying = options.of === 'whole' ? subject : partOf(subject, options.pieces);
  if (lying.mission.placements.length === 0) return { refused: 'nothing-chosen-to-draw' };
  const { mission, faces, board } = lying;
  const language = chosenLanguage(options.language, subject.language);
  const { frame, grid, zones, labels, tokens, areas } = options;
  const sightFrom = sight === undefined ? undefined : board?.zoneOf(sight);
  if (sight !== undefined && sightFrom === undefined)
    return { refused: 'zone-not-chosen', parameters: { zone: sight } };
  return drawn(lying, language, boardPalettes[options.theme], {
    ...{ frame, grid, labels, tokens, areas },
    ...(zones && board && { zones, zoneTitle: titlesOf(mission, faces, board, language, codes) }),
    ...(sightFrom !== undefined && { sightFrom }),
  });
}

/** As it may lie in a list of missions, for all to see. */
function thumbnailOf(
  { mission, faces, language }: Subject,
  { width }: OptionsOf<'thumbnail'>,
): Made<Picture> {
  const seen = { mission: asPlayersSee(mission), faces };
  const picture = drawn(seen, language, boardPalettes.light, { grid: false, labels: false });
  const painted = dotsWide(picture.scene, width);
  return isRefusal(painted) ? painted : { ...picture, ...painted };
}

/** Missions that differ in their secrets only give one and the same picture. */
function playersMap({ mission, faces, language }: Subject, options: OptionsOf<'players'>): Made<Picture> {
  const seen = { mission: asPlayersSee(mission), faces };
  const picture = drawn(seen, chosenLanguage(options.language, language), boardPalettes.light, {
    frame: true,
  });
  const open = { ...picture, scene: withoutNames(picture.scene) };
  return options.format === 'svg' ? open : inDots(open, options.dpi);
}

interface Lying {
  readonly mission: Mission;
  readonly faces: FaceSource;
  readonly board?: Board;
}

function partOf({ mission, faces }: Subject, pieces: readonly string[]): Lying {
  const part = chosenPart(mission, faces, pieces);
  return { mission: part, faces, board: compileBoard(part.placements, faces).board };
}

function drawn(lying: Lying, language: Language, palette: Palette, options: BoardOptions): Picture {
  const { mission } = lying;
  const asked = { ...options, language };
  const scene = boardScene({ ...lying, placements: mission.placements, options: asked });
  return { scene, palette, title: textIn(mission.title, language), remarks: remarksOn(lying, asked) };
}

function titlesOf(
  mission: Mission,
  faces: FaceSource,
  board: Board,
  language: Language,
  codes = false,
): NonNullable<BoardOptions['zoneTitle']> {
  const names = new ZoneNames(zonePlaces(board, mission.placements, faces, mission));
  return ({ id }) => names.of(id, language, codes).title;
}

function inDots(made: Made<Picture>, dpi: number): Made<Picture> {
  if (isRefusal(made)) return made;
  const painted = dotsAcross(made.scene, dpi, products.png.dpi.least);
  return isRefusal(painted) ? painted : { ...made, ...painted };
}
