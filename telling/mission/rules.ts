import { isRuleDoubtful } from '../../engine';
import type { Condition, Rule } from '../../schemas';
import type { MissionContext } from './context';
import { before, fullSentence } from './grammar';
import { comesAfterOthers, numberOf } from './order';
import { limitedWords, restrictionWords } from './restrictions';

/** A rule as it is printed. */
export interface RuleSentence {
  readonly id: string;
  readonly text: string;
  /** By which others speak of it; what is switched off has none. */
  readonly number?: number;
  /** The author's own words, not the program's. */
  readonly own: boolean;
  /** Own words that were written for something else than the rule says now. */
  readonly doubtful: boolean;
  /** A rule that the program does not apply. */
  readonly isWordsOnly: boolean;
  /** Of the rules that hear the same event it is not the first. */
  readonly isThen?: true;
}

export function ruleSentence(rule: Rule, context: MissionContext): RuleSentence {
  const { id, words } = rule;
  const number = numberOf(id, context.mission);
  return {
    id,
    ...(number !== undefined && { number }),
    text: words ? context.text(words.text) : ruleWords(rule, context),
    own: words !== undefined,
    doubtful: isRuleDoubtful(rule),
    isWordsOnly: 'text' in rule,
    ...(comesAfterOthers(rule, context.rules) && { isThen: true }),
  };
}

type HeadOf<Union> = Union extends { id: string }
  ? Exclude<keyof Union, 'id' | 'basis' | 'words' | 'off' | 'if' | 'once' | 'times' | 'do'>
  : never;
type Head = HeadOf<Rule>;
type RuleWith<H extends Head> = Extract<Rule, Record<H, unknown>>;

/** A head without a sentence does not compile. */
const tellers: { readonly [H in Head]: (rule: RuleWith<H>, context: MissionContext) => string } = {
  when: (rule, context) => {
    const when = context.telling.event(rule.when, rule.once === true ? 'once' : 'whenever', context);
    return sentences([consequence(when, rule, context), ...howOften(rule, context)], context);
  },
  asSoonAs: (rule, context) => {
    const clause = context.telling.circumstance(rule.asSoonAs, 'that', context);
    const when = context.say(`mission.as-soon-as.${before(clause)}`, { clause });
    return fullSentence(consequence(when, rule, context), context);
  },
  action: actionWords,
  forbid: ({ forbid }, context) => fullSentence(restrictionWords(forbid, context), context),
  change: ({ change }, context) =>
    fullSentence(limitedWords(context.telling.change?.(change, context) ?? '', change, context), context),
  price: ({ price }, context) =>
    fullSentence(limitedWords(context.telling.price?.(price, context) ?? '', price, context), context),
  search: ({ search }, context) =>
    fullSentence(limitedWords(context.telling.search?.(search, context) ?? '', search, context), context),
  passage: ({ passage }, context) =>
    fullSentence(limitedWords(context.telling.passage?.(passage, context) ?? '', passage, context), context),
  carry: ({ carry }, context) => fullSentence(context.telling.carry?.(carry, context) ?? '', context),
  text: ({ text }, context) => context.text(text),
};

const heads = Object.keys(tellers) as Head[];

/** A rule in the program's words. */
export function ruleWords(rule: Rule, context: MissionContext): string {
  const [words = ''] = heads.flatMap((head) => (isOf(rule, head) ? told(head, rule, context) : []));
  return words;
}

function isOf<H extends Head>(rule: Rule, head: H): rule is RuleWith<H> {
  return head in rule;
}

function told<H extends Head>(head: H, rule: RuleWith<H>, context: MissionContext): string {
  return tellers[head](rule, context);
}

function consequence(
  when: string,
  rule: { readonly if?: Condition; readonly do: RuleWith<'when'>['do'] },
  context: MissionContext,
): string {
  const deeds = context.telling.effects(rule.do, context);
  if (rule.if === undefined) return context.say('mission.rule', { when, deeds });
  return context.say('mission.rule-if', {
    when,
    if: context.telling.circumstance(rule.if, 'if', context),
    deeds,
  });
}

function actionWords(rule: RuleWith<'action'>, context: MissionContext): string {
  const { action, once } = rule;
  const parts = {
    name: context.text(action.name),
    who: context.telling.actor?.(action, context) ?? '',
    cost: context.telling.cost?.(action, context) ?? '',
    deeds: context.telling.effects(rule.do, context),
  };
  const words = rule.if
    ? context.say('mission.action-if', { ...parts, if: context.telling.circumstance(rule.if, 'if', context) })
    : context.say('mission.action', parts);
  const onlyOnce = once === true ? [context.say('mission.action.only-once')] : [];
  return sentences([words, ...onlyOnce, ...howOften(rule, context)], context);
}

/** What `the first time` does not say. */
function howOften({ once, times }: RuleWith<'when'> | RuleWith<'action'>, { say }: MissionContext): string[] {
  return [
    ...(once === undefined || once === true ? [] : [say(`mission.often.${once}`)]),
    ...(times === undefined ? [] : [say('mission.often.times', { times })]),
  ];
}

function sentences(words: readonly string[], context: MissionContext): string {
  return words.map((each) => fullSentence(each, context)).join(' ');
}
