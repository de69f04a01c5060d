import { describe, expect, it } from 'vitest';
import { facesWith } from '../../../engine';
import { languages, type SentenceKey, sentence } from '../../../languages';
import type { Printout } from '../../../printing/printout';
import { isRefusal, type Made } from '../../../printing/refusal';
import type { Mission, TileFace } from '../../../schemas';
import { faceWith, missionWith } from '../../helpers/missions';
import { made, printedOut, sampleSubject, subjectOf, tilesSubject, town } from '../../helpers/paper-subjects';
import { placed } from '../../helpers/stock-faces';

const box = 'undead-or-alive';

/** The tiles that are printed, in their order. */
function tilesOn({ pages }: Printout): string[] {
  const ids = pages.flatMap(({ entries }) =>
    entries.flatMap(({ shapes }) =>
      shapes.flatMap(({ id = '' }) => (id.startsWith('tile:') ? [id.slice(5)] : [])),
    ),
  );
  return [...new Set(ids)];
}

describe('tiles that the boxes lack', () => {
  const twice = tilesSubject([placed('a', '1R', 0, 0), placed('b', '2R', 250, 0), placed('c', '1V', 500, 0)]);
  const lacking = { what: 'lacking' } as const;

  it('are those of a box that is not there', () => {
    expect(tilesOn(printedOut({ ...twice, boxes: [] }, lacking))).toEqual(['a', 'b', 'c']);
  });

  it('are those whose other side lies on the table already', () => {
    expect(tilesOn(printedOut(twice, lacking))).toEqual(['c']);
    expect(tilesOn(printedOut({ ...twice, boxes: [box] }, lacking))).toEqual(['c']);
    expect(made({ ...twice, boxes: [box, box] }, lacking)).toEqual({ refused: 'nothing-lacking' });
  });

  it('are those that the mission has brought along', () => {
    const own = faceWith({ id: 'own' }) as unknown as TileFace;
    const placements = [placed('a', 'own', 0, 0), placed('b', '2R', 250, 0)];
    const mission = missionWith({ placements, faces: [own] }) as Mission;
    expect(tilesOn(printedOut(subjectOf(mission), lacking))).toEqual(['a']);
  });

  it('are printed one by one, each with its number, its face and where it lies', () => {
    const { bookmarks } = printedOut({ ...sampleSubject('m7.boothill.json'), boxes: [] }, lacking);
    expect(bookmarks.map(({ title }) => title)).toContain('Tile 10, face 10R: in square B1, turned by 270°');
    expect(bookmarks).toHaveLength(10);
    expect(bookmarks[1]?.children?.map(({ title }) => title)).toEqual(['Page A1', 'Page B1']);
  });
});

describe('what is chosen', () => {
  const subject = sampleSubject('m9.boothill.json');

  it('is printed alone', () => {
    const { id = '' } = subject.mission.placements[3] ?? {};
    expect(tilesOn(printedOut(subject, { what: 'chosen', pieces: [id] }))).toEqual([id]);
  });

  it('can be tokens', () => {
    const { id = '' } = subject.mission.tokens?.find(({ kind }) => kind === 'companion') ?? {};
    const { structure } = printedOut(subject, { what: 'chosen', pieces: [id] });
    expect(JSON.stringify(structure)).toMatch(/"Companion[^"]*: 1"/);
    expect(JSON.stringify(structure)).not.toContain('Noise');
  });
});

describe('nothing is printed, and it is said why', () => {
  const none = tilesSubject([]);
  const long = tilesSubject(town(21, 21));
  const cases: [what: string, answer: Made<Printout>, refused: string][] = [
    ['a mission without tiles', made(none), 'no-tiles'],
    ['one without tiles, on a large page', made(none, { layout: 'one' }), 'no-tiles'],
    ['one without tokens', made(none, { what: 'tokens' }), 'no-tokens'],
    ['nothing chosen', made(long, { what: 'chosen', pieces: ['gone'] }), 'nothing-chosen'],
    ['nothing lacking', made(tilesSubject(town(2, 2)), { what: 'lacking' }), 'nothing-lacking'],
    ['pages that would be all overlap', made(long, { overlap: 200 }), 'overlap'],
    ['four hundred tiles', made(tilesSubject(town(400, 20))), 'too-many-pages'],
    ['more than a page of a PDF can hold', made(long, { layout: 'one' }), 'page-too-large'],
  ];

  it.each(cases)('%s', (_, answer, refused) => {
    expect(isRefusal(answer)).toBe(true);
    if (!isRefusal(answer)) return;
    expect(answer.refused).toBe(refused);
    for (const language of languages) {
      const text = sentence(language, `print.refused.${refused}` as SentenceKey, answer.parameters);
      expect(text).not.toMatch(/print\.refused|[{}]/);
    }
  });

  it('with how many pages there would be', () => {
    const answer = made(tilesSubject(town(400, 20)));
    // 5,000 mm by steps of 179 and of 258 mm.
    expect(answer).toMatchObject({ parameters: { count: 28 * 20, most: 200 } });
  });
});

it('tiles whose faces nobody knows are missing on paper, and that is said', () => {
  const placements = [placed('a', '1R', 0, 0), placed('b', 'unheard-of', 250, 0)];
  const { remarks } = printedOut({ ...tilesSubject(placements), faces: facesWith() });
  expect(remarks).toEqual([{ code: 'tiles-unknown', parameters: { count: 1 } }]);
});
