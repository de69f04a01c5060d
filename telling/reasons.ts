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

/** Why an action was not taken, or a change by hand not made; with the words of a game its things go by their names. */
export function refusalWords({ code, parameters }: Refusal, say: Say, words?: Words): string {
  const { decision, zombie, most } = parameters;
  const named = {
    ...(words ? byName(parameters, words) : parameters),
    ...(zombie !== undefined && {
      zombies: say(`count.zombie.${zombie}` as SentenceKey, { count: most ?? 0 }),
    }),
  };
  const key = `refusal.${code}` as SentenceKey;
  const told = decision === undefined ? named : { ...named, decision: topicWords(String(decision), say) };
  return words ? asSentence(say(key, told), words) : say(key, told);
}

/** Why something that somebody wants cannot be done now. */
export function whyNotWords({ code, parameters }: WhyNot, words: Words): string {
  const { rule } = parameters;
  const named = byName(parameters, words);
  const told = rule === undefined ? named : { ...named, rule: ruleInWords(String(rule), words) };
  return asSentence(words.say(`why-not.${code}`, told).trimEnd(), words);
}

/** What the ids among parameters are called. */
function byName(parameters: Parameters, words: Words): Readonly<Record<string, string | number | Noun>> {
  const named = Object.entries(parameters).map(([name, value]) => {
    const called = Object.hasOwn(names, name) ? names[name] : undefined;
    return [name, called ? called(words, String(value)) : value] as const;
  });
  return Object.fromEntries(named);
}

const names: Readonly<Record<string, (words: Words, id: string) => string | number | Noun>> = {
  survivor: (words, id) => words.who(id),
  leader: (words, id) => words.who(id),
  other: (words, id) => words.who(id),
  zone: (words, id) => words.zone(id),
  card: (words, id) => words.card(id),
  machine: (words, id) => words.machine(id),
  skill: (words, id) => words.skill(id),
  class: (words, id) => words.say(`token.class.${id}` as SentenceKey),
  decision: (words, id) => topicWords(id, words.say),
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
  if (code !== 'nothing-to-choose') return say(`scenario.${code}`, inWords(parameters, say));
  return say(`scenario.${code}`, { decision: topicWords(String(parameters.decision), say) });
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

/** Sorts of things by the names that players know. */
const sorts: Readonly<Record<string, (name: string) => string>> = {
  class: (name) => `token.class.${name}`,
  component: (name) => `component.${name}`,
};

function inWords(parameters: Parameters, say: Say): Record<string, string | number> {
  const { zombie, asked } = parameters;
  const zombies =
    zombie === undefined
      ? {}
      : { zombies: say(`count.zombie.${zombie}` as SentenceKey, { count: asked ?? 0 }) };
  const named = Object.entries(parameters).map(([name, value]) => {
    const sort = sorts[name];
    return [name, sort ? say(sort(String(value)) as SentenceKey) : value] as const;
  });
  return { ...Object.fromEntries(named), ...zombies };
}
