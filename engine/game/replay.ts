import type { Mission, Replay } from '../../schemas';
import { fingerprint } from '../mission/fingerprint';
import type { GameEvent } from './events';
import type { Game } from './kernel';
import type { GameMaker } from './maker';
import { apply, type Outcome, outcomeOf } from './play';
import { lucky } from './recording';
import { startFromFile } from './start-in-files';

/** Where a replay and the game it becomes today part; the sentence for it is `replay.<code>` in languages/. */
export const differenceCodes = [
  'mission-changed',
  'other-system',
  'other-content',
  'cannot-start',
  'refused',
  'other-luck',
  'other-outcome',
] as const;

export type DifferenceCode = (typeof differenceCodes)[number];

export interface ReplayDifference {
  readonly code: DifferenceCode;
  /** The step at which they part, counted from 1; 0 before the first. */
  readonly step: number;
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** The game as it stands at the end of a replay and all that has happened in it, or where they part. */
type Verdict<G> =
  | { readonly game: G; readonly events: readonly GameEvent[] }
  | { readonly difference: ReplayDifference };

/** Plays a replay again, on the mission it brings along or on the one given, and says where they first part. */
export function verifyReplay<G extends Game<G>>(
  maker: GameMaker<G>,
  replay: Replay,
  mission: Mission = replay.mission,
): Verdict<G> {
  const { id }: { readonly id: string } = maker.system;
  if (replay.system !== id) return parted('other-system', 0, { system: replay.system });
  if (replay.missionHash !== fingerprint(mission))
    return parted('mission-changed', 0, { mission: mission.id });
  if (replay.contentVersion !== maker.contentVersion()) return parted('other-content', 0);
  const opening: GameEvent[] = [];
  const started = maker.prepare(mission)(startFromFile(maker.options, replay.seed, replay.options), opening);
  if ('problem' in started)
    return parted('cannot-start', 0, { ...started.problem.parameters, reason: started.problem.code });
  return playOn(started.game, replay, opening);
}

function playOn<G extends Game<G>>(
  start: G,
  { opening = [], steps, outcome }: Replay,
  openingEvents: readonly GameEvent[],
): Verdict<G> {
  const difference = otherLuck(opening, lucky(start, openingEvents), 0);
  if (difference) return { difference };
  let game = start;
  const events = [...openingEvents];
  for (const [index, { action, random = [] }] of steps.entries()) {
    const applied = apply(game, action);
    if ('refused' in applied) {
      const { code, parameters } = applied.refused;
      return parted('refused', index + 1, { ...parameters, action: action.do, reason: code });
    }
    const difference = otherLuck(random, lucky(game, applied.events), index + 1);
    if (difference) return { difference };
    game = applied.game;
    events.push(...applied.events);
  }
  return sameOutcome(outcome, outcomeOf(game))
    ? { game, events }
    : parted('other-outcome', steps.length, {
        ...numbered('recorded', outcome),
        ...numbered('now', outcomeOf(game)),
      });
}

function otherLuck(
  recorded: readonly string[],
  now: readonly string[],
  step: number,
): ReplayDifference | undefined {
  const at = recorded.findIndex((line, index) => line !== now[index]);
  if (at < 0 && recorded.length === now.length) return undefined;
  const place = at < 0 ? recorded.length : at;
  const parameters = { recorded: recorded[place] ?? NO_LUCK, now: now[place] ?? NO_LUCK };
  return { code: 'other-luck', step, parameters };
}

function sameOutcome(recorded: Outcome | undefined, now: Outcome | undefined): boolean {
  return recorded?.won === now?.won && recorded?.reason === now?.reason && recorded?.round === now?.round;
}

/** Stands where luck brings nothing. */
export const NO_LUCK = '-';

/** An outcome as parameters of a sentence; a game that is not over has none. */
function numbered(name: string, outcome: Outcome | undefined): ReplayDifference['parameters'] {
  if (!outcome) return {};
  const { won, reason, round } = outcome;
  return { [`${name}Won`]: won ? 1 : 0, [`${name}Reason`]: reason, [`${name}Round`]: round };
}

function parted(
  code: DifferenceCode,
  step: number,
  parameters: ReplayDifference['parameters'] = {},
): { readonly difference: ReplayDifference } {
  return { difference: { code, step, parameters } };
}
