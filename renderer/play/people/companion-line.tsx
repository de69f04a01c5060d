import type { Observation } from '../../../engine';
import { actorName, zoneName } from '../../../telling/by-number';
import { choicesAbout, choicesAt } from '../../game/choices';
import { personId } from '../../game/people';
import { useMoment, useSitting, useWords } from '../../session/game-context';
import { PersonDisc } from './person-disc';

/** A companion whom nobody leads yet; clicked, whatever can be done with them. */
export function CompanionLine({ seen, companion }: { seen: Observation; companion: number }) {
  const [sitting, moment, words] = [useSitting(), useMoment(), useWords()];
  const id = personId(seen, companion);
  const [only, ...more] = id === '' ? [] : choicesAbout(choicesAt(moment), 'survivor', id);
  const person = seen.table.roster[seen.at('identity', companion)];
  const name = person
    ? words.say('people.companion', {
        who: actorName(seen, companion),
        class: words.say(`token.class.${person.class}`),
      })
    : words.say('people.unknown');
  return (
    <li className="companion" title={zoneName(seen, seen.at('place', companion), words)}>
      <PersonDisc seen={seen} actor={companion} />
      <span>{name}</span>
      {only && more.length === 0 ? (
        <button type="button" className="deed" onClick={() => sitting.take({ action: only.action })}>
          {words.say(only.action.do === 'rally' ? 'hand.deed.rally' : 'play.board.menu')}
        </button>
      ) : null}
    </li>
  );
}
