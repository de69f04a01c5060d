import type { GameSheet, SheetMission } from '../../../system-telling';
import { deckLines } from './decks';
import { endLines } from './ends';
import { escortLines } from './escort';
import { exitLines } from './exit';
import { machineLines } from './machines';
import { needed } from './needed';
import { optionLines } from './options';
import { setUpLines } from './set-up';
import { trainLines } from './train';

/** What Undead or Alive adds to a mission: a part of which there is nothing to say is left out. */
export function gameSheet(sheet: SheetMission): GameSheet {
  const { say } = sheet.context;
  const course = [
    { title: say('sheet.escort'), lines: escortLines(sheet) },
    { title: say('sheet.exit'), lines: exitLines(sheet) },
    { title: say('sheet.train'), lines: trainLines(sheet) },
    { title: say('sheet.machines'), lines: machineLines(sheet) },
    { title: say('sheet.decks'), lines: deckLines(sheet) },
    { title: say('sheet.ends'), lines: endLines(sheet) },
    { title: say('sheet.options'), lines: optionLines(sheet) },
  ];
  return {
    needed: needed(sheet),
    setUp: setUpLines(sheet),
    course: course.filter(({ lines }) => lines.length > 0),
  };
}
