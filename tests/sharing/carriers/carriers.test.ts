import { fc, test } from '@fast-check/vitest';
import { deflateSync, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type Language, type Say, sentence } from '../../../languages';
import { carriedIn } from '../../../sharing/carriers';
import { bundleOf } from '../../../sharing/carriers/bundle/bundle';
import { codedText } from '../../../sharing/carriers/coded-text';
import { missionElement } from '../../../sharing/carriers/page';
import { pngWithMission } from '../../../sharing/carriers/png';
import { svgWithMission } from '../../../sharing/carriers/svg';
import { sample } from '../../helpers/samples';

const sayIn =
  (language: Language): Say =>
  (key, parameters) =>
    sentence(language, key, parameters);
const mission = sample('m4.boothill.json');
/** One dot. */
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const svg = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><title>M4</title></svg>';
const page = (inside: string) => `<!doctype html>\n<html><head></head><body>${inside}</body></html>`;
const inBundle = { path: 'missions/m4.boothill.json', kind: 'mission', bytes: strToU8(mission) } as const;
const bundle = bundleOf({ en: 'M4' }, [inBundle], 'Boothill');

const answer = (bytes: Uint8Array) => {
  const carried = carriedIn(bytes);
  if (!carried) return undefined;
  return carried.ok ? carried.missions.map(({ text }) => text) : carried.problem.code;
};

const carrying: Record<string, Uint8Array> = {
  png: pngWithMission(png, mission),
  svg: strToU8(svgWithMission(svg, mission)),
  page: strToU8(page(missionElement(mission))),
  text: strToU8(codedText('M4', mission, sayIn('en'))),
  'French text': strToU8(codedText('M4', mission, sayIn('fr'))),
  bundle,
};

describe('what carries a mission', () => {
  it.each(Object.entries(carrying))('brings it along to the letter: %s', (_, bytes) => {
    expect(answer(bytes)).toEqual([mission]);
  });

  it.each([
    ['a picture', png, 'picture-without-mission'],
    ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'picture-without-mission'],
    ['a WebP', strToU8('RIFF....WEBPVP8 '), 'picture-without-mission'],
    ['a drawing', strToU8(svg), 'picture-without-mission'],
    ['a page', strToU8(page('<p>Nothing here</p>')), 'page-without-mission'],
    ['a zip', zipSync({ 'holiday.txt': strToU8('sun') }), 'zip-without-mission'],
  ])('is told from %s that has none', (_, bytes, code) => {
    expect(answer(bytes)).toBe(code);
  });

  it.each([
    ['a mission', mission],
    ['a mission that speaks of codes', mission.replace('"title": "', '"title": "boothill1.5 ')],
    ['a letter', 'Dear Boothill, 1.2.3'],
    ['nothing', ''],
  ])('is not seen in %s', (_, text) => {
    expect(answer(strToU8(text))).toBeUndefined();
  });

  test.prop([fc.constantFrom(...Object.keys(carrying)), fc.double({ min: 0.1, max: 0.9, noNaN: true })], {
    numRuns: 60,
  })('is not taken when a part of it is missing', (name, part) => {
    const bytes = carrying[name] ?? new Uint8Array();
    expect(typeof answer(bytes.subarray(0, Math.floor(bytes.length * part)))).toBe('string');
  });

  test.prop([fc.constantFrom(...Object.keys(carrying)), fc.nat(), fc.integer({ min: 1, max: 255 })], {
    numRuns: 150,
  })('never becomes another mission by a byte that is wrong', (name, at, by) => {
    const bytes = Uint8Array.from(carrying[name] ?? []);
    const place = at % bytes.length;
    bytes[place] = (bytes[place] ?? 0) ^ by;
    const found = answer(bytes);
    if (Array.isArray(found)) expect(found).toEqual([mission]);
  });
});

describe('a bundle', () => {
  it('is the same, byte for byte, of the same mission', () => {
    expect(bundleOf({ en: 'M4' }, [inBundle], 'Boothill')).toEqual(bundle);
  });

  it('may have been packed again, in a folder of its own', () => {
    const files = Object.entries(unzipSync(bundle));
    const inFolder: Zippable = {};
    for (const [path, bytes] of files) inFolder[`My mission/${path}`] = bytes;
    expect(answer(zipSync(inFolder))).toEqual([mission]);
  });

  it('has sheets and pictures beside its missions', () => {
    const sheet = { path: 'sheet.pdf', kind: 'sheet', bytes: strToU8('%PDF') } as const;
    const whole = bundleOf({ en: 'M4' }, [inBundle, sheet], 'Boothill');
    expect(answer(whole)).toEqual([mission]);
    expect(Object.keys(unzipSync(whole))).toEqual(['manifest.json', inBundle.path, 'sheet.pdf']);
  });

  const changed = (change: (files: Record<string, Uint8Array>) => void) => {
    const files = unzipSync(bundle);
    change(files);
    return zipSync(files);
  };

  it.each([
    [
      'lacks a file',
      (files: Record<string, Uint8Array>) => Reflect.deleteProperty(files, inBundle.path),
      'bundle-lacks',
    ],
    [
      'has another in its place',
      (files: Record<string, Uint8Array>) => (files[inBundle.path] = strToU8('{}')),
      'bundle-damaged',
    ],
    [
      'has no clear list',
      (files: Record<string, Uint8Array>) => (files['manifest.json'] = strToU8('{')),
      'bundle-unclear',
    ],
    [
      'climbs out of its folder',
      (files: Record<string, Uint8Array>) => (files['../evil.sh'] = strToU8('rm')),
      'zip-climbs',
    ],
    [
      'begins at the root',
      (files: Record<string, Uint8Array>) => (files['/etc/passwd'] = strToU8('x')),
      'zip-climbs',
    ],
    ['names a drive', (files: Record<string, Uint8Array>) => (files['C:\\x'] = strToU8('x')), 'zip-climbs'],
    [
      'has too many files',
      (files: Record<string, Uint8Array>) => {
        for (let number = 0; number < 1000; number++) files[`${number}.txt`] = strToU8('x');
      },
      'too-many-files',
    ],
    [
      'is a bomb',
      (files: Record<string, Uint8Array>) => {
        files['bomb.bin'] = new Uint8Array(201_000_000);
      },
      'unpacks-to-too-much',
    ],
  ])('is refused where it %s', (_, change, code) => {
    expect(answer(changed((files) => change(files)))).toBe(code);
  });

  it('is refused where its bytes cannot be unpacked', () => {
    const spoilt = Uint8Array.from(bundle);
    spoilt.set(deflateSync(strToU8('something else')), 200);
    expect(typeof answer(spoilt)).toBe('string');
  });
});
