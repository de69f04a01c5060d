import { put } from '../../../document/commands/properties';
import { useChange, withWords } from '../../../fields/changes';
import { TextsField } from '../../../fields/texts-field';
import { useMission } from '../../../session/tab-context';

const chapters = ['intro', 'setup', 'notes'] as const;

/** The title, and what players read before they start. */
export function MissionTexts() {
  const change = useChange();
  const title = useMission((mission) => mission.title);
  const texts = useMission((mission) => mission.texts);
  return (
    <div className="properties-section">
      <TextsField
        name="title"
        texts={[title]}
        needed
        change={(language, words, joins) =>
          change(
            'title',
            (draft) => {
              draft.title = withWords(draft.title, language, words) ?? draft.title;
            },
            joins,
          )
        }
      />
      {chapters.map((chapter) => (
        <TextsField
          key={chapter}
          name={chapter}
          texts={[texts?.[chapter]]}
          rows={3}
          change={(language, words, joins) =>
            change(
              chapter,
              (draft) => {
                const after = { ...draft.texts };
                put(after, chapter, withWords(after[chapter], language, words));
                put(draft, 'texts', Object.keys(after).length > 0 ? after : undefined);
              },
              joins,
            )
          }
        />
      ))}
    </div>
  );
}
