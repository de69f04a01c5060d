import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportFileName, missionFileName } from '../../schemas';
import { times } from '../helpers/long';

describe('the file name of a mission', () => {
  it.each([
    ['La gare', 'La gare'],
    ['  Été   à\u00a0la gare ', 'Été à la gare'],
    ['m0.boothill.json', 'm0'],
    ['M0.JSON', 'M0'],
    ['Train: part 1/2', 'Train- part 1-2'],
    ['what?.', 'what-'],
    ['...', 'mission'],
    ['.boothill.json', 'mission'],
    ['.hidden', 'hidden'],
    ['CON', '_CON'],
    ['nul.v2', '_nul.v2'],
    ['com¹', '_com¹'],
    ['LPT³.old', '_LPT³.old'],
    ['COM1 .txt', '_COM1 .txt'],
    ['nul . ', '_nul'],
    ['CONIN$', '_CONIN$'],
    ['conout$ .v2', '_conout$ .v2'],
    ['com¼', 'com¼'],
    ['console', 'console'],
    ['e\u0301te\u0301', '\u00e9t\u00e9'],
    ['gare\u202egnp.exe', 'garegnp.exe'],
    ['\u2066nul\u2069\u200b', '_nul'],
    ['line\nbreak\u0007', 'line break'],
    ['la \u061c gare', 'la gare'],
  ])('for %j is %s', (called, stem) => {
    expect(missionFileName(called)).toBe(`${stem}.boothill.json`);
  });

  it.each([
    ['La gare', 'La gare'],
    ['La gare.boothill.json', 'La gare'],
    ['La gare.replay.json', 'La gare'],
    ['La gare.situation.json', 'La gare'],
    ['The replay', 'The replay'],
    ['M4: round 6', 'M4- round 6'],
  ])('with its game, for %j, is %s', (called, stem) => {
    expect(exportFileName(called, 'replay')).toBe(`${stem}.replay.json`);
    expect(exportFileName(called, 'situation')).toBe(`${stem}.situation.json`);
  });

  it.each([
    ['La gare', 'La gare'],
    ['La gare.boothill.json', 'La gare'],
    ['La gare.PDF', 'La gare'],
    ['The pdf', 'The pdf'],
  ])('on paper, for %j, is %s', (called, stem) => {
    for (const kind of ['pdf', 'png', 'svg'] as const) {
      expect(exportFileName(called, kind)).toBe(`${stem}.${kind}`);
    }
  });

  test.prop([fc.string({ unit: 'binary', maxLength: 400 })], { numRuns: times(300, 30_000) })(
    'is one that every system takes',
    (called) => {
      const name = missionFileName(called);
      expect(name).toMatch(/^[^.\s].*\.boothill\.json$/u);
      // These are what must not be there.
      expect(name).not.toMatch(/[\\/:*?"<>|\u0000-\u001f]/);
      expect(Buffer.byteLength(name)).toBeLessThan(200);
      expect(missionFileName(name)).toBe(name);
    },
  );
});
