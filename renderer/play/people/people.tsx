import { NONE } from '../../../engine';
import { pictureOf } from '../../game/picture';
import { isOpen } from '../../session/folding';
import { useSeen, useWords } from '../../session/game-context';
import { useSessionState } from '../../session/session-context';
import { useCardPaper } from '../cards/use-card-paper';
import { CompanionDisc } from './companion-disc';
import { Dashboard } from './dashboard';
import { Decks } from './decks';
import './people.css';

/** Everybody in the game, and the decks beside them: a strip, or, pinned open, all dashboards in full. */
export function People() {
  const isFolded = !useSessionState(({ folding }) => isOpen(folding, 'palette', { isPlaying: true }));
  const [seen, words] = [useSeen(), useWords()];
  const { people } = pictureOf(seen);
  const lone = people.filter(
    ({ isCompanion, isInPlay, leader }) => isCompanion && isInPlay && leader === NONE,
  );
  return (
    <aside
      className="play-survivors people"
      data-folded={isFolded}
      aria-label={words.say('play.survivors')}
      style={useCardPaper()}
    >
      <ol className="dashboards">
        {people.map((person) =>
          person.isCompanion ? null : <Dashboard key={person.number} seen={seen} person={person} />,
        )}
      </ol>
      {lone.length === 0 ? null : (
        <div className="companions">
          <span aria-hidden="true">{words.say('people.companions')}</span>
          <ul aria-label={words.say('people.companions')}>
            {lone.map((companion) => (
              <li key={companion.number}>
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
