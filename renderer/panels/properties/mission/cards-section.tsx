import { useMemo } from 'react';
import { textIn } from '../../../../languages';
import { cardName } from '../../../../telling/card-name';
import { cardSubjects, type NamedCard, namedCards } from '../../../builder/cards';
import { about } from '../../../handbook/here';
import { useSentences, useSessionState } from '../../../session/session-context';
import { useWholeMission } from '../../settled';
import { SpokenOf } from '../../spoken-of';
import { Section } from '../section';

/** The cards that the mission names, with what speaks of them and the decks that hold them; nothing where it names none. */
export function CardsSection() {
  const say = useSentences();
  const mission = useWholeMission();
  const all = useMemo(() => namedCards(mission), [mission]);
  if (all.length === 0) return null;
  return (
    <Section title={say('properties.section.cards')}>
      {all.map((card) => (
        <Card key={card.id} card={card} />
      ))}
    </Section>
  );
}

function Card({ card: { id, decks } }: { card: NamedCard }) {
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const mission = useWholeMission();
  const subjects = useMemo(() => cardSubjects(mission, id), [mission, id]);
  const name = textIn(cardName(mission.system, id), language);
  return (
    <section
      className="named-card"
      aria-label={say('find.name.card', { name })}
      data-field={`card:${id}`}
      tabIndex={-1}
      {...about(`card:${id}`)}
    >
      <h4>{name}</h4>
      {decks.map(({ deck, count }) => (
        <p key={deck.id} className="field-hint">
          {say('cards.in-deck', { deck: textIn(deck.name, language), count })}
        </p>
      ))}
      <SpokenOf subjects={subjects} />
    </section>
  );
}
