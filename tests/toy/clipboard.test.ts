// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { languages, sentence } from '../../languages';
import { listenToClipboard } from '../../renderer/app/clipboard';
import { allParts } from '../../renderer/document/parts';
import { createSession } from '../../renderer/session/session';
import { FakeHost } from '../helpers/fake-host';
import { wayOut } from './toy';

it('parts of a mission of one game are not pasted into one of another', async () => {
  const session = await createSession(new FakeHost(), 'en');
  const page = Object.assign(new EventTarget(), { getSelection: () => null });
  listenToClipboard(session, page as unknown as Window, () => undefined);
  let text = '';
  const clipboardData = {
    files: [],
    getData: () => text,
    setData: (_: string, data: string) => (text = data),
  };
  const press = (type: string) => page.dispatchEvent(Object.assign(new Event(type), { clipboardData }));
  const { system, placements, ...rest } = wayOut();
  const tabOf = (mission: ReturnType<typeof wayOut>) =>
    session.tabs.open({ name: 'test.json', mission, isReadOnly: false });
  const said = (tab: ReturnType<typeof tabOf>) => session.editorOf(tab).store.getState().said;
  const partsIn = (tab: ReturnType<typeof tabOf>) => allParts(tab.document.store.getState().mission);

  const toy = tabOf({ ...rest, system, placements });
  toy.selection.set(partsIn(toy));
  press('copy');
  const { format, id, title } = rest;
  const other = tabOf({ format, id, title, system: 'undead-or-alive', placements: [] });
  press('paste');
  expect(partsIn(other)).toEqual([]);
  expect(said(other)).toEqual({ key: 'paste.other-game' });
  for (const language of languages) expect(sentence(language, 'paste.other-game')).toMatch(/game|jeu/);

  const toys = tabOf({ format, id, title, system, placements: [] });
  press('paste');
  expect(said(toys)).toBeUndefined();
  expect(partsIn(toys)).toEqual(partsIn(toy));
});
