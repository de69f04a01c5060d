import type { PeopleFilter, RuleEvent } from '../../../../../schemas';
import type { UoaGame } from '../../game';
import { NONE } from '../../state';
import { isInArea, isSurvivorMeant } from '../whereabouts';
import type { AnyEventWord, EventName, EventWord, Happened } from './event-word';
import { companionRallied } from './events/companion-rallied';
import { endPhase } from './events/end-phase';
import { enters } from './events/enters';
import { found } from './events/found';
import { leavesArea } from './events/leaves';
import { hasLeft } from './events/left';
import { levelReached } from './events/level-reached';
import { objectiveTaken } from './events/objective-taken';
import { playersPhaseEnds } from './events/players-phase-ends';
import { roundBeginning } from './events/round-begins';
import { searched } from './events/searched';
import { setUp } from './events/set-up';
import { spawnToken } from './events/spawn-token';
import { steppedOff } from './events/stepped-off';
import { survivorEliminated } from './events/survivor-eliminated';
import { trainEnters } from './events/train-enters';
import { trainReaches } from './events/train-reaches';
import { turnBeginning } from './events/turn-begins';
import { turnEnding } from './events/turn-ends';
import { used } from './events/used';
import { wounded } from './events/wounded';
import { zombieEnters } from './events/zombie-enters';
import { zombieKilled } from './events/zombie-killed';
import { zombieRidesOff } from './events/zombie-rides-off';
import { zombiesPhase } from './events/zombies-phase';
import { zombiesSpawned } from './events/zombies-spawned';

/** A word that nobody explains does not compile. */
const words: { readonly [Name in EventName]: EventWord<Name> } = {
  'set-up': setUp,
  'round-begins': roundBeginning,
  'players-phase-ends': playersPhaseEnds,
  'zombies-phase': zombiesPhase,
  'end-phase': endPhase,
  'objective-taken': objectiveTaken,
  'companion-rallied': companionRallied,
  'zombie-killed': zombieKilled,
  'zombies-spawned': zombiesSpawned,
  'zombie-enters': zombieEnters,
  'spawn-token': spawnToken,
  used,
  enters,
  'stepped-off': steppedOff,
  'train-enters': trainEnters,
  'train-reaches': trainReaches,
  'zombie-rides-off': zombieRidesOff,
  searched,
  found,
  'level-reached': levelReached,
  wounded,
  'survivor-eliminated': survivorEliminated,
  leaves: leavesArea,
  left: hasLeft,
  'turn-begins': turnBeginning,
  'turn-ends': turnEnding,
};

/** By what a rule waits for, which may be of another game. */
const byName: Readonly<Record<string, AnyEventWord>> = words;
const NOTHING_KNOWN: AnyEventWord = {};

interface Awaits {
  readonly word: AnyEventWord;
  /** What the rule says of it. */
  readonly when: never;
}

/** The word for what a rule waits for. */
export function awaited(when: RuleEvent): Awaits {
  return { word: byName[when.event] ?? NOTHING_KNOWN, when: when as never };
}

/** Whether a rule is about what has happened. */
export function isMeant(game: UoaGame, rule: RuleEvent, happened: Happened): boolean {
  if (rule.event !== happened.event) return false;
  if ('in' in rule && !isInArea(game, happened.zone, rule.in, happened)) return false;
  const by: PeopleFilter | undefined = 'by' in rule ? rule.by : undefined;
  if (by && !isBy(game, by, happened)) return false;
  const { word, when } = awaited(rule);
  return word.isMeant?.(game, when, happened) ?? true;
}

function isBy(game: UoaGame, by: PeopleFilter, happened: Happened): boolean {
  return happened.survivor !== NONE && isSurvivorMeant(game, by, happened.survivor, happened);
}
