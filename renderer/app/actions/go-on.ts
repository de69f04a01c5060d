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

/** The game of before is there still. */
function tellOf({ notify, store }: Session, tab: Tab, problem: StartProblem | 'cancelled' | undefined): void {
  if (!problem || problem === 'cancelled') return;
  const { language } = store.getState();
  const reason = startReason(problem, (key, parameters) => sentence(language, key, parameters));
  notify({ key: 'play.cannot-start', reason, tab: tab.key, ofGame: true });
}
