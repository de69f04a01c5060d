// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenDocument, openText } from '../../../renderer/document/open-document';
import { ChecksPanel } from '../../../renderer/panels/checks-panel';
import { createSession } from '../../../renderer/session/session';
import { SessionProvider } from '../../../renderer/session/session-context';
import { FakeHost } from '../../helpers/fake-host';
import { faceWith, missionWith } from '../../helpers/missions';

afterEach(cleanup);

async function checksOf(change: Record<string, unknown>, locale = 'en'): Promise<(string | null)[]> {
  const opened = openText('small.json', JSON.stringify(missionWith(change)), 'en');
  if (!opened.ok) throw new Error('The mission must be sound');
  return shownChecks(opened.document, locale);
}

async function shownChecks(document: OpenDocument, locale = 'en'): Promise<(string | null)[]> {
  const session = await createSession(new FakeHost(), locale);
  render(
    <SessionProvider session={session}>
      <ChecksPanel document={document} />
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

  it('name what lies too far away to be on a picture', async () => {
    const labels = [{ id: 'far', at: { x: 90000, y: 0 }, text: 'Lost' }];
    expect(await checksOf({ labels })).toEqual([
      '‘far’ is so far from the board that pictures of it do not show it whole.',
    ]);
  });

  it('put errors first, and mark them', async () => {
    const tile = { id: 'a', face: '3R', x: 0, y: 0, rotation: 0 };
    const checks = await checksOf({
      placements: [tile, { ...tile, id: 'b', x: 255 }, { ...tile, id: 'c', x: 100 }],
    });
    const marks = screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'));
    expect(marks).toHaveLength(checks.length);
    expect(marks).toEqual([...marks].sort());
    expect(new Set(marks)).toEqual(new Set(['Error', 'Warning']));
  });

  it('say of what kind a part was that was left out', async () => {
    const text = JSON.stringify(
      missionWith({ placements: [{ id: 'e', face: 'no such', x: 0, y: 0, rotation: 0 }], rules: [{}] }),
    );
    const opened = openText('half.json', text, 'en');
    const document = opened.ok ? undefined : opened.failed.salvage;
    if (!document) throw new Error('A part of the mission must be sound');
    const words = await shownChecks(document);
    expect(words[0]).toMatch(/^Left out: tile ‘e’\. /);
    expect(words[1]).toMatch(/^Left out: rules 1\. /);
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
