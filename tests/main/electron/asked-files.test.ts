import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { askedFiles, handedOver } from '../../../main/electron/asked-files';

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

it.each<[unknown, string[]]>([
  [{ asked: ['/there/  gare.json', '/m.json'] }, ['/there/  gare.json', '/m.json']],
  [{ asked: ['relative.json', 7, null] }, []],
  [{ asked: '/m.json' }, []],
  [null, []],
  [undefined, []],
])('a second start that hands over %j asks for its files', (data, files) => {
  expect(handedOver(data)).toEqual(files);
});
