import { optionWords } from '../../../telling/options';
import { choicesAt } from '../../game/choices';
import { survivorInSight } from '../../game/people';
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
  const turns = (isWatching ? [] : choicesAt(moment)).filter(({ traits }) => traits.role === 'begin-turn');
  const turnOf = (who: string | undefined) => turns.find(({ touches: [one] }) => one?.name === who);
  // Whoever looks at somebody whose turn is over begins that of who is next, and sees whose that is.
  const next = pictureOf(seen).people[survivorInSight(seen)];
  const activate = turnOf(person?.id) ?? turnOf(next?.id);
  const isOwn = activate?.touches[0]?.name === person?.id;
  const isElsewhere = looking !== undefined && seen.acting >= 0 && seen.acting !== survivor;
  return (
    <div className="hand-head">
      <PersonDisc seen={seen} actor={survivor} />
      <h2>{person?.name}</h2>
      {activate ? (
        <button
          type="button"
          className="button hand-activate"
          data-control="begin-turn"
          data-deed={activate.action.do}
          aria-keyshortcuts={activate.traits.key?.toUpperCase()}
          onClick={() => sitting.take({ action: activate.action })}
        >
          {isOwn ? words.say('hand.begin-turn') : optionWords(activate.action, words, seen)}
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
