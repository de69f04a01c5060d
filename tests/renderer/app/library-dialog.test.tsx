import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LibraryDialog } from '../../../renderer/app/library-dialog';
import { FileHost } from '../../helpers/file-host';
import { press } from '../../helpers/file-in-window';
import { small, textOf } from '../../helpers/files';
import { shown } from '../../helpers/shown';

describe('the library of a local page', () => {
  it('lists what was saved, and opens it', async () => {
    const host = new FileHost('web');
    host.files.set(small, textOf({}));
    const { session, settled } = await shown(<LibraryDialog />, host);
    await act(() => session.files.openByDialog());
    expect(screen.getByRole('dialog', { name: 'Open a mission' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^small/ }));
    await settled();
    expect(session.tabs.store.getState().active?.file.getState().name).toBe(small);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes files from wherever the browser runs', async () => {
    const host = new FileHost('web');
    const file = new File([textOf({})], 'mine.json');
    const page = { chooseFiles: () => Promise.resolve([file]) };
    const { session, settled } = await shown(<LibraryDialog />, host, page);
    await act(() => session.files.openByDialog());
    expect(screen.getByText('The library is empty. What you save goes there.')).toBeTruthy();
    await press('Upload a file…', settled);
    await vi.waitFor(() =>
      expect(session.tabs.store.getState().active?.file.getState().name).toBe('mine.json'),
    );
  });
});
