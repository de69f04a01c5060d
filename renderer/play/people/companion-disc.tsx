import type { PersonSeen, Seen } from '../../../engine';
import type { SentenceKey } from '../../../languages';
import { optionWords } from '../../../telling/options';
import { choicesAbout, choicesAt } from '../../game/choices';
import { useMoment, useWords } from '../../session/game-context';
import { usePress } from '../clicks/asking';
import { PersonDisc } from './person-disc';

interface CompanionDiscProps {
  readonly seen: Seen;
  readonly companion: PersonSeen;
}

/** A companion beside a dashboard; pressed, the one thing that can be done with them, if there is one. */
export function CompanionDisc({ seen, companion }: CompanionDiscProps) {
  const [press, moment, words] = [usePress(), useMoment(), useWords()];
  const { id, number, zone } = companion;
  const about = id === '' || moment.seen !== seen ? [] : choicesAbout(choicesAt(moment), 'survivor', id);
  const [only, ...more] = about.filter(({ traits }) => traits.atPeople === 'companions');
  const name = companionName(companion, words);
  const where = words.zone(seen.table.zones[zone]?.id ?? '');
  if (only && more.length === 0) {
    const deed = optionWords(only.action, words, seen);
    return (
      <button
        type="button"
        className="companion companion-lit"
        aria-label={deed}
        title={deed}
        onClick={({ currentTarget }) => press({ choices: [only] }, currentTarget)}
      >
        <PersonDisc seen={seen} actor={number} />
      </button>
    );
  }
  const title = where.text === '' ? name : words.say('people.companion-in', { companion: name, zone: where });
  return (
    <span className="companion" role="img" aria-label={title} title={title}>
      <PersonDisc seen={seen} actor={number} />
    </span>
  );
}

function companionName({ id, name, class: of }: PersonSeen, words: ReturnType<typeof useWords>): string {
  if (id === '') return words.say('people.unknown');
  return words.say('people.companion', { who: name, class: words.say(`token.class.${of}` as SentenceKey) });
}
