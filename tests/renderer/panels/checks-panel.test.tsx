// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openText } from '../../../renderer/document/open-document';
import { ChecksPanel } from '../../../renderer/panels/checks-panel';
import { createSession } from '../../../renderer/session/session';
import { SessionProvider } from '../../../renderer/session/session-context';
import { FakeHost } from '../../helpers/fake-host';
import { faceWith, missionWith } from '../../helpers/missions';

afterEach(cleanup);

async function checksOf(change: Record<string, unknown>, locale = 'en'): Promise<(string | null)[]> {
  const opened = openText('small.json', JSON.stringify(missionWith(change)), 'en');
  if (!opened.ok) throw new Error('The mission must be sound');
  const session = await createSession(new FakeHost(), locale);
  render(
    <SessionProvider session={session}>
      <ChecksPanel document={opened.document} />
    </SessionProvider>,
  );
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

const [street, room] = faceWith({}).zones;
const overlapping = faceWith({ zones: [{ ...street, rects: [[0, 0, 250, 126]] }, room], openings: [] });

describe('the checks', () => {
  it('are empty for a mission that is as it should be', async () => {
    expect(await checksOf({})).toEqual([]);
    expect(screen.getByText('Nothing to see to.')).toBeTruthy();
  });

  it('name the faces of the mission that are wrong, and what to do about them', async () => {
    expect(await checksOf({ faces: [overlapping] })).toEqual([
      'Face yard: The zones ‘S’ and ‘R’ lie on each other.Every spot of a face belongs to one zone at most.',
      'Face yard: No way leads from outside into the room ‘R’.Give it an opening to a street, to another room or on the rim, unless it is meant to be walled up.',
    ]);
  });

  it('speak French', async () => {
    const [first] = await checksOf({ faces: [overlapping] }, 'fr');
    expect(first).toMatch(/^Face yard\u00a0: Les zones «\u00a0S\u00a0» et «\u00a0R\u00a0»/);
  });

  it('of a heap of tiles end with how many more there are', async () => {
    const heap = Array.from({ length: 20 }, (_, index) => ({
      id: `t${index}`,
      face: '3R',
      x: 0,
      y: 0,
      rotation: 0,
    }));
    const checks = await checksOf({ placements: heap });
    expect(checks).toHaveLength(101);
    expect(checks.at(-1)).toBe('There are 90 more problems.');
  });
});
