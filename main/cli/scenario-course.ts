import { type Action, legalActions, pendingDecision, scenarioCourse, systemOf } from '../../engine';
import { languageOf, type Say } from '../../languages';
import type { Scenario } from '../../schemas';
import { ToldSoFar } from '../../telling/known';
import { entriesOf } from '../../telling/log';
import { questionWords } from '../../telling/questions';
import { wordsFor } from '../../telling/systems';
import type { CommandContext } from './context';

/** What came of one step of a situation; the first is its beginning. */
export interface StepReport {
  pointer: string;
  do?: object;
  log: string[];
  /** What is asked now, as `pending` has it, and in words; nothing once the game is over. */
  pending?: { decision: string; player: number };
  question?: string;
  /** What may be done now, as `do` has it. */
  options: Action[];
}

/** Everything that happens in a situation, as far as it comes, and what might be done after each step. */
export function stepsOf(scenario: Scenario, { locale, codes }: CommandContext): StepReport[] {
  const known = new ToldSoFar();
  const steps: StepReport[] = [];
  for (const played of scenarioCourse(scenario)) {
    if ('stuck' in played) break;
    const { step, pointer, moment } = played;
    // A step that only looks once more has nothing new to tell.
    if (step && !step.do) continue;
    const seen = systemOf(moment.game.system.id).see(moment.game);
    const words = wordsFor(seen.table, languageOf(locale), codes);
    const pending = pendingDecision(moment.game);
    const question = questionWords(seen, words);
    steps.push({
      pointer,
      ...(step?.do && { do: step.do }),
      log: entriesOf(moment.events, words, known).map(({ sentence }) => sentence),
      ...(pending && { pending: { decision: pending.name, player: pending.player } }),
      ...(question !== undefined && { question }),
      options: legalActions(moment.game),
    });
  }
  return steps;
}

const INDENT = '  ';

/** The same as somebody reads it. */
export function courseText({ do: done, log, pending, question, options }: StepReport, say: Say): string {
  const title = done ? JSON.stringify(done) : say('cli.scenario.beginning');
  const asked = pending && `${question ?? ''} (${JSON.stringify(pending)})`;
  return [
    title,
    ...[...log, ...(asked === undefined ? [] : [asked])].map((line) => INDENT + line),
    ...options.map((option) => INDENT + INDENT + JSON.stringify(option)),
  ].join('\n');
}
