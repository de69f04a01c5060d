import type { SystemId } from '../../engine';
import { windowOf } from '.';
import { plainEditor } from './plain-editor';
import type { SystemEditor } from './system-editor';

const editors = new Map<SystemId, SystemEditor>();

/** What an editor asks of a game: what it has of its own, and all else as plain as its data say it. */
export function editorOf(system: SystemId): SystemEditor {
  const editor = editors.get(system) ?? { ...plainEditor(system), ...windowOf(system).editor };
  editors.set(system, editor);
  return editor;
}
