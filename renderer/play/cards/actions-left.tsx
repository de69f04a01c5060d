import { type PersonSeen, type Seen, systemIn } from '../../../engine';
import type { Words } from '../../../telling/words';
import { pictureOf } from '../../game/picture';

interface ActionsLeftProps {
  readonly seen: Seen;
  readonly person: PersonSeen;
  readonly words: Words;
}

/** A coin for each action, those that are spent turned over, and a smaller one for each that is free. */
export function ActionsLeft({ seen, person, words }: ActionsLeftProps) {
  const { advise } = systemIn(seen);
  const { number, actionsLeft: left } = person;
  const all = advise.actionsAtOnce(seen, number);
  const free = pictureOf(seen).active === number ? (advise.freeAllowances?.(seen, number) ?? []) : [];
  return (
    <span className="actions-left">
      <span role="img" aria-label={words.say('hand.actions-left', { count: left })} className="coins">
        {Array.from({ length: Math.max(all, left) }, (_, coin) => (
          <span key={coin} className="coin" data-spent={coin >= left} />
        ))}
      </span>
      {free.map(({ skill, each, left: free }) => {
        const name = words.name('skill', skill);
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
