import type { StartProblem } from '../../../engine';
import { sentence } from '../../../languages';
import { startReason } from '../../../telling/reasons';
import type { Tab } from '../../document/tab';
import type { Session } from '../../session/session';

/** Goes on with the game of a mission; where the mission was changed since, its author says how. */
export async function goOn(session: Session, tab: Tab): Promise<void> {
  const { games, files } = session;
  if (!games.isOutdated(tab)) return games.show(tab, true);
  const choice = await files.ask({
    title: 'play.changed.title',
    text: 'play.changed.text',
    parameters: {},
    choices: [
      { id: 'again', name: 'play.changed.again' },
      { id: 'over', name: 'play.changed.over' },
      { id: 'old', name: 'play.changed.old' },
    ],
  });
  if (choice === 'old') games.show(tab, true);
  if (choice === 'again') tellOf(session, tab, await games.again(tab));
  if (choice === 'over') await takeOver(session, tab);
}

async function takeOver(session: Session, tab: Tab): Promise<void> {
  const taken = await session.games.over(tab);
  if (taken === 'cancelled' || 'code' in taken) tellOf(session, tab, taken);
  else if (taken.lost > 0) {
    session.notify({
      key: 'play.changed.lost',
      parameters: { count: taken.lost },
      tab: tab.key,
      ofGame: true,
    });
  }
}

/** What nobody can mend in the mission. */
const beyondTheMission: ReadonlySet<string> = new Set([
  ...['laying-too-long', 'laying-failed', 'playing-too-long', 'playing-failed'],
]);

/** What has to be done to the mission stands on the sheet of a new game, with the ways there. The game of before is there still. */
function tellOf(
  { notify, showDialog, store }: Session,
  tab: Tab,
  problem: StartProblem | 'cancelled' | undefined,
): void {
  if (!problem || problem === 'cancelled') return;
  if (!beyondTheMission.has(problem.code)) return showDialog('set-up');
  const { language } = store.getState();
  const { system } = tab.document.store.getState().mission;
  const reason = startReason(problem, (key, parameters) => sentence(language, key, parameters), system);
  notify({ key: 'play.cannot-start', reason, tab: tab.key, ofGame: true });
}
