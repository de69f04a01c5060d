import { missionFacts } from '../../drawing/board/frame';
import { fillColumns } from '../flow/columns';
import { headingStrips, wordStrips } from '../flow/paragraphs';
import { settingIn } from '../flow/setting';
import { apart, glued, type Strip } from '../flow/strips';
import { type LineStyle, points, smallPrint } from '../flow/type';
import { node, nodeIn, type StructureNode } from '../structure';
import { linkedLines, type Target } from './linked-lines';
import type { Booklet, ListedMission, Part } from './part';
import { setPages } from './set-pages';

const title: LineStyle = { font: 'title', size: points(11), leading: points(15) };
const BETWEEN = 2.2;

/** Every mission with its page and what one asks first, and the indexes below. */
export function contentsPart(
  booklet: Booklet,
  missions: readonly ListedMission[],
  indexes: readonly Part[],
  first: number,
): Part {
  const { contents } = booklet.words;
  const structure = node('Part');
  const leads = new Map<StructureNode, number>();
  const pages = setPages(booklet, { heading: contents, first, leads }, (sheet) => {
    const { width } = sheet;
    const heading = headingStrips({ kind: 'heading', level: 1, text: contents }, settingIn(structure, width));
    const list = nodeIn(structure, 'TOC');
    const row = (target: Target, facts: string): Strip[] => {
      const item = nodeIn(list, 'TOCI');
      const tag = nodeIn(item, 'Link');
      leads.set(tag, target.page);
      const lines = linkedLines(target, { width, indent: 0, style: title, tag });
      if (facts === '') return apart(lines, BETWEEN);
      const said = nodeIn(item, 'P');
      const setting = { ...settingIn(structure, width - 20, smallPrint), indent: 0.5 };
      return apart([...lines, ...glued(wordStrips(facts, setting, said))], BETWEEN);
    };
    const rows = [
      ...missions.flatMap((listed) =>
        row(
          { text: listed.title, page: listed.page },
          missionFacts(listed.subject.mission, booklet.language),
        ),
      ),
      ...indexes.flatMap(({ bookmark }) => row({ text: bookmark.title, page: bookmark.page }, '')),
    ];
    sheet.putAll(fillColumns([...heading, ...rows], (page) => sheet.heightOf(page)).places, 0);
  });
  return { pages, structure, bookmark: { title: contents, page: first } };
}
