import { describe, expect, it } from 'vitest';
import type { Seen } from '../../../engine';
import { type Language, languages, sentence } from '../../../languages';
import { findingsOf } from '../../../renderer/checks/checks';
import { laidOut } from '../../../renderer/document/laid-out';
import { zoneWordsOn } from '../../../renderer/document/zone-words';
import type { Moment } from '../../../renderer/game/moment';
import { pictureOf } from '../../../renderer/game/picture';
import { pieceRows } from '../../../renderer/panels/pieces/piece-rows';
import { lightsAt } from '../../../renderer/play/board/lights';
import { zoneLine, zoneTold } from '../../../renderer/play/board/zone-words';
import { BENDS, fieldsOf } from '../../../renderer/systems/undead-or-alive/bend-fields';
import type { Mission } from '../../../schemas';
import { logLines } from '../../../telling/log';
import { questionWords } from '../../../telling/questions';
import { seenText } from '../../../telling/seen-text';
import { UoaWords } from '../../../telling/systems/undead-or-alive';
import { boothill } from '../../helpers/command-line';
import { emptyMission } from '../../helpers/empty-mission';
import { gameOn, isInRound, momentOf, observed, Player } from '../../helpers/played';
import { sampleMission } from '../../helpers/samples';
import { placed } from '../../helpers/stock-faces';

/** Every code of a zone that stands in a text: `a.NE`, but not the end of a sentence and the beginning of the next. */
function codesIn(text: string, parts: Iterable<string>): string[] {
  const known = new Set(parts);
  return [...text.matchAll(/[\p{L}\p{N}_-]+\.[\p{L}\p{N}_-]+/gu)]
    .map(String)
    .filter((word) => known.has(word));
}

function partsOf(mission: Mission): string[] {
  return laidOut(mission).board.zones.flatMap(({ parts }) => parts);
}

const files = ['m0', 'm1', 'm8', 'm9'] as const;
const ways = files.flatMap((file) => languages.map((language) => [file, language] as const));

describe('no code of a zone', () => {
  it.each(ways)('is said of %s on the command line in %s, unless it is asked for', async (file, locale) => {
    const path = `sample-missions/${file}.boothill.json`;
    const parts = partsOf(sampleMission(`${file}.boothill.json`));
    const say = async (...args: string[]) => (await boothill(args, { locale })).printed;
    const commands = [
      ['play', path, '--seed', '3', '--log', '--view'],
      ['lab', path, '--games', '4', '--workers', '1'],
      ['facts', path],
      ['board', path],
    ];
    for (const command of commands) {
      expect(codesIn(await say(...command), parts), command[0]).toEqual([]);
      expect(codesIn(await say(...command, '--codes'), parts).length, command[0]).toBeGreaterThan(3);
    }
    expect(codesIn(await say('sheet', path), parts)).toEqual([]);
  });

  it.each(ways)('is said in the window in a game of %s in %s, unless it is wanted', (file, language) => {
    const mission = sampleMission(`${file}.boothill.json`);
    const parts = partsOf(mission);
    const game = gameOn(mission, { count: 3 });
    const player = new Player();
    const found = { off: [] as string[], on: [] as string[] };
    player.playUntil(game, isInRound(2));
    for (let decisions = 0; decisions < 40 && !momentOf(game).seen.outcome; decisions++) {
      const moment = momentOf(game);
      for (const codes of [false, true]) {
        const words = new UoaWords(observed(moment.seen).table, language, codes);
        const said = saidAt(moment, words).flatMap((text) => codesIn(text, parts));
        found[codes ? 'on' : 'off'].push(...said);
      }
      game.take({ action: player.choice(moment) });
    }
    expect(found.off).toEqual([]);
    expect(found.on.length).toBeGreaterThan(100);
  });

  it.each(ways)('is said in the editor of %s in %s, unless it is wanted', (file, language) => {
    const mission = sampleMission(`${file}.boothill.json`);
    const parts = partsOf(mission);
    expect(codesIn(saidInEditor(mission, language, false), parts)).toEqual([]);
    expect(codesIn(saidInEditor(mission, language, true), parts).length).toBeGreaterThan(5);
  });

  it.each(languages)('is said where streets do not merge, in %s', (language) => {
    const mission = { ...emptyMission, placements: [placed('a', '3V', 0, 0), placed('b', '3V', 250, 50)] };
    const checks = saidInEditor(mission, language, false);
    expect(laidOut(mission).boardProblems.map(({ code }) => code)).toContain('streets-not-merged');
    expect(codesIn(checks, partsOf(mission))).toEqual([]);
    expect(codesIn(saidInEditor(mission, language, true), partsOf(mission)).length).toBeGreaterThan(0);
  });
});

/** Everything that stands around the board at a moment of a game. */
function saidAt(moment: Moment, words: UoaWords): string[] {
  const { game, seen: anySeen, events } = moment;
  const seen = observed(anySeen);
  const lights = lightsAt(moment, undefined);
  const asking = { words, picked: undefined, picture: pictureOf(seen) };
  return [
    ...logLines(events, words),
    seenText(seen, words),
    questionWords(seen, words) ?? '',
    ...numbersOf(seen).map((zone) => zoneLine(zoneTold(seen, zone, lights, asking), undefined, seen, words)),
    ...BENDS.flatMap((bend) => fieldsOf(bend, {}, { game, seen, words, picked: undefined })).flatMap(
      (field) => ('options' in field ? field.options.map(({ label }) => label) : []),
    ),
  ];
}

function numbersOf({ table }: Seen): number[] {
  return [...table.zones.keys()];
}

function saidInEditor(mission: Mission, language: Language, codes: boolean): string {
  const laid = laidOut(mission);
  const say = (...said: Parameters<typeof sentence> extends [Language, ...infer Rest] ? Rest : never) =>
    sentence(language, ...said);
  const zoneWords = zoneWordsOn(laid, language, codes);
  return [
    ...laid.board.zones.map((zone) => zoneWords(zone).title),
    ...findingsOf(laid, { leftOut: [], warnings: [] }, language, say, codes).checks.map(({ words }) => words),
    ...pieceRows(laid, zoneWords, language, say).map(({ words }) => words),
  ].join('\n');
}
