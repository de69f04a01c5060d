import type { MissionContext } from './context';
import { fullSentence } from './grammar';
import { counterWords } from './names';
import type { RuleSentence } from './rules';

/** How well the mission was done, by what each counter shows at the end: printed like rules. */
export function gradeSentences(context: MissionContext): RuleSentence[] {
  const { grades = [] } = context.mission;
  return [...new Set(grades.map(({ counter }) => counter))].map((counter) => {
    const own = grades
      .filter((grade) => grade.counter === counter)
      .sort((one, other) => one.from - other.from);
    const names = own.map(({ name, from }) =>
      context.say('mission.grade', { name: context.text(name), from }),
    );
    const words = context.say('mission.grades', {
      counter: counterWords(counter, context),
      grades: context.and(names),
    });
    const text = fullSentence(words, context);
    return { id: `grades.${counter}`, text, own: false, doubtful: false, isWordsOnly: false };
  });
}
