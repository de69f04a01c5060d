import {
  NO_LUCK,
  type Refusal,
  type ReplayDifference,
  type SaveProblem,
  type ScenarioFinding,
  type StartProblem,
  type SystemId,
} from '../engine';
import type { Noun, Say, SentenceKey } from '../languages';
import { asSentence } from './as-sentence';
import { topicWords } from './questions';
import { ruleInWords } from './rules';
import type { Parameters } from './system-telling';
import { tellings } from './systems';
import type { Words } from './words';

/** Why an action was not taken, or a change by hand not made: things of the game go by their names. */
export function refusalWords({ code, parameters }: Refusal, words: Words): string {
  return asSentence(words.say(`refusal.${code}` as SentenceKey, byName(parameters, words)), words);
}

/** The same where no game is at hand that could name its things. */
export function refusalWithoutNames({ code, parameters }: Refusal, say: Say, system: SystemId): string {
  return say(`refusal.${code}` as SentenceKey, inWords(parameters, say, system));
}

/** Why something that somebody wants cannot be done now; games have codes of their own. */
export function whyNotWords({ code, parameters }: Refusal, words: Words): string {
  const { rule } = parameters;
  const named = byName(parameters, words);
  const told = rule === undefined ? named : { ...named, rule: ruleInWords(String(rule), words) };
  return asSentence(words.say(`why-not.${code}` as SentenceKey, told).trimEnd(), words);
}

/** What the ids among parameters are called in a game. */
export function byName(
  parameters: Parameters,
  words: Words,
): Readonly<Record<string, string | number | Noun>> {
  const told = Object.entries(inWords(parameters, words.say, words.mission.mission.system)).map(
    ([sort, id]) => [sort, nameOf(sort, id, words)] as const,
  );
  return Object.fromEntries(told);
}

function nameOf(sort: string, id: string | number, words: Words): string | number | Noun {
  if (sort === 'zone') return words.zone(String(id));
  if (sort === 'player') return words.player(Number(id));
  return words.knows(sort) ? words.name(sort, String(id)) : id;
}

/** The same as far as nothing of the game has to be at hand but which one it is. */
function inWords(parameters: Parameters, say: Say, system: SystemId | undefined): Parameters {
  const { decision } = parameters;
  const general =
    decision === undefined ? parameters : { ...parameters, decision: topicWords(String(decision), say) };
  return (system && tellings[system].reason?.(general, say)) ?? general;
}

/** What a mission shares with any other board. */
const ofTheBoard: Readonly<Record<string, SentenceKey>> = {
  'unknown-face': 'problem.unknown-face',
  'duplicate-id': 'problem.duplicate-id',
  'tiles-overlap': 'problem.tiles-overlap',
  'board-too-fine': 'problem.board-too-fine',
};

/** Why a mission cannot be played, or not by these people. */
export function startWords(problem: StartProblem, say: Say, system: SystemId): string {
  const { key, parameters } = startReason(problem, say, system);
  return say(key, parameters);
}

/** The same, for whoever says it later; without a system as far as none has to be known. */
export function startReason({ code, parameters }: StartProblem, say: Say, system?: SystemId) {
  const key = ofTheBoard[code] ?? (`cannot-start.${code}` as SentenceKey);
  return { key, parameters: inWords(parameters, say, system) };
}

/** Why a saved game is not opened. */
export function savedGameWords({ code, parameters }: SaveProblem, say: Say, system: SystemId): string {
  return say(`saved-game.${code}`, { ...parameters, reason: reasonNotToStart(parameters, say, system) });
}

/** Where a replay and the game it becomes part. */
export function differenceWords(
  { code, step, parameters }: ReplayDifference,
  say: Say,
  system: SystemId,
): string {
  const isOpening = code === 'other-luck' && step === 0;
  return say(isOpening ? 'replay.other-opening' : `replay.${code}`, {
    ...parameters,
    step,
    ...(code === 'other-luck' && {
      recorded: luckWords(parameters['recorded'], say),
      now: luckWords(parameters['now'], say),
    }),
    ...(code === 'other-outcome' && {
      recorded: outcomeWords('recorded', parameters, say),
      now: outcomeWords('now', parameters, say),
    }),
    reason:
      code === 'refused' ? refusalReason(parameters, say, system) : reasonNotToStart(parameters, say, system),
  });
}

/** What a situation cannot be, or what came out otherwise. */
export function findingWords({ code, parameters }: ScenarioFinding, say: Say, system: SystemId): string {
  if (code === 'cannot-be-set-up')
    return startWords({ code: String(parameters.problem), parameters }, say, system);
  return say(`scenario.${code}`, inWords(parameters, say, system));
}

/** Why a moment of a game cannot be written down as a situation. */
export function situationWords({ code }: { readonly code: string }, say: Say): string {
  return say(`situation.${code}` as SentenceKey);
}

/** `dice 4 2`, as a replay has it; nothing where luck did not come in. */
function luckWords(line: string | number | undefined, say: Say): string {
  const [sort = '', ...what] = String(line ?? NO_LUCK).split(' ');
  if (sort === NO_LUCK) return say('luck.nothing');
  const key = lucks[sort];
  return key === undefined ? String(line) : say(key, { what: what.join(' ') });
}

const lucks: Readonly<Record<string, SentenceKey>> = {
  dice: 'luck.dice',
  reroll: 'luck.reroll',
  draw: 'luck.draw',
  shuffle: 'luck.shuffle',
};

function outcomeWords(name: string, parameters: Parameters, say: Say): string {
  const reason = parameters[`${name}Reason`];
  if (reason === undefined) return say('outcome.open');
  return say(parameters[`${name}Won`] === 1 ? 'outcome.won' : 'outcome.lost', {
    round: parameters[`${name}Round`] ?? 0,
    reason: say(`outcome.${reason}` as SentenceKey),
  });
}

function refusalReason({ reason, ...parameters }: Parameters, say: Say, system: SystemId): string {
  return refusalWithoutNames({ code: String(reason), parameters }, say, system);
}

function reasonNotToStart({ reason, ...parameters }: Parameters, say: Say, system: SystemId): string {
  return reason === undefined ? '' : startWords({ code: String(reason), parameters }, say, system);
}
