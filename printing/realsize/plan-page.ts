import { seatTiles } from '../../drawing/board/seats';
import { movedShape } from '../../drawing/transform';
import type { Say } from '../../languages';
import type { PaperName } from '../paper';
import type { Page } from '../printout';
import { nodeIn, type StructureNode } from '../structure';
import type { Subject } from '../subject';
import { pageFrame } from './page-frame';
import type { PagedGroup } from './paging';
import { planOfPages } from './plan';
import { rulerShapes } from './ruler';
import { TextColumn } from './text-column';
import { HEADING, PLAIN } from './type';

const GAP = 8;

export interface PlanWords {
  readonly title: string;
  readonly paper: PaperName;
  readonly overlap: number;
  readonly say: Say;
}

/** The first page: which page lies where, and how a map is made of them. */
export function planPage(
  subject: Subject,
  groups: readonly PagedGroup[],
  words: PlanWords,
  document: StructureNode,
): Page {
  const { title, paper, overlap, say } = words;
  const frame = pageFrame(paper, true);
  const [left, top, width] = frame.map;
  const pages = groups.flatMap((each) => each.pages);
  const head = new TextColumn(left, top, width);
  head.title(title, document);
  head.skip(2);
  const facts = { count: pages.length, paper: say(`print.real.paper.${paper}`) };
  head.text(say('print.real.facts', facts), PLAIN, document, 'P');
  const figure = nodeIn(document, 'Figure', { alternative: say('print.real.plan-shows') });

  const steps = stepsFor(pages.length > groups.length, overlap, say);
  const most = frame.foot[1] - head.bottom - textHeight(steps, width) - 2 * GAP - 6;
  const tiles = seatTiles(subject.mission.placements, subject.faces);
  const plan = planOfPages(tiles, groups, [width, most]);
  const at = [left + (width - plan.width) / 2, head.bottom + GAP] as const;

  const foot = new TextColumn(left, head.bottom + plan.height + 2 * GAP, width);
  foot.text(say('print.real.steps'), HEADING, document, 'H2');
  foot.skip(1);
  foot.numbered(steps, PLAIN, document);
  return {
    width: frame.width,
    height: frame.height,
    entries: [
      ...head.entries,
      { tag: figure, shapes: plan.shapes.map((shape) => movedShape(shape, at)) },
      ...foot.entries,
      { tag: 'pagination', shapes: rulerShapes([frame.foot[0], frame.foot[1] + 4.2], say) },
    ],
  };
}

/** What one does with scissors and glue; a group that is on one page is only cut out. */
function stepsFor(isOverPages: boolean, overlap: number, say: Say): string[] {
  const print = say('print.real.step.print');
  if (!isOverPages) return [print, say('print.real.step.cut-out')];
  if (overlap === 0) return [print, say('print.real.step.cut-all'), say('print.real.step.tape')];
  return [print, say('print.real.step.cut'), say('print.real.step.glue', { overlap })];
}

/** Set once to see how high it gets. */
function textHeight(steps: readonly string[], width: number): number {
  const trial = new TextColumn(0, 0, width);
  const nowhere: StructureNode = { role: 'Document', children: [] };
  trial.text('', HEADING, nowhere, 'H2');
  trial.skip(1);
  trial.numbered(steps, PLAIN, nowhere);
  return trial.bottom;
}
