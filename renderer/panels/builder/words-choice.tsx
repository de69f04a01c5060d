import type { Text } from '../../../schemas';
import type { Place } from '../../builder/places';
import { withWords } from '../../fields/changes';
import { TextsField } from '../../fields/texts-field';
import { useSentences } from '../../session/session-context';
import { keyName } from './key-name';

/** Words of the author's own, in every language that they write. */
export function WordsChoice({ place, put }: { place: Place; put: (value: Text, joins?: string) => void }) {
  const say = useSentences();
  const text = place.value as Text | undefined;
  return (
    <TextsField
      name="own-words"
      label={say(keyName(place))}
      texts={[text]}
      needed
      change={(language, words, joins) => {
        const after = withWords(text, language, words);
        if (after) put(after, joins);
      }}
    />
  );
}
