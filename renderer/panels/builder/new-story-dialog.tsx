import { useState } from 'react';
import { entriesFor } from '../../builder/catalogue';
import { newStories } from '../../builder/new-stories';
import { shelved } from '../../builder/shelved';
import { useSentences } from '../../session/session-context';
import { useDesk } from './use-desk';
import { WordList } from './words-dialog';
import { WordsFrame } from './words-frame';

interface NewStoryDialogProps {
  readonly list: 'goals' | 'rules';
  readonly onPick: (story: object) => void;
  readonly onClose: () => void;
}

/** A new goal or a new rule: what it begins with, and of a rule that does something, what that is. */
export function NewStoryDialog({ list, onPick, onClose }: NewStoryDialogProps) {
  const say = useSentences();
  const desk = useDesk();
  const [begun, setBegun] = useState<object>();
  const pick = (story: object, isReady: boolean) => {
    if (!isReady && 'do' in story && list === 'rules') return setBegun(story);
    onPick(story);
    onClose();
  };
  const title = begun ? 'builder.choose.effect' : list === 'goals' ? 'builder.new-goal' : 'builder.new-rule';
  const back = (
    <button type="button" className="button" onClick={() => setBegun(undefined)}>
      {say('builder.back')}
    </button>
  );
  return (
    <WordsFrame title={title} onClose={onClose} foot={begun ? back : null}>
      {begun ? (
        <WordList
          key="then"
          system={desk.mission.system}
          shelves={shelved('Effect', entriesFor('Effect', desk, begun))}
          onPick={(effect) => pick({ ...begun, do: [effect] }, true)}
        />
      ) : (
        <WordList
          key="first"
          system={desk.mission.system}
          shelves={newStories(list, desk)}
          onPick={(story, { isReady }) => pick(story, isReady === true)}
        />
      )}
    </WordsFrame>
  );
}
