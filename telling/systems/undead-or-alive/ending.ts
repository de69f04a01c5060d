import type { GameEvent } from '../../../engine';
import {
  FATES,
  limits,
  type Observation,
  SPAWN_STATUSES,
  type UoaEvent,
} from '../../../engine/systems/undead-or-alive';
import type { SentenceKey } from '../../../languages';
import { allEffects } from '../../../schemas';
import { goalSentenceNamed } from '../../goals';
import { ruleInWords } from '../../rules';
import type { EndedGame } from '../../system-telling';
import { eliminationLine } from './summary';
import type { UoaWords } from './words';

type UoaEndedGame = EndedGame<Observation>;

/** Why a game is over: which rule, which tokens, who by what. */
export function endingWords(ended: UoaEndedGame, words: UoaWords): string {
  const { reason, round } = ended.outcome;
  const tellers: Readonly<Record<string, (ended: UoaEndedGame, words: UoaWords) => string | undefined>> = {
    'survivor-eliminated': byElimination,
    'too-many-spawn-tokens': bySpawnTokens,
    'goals-out-of-reach': outOfReach,
    'mission-rule': byRule,
    'rules-without-end': byRulesWithoutEnd,
  };
  const told = Object.hasOwn(tellers, reason) ? tellers[reason]?.(ended, words) : undefined;
  return told ?? words.say('end.why', { round, reason: words.say(`outcome.${reason}` as SentenceKey) });
}

function byElimination({ summary }: UoaEndedGame, words: UoaWords): string | undefined {
  const lines = summary.people.flatMap((person) => eliminationLine(person, words) ?? []);
  if (lines.length === 0) return undefined;
  return lines.map((line) => words.say('end.why.sentence', { line })).join(' ');
}

function bySpawnTokens({ seen, outcome: { round } }: UoaEndedGame, words: UoaWords): string {
  const { spawnTokens } = seen.table.mission;
  const active = spawnTokens
    .map((_, token) => token)
    .filter((token) => SPAWN_STATUSES[seen.at('spawnStatus', token)] === 'active');
  const zones = active.map((token) => seen.table.zones[seen.at('spawnZone', token)]?.id ?? '');
  return words.say('end.why.spawn-tokens', {
    round,
    count: active.length,
    all: spawnTokens.length,
    most: limits.activeSpawnTokensThatLose,
    zones: words.zones(zones),
  });
}

/** One rule may set off others before it comes to the end of the game. */
function byRule({ seen, events, outcome: { round } }: UoaEndedGame, words: UoaWords): string | undefined {
  const losing = new Set(
    seen.table.mission.rules
      .filter((rule) => allEffects(rule).some(({ effect }) => effect === 'lose'))
      .map(({ id }) => id),
  );
  const [last] = rulesIn(events).filter((rule) => losing.has(rule));
  return last === undefined
    ? undefined
    : words.say('end.why.rule', { round, rule: ruleInWords(last, words) });
}

function byRulesWithoutEnd(
  { events, outcome: { round } }: UoaEndedGame,
  words: UoaWords,
): string | undefined {
  const [last] = rulesIn(events);
  return last === undefined
    ? undefined
    : words.say('end.why.rules-without-end', { round, rule: ruleInWords(last, words) });
}

/** The rules of the mission that came into play, the last first. */
function rulesIn(events: readonly GameEvent[]): string[] {
  return (events as readonly UoaEvent[])
    .flatMap((event) => (event.type === 'mission-rule' ? [event.rule] : []))
    .reverse();
}

function outOfReach(
  { summary, seen, outcome: { round } }: UoaEndedGame,
  words: UoaWords,
): string | undefined {
  const open = summary.goals.filter(({ depth, reached }) => depth === 0 && !reached);
  if (open.length === 0) return undefined;
  const { survivors } = seen.table.sizes;
  const isEmpty = Array.from({ length: survivors }, (_, one) => FATES[seen.at('fate', one)]).every(
    (fate) => fate !== 'in-play',
  );
  return words.say(isEmpty ? 'end.why.nobody-left' : 'end.why.out-of-reach', {
    round,
    goals: open.map(({ goal }) => goalSentenceNamed(goal, words)).join(' '),
  });
}
