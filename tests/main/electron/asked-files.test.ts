import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { askedFiles, handedOver, handOver } from '../../../main/electron/asked-files';

it.each([
  [['boothill'], false, []],
  [['boothill', 'm0.json'], false, ['/there/m0.json']],
  [['boothill', '--lang=fr', '/été/la gare.json', '--no-sandbox'], false, ['/été/la gare.json']],
  [['electron', '--no-sandbox', 'dist/main/electron.js'], true, []],
  [['electron', '--no-sandbox', 'dist/main/electron.js', '../m0.json'], true, ['/m0.json']],
  [['boothill', '--', '-odd.json', 'm.json'], false, ['/there/-odd.json', '/there/m.json']],
  [['boothill', pathToFileURL('/été/la gare.json').href], false, ['/été/la gare.json']],
  [['boothill', 'file://elsewhere/m.json', ''], false, []],
  [['boothill', '  gare.json'], false, ['/there/  gare.json']],
])('the command line %j asks for its files', (argv, isGuest, files) => {
  expect(askedFiles(argv, '/there', isGuest)).toEqual(files);
});

it('a second start hands its files over whole, in Latin letters only', () => {
  const files = ['/there/  gare.json', '/été/駅 #1.json'];
  // As it comes through Electron.
  const data = JSON.stringify(handOver(files));
  expect(data).toMatch(/^[ -~]*$/);
  expect(handedOver(JSON.parse(data))).toEqual(files);
});

it.each([
  [{ asked: ['relative.json', 7, null, 'https://example.org/m.json'] }],
  [{ asked: 'file:///m.json' }],
  [null],
])('another program that hands over %j asks for nothing', (data) => {
  expect(handedOver(data)).toEqual([]);
});
