import type { Observation } from '../../../engine';
import { actorName, zoneName } from '../../../telling/by-number';
import { optionWords } from '../../../telling/options';
import { choicesAbout, choicesAt } from '../../game/choices';
import { personId } from '../../game/people';
import { useMoment, useSitting, useWords } from '../../session/game-context';
import { PersonDisc } from './person-disc';

interface CompanionDiscProps {
  readonly seen: Observation;
  readonly companion: number;
}

/** A companion beside a dashboard; pressed, the one thing that can be done with them, if there is one. */
export function CompanionDisc({ seen, companion }: CompanionDiscProps) {
  const [sitting, moment, words] = [useSitting(), useMoment(), useWords()];
  const id = personId(seen, companion);
  const about = id === '' || moment.seen !== seen ? [] : choicesAbout(choicesAt(moment), 'survivor', id);
  const [only, ...more] = about.filter(({ action }) => action.do === 'rally');
  const name = companionName(seen, companion, words);
  const where = zoneName(seen, seen.at('place', companion), words);
  if (only && more.length === 0) {
    const deed = optionWords(only.action, words, seen);
    return (
      <button
        type="button"
        className="companion companion-lit"
        aria-label={deed}
        title={deed}
        onClick={() => sitting.take({ action: only.action })}
      >
        <PersonDisc seen={seen} actor={companion} />
      </button>
    );
  }
  const title = where.text === '' ? name : words.say('people.companion-in', { companion: name, zone: where });
  return (
    <span className="companion" role="img" aria-label={title} title={title}>
      <PersonDisc seen={seen} actor={companion} />
    </span>
  );
}

function companionName(seen: Observation, companion: number, words: ReturnType<typeof useWords>): string {
  const person = seen.table.roster[seen.at('identity', companion)];
  if (!person) return words.say('people.unknown');
  return words.say('people.companion', {
    who: actorName(seen, companion),
    class: words.say(`token.class.${person.class}`),
  });
}
