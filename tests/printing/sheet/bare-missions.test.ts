import { describe, expect, it } from 'vitest';
import { textIn } from '../../../languages';
import { makePrintout } from '../../../printing/make-printout';
import { usualOptions } from '../../../printing/options';
import { isRefusal } from '../../../printing/refusal';
import { sheetPrintout } from '../../../printing/sheet/sheet-printout';
import { newMission } from '../../../renderer/files/templates';
import type { Mission } from '../../../schemas';
import { emptyMission } from '../../helpers/empty-mission';
import { painted } from '../../helpers/pdf/printouts';
import { qpdfCheck } from '../../helpers/pdf/qpdf';
import { readAloud } from '../../helpers/printing/read-aloud';
import { sampleMission } from '../../helpers/samples';
import { subjectOf } from '../../helpers/subjects';

const sample = sampleMission('m0.boothill.json');
const { labels: _, ...unlabelled } = sample;
const bare: readonly (readonly [string, Mission])[] = [
  ['a new mission', newMission('empty', 'en', 'new')],
  ['m0 without its tiles', { ...unlabelled, placements: [], tokens: [] }],
  ['m0 with tokens and no tiles', { ...sample, placements: [] }],
  ['nothing but a title', { ...emptyMission, title: { en: 'High Noon' } }],
  ['not even a title', { ...emptyMission, title: { en: ' ' } }],
];
const languages = ['en', 'fr', 'both'] as const;

describe('a mission without tiles', () => {
  it.each(bare.flatMap(([name, mission]) => languages.map((language) => ({ name, mission, language }))))(
    '$name is printed as a sheet ($language)',
    async ({ mission, language }) => {
      const printout = sheetPrintout(subjectOf(mission), { ...usualOptions('sheet'), language });
      const { file } = await painted(printout);
      await qpdfCheck(file);
      const title = textIn(mission.title, printout.language).trim();
      const heard = readAloud(printout).map(({ text }) => text);
      expect(heard.includes(title)).toBe(title !== '');
    },
  );

  it.each(languages)('may be in a booklet (%s)', async (language) => {
    const subjects = bare.map(([, mission]) => subjectOf(mission));
    const [first, ...others] = subjects;
    if (!first) throw new Error('No mission is bare');
    const options = { ...usualOptions('booklet'), language };
    for (const chosen of [[first, ...others] as const, [first] as const]) {
      const booklet = makePrintout('booklet', [...chosen], options);
      if (isRefusal(booklet)) throw new Error(booklet.refused);
      await qpdfCheck((await painted(booklet)).file);
    }
  });
});
