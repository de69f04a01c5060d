import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createSitting, type Speed } from '../../../../renderer/game/sitting';
import { CourseBar } from '../../../../renderer/play/course/course-bar';
import { LogPanel } from '../../../../renderer/play/log/log-panel';
import { GameProvider } from '../../../../renderer/session/game-context';
import type { Mission } from '../../../../schemas';
import { openedTab } from '../../../helpers/open-tab';
import { gameOn, isInRound, momentOf, Player } from '../../../helpers/played';
import { sampleMission } from '../../../helpers/samples';

const tolled: Mission = {
  ...sampleMission('m0.boothill.json'),
  counters: [{ id: 'bell', name: { en: 'Tolls', fr: 'Coups de cloche' } }],
  rules: [
    {
      id: 'toll',
      when: { event: 'round-begins' },
      do: [
        { effect: 'count', counter: 'bell' },
        { effect: 'noise', in: 'first-spawn-zone' },
      ],
    } as unknown as NonNullable<Mission['rules']>[number],
    {
      id: 'doom',
      asSoonAs: { all: [{ counter: { counter: 'bell', atLeast: 1 } }, { round: { from: 90 } }] },
      do: [{ effect: 'lose' }],
    },
    {
      id: 'echo',
      when: { event: 'round-begins' },
      if: { counter: { counter: 'bell', atLeast: 50 } },
      do: [{ effect: 'lose' }],
    },
    { id: 'sing', text: { en: 'Whoever enters the saloon sings.' } },
  ],
};

interface Table {
  readonly mission?: Mission;
  readonly round?: number;
  readonly speed?: Speed;
  readonly locale?: string;
}

async function table({ mission = tolled, round = 2, speed = 'at-once', locale = 'en' }: Table = {}) {
  const game = gameOn(mission, { seed: '2', count: 2 });
  new Player('2').playUntil(game, isInRound(round));
  const sitting = createSitting(game, { speed: () => speed, skipsTrivial: () => false });
  const { render, session, tab } = await openedTab(mission, { locale });
  render(
    <GameProvider sitting={sitting}>
      <CourseBar />
      <LogPanel />
    </GameProvider>,
  );
  return { game, sitting, session, tab };
}

const open = () => fireEvent.click(screen.getByRole('button', { name: 'Rules' }));
const row = (rule: string) => {
  const list = screen.getByRole('dialog', { name: 'Special rules of the mission' });
  const found = list.querySelector<HTMLElement>(`[data-rule=${rule}]`);
  if (!found) throw new Error(`There is no rule ${rule}`);
  return found;
};

