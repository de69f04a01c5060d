import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createAutopilot } from '../../../../renderer/game/autopilot';
import { createSitting } from '../../../../renderer/game/sitting';
import { AutopilotPart } from '../../../../renderer/play/what-if/autopilot-part';
import { GameProvider } from '../../../../renderer/session/game-context';
import { openedTab } from '../../../helpers/open-tab';
import { gameOn, isInRound, Player } from '../../../helpers/played';
import { sampleMission } from '../../../helpers/samples';

async function partIn(round: number) {
  const game = gameOn(sampleMission('m0.boothill.json'));
  new Player().playUntil(game, isInRound(round));
  const sitting = createSitting(game, { speed: () => 'at-once', skipsTrivial: () => false });
  const never = new Promise<void>(() => undefined);
  // It stops to take breath after its first decision.
  const autopilot = createAutopilot(sitting, { speed: () => 'slow', now: () => 0, pause: () => never });
  const { render } = await openedTab();
  const part = (
    <GameProvider sitting={sitting} autopilot={autopilot}>
      <AutopilotPart />
    </GameProvider>
  );
  const { unmount } = render(part);
  const again = () => {
    unmount();
    render(part);
  };
  fireEvent.change(screen.getByLabelText('Play until'), { target: { value: 'round' } });
  return { autopilot, sitting, again, round: screen.getByLabelText<HTMLInputElement>('Round') };
}

describe('the autopilot’s form', () => {
  it('takes a round as it is typed, figure by figure', async () => {
    const { autopilot, round } = await partIn(2);
    expect(round.value).toBe('3');
    for (const typed of ['1', '12']) {
      fireEvent.change(round, { target: { value: typed } });
      expect(round.value).toBe(typed);
    }
    fireEvent.click(screen.getByRole('button', { name: 'Let it play' }));
    expect(autopilot.store.getState().run?.until).toEqual({ is: 'round', round: 12 });
    expect(round.value).toBe('12');
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(round.value).toBe('3');
  });

  it('keeps what was chosen when it was out of sight, and says what it has stopped for', async () => {
    const { autopilot, sitting, again } = await partIn(1);
    fireEvent.change(screen.getByLabelText('Play until'), { target: { value: 'event' } });
    again();
    expect(screen.getByLabelText<HTMLSelectElement>('Play until').value).toBe('event');
    const at = sitting.game.store.getState().at;
    const [survivor = ''] = sitting.game.options.people;
    const event = { type: 'eliminated', rules: [], survivor };
    act(() => autopilot.store.setState({ met: { at, events: [event] } }));
    expect(screen.getByText(/^It stopped: .+\.$/).getAttribute('role')).toBe('status');
    act(() => sitting.go(-1));
    expect(screen.queryByText(/^It stopped/)).toBeNull();
  });

  it('says what is wrong with a round, and does not begin', async () => {
    const { autopilot, round } = await partIn(2);
    fireEvent.change(round, { target: { value: '1' } });
    expect(round.form?.noValidate).toBe(true);
    const about = document.getElementById(round.getAttribute('aria-describedby') ?? '');
    expect(about?.textContent).toBe('A whole number from 3 to 999.');
    fireEvent.click(screen.getByRole('button', { name: 'Let it play' }));
    expect(autopilot.store.getState().run).toBeUndefined();
    expect(document.activeElement).toBe(round);
  });

  it('counts for the eye alone', async () => {
    await partIn(1);
    fireEvent.click(screen.getByRole('button', { name: 'Let it play' }));
    expect(screen.getByText('1 decision so far').closest('[role=status], [aria-live]')).toBeNull();
  });
});
