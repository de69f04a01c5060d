import { describe, expect, it } from 'vitest';
import { languages } from '../../../languages';
import { printedOut } from '../../helpers/paper-subjects';
import { pageFaults } from '../../helpers/printing/page-faults';
import { sampleNames, sampleSubject } from '../../helpers/printing/sample-subjects';

const papers = ['a4', 'letter'] as const;

describe.each(sampleNames)('%s as large as life', (name) => {
  const cases = languages.flatMap((language) => papers.map((paper) => ({ language, paper })));

  it.each(cases)(
    'has no words that meet, or that nobody can read: $language, $paper',
    ({ language, paper }) => {
      const subject = sampleSubject(name, language);
      const printouts = [
        printedOut(subject, { paper }),
        printedOut({ ...subject, boxes: [] }, { paper, what: 'lacking' }),
        printedOut(subject, { paper, what: 'tokens' }),
        printedOut(subject, { paper, what: 'tokens', backs: 'long-edge' }),
      ];
      // Its margins are narrower than those of a text, and its words lie on pictures where they are glued over.
      const faults = printouts.flatMap(pageFaults).filter((fault) => /two texts meet|too small/.test(fault));
      expect(faults).toEqual([]);
    },
  );
});
