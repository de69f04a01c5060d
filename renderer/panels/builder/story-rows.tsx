import type { Line } from '../../builder/lines';
import { lineOf } from '../../builder/lines';
import { withValue } from '../../builder/paths';
import type { StoryChange } from './line-rows';
import { partAt } from './pointing-out';
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
            </li>
          ))}
        </List>
      );
    });
}
