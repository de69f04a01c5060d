import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StoryPanel } from '../../../../renderer/panels/builder/story-panel';
import { openedTab } from '../../../helpers/open-tab';
import { missionOn, objective } from '../../../helpers/small-missions';

const mission = missionOn(['a 2R 0 0 0'], {
  tokens: [objective('o1 a 40 40'), { id: 'x', kind: 'exit', at: { tile: 'a', x: 9, y: 9 } }],
  goals: [
    { id: 'take', reach: { taken: {} } },
    { id: 'go', reach: { left: { by: 'exit' } } },
  ],
});

async function goals() {
  const opened = await openedTab(mission);
  opened.render(<StoryPanel list="goals" />);
  const [take, go] = screen.getAllByRole('listitem').filter((item) => item.matches('.story'));
  const pointed = () => opened.tab.pointing.store.getState().story;
  return { ...opened, take: take as HTMLElement, go: go as HTMLElement, pointed };
}

describe('a sentence that is pointed at', () => {
  it('is known to the board until the pointer leaves', async () => {
    const { take, pointed } = await goals();
    fireEvent.pointerOver(take);
    expect(pointed()).toEqual({ place: { list: 'goals', id: 'take' }, paths: [[]] });
    fireEvent.pointerLeave(screen.getByRole('region', { name: 'Goals' }));
    expect(pointed()).toBeUndefined();
  });

  it('is meant by its slot where that is pointed at', async () => {
    const { take, pointed } = await goals();
    const slot = take.querySelector('.told-slot');
    fireEvent.pointerOver(slot as Element);
    expect(pointed()?.paths.every(([first]) => first === 'reach')).toBe(true);
    expect(pointed()?.paths.length).toBeGreaterThan(0);
  });

  it('is what has the focus while the pointer is elsewhere', async () => {
    const { take, go, pointed } = await goals();
    act(() => take.querySelector('button')?.focus());
    expect(pointed()?.place.id).toBe('take');
    fireEvent.pointerOver(go);
    expect(pointed()?.place.id).toBe('go');
    fireEvent.pointerLeave(screen.getByRole('region', { name: 'Goals' }));
    expect(pointed()?.place.id).toBe('take');
    act(() => take.querySelector('button')?.blur());
    expect(pointed()).toBeUndefined();
  });

  it('is forgotten with its panel', async () => {
    const { tab, render } = await openedTab(mission);
    const { unmount } = render(<StoryPanel list="goals" />);
    fireEvent.pointerOver(screen.getAllByRole('listitem')[0] as HTMLElement);
    expect(tab.pointing.store.getState().story).toBeDefined();
    unmount();
    expect(tab.pointing.store.getState().story).toBeUndefined();
  });
});

describe('what is selected or pointed at on the board', () => {
  it('marks the sentences that speak of it', async () => {
    const { tab, take, go } = await goals();
    expect([take.dataset['lit'], go.dataset['lit']]).toEqual(['false', 'false']);
    act(() => tab.selection.set(['token:o1']));
    expect([take.dataset['lit'], go.dataset['lit']]).toEqual(['true', 'false']);
    act(() => tab.pointing.atPart('token:x'));
    expect([take.dataset['lit'], go.dataset['lit']]).toEqual(['true', 'true']);
  });

  it('brings the first of them into sight, but only if it is selected', async () => {
    const { tab, go } = await goals();
    const seen: Element[] = [];
    go.scrollIntoView = () => seen.push(go);
    act(() => tab.pointing.atPart('token:x'));
    expect(seen).toEqual([]);
    act(() => tab.selection.set(['token:x']));
    expect(seen).toEqual([go]);
  });
});
