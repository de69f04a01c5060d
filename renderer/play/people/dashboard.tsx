import { Check, Heart, Star } from 'lucide-react';
import { Fragment } from 'react';
import { NONE, type PersonSeen, type Seen } from '../../../engine';
import type { SentenceKey } from '../../../languages';
import { optionWords } from '../../../telling/options';
import type { Words } from '../../../telling/words';
import { type Choice, choicesAbout, choicesAt } from '../../game/choices';
import { cardsOf, pictureOf } from '../../game/picture';
import { about } from '../../handbook/here';
import { useMoment, useWords } from '../../session/game-context';
import { windowIn } from '../../systems';
import { zonesSpokenOf } from '../board/zones-spoken-of';
import { ActionsLeft } from '../cards/actions-left';
import { useCardHand, useSlots, useSurvivorInSight } from '../cards/hand-context';
import { dropPlace } from '../cards/use-drag';
import { usePress } from '../clicks/asking';
import { AtAGlance } from './at-a-glance';
import { CompanionDisc } from './companion-disc';
import { PersonDisc } from './person-disc';
import { TrackBar } from './track-bar';
import { useLaidBeside } from './use-laid-beside';

interface DashboardProps {
  readonly seen: Seen;
  readonly person: PersonSeen;
}

/** How somebody is and what they have. Pressed, it shows their cards; dropped on, it takes a card in trade. */
export function Dashboard({ seen, person }: DashboardProps) {
  const words = useWords();
  const hand = useCardHand();
  const inSight = useSurvivorInSight();
  const { number, name, state, zone, tracks } = person;
  const part = { seen, person, words };
  // Folded, it opens beside the strip, and hides nothing of the zone of whom it tells.
  const { place, lay } = useLaidBeside(zone);
  return (
    <li
      className="dashboard"
      data-state={state}
      data-in-sight={inSight === number}
      {...dropPlace(number)}
      onPointerEnter={lay}
      onFocus={lay}
    >
      <button
        type="button"
        className="dashboard-look"
        aria-label={words.say('people.look', { who: name })}
        aria-pressed={inSight === number}
        title={words.zone(seen.table.zones[zone]?.id ?? '').title}
        onClick={() => hand.lookAt(number)}
      >
        <PersonDisc seen={seen} actor={number} />
        <AtAGlance {...part} />
        <strong>{name}</strong>
        <span className="dashboard-class" {...about(person.class && `class:${person.class}`)}>
          {classOf(person, words)}
        </span>
      </button>
      <div className="dashboard-card" style={place} data-about={zonesSpokenOf([zone], seen)}>
        <p className="dashboard-name" aria-hidden="true">
          <strong>{name}</strong>
          <span className="dashboard-class">{classOf(person, words)}</span>
        </p>
        <span className="dashboard-signs">
          <Signs {...part} />
          <Health {...part} />
        </span>
        {tracks.map((track) => (
          <TrackBar key={track.name} track={track} />
        ))}
        <div className="dashboard-row">
          <Slots {...part} />
          <Turn {...part} />
        </div>
        <div className="dashboard-row">
          <p className="dashboard-skills" title={skillsOf(person, words).join('\n')}>
            {skillsOf(person, words).join(' · ')}
          </p>
          <Followers {...part} />
        </div>
      </div>
    </li>
  );
}

interface PartProps extends DashboardProps {
  readonly words: Words;
}

function classOf({ class: of }: PersonSeen, words: Words): string {
  return of === undefined ? '' : words.say(`token.class.${of}` as SentenceKey);
}

function skillsOf({ skills }: PersonSeen, words: Words): readonly string[] {
  return skills.map(({ id, times }) =>
    times === 1 ? words.name('skill', id) : `${words.name('skill', id)} ×${times}`,
  );
}

function Health({ person: { health }, words }: PartProps) {
  const { left, all } = health;
  return (
    <span className="health" role="img" aria-label={words.say('people.health', { taken: all - left, all })}>
      {Array.from({ length: all }, (_, one) => (
        <Heart key={one} data-lost={one >= left} />
      ))}
    </span>
  );
}

/** What there is about them; and with several players, who runs them, and who is first. */
function Signs({ seen, person: { signs, player, isFirst }, words }: PartProps) {
  const { players } = pictureOf(seen);
  return (
    <>
      {signs.map((sign) => (
        <Fragment key={sign}>{windowIn(seen).personSign?.(sign)}</Fragment>
      ))}
      {players > 1 && player !== undefined ? (
        <span
          className="dashboard-player"
          title={words.say('people.player', { player: words.player(player) })}
        >
          {words.player(player)}
          {isFirst ? <Star role="img" aria-label={words.say('people.first-player')} /> : null}
        </span>
      ) : null}
    </>
  );
}

/** The slots at a glance: what sort of card lies where, and what is empty. */
function Slots({ seen, person, words }: PartProps) {
  const cards = useSlots(person.number);
  const box = cardsOf(seen);
  const nameOf = (card: number) => words.name('card', box.card(card)?.id ?? '');
  if (box.slots.length === 0) return null;
  const names = cards.filter((card) => card !== NONE).map(nameOf);
  const label =
    names.length === 0
      ? words.say('people.no-cards')
      : words.say('people.cards', { cards: names.join(', ') });
  return (
    <span className="dashboard-slots" role="img" aria-label={label}>
      {box.slots.map((slot, number) => {
        const card = cards[number] ?? NONE;
        return (
          <span
            key={slot.name}
            className="dashboard-slot"
            data-slot={slot.name}
            data-type={windowIn(seen).cards?.sort(seen, card)}
            data-emptied={box.card(card)?.isEmptied === true}
            title={card === NONE ? undefined : nameOf(card)}
          >
            {windowIn(seen).cards?.sign(seen, card)}
          </span>
        );
      })}
    </span>
  );
}

/** What can be done with them now; or else what is left of their turn. */
function Turn({ seen, person, words }: PartProps) {
  const [press, moment] = [usePress(), useMoment()];
  const { state } = person;
  const found = choicesFor(moment.seen === seen ? choicesAt(moment) : [], person.id);
  if (found) {
    const whole = optionWords(found.action, words, seen);
    return (
      <button
        type="button"
        className="dashboard-do"
        aria-label={whole}
        title={whole}
        onClick={({ currentTarget }) => press({ choices: [found] }, currentTarget)}
      >
        {/* There is no room for more. */}
        {words.say(`people.do.${found.action.do}` as SentenceKey)}
      </button>
    );
  }
  if (state === 'acts' || state === 'waiting') {
    return <ActionsLeft seen={seen} person={person} words={words} />;
  }
  return (
    <span className="dashboard-state">
      {state === 'done' ? <Check aria-hidden="true" /> : null}
      {words.say(`people.${state}` satisfies SentenceKey)}
    </span>
  );
}

function choicesFor(choices: readonly Choice[], id: string) {
  const about = choicesAbout(choices, 'survivor', id).filter(({ traits }) => traits.atPeople === 'survivors');
  return about.length === 1 ? about[0] : undefined;
}

/** Companions that go along with them. */
function Followers({ seen, person, words }: PartProps) {
  const followers = pictureOf(seen).people.filter(
    ({ isCompanion, isInPlay, leader }) => isCompanion && isInPlay && leader === person.number,
  );
  if (followers.length === 0) return null;
  return (
    <ul className="followers" aria-label={words.say('people.companions')}>
      {followers.map((companion) => (
        <li key={companion.number}>
          <CompanionDisc seen={seen} companion={companion} />
        </li>
      ))}
    </ul>
  );
}
