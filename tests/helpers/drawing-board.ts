import { stockFace } from '../../engine';
import { type Command, perform } from '../../renderer/document/command';
import { type LaidOut, laidOut } from '../../renderer/document/laid-out';
import { findPart, type PartKey } from '../../renderer/document/parts';
import { createTab, type Tab } from '../../renderer/document/tab';
import { loadDocument, loadValue, type Mission, type Problem, type Token } from '../../schemas';
import { sample } from './samples';

/** A sample mission, as it is opened. */
export function sampleMission(name: string): Mission {
  const loaded = loadDocument(sample(name), 'mission', { faces: stockFace });
  if (!loaded.ok) throw new Error(`${name}: ${JSON.stringify(loaded.problems)}`);
  return loaded.document;
}

/** An open mission to which commands are done; it says what has come of it. */
export class DrawingBoard {
  readonly tab: Tab;

  constructor(mission: Mission) {
    this.tab = createTab('test', { name: 'test.json', mission });
  }

  get mission(): Mission {
    return this.tab.document.store.getState().mission;
  }

  get laid(): LaidOut {
    return laidOut(this.mission);
  }

  get taken(): ReadonlySet<string> {
    return this.tab.document.idsEver;
  }

  get selected(): PartKey[] {
    return [...this.tab.selection.store.getState().keys];
  }

  /** Whether anything has changed. */
  do(command: Command): boolean {
    return perform(this.tab, command);
  }

  tile(id: string) {
    const found = findPart(this.mission, `tile:${id}`);
    return found?.kind === 'tile' ? found.part : undefined;
  }

  token(id: string): Token | undefined {
    const found = findPart(this.mission, `token:${id}`);
    return found?.kind === 'token' ? found.part : undefined;
  }

  get problems(): readonly Problem[] {
    return problemsOf(this.mission);
  }
}

/** What stands against a mission as a finished one, short of the rules of the game. */
export function problemsOf(mission: Mission): readonly Problem[] {
  const loaded = loadValue(structuredClone(mission), 'mission', { faces: stockFace });
  return loaded.ok ? loaded.warnings : loaded.problems;
}
