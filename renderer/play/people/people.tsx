import { FATES, NONE, type Observation } from '../../../engine';
import { useSeen, useWords } from '../../session/game-context';
import { useCardPaper } from '../cards/use-card-paper';
import { CompanionDisc } from './companion-disc';
import { Dashboard } from './dashboard';
import { Decks } from './decks';
import './people.css';

/** Everybody in the game, and the decks beside them. */
export function People() {
  const [seen, words] = [useSeen(), useWords()];
  const { survivors, actors } = seen.table.sizes;
  const lone = numbers(survivors, actors).filter(
    (one) => isThere(seen, one) && seen.at('leader', one) === NONE,
  );
  return (
    <aside className="play-survivors people" aria-label={words.say('play.survivors')} style={useCardPaper()}>
      <ol className="dashboards">
        {numbers(0, survivors).map((survivor) => (
          <Dashboard key={survivor} seen={seen} survivor={survivor} />
        ))}
      </ol>
      {lone.length === 0 ? null : (
        <div className="companions">
          <span aria-hidden="true">{words.say('people.companions')}</span>
          <ul aria-label={words.say('people.companions')}>
            {lone.map((companion) => (
              <li key={companion}>
                <CompanionDisc seen={seen} companion={companion} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Decks />
    </aside>
  );
}

function numbers(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

function isThere(seen: Observation, actor: number): boolean {
  return FATES[seen.at('fate', actor)] === 'in-play';
}
