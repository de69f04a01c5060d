import type { Observation, UoaEvent } from '../../../engine/systems/undead-or-alive';
import type { SystemTelling } from '../../system-telling';
import { bendWords } from './bends';
import { campaign } from './campaign';
import { endingOf } from './ended';
import type { UoaSaid } from './events/tellers';
import { log } from './log';
import { UoaMission } from './mission/mission';
import { briefOdds, oddsLines, riskLines } from './odds';
import { optionWords } from './options';
import { questionAsked } from './questions';
import { reasonInWords } from './reasons';
import { zoneContents } from './seen/board';
import { seenSections } from './seen/view';
import { endLines } from './sheet/ends';
import { legendNote, legendWords } from './sheet/legend';
import { gameSheet } from './sheet/sheet';
import { tagWords } from './tags';
import { companionWords, tokenWords, wholeTokenWords } from './tokens';
import { UoaWords } from './words';

/** All words of Undead or Alive that the rest of the program may ask for. */
export const undeadOrAliveTelling: SystemTelling<UoaWords, Observation, UoaEvent, UoaSaid> = {
  mission: (mission, language, names) => new UoaMission(mission, language, names),
  words: (table, language, codes) => new UoaWords(table, language, codes),
  log,
  option: optionWords,
  question: (decision, words, seen) => questionAsked(decision, words.on(seen.value('configuration')), seen),
  bend: bendWords,
  odds: (odds, words) => ({
    brief: briefOdds(odds, words),
    lines: oddsLines(odds, words),
    risk: riskLines(odds, words),
  }),
  view: seenSections,
  contents: (zone, words, seen, horde) => zoneContents(seen, zone, words, horde),
  ending: endingOf,
  reason: reasonInWords,
  tag: tagWords,
  token: tokenWords,
  wholeToken: wholeTokenWords,
  legend: legendWords,
  legendNote,
  sheet: gameSheet,
  ends: endLines,
  person: companionWords,
  campaign,
};
