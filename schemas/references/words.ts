import { nameKinds, wordsOfGames } from '../generated/mission-words';
import type { Condition, Effect, Goal, Mission, Rule, Scenario } from '../generated/types';
import type { WordPlace, WordsOfGames } from '../mission-word';
import { below } from '../pointer';
import { type Problem, problem } from '../problem';
import { effectLists } from './effects';
import { goalsWithin } from './goals';
import { systemOfScenario } from './systems';

type System = Mission['system'];

export function hasWord(system: System, place: WordPlace, word: string, words = wordsOfGames): boolean {
  const games = Object.hasOwn(words[place], word) ? words[place][word] : undefined;
  return games?.includes(system) ?? true;
}

/** What a mission says that its own game does not know, only another. */
export function foreignWords(mission: Mission, words: WordsOfGames = wordsOfGames): Problem[] {
  const { system, variants = [] } = mission;
  const reader = new WordReader(system, words);
  return [
    ...reader.keys('missionKeys', mission, ''),
    ...reader.said(mission, ''),
    ...variants.flatMap((variant, index) => [
      ...reader.keys('missionKeys', variant, `/variants/${index}`),
      ...reader.said(variant, `/variants/${index}`),
    ]),
  ];
}

/** The same for a situation. */
export function foreignInSituation(scenario: Scenario, words: WordsOfGames = wordsOfGames): Problem[] {
  const reader = new WordReader(systemOfScenario(scenario), words);
  const { goals, rules } = scenario.given;
  return [
    ...reader.keys('situationKeys', scenario.given, '/given'),
    ...reader.said({ goals, rules }, '/given'),
  ];
}

/** What has words in it, in missions, their variants and situations. */
interface Saying {
  readonly tokens?: readonly { readonly kind: string }[] | undefined;
  readonly goals?: readonly Goal[] | undefined;
  readonly rules?: readonly Rule[] | undefined;
}

/** A rule that holds as long as something is so. */
interface ForAWhile {
  readonly asLongAs?: Condition | undefined;
  readonly unless?: Condition | undefined;
  readonly until?: Condition | undefined;
}

const HOLDS_OTHERS: ReadonlySet<string> = new Set(['if', 'do', 'else', 'outcomes', 'options']);

class WordReader {
  constructor(
    private readonly system: System,
    private readonly words: WordsOfGames,
  ) {}

  said({ tokens = [], goals = [], rules = [] }: Saying, pointer: string): Problem[] {
    return [
      ...tokens.flatMap(({ kind }, index) => this.word('tokens', kind, `${pointer}/tokens/${index}/kind`)),
      ...goals.flatMap((goal, index) => this.goal(goal, `${pointer}/goals/${index}`)),
      ...rules.flatMap((rule, index) => this.rule(rule, `${pointer}/rules/${index}`)),
    ];
  }

  /** Each key that is a word of another game. */
  keys(place: WordPlace, part: object, pointer: string): Problem[] {
    return Object.keys(part).flatMap((key) => this.word(place, key, below(pointer, key)));
  }

  private word(place: WordPlace, word: string, pointer: string): Problem[] {
    const { system, words } = this;
    return hasWord(system, place, word, words)
      ? []
      : [problem('word-not-of-system', pointer, { word, system })];
  }

  private goal(goal: Goal, pointer: string): Problem[] {
    const { key, goals } = goalsWithin(goal);
    return [
      ...('reach' in goal ? this.condition(goal.reach, `${pointer}/reach`) : []),
      ...goals.flatMap((inner, index) => this.goal(inner, below(below(pointer, key), index))),
    ];
  }

  private condition(condition: Condition, pointer: string): Problem[] {
    const foreign = this.keys('conditions', condition, pointer);
    if (foreign.length > 0) return foreign;
    if ('not' in condition) return this.condition(condition.not, `${pointer}/not`);
    const [key, list] =
      'all' in condition ? ['all', condition.all] : 'any' in condition ? ['any', condition.any] : ['', []];
    if (list.length === 0) return this.areas(condition, pointer);
    return list.flatMap((inner, index) => this.condition(inner, `${pointer}/${key}/${index}`));
  }

