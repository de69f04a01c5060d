import type { Say } from '../../../languages';
import type { Ending } from '../../../telling/system-telling';
import type { TaleLine } from '../../game/tale';

/** A game that is over, as somebody tells it. */
export interface ToldGame {
  readonly title: string;
  /** Won or lost. */
  readonly outcome: string;
  readonly why: string;
  readonly lines: readonly TaleLine[];
  readonly summary: Ending['summary'];
}

const INDENT = '  ';

/** The same as a text that can be sent to anybody. */
export function taleText({ title, outcome, why, lines, summary }: ToldGame, say: Say): string {
  return [
    title,
    '',
    outcome,
    why,
    '',
    ...lines.map((line, index) => `${index + 1}. ${lineWords(line, say)}`),
    ...summary.flatMap((section) => {
      if (section.lines.length === 0) return [];
      const below = section.lines.map(({ words, depth }) => `${INDENT.repeat(depth)}- ${words}`);
      return ['', ...(section.title === undefined ? [] : [section.title]), ...below];
    }),
    '',
  ].join('\n');
}

export function lineWords({ round, sentence }: TaleLine, say: Say): string {
  return `${say('course.round', { round })} ${sentence}`;
}