describe('the rules beside a game', () => {
  it('are not offered where the mission has none', async () => {
    await table({ mission: { ...sampleMission('m0.boothill.json'), rules: [] }, round: 1 });
    expect(screen.queryByRole('button', { name: 'Rules' })).toBeNull();
  });

  it('stand there as they are printed, with how they stand', async () => {
    await table();
    open();
    expect(row('toll').textContent).toMatch(/Fired 2 times, last in round 2\./);
    expect(row('doom').textContent).toMatch(/Waits\./);
    expect(row('sing').textContent).toMatch(/You apply this yourself\./);
  });

  it('say part by part what is so now', async () => {
    await table();
    open();
    fireEvent.click(within(row('doom')).getByRole('button'));
    const parts = [...row('doom').querySelectorAll<HTMLElement>('.rule-part')];
    expect(parts.map(({ dataset }) => dataset['verdict'])).toEqual(['open', 'met', 'open', undefined]);
    expect(parts[1]?.textContent).toMatch(/so now$/);
    expect(within(row('doom')).getByRole('group', { name: 'As soon as' })).toBeTruthy();
  });

  it('say when one was looked at and did not apply, and what was not so', async () => {
    await table({ round: 3 });
    open();
    fireEvent.click(within(row('echo')).getByRole('button'));
    const name = 'Looked at in round 3, and not applied';
    const looked = within(row('echo')).getByRole('group', { name });
    expect(looked.textContent).toMatch(/50 or more.*was not so$/);
    fireEvent.click(within(row('toll')).getByRole('button'));
    expect(within(row('toll')).queryByRole('group', { name: /^Looked at/ })).toBeNull();
  });

  it('say what a rule did last, and lead to that moment', async () => {
    const { game, sitting } = await table({ round: 3 });
    const last = momentOf(game);
    act(() => sitting.go(-3));
    open();
    fireEvent.click(within(row('toll')).getByRole('button', { expanded: false }));
    const done = within(row('toll')).getByRole('group', { name: 'What it did last' });
    expect(within(done).getAllByRole('listitem').length).toBeGreaterThan(0);
    fireEvent.click(within(done).getByRole('button', { name: 'Show in the log' }));
    expect(momentOf(game)).not.toBe(last);
    expect(momentOf(game).events.some((event) => 'rule' in event && event.rule === 'toll')).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are led to from the log, each from the first line of what it did', async () => {
    await table();
    const links = screen.getAllByRole('button', { name: 'Show the rule' });
    expect(links).toHaveLength(2);
    fireEvent.click(links[0] as HTMLElement);
    expect(within(row('toll')).getByRole('button', { expanded: true })).toBe(document.activeElement);
  });

  it('lead back to the mission, at the rule', async () => {
    const { session } = await table();
    open();
    fireEvent.click(within(row('toll')).getByRole('button', { expanded: false }));
    fireEvent.click(within(row('toll')).getByRole('button', { name: 'Change it' }));
    expect(session.store.getState().leadsTo).toEqual({
      panel: 'rules',
      story: { list: 'rules', id: 'toll' },
    });
  });

  it('light up as they fire, and no longer', async () => {
    const { game, sitting } = await table({ round: 1, speed: 'slow' });
    open();
    const lit = () => row('toll').dataset['lit'];
    const player = new Player('2');
    act(() => player.playUntil(game, isInRound(2)));
    const second = momentOf(game);
    expect(lit()).toBe('false');
    act(() => {
      sitting.goTo(second.after ?? second);
      if (second.deed) sitting.take(second.deed);
    });
    const seen = new Set<string | undefined>();
    for (let scene = 0; sitting.store.getState().watching && scene < 500; scene++) {
      seen.add(lit());
      act(() => sitting.nextScene());
    }
    expect(seen).toEqual(new Set(['true', 'false']));
  });

  it('have what the mission counts beside them, by its name', async () => {
    await table({ locale: 'fr' });
    const counters = screen.getByRole('list', { name: 'Ce que la mission compte' });
    expect(counters.textContent).toBe('Coups de cloche 2');
  });
});

describe('a rule of the set-up', () => {
  const when = { event: 'set-up' } as const;
  const prepared: Mission = {
    ...tolled,
    rules: [
      { id: 'no-guns', when, do: [{ effect: 'no-starting-weapons' }] },
      { id: 'hush', when, do: [{ effect: 'count', counter: 'bell', by: 2 }] },
      { id: 'crowd', when, if: { counter: { counter: 'bell', atLeast: 50 } }, do: [{ effect: 'lose' }] },
    ],
  };
  const why = (rule: string) => {
    const fold = within(row(rule)).queryByRole('button', { expanded: false });
    if (fold) fireEvent.click(fold);
    return within(row(rule));
  };
  const looked = { name: 'Looked at during set-up, and not applied' };
  const done = { name: 'What it did last' };

  // Without starting weapons to choose, all of the set-up is over before the first decision.
  it.each([1, 4])('says what it did, or what was not so, however long ago: in round %i', async (round) => {
    await table({ mission: prepared, round });
    open();
    expect(row('hush').textContent).toMatch(/Fired during set-up\./);
    expect(why('hush').getByRole('group', done).textContent).toMatch(/Tolls.*2/);
    expect(why('no-guns').getByRole('group', done)).toBeTruthy();
    expect(why('crowd').getByRole('group', looked).textContent).toMatch(/50 or more.*was not so$/);
  });

  it('has not been looked at while starting weapons are chosen, wherever somebody goes in the game', async () => {
    const armed = { ...prepared, rules: prepared.rules?.slice(1) } as Mission;
    const { game, sitting } = await table({ mission: armed, round: 3 });
    const last = momentOf(game);
    open();
    act(() => sitting.goTo(game.store.getState().moments[0] ?? last));
    expect(row('hush').textContent).toMatch(/Waits\./);
    expect(why('crowd').queryByRole('group', looked)).toBeNull();
    expect(why('hush').queryByRole('group', done)).toBeNull();
    act(() => sitting.goTo(last));
    expect(why('crowd').getByRole('group', looked)).toBeTruthy();
    expect(why('hush').getByRole('group', done)).toBeTruthy();
  });
});
