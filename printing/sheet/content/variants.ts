import { isOfTiles } from '../../../engine';
import type { SentenceKey } from '../../../languages';
import { type Goal, goalsWithin, type Token, type Variant } from '../../../schemas';
import { goalSentence } from '../../../telling/mission/goals';
import { numberedRules } from '../../../telling/mission/order';
import { ruleSentence } from '../../../telling/mission/rules';
import { marked } from '../../../telling/mission/sheet';
import { personWords } from '../../../telling/tokens';
import type { ListItem, Section } from '../../flow/blocks';
import { goalItem } from './goals';
import { countOf, sortWords } from './legend';
import type { Said } from './said';
import { list, section } from './text';

/** What is different for other numbers of survivors. */
export function variantsOf(said: Said): Section[] {
  const parts = (said.mission.variants ?? []).flatMap((variant) =>
    section(3, headingOf(variant, said), list([...left(variant, said), ...added(variant, said)])),
  );
  return section(2, said.say('print.sheet.variants'), parts);
}

function headingOf({ survivors }: Variant, { context, say }: Said): string {
  const numbers = [...survivors].sort((one, other) => one - other);
  return say('print.sheet.variant', {
    count: numbers.length === 1 ? (numbers[0] ?? 0) : 2,
    numbers: context.or(numbers.map(String)),
  });
}

/** What is left out, as the sheet has called it before. */
function left({ without = [] }: Variant, said: Said): ListItem[] {
  const { mission, say, context, language } = said;
  const { tokens = [], goals = [], rules = [], aside = [] } = mission;
  return without.flatMap((id): ListItem[] => {
    const token = tokens.find((each) => each.id === id);
    if (token) return [{ words: say('print.sheet.without.token', { what: tokenWords(token, said) }) }];
    const person = aside.find((each) => each.id === id);
    if (person) {
      const who = personWords(mission.system, person, say);
      return [{ words: say('print.sheet.without.aside', { who }) }];
    }
    const goal = goals.flatMap(allOf).find((each) => each.id === id);
    if (goal) {
      return [
        { words: say('print.sheet.without.goal'), items: [goalItem(goalSentence(goal, context), language)] },
      ];
    }
    const number = rules.findIndex((each) => each.id === id) + 1;
    return number === 0 ? [] : [{ words: say('print.sheet.without.rule', { number }) }];
  });
}

function allOf(goal: Goal): Goal[] {
  return 'reach' in goal || 'text' in goal ? [goal] : [goal, ...goalsWithin(goal).goals.flatMap(allOf)];
}

function added(variant: Variant, said: Said): ListItem[] {
  const { mission, say, context, language } = said;
  const { tokens = [], aside = [], goals = [], rules = [], options = {} } = variant;
  return [
    ...tokens.map((token) => ({ words: say('print.sheet.with.token', { what: tokenWords(token, said) }) })),
    ...aside.map((person) => ({
      words: say('print.sheet.with.aside', { who: personWords(mission.system, person, say) }),
    })),
    ...goals.map((goal) => ({
      words: say('print.sheet.with.goal'),
      items: [goalItem(goalSentence(goal, context), language)],
    })),
    ...rules.map((rule) => ({
      words: say('print.sheet.with.rule', { number: numberedRules(mission).indexOf(rule) + 1 }),
      items: [{ words: marked(ruleSentence(rule, context), language) }],
    })),
    ...Object.entries(options).map(([option, isOn]) => ({
      words: say(isOn ? 'print.sheet.with.option' : 'print.sheet.without.option', {
        name: say(`properties.option.${option}` as SentenceKey),
      }),
    })),
  ];
}

/** What it is, how many of it, and where. */
function tokenWords(token: Token, said: Said): string {
  const { say, zoneAt } = said;
  const count = countOf(token);
  const name = sortWords(token, said);
  const what = count === 1 ? name : say('print.sheet.legend.entry', { count, name });
  const place = isOfTiles(token) ? undefined : zoneAt(token.at)?.title;
  return place === undefined ? what : say('print.sheet.token', { what, place });
}
