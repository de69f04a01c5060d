import { choicesAt } from '../../game/choices';
import { personActing, pictureOf } from '../../game/picture';
import { useMoment, useSeen, useSitting, useSittingState, useWords } from '../../session/game-context';
import { PersonDisc } from '../people/person-disc';
import { Skills } from '../people/skill';
import { ActionsLeft } from './actions-left';
import { useCardHand, useCardHandState } from './hand-context';

/** Whose cards these are, and what is left of their turn. */
export function HandHead({ survivor }: { survivor: number }) {
  const [sitting, moment, seen, words] = [useSitting(), useMoment(), useSeen(), useWords()];
  const hand = useCardHand();
  const person = pictureOf(seen).people[survivor];
  const looking = useCardHandState((state) => state.looking);
  const isWatching = useSittingState(({ watching }) => watching !== undefined);
  const activate = (isWatching ? [] : choicesAt(moment)).find(
    ({ traits, touches: [who] }) => traits.role === 'begin-turn' && who?.name === person?.id,
  );
  const isElsewhere = looking !== undefined && seen.acting >= 0 && seen.acting !== survivor;
  return (
    <div className="hand-head">
      <PersonDisc seen={seen} actor={survivor} />
      <h2>{person?.name}</h2>
      {activate ? (
        <button
          type="button"
          className="button hand-activate"
          data-deed={activate.action.do}
          aria-keyshortcuts={activate.traits.key?.toUpperCase()}
          onClick={() => sitting.take({ action: activate.action })}
        >
          {words.say('hand.begin-turn')}
          <kbd aria-hidden="true">{activate.traits.key?.toUpperCase()}</kbd>
        </button>
      ) : person ? (
        <ActionsLeft seen={seen} person={person} words={words} />
      ) : null}
      <Skills seen={seen} skills={person?.skills ?? []} />
      {isElsewhere ? (
        <button type="button" className="button" onClick={() => hand.lookAt(undefined)}>
          {words.say('hand.back-to', { who: personActing(seen)?.name ?? '' })}
        </button>
      ) : null}
    </div>
  );
}