  private rule(rule: Rule, pointer: string): Problem[] {
    const foreign = this.keys('rules', rule, pointer);
    if (foreign.length > 0) return foreign;
    const conditions = {
      ...('asSoonAs' in rule && { asSoonAs: rule.asSoonAs }),
      ...('if' in rule && { if: rule.if }),
    };
    return [
      ...Object.entries(conditions).flatMap(([key, condition]) =>
        this.condition(condition, `${pointer}/${key}`),
      ),
      ...('when' in rule
        ? this.chosen('events', rule.when.event, rule.when, `${pointer}/when`, 'event')
        : []),
      ...('action' in rule ? this.areas(rule.action, `${pointer}/action`) : []),
      ...effectLists(rule).flatMap((list) =>
        list.effects.flatMap((effect, at) => this.effect(effect, `${pointer}${list.pointer}/${at}`)),
      ),
      ...('forbid' in rule
        ? this.limited('restrictions', rule.forbid, rule.forbid.what, `${pointer}/forbid`)
        : []),
      ...('change' in rule
        ? this.limited('changes', rule.change, rule.change.what, `${pointer}/change`)
        : []),
      ...('price' in rule
        ? this.limited('prices', rule.price, rule.price.for, `${pointer}/price`, 'for')
        : []),
      ...('search' in rule ? this.whatHolds(rule.search, `${pointer}/search`) : []),
      ...('passage' in rule ? this.whatHolds(rule.passage, `${pointer}/passage`) : []),
      ...('carry' in rule ? this.word('carrying', rule.carry.by, `${pointer}/carry/by`) : []),
    ];
  }

  private effect(effect: Effect, pointer: string): Problem[] {
    const { effect: word } = effect;
    // What stands within is read by itself.
    const own = Object.fromEntries(Object.entries(effect).filter(([key]) => !HOLDS_OTHERS.has(key)));
    const foreign = this.chosen('effects', word, own, pointer, 'effect');
    if (foreign.length > 0) return foreign;
    return [
      ...('if' in effect ? this.condition(effect.if, `${pointer}/if`) : []),
      ...(effect.effect === 'choose'
        ? effect.options.flatMap((option, index) =>
            option.if ? this.condition(option.if, `${pointer}/options/${index}/if`) : [],
          )
        : []),
      ...(effect.effect === 'roll'
        ? effect.outcomes.flatMap(({ from, to }, index) =>
            this.areas({ from, to }, `${pointer}/outcomes/${index}`),
          )
        : []),
    ];
  }

  private limited(place: WordPlace, said: ForAWhile, word: string, pointer: string, key = 'what'): Problem[] {
    const foreign = this.word(place, word, below(pointer, key));
    return foreign.length > 0 ? foreign : this.whatHolds(said, pointer);
  }

  /** What holds for a while is about people and places, and as long as something is so. */
  private whatHolds(said: ForAWhile, pointer: string): Problem[] {
    const { asLongAs, unless, until, ...others } = said;
    return [
      ...this.areas(others, pointer),
      ...(asLongAs ? this.condition(asLongAs, `${pointer}/asLongAs`) : []),
      ...(unless ? this.condition(unless, `${pointer}/unless`) : []),
      ...(until ? this.condition(until, `${pointer}/until`) : []),
    ];
  }

  /** A word that stands under a key of what it is about, and the areas that this names. */
  private chosen(place: WordPlace, word: string, part: object, pointer: string, key: string): Problem[] {
    const foreign = this.word(place, word, below(pointer, key));
    return foreign.length > 0 ? foreign : this.areas(part, pointer);
  }

  /** The areas that are named, the amounts, and what is said of places, people and pieces. */
  private areas(part: object, pointer: string): Problem[] {
    return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
      const at = below(pointer, key);
      if (typeof value === 'object' && value !== null) {
        const filters = Array.isArray(value) ? [] : this.keys('filters', value, at);
        return filters.length > 0 ? filters : this.areas(value, at);
      }
      if (typeof value !== 'string') return [];
      if (key === 'per') return this.word('amounts', value, at);
      const isArea = Object.hasOwn(nameKinds, key) && nameKinds[key] === 'area';
      return isArea ? this.word('areas', value, at) : [];
    });
  }
}
