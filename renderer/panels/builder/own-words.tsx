import { fingerprintOfGoal, fingerprintOfRule, isGoalDoubtful, isRuleDoubtful } from '../../../engine';
import type { Goal, Rule, Text } from '../../../schemas';
import { withWords } from '../../fields/changes';
import { TextsField } from '../../fields/texts-field';
import { useSentences } from '../../session/session-context';
import type { StoryChange } from './story-change';
import { ToldSlots } from './told-slots';

interface OwnWordsProps {
  readonly of: StoryChange;
  readonly part: 'Goal' | 'Rule';
  readonly isOpen: boolean;
}

/** An author's own words for a goal or a rule, and what the program does, where it does something. */
export function OwnWords({ of: { story, change, desk }, part, isOpen }: OwnWordsProps) {
  const say = useSentences();
  const said = story as Goal | Rule;
  const isTextOnly = 'text' in said;
  const text = isTextOnly ? said.text : said.words?.text;
  const write = (after: Text, joins: string) =>
    change(isTextOnly ? { ...said, text: after } : { ...said, words: { ...said.words, text: after } }, joins);
  const isDoubtful = part === 'Goal' ? isGoalDoubtful(said as Goal) : isRuleDoubtful(said as Rule);
  const stillHolds = () => {
    const of = part === 'Goal' ? fingerprintOfGoal(said as Goal) : fingerprintOfRule(said as Rule);
    change({ ...said, words: { ...said.words, of } });
  };
  return (
    <div className="own-words">
      <TextsField
        name="own-words"
        texts={[text]}
        needed
        rows={2}
        change={(language, words, joins) => {
          const after = withWords(text, language, words);
          if (after) write(after, joins);
        }}
      />
      {isDoubtful ? (
        <button type="button" className="button" onClick={stillHolds}>
          {say('builder.still-holds')}
        </button>
      ) : null}
      {isTextOnly || isOpen ? null : (
        <div className="own-words-does">
          <p className="line-head">{say('builder.does')}</p>
          <ToldSlots
            told={desk.told(part, story, { deep: true })}
            within={{ part, value: story }}
            desk={desk}
            change={change}
          />
        </div>
      )}
    </div>
  );
}
