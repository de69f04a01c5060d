import { isGoalDoubtful } from '../../../engine';
import { textIn } from '../../../languages';
import type { Goal } from '../../../schemas';
import type { Line } from '../../builder/lines';
import { lineOf } from '../../builder/lines';
import { withValue } from '../../builder/paths';
import { ToldMarks } from '../told-marks';
import { partAt } from './pointing-out';
import type { StoryChange } from './story-change';
import { ToldSlots } from './told-slots';

/** The goals that a goal is made of, each in its sentence; numbered where their order counts. */
export function StoryRows({ of, isReadOnly }: { of: StoryChange; isReadOnly: boolean }) {
  return <Inner line={lineOf('Goal', of.story)} of={of} isReadOnly={isReadOnly} />;
}

function Inner({ line, of, isReadOnly }: { line: Line; of: StoryChange; isReadOnly: boolean }) {
  return line.sections
    .filter(({ part }) => part === 'Goal')
    .map(({ key, lines }) => {
      const List = key === 'anyOrder' ? 'ul' : 'ol';
      return (
        <List key={key} className="told-list">
          {lines.map((inner) => (
            <li key={inner.path.join('.')} {...partAt(inner.path)}>
              <InnerGoal inner={inner} of={of} isReadOnly={isReadOnly} />
            </li>
          ))}
        </List>
      );
    });
}

/** Own words stand for the whole of a goal. */
function InnerGoal({ inner, of, isReadOnly }: { inner: Line; of: StoryChange; isReadOnly: boolean }) {
  const { words } = inner.value as Goal;
  if (words) {
    return (
      <>
        <p className="told-words">{textIn(words.text, of.desk.language)}</p>
        <ToldMarks
          isWordsOnly={false}
          isThen={false}
          isDoubtful={isGoalDoubtful(inner.value as Goal)}
          isOwn
        />
      </>
    );
  }
  return (
    <>
      <ToldSlots
        told={of.desk.told('Goal', inner.value, { deep: true })}
        within={{ part: 'Goal', value: inner.value }}
        desk={of.desk}
        change={
          isReadOnly
            ? undefined
            : (part, joins) => of.change(withValue(of.story, inner.path, part) as object, joins)
        }
      />
      <Inner line={inner} of={of} isReadOnly={isReadOnly} />
    </>
  );
}
