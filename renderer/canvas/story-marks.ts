import { parsePart } from '../../engine';
import type { Language } from '../../languages';
import type { Area } from '../../schemas';
import { type Mentions, mentionsAt } from '../builder/mentions';
import { storiesIn } from '../document/commands/story';
import type { LaidOut } from '../document/laid-out';
import { allParts, keyOf } from '../document/parts';
import type { PointedStory } from '../document/pointing';
import type { Besides } from './aids/aid';
import type { Mark } from './marks';
import { spokenMark, spokenMarks } from './part-marks';
import { zoneMarks } from './tool-marks';

/** What a goal or a rule that is pointed at speaks of: its pieces and tiles, and the zones of its areas. */
export function storyMarks(
  laid: LaidOut,
  pointed: PointedStory,
  language: Language,
  besides: readonly Besides[] = [],
): Mark[] {
  const meant = meantBy(laid, pointed, besides);
  return [
    ...mentionMarks(laid, meant, language),
    ...besides.filter(({ piece }) => meant.has(keyOf('token', piece.id))).map(({ at }) => spokenMark(at)),
  ];
}

/** Pieces and tiles, and the zones of areas. */
export function mentionMarks(laid: LaidOut, mentions: Mentions, language: Language): Mark[] {
  if (mentions.size === 0) return [];
  const areas = (laid.mission.areas ?? []).filter(({ id }) => mentions.has(`area:${id}`));
  return [
    ...areas.flatMap((area) => areaMarks(laid, area)),
    ...spokenMarks(
      laid,
      allParts(laid.mission).filter((key) => mentions.has(key)),
      language,
    ),
  ];
}

function meantBy(
  { mission }: LaidOut,
  { place, paths }: PointedStory,
  besides: readonly Besides[],
): Mentions {
  const story = storiesIn(mission, place).find(({ id }) => id === place.id);
  const part = place.list === 'goals' ? 'Goal' : 'Rule';
  const ways = paths.length === 0 ? [[]] : paths;
  const pieces = besides.map(({ piece }) => piece);
  return new Set(story ? ways.flatMap((path) => [...mentionsAt(mission, part, story, path, pieces)]) : []);
}

function areaMarks({ board }: LaidOut, { zones = [], tiles = [] }: Area): Mark[] {
  const meant = board.zones.filter(({ parts }) =>
    parts.some((part) => zones.includes(part) || tiles.includes(parsePart(part).tile)),
  );
  return meant.flatMap((zone) => zoneMarks(board, zone, 'violet'));
}
