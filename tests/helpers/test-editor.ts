import type { Point } from '../../drawing/scene';
import type { UnplacedToken } from '../../engine';
import type { KeyedSentence, Language } from '../../languages';
import { type LaidOut, laidOut } from '../../renderer/document/laid-out';
import { findPart, type PartKey } from '../../renderer/document/parts';
import { createTab, type Tab } from '../../renderer/document/tab';
import { tools } from '../../renderer/tools/all-tools';
import type { Brush } from '../../renderer/tools/brush';
import { createEditor, type Editor } from '../../renderer/tools/editor';
import type { Shown } from '../../renderer/tools/shown';
import type { PointerPlace, ToolKey } from '../../renderer/tools/tool-event';
import type { Label, Mission, Token } from '../../schemas';

/** Keys that are held down meanwhile. */
export type Keys = Partial<Pick<PointerPlace, 'shift' | 'alt' | 'command'>>;

interface TestEditorOptions {
  readonly isReadOnly?: boolean;
  readonly snaps?: boolean;
  readonly language?: Language;
}

/** An editor without a window, driven by what a hand does, in millimetres of the board; a pixel is one of them. */
export class TestEditor {
  readonly tab: Tab;
  readonly editor: Editor;
  /** Why something was not done, latest last. */
  readonly said: KeyedSentence[] = [];
  pixel = 1;
  private at: Point = [0, 0];

  constructor(
    mission: Mission,
    { isReadOnly = false, snaps = true, language = 'en' }: TestEditorOptions = {},
  ) {
    this.tab = createTab('test', { name: 'test', mission, isReadOnly });
    this.editor = createEditor(this.tab, { tools, snaps: () => snaps, language: () => language });
    this.editor.store.subscribe(({ said }, before) => {
      if (said && said !== before.said) this.said.push(said);
    });
  }

  press(at: Point, keys: Keys = {}, clicks = 1): this {
    this.editor.hear({ kind: 'press', button: 'primary', clicks, ...this.place(at, keys) });
    return this;
  }

  rightPress(at: Point = this.at): this {
    this.editor.hear({ kind: 'press', button: 'secondary', clicks: 1, ...this.place(at, {}) });
    return this;
  }

  move(at: Point, keys: Keys = {}): this {
    this.editor.hear({ kind: 'move', ...this.place(at, keys) });
    return this;
  }

  release(at: Point = this.at, keys: Keys = {}): this {
    this.editor.hear({ kind: 'release', ...this.place(at, keys) });
    return this;
  }

  click(at: Point, keys: Keys = {}): this {
    return this.move(at, keys).press(at, keys).release(at, keys);
  }

  /** Once more at a place, without having moved since. */
  clickAgain(at: Point = this.at, keys: Keys = {}): this {
    this.editor.hear({ kind: 'press', button: 'primary', clicks: 1, isAgain: true, ...this.place(at, keys) });
    return this.release(at, keys);
  }

  /** By keyboard. */
  lift(at: Point): this {
    this.editor.hear({ kind: 'lift', ...this.place(at, {}) });
    return this;
  }

  doubleClick(at: Point): this {
    return this.click(at).press(at, {}, 2).release(at);
  }

  /** Pressed here, moved there in a few steps, and not let go yet. */
  pull(from: Point, to: Point, keys: Keys = {}): this {
    this.move(from, keys).press(from, keys);
    for (const part of [0.2, 0.6, 1]) {
      this.move([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part], keys);
    }
    return this;
  }

  drag(from: Point, to: Point, keys: Keys = {}): this {
    return this.pull(from, to, keys).release(to, keys);
  }

  wheel(turn: 1 | -1): this {
    this.editor.hear({ kind: 'wheel', turn, ...this.place(this.at, {}) });
    return this;
  }

  key(key: ToolKey): this {
    this.editor.hear({ kind: 'key', key });
    return this;
  }

  leave(): this {
    this.editor.hear({ kind: 'leave' });
    return this;
  }

  escape(): this {
    this.editor.hear({ kind: 'cancel' });
    return this;
  }

  take(brush: Brush): this {
    this.editor.take(brush);
    return this;
  }

  /** A tile of the palette; let go there, so that a click lays it down. */
  takeTile(face: string): this {
    return this.take({ kind: 'tiles', tiles: [{ face, x: 0, y: 0, rotation: 0 }], rotation: 0 }).release();
  }

  takePiece(piece: UnplacedToken): this {
    return this.take({ kind: 'piece', piece }).release();
  }

  /** What can be answered by now. */
  answers(): string[] {
    return (this.shown.question?.answers ?? []).map(({ label }) => label.key);
  }

  answer(key: string): this {
    const answer = this.shown.question?.answers.find(({ label }) => label.key === key);
    if (!answer) throw new Error(`Nobody asks about ${key}`);
    answer.choose();
    return this;
  }

  get shown(): Shown {
    return this.editor.store.getState().shown;
  }

  get tool(): string {
    return this.editor.store.getState().tool;
  }

  get mission(): Mission {
    return this.tab.document.store.getState().mission;
  }

  get laid(): LaidOut {
    return laidOut(this.mission);
  }

  get isHeld(): boolean {
    return this.tab.document.store.getState().isHeld;
  }

  /** How many steps can be undone. */
  get steps(): number {
    return this.tab.document.store.getState().history.done;
  }

  get selected(): PartKey[] {
    return [...this.tab.selection.store.getState().keys];
  }

  select(...keys: PartKey[]): this {
    this.tab.selection.set(keys);
    return this;
  }

  undo(): this {
    this.tab.document.undo();
    return this;
  }

  /** `'3R 250 0 90'` for every tile, in the order of the mission. */
  get tiles(): string[] {
    return this.mission.placements.map(({ face, x, y, rotation }) => `${face} ${x} ${y} ${rotation}`);
  }

  tile(id: string): string | undefined {
    const tile = this.mission.placements.find((one) => one.id === id);
    return tile && `${tile.face} ${tile.x} ${tile.y} ${tile.rotation}`;
  }

  token(id: string): Token {
    const found = findPart(this.mission, `token:${id}`);
    if (found?.kind !== 'token') throw new Error(`There is no token ${id}`);
    return found.part;
  }

  label(id: string): Label {
    const found = findPart(this.mission, `label:${id}`);
    if (found?.kind !== 'label') throw new Error(`There is no label ${id}`);
    return found.part;
  }

  private place(at: Point, keys: Keys): PointerPlace {
    this.at = at;
    return { at, pixel: this.pixel, shift: false, alt: false, command: false, ...keys };
  }
}
