import { boardScene } from '../../../drawing/board/board-scene';
import { systemOf } from '../../../engine';
import type { Mission, Token } from '../../../schemas';
import { printedName } from '../../../telling/mission/names';
import type { SheetMap } from '../sheet-content-type';
import { legendOf } from './legend';
import type { Said } from './said';
import { spokenWords } from './spoken';

/** The map as it is set up: with what the mission lays, and with what the rules lay by themselves. */
export function mapOf(said: Said): SheetMap | undefined {
  const { mission, faces, board, ofMap, say } = said;
  if (mission.placements.length === 0) return undefined;
  const laid = asSetUp(said);
  const { shapes, width, height } = boardScene({
    placements: mission.placements,
    faces,
    mission: laid,
    ...(board && { board }),
    options: { language: ofMap, table: false, areas: true },
  });
  const legend = legendOf(laid, said);
  const things = legend.map(({ words }) => words).join(', ');
  return {
    shapes,
    width,
    height,
    alternative: say(things === '' ? 'print.sheet.map.bare' : 'print.sheet.map.alternative', {
      title: said.context.text(mission.title),
      count: mission.placements.length,
      things,
    }),
    legendTitle: say('print.sheet.legend'),
    legend,
  };
}

/** A word that stands for several tokens is written under them only where a goal or a rule speaks of it. */
export function asSetUp(said: Said): Mission {
  const { mission, faces, context } = said;
  const spoken = spokenWords(said);
  const byRules = systemOf(mission.system).content.laidByRules?.(mission, faces) ?? [];
  const tokens = (mission.tokens ?? []).map((token): Token => {
    if (!('group' in token)) return token;
    const { group, ...plain } = token;
    const name = printedName(group, mission.groups, context);
    return spoken.has(name) ? { ...plain, group: name } : plain;
  });
  return { ...mission, tokens: [...tokens, ...byRules] };
}
