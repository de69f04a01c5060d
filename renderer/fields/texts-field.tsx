import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { languages } from '../../languages';
import type { Text } from '../../schemas';
import { useSentences, useSession, useSessionState } from '../session/session-context';
import { useFile } from '../session/tab-context';
import { withWords } from './changes';
import type { PropertyName } from './property-name';
import { type Reading, readLine, refused } from './reading';
import { sharedBy } from './shared';
import { useTyping } from './typing';

interface TextsFieldProps {
  readonly name: PropertyName;
  /** Other words than the name's own. */
  readonly label?: string;
  /** The same text of several parts, or of one. */
  readonly texts: readonly (Text | undefined)[];
  /** In one language at least there have to be words. */
  readonly needed?: boolean;
  readonly rows?: number;
  readonly change: (language: string, words: string | undefined, joins: string) => void;
}

/** Words for players, in every language side by side; those in which nobody has written are folded away until they are wanted. */
export function TextsField({ name, label, texts, needed = false, rows = 1, change }: TextsFieldProps) {
  const say = useSentences();
  const id = useId();
  const field = label ?? say(`properties.field.${name}`);
  const isRead = useFile(({ isReadOnly }) => isReadOnly);
  const others = texts.flatMap((text) => Object.keys(text ?? {}));
  const all = [...new Set<string>([...languages, ...others])];
  const spoken = useSessionState((state) => state.language);
  const areWanted = useSessionState((state) => state.showing.languages);
  // Whoever takes all words away goes on writing there.
  const [writtenIn, setWrittenIn] = useState<string>();
  const isNeeded = (language: string) => language === spoken || others.includes(language);
  const shown = all.filter((language) => areWanted || isNeeded(language) || language === writtenIn);
  const folding = all.filter((language) => !isNeeded(language));
  const isWritten = texts.some((text) => text !== undefined);
  if (isRead && !isWritten) return null;
  return (
    <div role="group" aria-labelledby={id} className="texts" data-field={name}>
      <span id={id} className="field-label">
        {field}
      </span>
      {isRead || folding.length === 0 ? null : <OtherLanguages field={field} languages={folding} />}
      <div className="texts-languages">
        {shown.map((language) => (
          <div key={language} onFocus={() => setWrittenIn(language)} onBlur={() => setWrittenIn(undefined)}>
            <WordsIn
              {...{ field, texts, needed, rows, language }}
              change={(words, joins) => change(language, words, joins)}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Unfolds and folds the languages that nothing is written in, in all fields alike. */
function OtherLanguages({ field, languages: codes }: { field: string; languages: readonly string[] }) {
  const say = useSentences();
  const session = useSession();
  const spoken = useSessionState((state) => state.language);
  const areShown = useSessionState((state) => state.showing.languages);
  const called = codes.map((code) => languageName(code, spoken)).join(', ');
  const Sign = areShown ? ChevronDown : ChevronRight;
  return (
    <button
      type="button"
      className="text-button texts-others"
      aria-expanded={areShown}
      aria-label={say('properties.more-languages', { field, languages: called })}
      onClick={() => session.toggleShowing('languages')}
    >
      <Sign aria-hidden="true" />
      {called}
    </button>
  );
}

interface WordsInProps extends Omit<Required<TextsFieldProps>, 'change' | 'name' | 'label'> {
  readonly field: string;
  readonly language: string;
  readonly change: (words: string | undefined, joins: string) => void;
}

const LONGEST = 20_000;

function WordsIn({ field, texts, needed, rows, language, change }: WordsInProps) {
  const say = useSentences();
  const id = useId();
  const isRead = useFile(({ isReadOnly }) => isReadOnly);
  const spoken = useSessionState((state) => state.language);
  const shared = sharedBy(texts, (text) => text?.[language]);
  const isLast = texts.some((text) => withWords(text, language, undefined) === undefined);
  const read = (typed: string): Reading<string> => {
    const reading = readLine(typed, LONGEST);
    const isGone = reading.ok && reading.value === undefined;
    return needed && isLast && isGone ? refused('properties.problem.needed') : reading;
  };
  const { text, problem, handlers } = useTyping({
    value: shared.value,
    write: (value = '') => value,
    read,
    change,
  });
  const called = languageName(language, spoken);
  if (isRead) {
    const words = shared.isMixed ? say('properties.various') : shared.value;
    if (words === undefined) return null;
    return (
      <div>
        <span className="texts-language">{called}</span>
        <p className="texts-read" lang={language}>
          {words}
        </p>
      </div>
    );
  }
  return (
    <div>
      <label className="texts-language" htmlFor={id}>
        {called}
      </label>
      <textarea
        id={id}
        className="texts-words"
        lang={language}
        rows={rows}
        // The language alone would not say which of many texts it is.
        aria-label={say('properties.in-language', { field, language: called })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        placeholder={shared.isMixed ? say('properties.various') : undefined}
        value={text}
        {...handlers}
      />
      {problem ? (
        <p id={`${id}-problem`} className="field-problem">
          {say(problem.key, problem.parameters)}
        </p>
      ) : null}
    </div>
  );
}

/** What a language is called in another; its code where nobody has a name for it. */
function languageName(code: string, spoken: string): string {
  const name = nameOf(code, spoken) ?? code;
  return name.charAt(0).toLocaleUpperCase(spoken) + name.slice(1);
}

function nameOf(code: string, spoken: string): string | undefined {
  try {
    return new Intl.DisplayNames([spoken], { type: 'language' }).of(code);
  } catch {
    // A file may have codes that look right and are none.
    return undefined;
  }
}
