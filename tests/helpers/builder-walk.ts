import { type Language, languages } from '../../languages';
import { deskFor } from '../../renderer/builder/desk';
import { type Line, lineOf } from '../../renderer/builder/lines';
import { addStory, changeStory, storiesIn } from '../../renderer/document/commands/story';
import { loadDocument, type Mission, writeDocument } from '../../schemas';
import { partWords } from '../../telling/mission/parts';
import { missionIn } from '../../telling/systems';
import { blemish } from './blemish';
import { beginnings, type Choice, choicesOf, firstEffects } from './builder-choices';
import { DrawingBoard } from './drawing-board';
import type { Luck } from './luck';

export interface Walk {
  readonly mission: Mission;
  readonly language: Language;
  readonly list: 'goals' | 'rules';
  /** Otherwise something that the mission has already is gone on with, where there is anything. */
  readonly isNew: boolean;
  readonly luck: Luck;
  readonly choices: number;
}

/** What an author chose one after the other, until something went wrong. */
export interface Walked {
  readonly chosen: readonly string[];
  readonly faults: readonly string[];
}

/** Chooses at random of whatever the builder offers. */
export function walk({ mission, language, list, isNew, luck, choices }: Walk): Walked {
  const board = new DrawingBoard(mission);
  const chosen: string[] = [];
  const id = begin();
  for (let choice = 0; choice < choices; choice++) {
    const faults = faultsOf(board.mission, list, id);
    if (faults.length > 0) return { chosen, faults };
    const story = storiesIn(board.mission, { list }).find((each) => each.id === id);
    const next = story && someOf(choicesOf(partOf(list), story, deskFor(board.mission, language)));
    if (!next) continue;
    chosen.push(next.words);
    board.do(changeStory({ list, id }, next.story, board.taken));
  }
  return { chosen, faults: faultsOf(board.mission, list, id) };

  function begin(): string {
    const there = storiesIn(mission, { list });
    if (!isNew && there.length > 0) return luck.pick(there).id;
    const desk = deskFor(mission, language);
    const first = luck.pick(beginnings(list, desk));
    const asksWhat = list === 'rules' && 'do' in first.story;
    const begun = asksWhat ? luck.pick(firstEffects(first.story, desk)) : first;
    chosen.push(first.words, begun.words);
    board.do(addStory(mission, { list }, begun.story, board.taken));
    return storiesIn(board.mission, { list }).at(-1)?.id ?? '';
  }

  /** One choice of one thing, both at random; nothing where nothing was found to choose. */
  function someOf(all: ReturnType<typeof choicesOf>): Choice | undefined {
    for (let attempt = 0; attempt < 10 && all.length > 0; attempt++) {
      const found = luck.pick(all)();
      if (found.length > 0) return luck.pick(found);
    }
    return undefined;
  }
}

function partOf(list: 'goals' | 'rules'): 'Goal' | 'Rule' {
  return list === 'goals' ? 'Goal' : 'Rule';
}

function faultsOf(mission: Mission, list: 'goals' | 'rules', id: string): string[] {
  const loaded = loadDocument(writeDocument(mission), 'mission', { unfinished: true });
  const problems = loaded.ok ? [] : loaded.problems.map(({ code, pointer }) => `${code} ${pointer}`);
  const story = storiesIn(mission, { list }).find((each) => each.id === id);
  if (!story) return ['It is gone'];
  const root = lineOf(partOf(list), story);
  return [
    ...problems,
    ...languages.flatMap((language) =>
      linesIn(root).flatMap((line) => blemish(toldIn(mission, language, line), language) ?? []),
    ),
  ];
}

function linesIn(line: Line): Line[] {
  return [line, ...line.sections.flatMap(({ lines }) => lines.flatMap(linesIn))];
}

function toldIn(mission: Mission, language: Language, { part, value, use }: Line): string {
  try {
    return partWords(part, value as never, missionIn(language, mission), use);
  } catch (error) {
    return `undefined: ${String(error)} of ${JSON.stringify(value)}`;
  }
}
