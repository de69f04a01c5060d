import {
  type Action,
  legalActions,
  legalDiscards,
  type ReportProgress,
  record,
  type Situation,
  snapshot,
  systemOf,
} from '../../engine';
import { languages, type SentenceKey, sentence, textIn } from '../../languages';
import { type GameKind, type Replay, type Text, writeDocument } from '../../schemas';
import { lineTo, type Moment } from './moment';
import { layToPlay, momentsAgain, type ToPlayAgain } from './play-again';

/** What a file is to be made of: everything that leads to the moment in sight. */
export interface ToWrite extends ToPlayAgain {
  readonly kind: GameKind;
}

/** The text of a file, or why there is none. */
export type WrittenGame = { readonly text: string } | { readonly problem: SentenceKey };

/** Whoever wants the file of a game plays all of it again. */
export function writeGame({ kind, ...game }: ToWrite, report: ReportProgress): WrittenGame {
  if (kind === 'replay') {
    const replay = replayOf(game, report);
    return replay ? { text: writeDocument(replay) } : { problem: 'export.bent' };
  }
  const made = situationAt(game, report);
  return 'problem' in made
    ? { problem: `situation.${made.problem.code}` as SentenceKey }
    : { text: writeDocument(made.scenario) };
}

/** The game from its beginning, for whoever wants to look at it again; nothing where it was bent. */
export function replayOf(question: ToPlayAgain, report: ReportProgress): Replay | undefined {
  const { mission, options, decided } = question;
  if (decided.some(({ deed }) => 'bend' in deed)) return undefined;
  const { laid, isPlayed } = layToPlay(question, report);
  const { start } = systemOf(mission.system);
  const prepare = () => ('problem' in laid ? () => laid : start.gamesOn(laid));
  const made = record({ ...start, prepare }, mission, options);
  if ('problem' in made) throw new Error('A game that is played cannot begin');
  const { recording } = made;
  for (const [place, { deed }] of decided.entries()) {
    if (!('action' in deed)) continue;
    const option = placeOf(deed.action, legalActions(recording.game));
    if (option >= 0) recording.take(option);
    else recording.takeAside(placeOf(deed.action, legalDiscards(recording.game)));
    isPlayed(place);
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

/** The last moment as a situation that anybody can lay out and look at. */
export function situationAt(question: ToPlayAgain, report: ReportProgress): Situation {
  const { mission, options } = question;
  const again = momentsAgain(question, report);
  const line = 'problem' in again ? [] : [again.first, ...again.moments];
  const at = line.at(-1);
  if (!at) throw new Error('A game that is played cannot be played again');
  const { situations } = at.system;
  if (!situations) return { problem: { code: 'no-situations' } };
  return situations.at(at.game, {
    id: `${mission.id}-${at.round}`,
    title: momentTitle(mission.title, at),
    seed: options.seed,
    past: lineTo(at)
      .slice(0, -1)
      .map((moment, place) => ({
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
