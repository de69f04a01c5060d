import type { Horde, Seen } from '../engine';
import { questionWords } from './questions';
import type { Section } from './system-telling';
import { tellingOf } from './systems';
import type { Words } from './words';

const INDENT = '  ';

/** A position as players see it, in one block: nothing of what lies face down, and no zone where nothing is. */
export function seenText(seen: Seen, words: Words): string {
  const sections = tellingOf(seen.table).view(seen, words);
  // That a game is over, and how it ended, is for the log to say.
  return [...sections.flatMap(sectionLines), ...questionLines(seen, words)].join('\n');
}

/** What is in a zone, thing by thing. */
export function zoneContents(seen: Seen, zone: number, words: Words, horde?: Horde): readonly string[] {
  return tellingOf(seen.table).contents(zone, words, seen, horde);
}

function sectionLines({ title, lines }: Section): readonly string[] {
  if (title === undefined || lines.length === 0) return lines;
  return [title, ...lines.map((line) => `${INDENT}${line}`)];
}

function questionLines(seen: Seen, words: Words): readonly string[] {
  const question = questionWords(seen, words);
  return question === undefined ? [] : [question];
}
