import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { VersionsDialog } from '../../../renderer/app/versions-dialog';
import { Active, withFile } from '../../helpers/file-in-window';
import { small, textOf } from '../../helpers/files';

describe('the versions', () => {
  const dialog = (
    <Active>
      <VersionsDialog />
    </Active>
  );

  it('are listed, and one of them restored', async () => {
    const { session, host, tab, settled } = await withFile(dialog);
    host.versions.set(small, [textOf({ title: { en: 'First' } }), textOf({ title: { en: 'Second' } })]);
    act(() => session.showDialog('versions'));
    await settled();
    expect(screen.getByRole('dialog', { name: 'Versions of small' })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    const [newest] = screen.getAllByRole('button', { name: 'Restore' });
    if (newest) fireEvent.click(newest);
    await settled();
    expect(tab.document.store.getState().mission.title).toEqual({ en: 'Second' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('say so where there are none', async () => {
    const { session, settled } = await withFile(dialog);
    act(() => session.showDialog('versions'));
    await settled();
    expect(screen.getByText(/There are none yet/)).toBeTruthy();
  });
});
