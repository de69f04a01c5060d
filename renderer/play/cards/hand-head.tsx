import { actionsAtOnce, freeAllowances, type Observation } from '../../../engine';
import { actorName } from '../../../telling/by-number';
import type { Words } from '../../../telling/words';
import { choicesAt } from '../../game/choices';
import { personId } from '../../game/people';
import { useMoment, useSeen, useSitting, useSittingState, useWords } from '../../session/game-context';
import { PersonDisc } from '../people/person-disc';
import { Skills } from '../people/skill';
import { KEYS } from './deeds';
import { useCardHand, useCardHandState } from './hand-context';

/** Whose cards these are, and what is left of their turn. */
export function HandHead({ survivor }: { survivor: number }) {
  const [sitting, moment, seen, words] = [useSitting(), useMoment(), useSeen(), useWords()];
  const hand = useCardHand();
  const looking = useCardHandState((state) => state.looking);
  const isWatching = useSittingState(({ watching }) => watching !== undefined);
  const activate = (isWatching ? [] : choicesAt(moment)).find(
    ({ action }) => action.do === 'activate' && action['survivor'] === personId(seen, survivor),
  );
  const isElsewhere = looking !== undefined && seen.acting >= 0 && seen.acting !== survivor;
  return (
    <div className="hand-head">
      <PersonDisc seen={seen} actor={survivor} />
      <h2>{actorName(seen, survivor)}</h2>
      {activate ? (
        <button
          type="button"
          className="button hand-activate"
          data-deed="activate"
          aria-keyshortcuts={KEYS.activate?.toUpperCase()}
          onClick={() => sitting.take({ action: activate.action })}
        >
          {words.say('hand.begin-turn')}
          <kbd aria-hidden="true">{KEYS.activate?.toUpperCase()}</kbd>
        </button>
      ) : (
        <ActionsLeft seen={seen} survivor={survivor} words={words} />
      )}
      <Skills seen={seen} survivor={survivor} />
      {isElsewhere ? (
        <button type="button" className="button" onClick={() => hand.lookAt(undefined)}>
          {words.say('hand.back-to', { who: actorName(seen, seen.acting) })}
        </button>
      ) : null}
    </div>
  );
}

interface ActionsLeftProps {
  readonly seen: Observation;
  readonly survivor: number;
  readonly words: Words;
}

/** A coin for each action, those that are spent turned over, and a smaller one for each that is free. */
export function ActionsLeft({ seen, survivor, words }: ActionsLeftProps) {
  const isActive = seen.value('active') === survivor;
  const all = actionsAtOnce(seen, survivor);
  const left = isActive ? seen.value('actionsLeft') : seen.at('activated', survivor) === 1 ? 0 : all;
  const free = isActive ? freeAllowances(seen, survivor) : [];
  return (
    <span className="actions-left">
      <span role="img" aria-label={words.say('hand.actions-left', { count: left })} className="coins">
        {Array.from({ length: Math.max(all, left) }, (_, coin) => (
          <span key={coin} className="coin" data-spent={coin >= left} />
        ))}
      </span>
      {free.map(({ skill, each, left: free }) => {
        const name = words.skill(seen.table.skills[skill]?.id ?? '');
        const label = words.say('hand.free-left', { skill: name, left: free, all: each });
        return (
          <span key={skill} role="img" aria-label={label} title={label} className="coins">
            {Array.from({ length: each }, (_, coin) => (
              <span key={coin} className="coin coin-free" data-spent={coin >= free} />
            ))}
          </span>
        );
      })}
    </span>
  );
}
