import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FileBadge } from '../../../renderer/app/file-badge';
import { useCheckCounts } from '../../../renderer/panels/use-checks';
import { Active, withFile } from '../../helpers/file-in-window';
import { shown } from '../../helpers/shown';

describe('the badge', () => {
  function CountedBadge() {
    return <FileBadge counts={useCheckCounts()} />;
  }
  const badge = (
    <Active>
      <CountedBadge />
    </Active>
  );

  it('says whether the mission is sound, and whether it is in its file', async () => {
    const { tab } = await withFile(badge);
    expect(await screen.findByText('File valid')).toBeTruthy();
    expect(screen.getByText('Saved')).toBeTruthy();
    act(() => {
      tab.document.change({ key: 'step.cut' }, (mission) => {
        mission.players = { min: 5, max: 2 };
      });
    });
    expect(screen.getByText('Not saved')).toBeTruthy();
    expect(await screen.findByText('1 problem')).toBeTruthy();
  });

  it('does not call a file valid of which something is odd', async () => {
    const { tab } = await withFile(badge);
    expect(await screen.findByText('File valid')).toBeTruthy();
    act(() => {
      tab.document.change({ key: 'step.cut' }, (mission) => {
        mission.goals = [{ id: 'g', reach: { taken: { group: 'nobody' } } }];
      });
    });
    await vi.waitFor(() => expect(screen.queryByText('File valid')).toBeNull(), { timeout: 5000 });
    expect(screen.getByText(/notes?$/)).toBeTruthy();
  });

  it('says that a mission has no file yet', async () => {
    const { session } = await shown(badge);
    await act(() => session.files.newMission('town'));
    expect(screen.getByText('Not in a file yet')).toBeTruthy();
  });
});
