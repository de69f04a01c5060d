import {
  type Action,
  legalActions,
  legalDiscards,
  record,
  type SituationProblem,
  situationOf,
  snapshot,
  undeadOrAliveGames,
} from '../../engine';
import { languages, sentence, textIn } from '../../languages';
import type { Replay, Scenario, Text } from '../../schemas';
import { lineTo, type Moment } from './moment';
import type { PlayedGame } from './played-game';

/** The game from its beginning to the moment in sight, for whoever wants to look at it again; nothing where it was bent. */
export function replayOf({ mission, options, store }: PlayedGame): Replay | undefined {
  const made = record(undeadOrAliveGames, mission, options);
  if ('problem' in made) return undefined;
  const { recording } = made;
  for (const { deed } of lineTo(store.getState().at)) {
    if (!deed) continue;
    if ('bend' in deed) return undefined;
    const option = placeOf(deed.action, legalActions(recording.game));
    if (option >= 0) recording.take(option);
    else recording.takeAside(placeOf(deed.action, legalDiscards(recording.game)));
  }
  return recording.replay();
}

function placeOf(action: Action, offered: readonly Action[]): number {
  const written = JSON.stringify(action);
  return offered.findIndex((one) => JSON.stringify(one) === written || isSame(one, action));
}

/** Whatever the order of what it is done with. */
function isSame(one: Action, other: Action): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** The moment in sight as a situation that anybody can lay out and look at. */
export function situationAt({
  mission,
  options,
  store,
}: PlayedGame): { readonly scenario: Scenario } | { readonly problem: SituationProblem } {
  const { at } = store.getState();
  const line = lineTo(at);
  return situationOf(at.game, {
    id: `${mission.id}-${at.round}`,
    title: momentTitle(mission.title, at),
    seed: options.seed,
    past: line.slice(0, -1).map((moment, place) => ({
      memory: snapshot(moment.game),
      action: actionOf(line[place + 1]),
    })),
  });
}

function actionOf(moment: Moment | undefined): Action | undefined {
  const deed = moment?.deed;
  return deed && 'action' in deed ? deed.action : undefined;
}

/** `Dry run, round 3`, in every language that the mission and Boothill have in common. */
function momentTitle(title: Text, { round }: Moment): Text {
  const named = languages.map((language) => [
    language,
    sentence(language, 'export.title', { title: textIn(title, language), round }),
  ]);
  return Object.fromEntries(named) as Text;
}
