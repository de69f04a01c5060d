import {
  type Difference,
  NO_LUCK,
  type Refusal,
  type SaveProblem,
  type ScenarioFinding,
  type SituationProblem,
  type StartProblem,
  type WhyNot,
} from '../engine';
import type { Noun, Say, SentenceKey } from '../languages';
import { asSentence } from './as-sentence';
import { topicWords } from './questions';
import { ruleInWords } from './rules';
import type { Words } from './words';

type Parameters = Readonly<Record<string, string | number>>;
type Told = Readonly<Record<string, string | number | Noun>>;

/** Why an action was not taken, or a change by hand not made; with the words of a game its things go by their names. */
export function refusalWords({ code, parameters }: Refusal, say: Say, words?: Words): string {
  const { zombie, most } = parameters;
  const told = say(`refusal.${code}` as SentenceKey, {
    ...(words ? byName(parameters, words) : bySort(parameters, say)),
    ...(zombie !== undefined && {
      zombies: say(`count.zombie.${zombie}` as SentenceKey, { count: most ?? 0 }),
    }),
  });
  return words ? asSentence(told, words) : told;
}

/** Why something that somebody wants cannot be done now. */
export function whyNotWords({ code, parameters }: WhyNot, words: Words): string {
  const { rule } = parameters;
  const named = byName(parameters, words);
  const told = rule === undefined ? named : { ...named, rule: ruleInWords(String(rule), words) };
  return asSentence(words.say(`why-not.${code}`, told).trimEnd(), words);
}

/** What the ids among parameters are called in a game. */
function byName(parameters: Parameters, words: Words): Told {
  return called(bySort(parameters, words.say), names, (name, id) => name(words, id));
}

/** The same as far as no game is needed for it. */
function bySort(parameters: Parameters, say: Say): Parameters {
  return called(parameters, sorts, (name, id) => name(id, say));
}

function called<Name, Called extends string | number | Noun>(
  parameters: Parameters,
  all: Readonly<Record<string, Name>>,
  call: (name: Name, id: string) => Called,
): Readonly<Record<string, string | number | Called>> {
  const said = Object.entries(parameters).map(([sort, id]) => {
    const name = Object.hasOwn(all, sort) ? all[sort] : undefined;
    return [sort, name ? call(name, String(id)) : id] as const;
  });
  return Object.fromEntries(said);
}

const names: Readonly<Record<string, (words: Words, id: string) => string | number | Noun>> = {
  survivor: (words, id) => words.who(id),
  leader: (words, id) => words.who(id),
  other: (words, id) => words.who(id),
  zone: (words, id) => words.zone(id),
  card: (words, id) => words.card(id),
  machine: (words, id) => words.machine(id),
  skill: (words, id) => words.skill(id),
  player: (words, number) => words.player(Number(number)),
  pile: (words, id) => words.pile(id),
};

/** What a mission shares with any other board. */
const ofTheBoard: Readonly<Record<string, SentenceKey>> = {
  'unknown-face': 'problem.unknown-face',
  'duplicate-id': 'problem.duplicate-id',
  'tiles-overlap': 'problem.tiles-overlap',
  'board-too-fine': 'problem.board-too-fine',
};

/** Why a mission cannot be played, or not by these people. */
export function startWords(problem: StartProblem, say: Say): string {
  const { key, parameters } = startReason(problem, say);
  return say(key, parameters);
}

/** The same, for whoever says it later. */
export function startReason({ code, parameters }: StartProblem, say: Say) {
  const key = ofTheBoard[code] ?? (`cannot-start.${code}` as SentenceKey);
  return { key, parameters: inWords(parameters, say) };
}

/** Why a saved game is not opened. */
export function savedGameWords({ code, parameters }: SaveProblem, say: Say): string {
  return say(`saved-game.${code}`, { ...parameters, reason: reasonNotToStart(parameters, say) });
}

/** Where a replay and the game it becomes part. */
export function differenceWords({ code, step, parameters }: Difference, say: Say): string {
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
    reason: code === 'refused' ? refusalReason(parameters, say) : reasonNotToStart(parameters, say),
  });
}

/** What a situation cannot be, or what came out otherwise. */
export function findingWords({ code, parameters }: ScenarioFinding, say: Say): string {
  if (code === 'cannot-be-set-up') return startWords({ code: String(parameters.problem), parameters }, say);
  return say(`scenario.${code}`, inWords(parameters, say));
}

/** Why a moment of a game cannot be written down as a situation. */
export function situationWords({ code }: SituationProblem, say: Say): string {
  return say(`situation.${code}`);
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

function refusalReason({ reason, ...parameters }: Parameters, say: Say): string {
  return refusalWords({ code: String(reason), parameters }, say);
}

function reasonNotToStart({ reason, ...parameters }: Parameters, say: Say): string {
  return reason === undefined ? '' : startWords({ code: String(reason), parameters }, say);
}

/** What sorts of things are called, in every game. */
const sorts: Readonly<Record<string, (name: string, say: Say) => string>> = {
  class: (name, say) => say(`token.class.${name}` as SentenceKey),
  component: (name, say) => say(`component.${name}` as SentenceKey),
  decision: topicWords,
};

function inWords(parameters: Parameters, say: Say): Record<string, string | number> {
  const { zombie, asked } = parameters;
  const zombies =
    zombie === undefined
      ? {}
      : { zombies: say(`count.zombie.${zombie}` as SentenceKey, { count: asked ?? 0 }) };
  return { ...bySort(parameters, say), ...zombies };
}
