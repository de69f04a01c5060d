import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { QuestionDialog } from '../../../renderer/app/question-dialog';
import { FileHost } from '../../helpers/file-host';
import { press, withFile } from '../../helpers/file-in-window';
import { retitle } from '../../helpers/files';
import { shown } from '../../helpers/shown';

describe('questions', () => {
  it('are answered by button', async () => {
    const { session, tab, settled } = await withFile(<QuestionDialog />);
    retitle(tab, 'Better');
    const closed = session.files.close(tab);
    await settled();
    expect(screen.getByRole('alertdialog', { name: 'Save small before it closes?' })).toBeTruthy();
    expect(session.store.getState().isAsked).toBe(true);
    await press('Don’t save', settled);
    expect(await closed).toBe(true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(session.store.getState().isAsked).toBe(false);
  });

  it('are left open by Escape, which does nothing', async () => {
    const { session, tab, settled } = await withFile(<QuestionDialog />);
    retitle(tab, 'Better');
    const closed = session.files.close(tab);
    await settled();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await settled();
    expect(await closed).toBe(false);
  });

  it('for a name take what was written', async () => {
    const host = new FileHost('web');
    const { session, settled } = await shown(<QuestionDialog />, host);
    await session.files.newMission('town');
    const tab = session.tabs.store.getState().active;
    if (!tab) throw new Error('It must be open');
    const saved = session.files.save(tab);
    await settled();
    const field = screen.getByLabelText<HTMLInputElement>('Name');
    expect(field.value).toBe('New mission');
    fireEvent.change(field, { target: { value: '  Gold rush ' } });
    await press('Save', settled);
    expect(await saved).toBe(true);
    expect([...host.files.keys()]).toEqual(['Gold rush.boothill.json']);
  });
});

describe('a name that no file may have', () => {
  it('is shown as it will be, while it is written', async () => {
    const host = new FileHost('web');
    const { session, settled } = await shown(<QuestionDialog />, host);
    await session.files.newMission('town');
    const tab = session.tabs.store.getState().active;
    if (!tab) throw new Error('It must be open');
    const saved = session.files.save(tab);
    await settled();
    const field = screen.getByLabelText<HTMLInputElement>('Name');
    const write = (value: string) => fireEvent.change(field, { target: { value } });
    const hint = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(hint()).toBe('');
    write('Gold: part 1/2');
    expect(hint()).toBe('Its file will be called Gold- part 1-2.');
    write(' Gold ');
    expect(hint()).toBe('');
    write('Gold?');
    await press('Save', settled);
    expect(await saved).toBe(true);
    expect([...host.files.keys()]).toEqual(['Gold-.boothill.json']);
  });
});
