import { describe, expect, it } from 'vitest';
import { campaignProblems } from '../engine';
import { loadDocument } from '../schemas';
import { samples } from './helpers/samples';

describe.each(samples('campaign'))('%s', (_file, text) => {
  const loaded = loadDocument(text, 'campaign');

  it('is valid, without a warning, and has all of its missions as they were', () => {
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
    expect(loaded.warnings).toEqual([]);
    expect(campaignProblems(loaded.document)).toEqual([]);
  });

  it('says everything in both languages', () => {
    const spoken = [...text.matchAll(/"(en|fr)": "/g)].map(([, language]) => language);
    expect(spoken.filter((language) => language === 'en').length).toBe(
      spoken.filter((language) => language === 'fr').length,
    );
  });
});
