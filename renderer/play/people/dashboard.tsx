import { Check, Heart, Star, Volume2 } from 'lucide-react';
import { type ActionWord, FATES, NONE, type Observation, SLOTS } from '../../../engine';
import type { SentenceKey } from '../../../languages';
import { actorName, zoneName } from '../../../telling/by-number';
import { optionWords } from '../../../telling/options';
import type { Words } from '../../../telling/words';
import { type Choice, choicesAbout, choicesAt } from '../../game/choices';
import { personId } from '../../game/people';
import { useMoment, useWords } from '../../session/game-context';
import { CardSymbol } from '../cards/card-symbol';
import { useCardHand, useSlots, useSurvivorInSight } from '../cards/hand-context';
import { ActionsLeft } from '../cards/hand-head';
import { dropPlace } from '../cards/use-drag';
import { AdrenalineTrack } from './adrenaline-track';
import { CompanionDisc } from './companion-disc';
import { PersonDisc } from './person-disc';

/** Choices that are made by pointing at somebody, wherever their figure stands. */
const AT_PEOPLE = [
  ...(['activate', 'trade', 'give', 'wound', 'heal', 'medic', 'carry'] as const),
  ...(['lend-action', 'react', 'drag'] as const),
] as const satisfies readonly ActionWord[];

interface DashboardProps {
  readonly seen: Observation;
  readonly survivor: number;
}

/** How somebody is and what they have. Pressed, it shows their cards; dropped on, it takes a card in trade. */
export function Dashboard({ seen, survivor }: DashboardProps) {
  const words = useWords();
  const hand = useCardHand();
  const inSight = useSurvivorInSight();
  const name = actorName(seen, survivor);
  const state = stateOf(seen, survivor);
  return (
    <li
      className="dashboard"
      data-state={state}
      data-in-sight={inSight === survivor}
      {...dropPlace(survivor)}
    >
      <button
        type="button"
        className="dashboard-look"
        aria-label={words.say('people.look', { who: name })}
        aria-pressed={inSight === survivor}
        title={zoneName(seen, seen.at('place', survivor), words).title}
        onClick={() => hand.lookAt(survivor)}
      >
        <PersonDisc seen={seen} actor={survivor} />
        <strong>{name}</strong>
        <span className="dashboard-class">{classOf(seen, survivor, words)}</span>
      </button>
      <span className="dashboard-signs">
        <Signs seen={seen} survivor={survivor} words={words} />
        <Health seen={seen} survivor={survivor} words={words} />
      </span>
      <AdrenalineTrack seen={seen} survivor={survivor} />
      <div className="dashboard-row">
        <Slots seen={seen} survivor={survivor} words={words} />
        <Turn seen={seen} survivor={survivor} words={words} state={state} />
      </div>
      <div className="dashboard-row">
        <p className="dashboard-skills" title={skillsOf(seen, survivor, words).join('\n')}>
          {skillsOf(seen, survivor, words).join(' · ')}
        </p>
        <Followers seen={seen} survivor={survivor} words={words} />
      </div>
    </li>
  );
}

type State = 'acts' | 'waiting' | 'done' | 'left' | 'eliminated' | 'not-yet';

function stateOf(seen: Observation, survivor: number): State {
  const fate = FATES[seen.at('fate', survivor)];
  if (fate !== undefined && fate !== 'in-play') return fate;
  if (seen.value('active') === survivor) return 'acts';
  return seen.at('activated', survivor) === 1 ? 'done' : 'waiting';
}

interface PartProps extends DashboardProps {
  readonly words: Words;
}

function classOf(seen: Observation, survivor: number, words: Words): string {
  const person = seen.table.roster[seen.at('identity', survivor)];
  return person ? words.say(`token.class.${person.class}`) : '';
}

function skillsOf(seen: Observation, survivor: number, words: Words): readonly string[] {
  return seen.table.skills.flatMap(({ id }, skill) => {
    const times = seen.at('skills', survivor, skill);
    if (times === 0) return [];
    return [times === 1 ? words.skill(id) : `${words.skill(id)} ×${times}`];
  });
}

function Health({ seen, survivor, words }: PartProps) {
  const left = seen.healthLeft(survivor);
  const all = left + seen.at('wounds', survivor);
  return (
    <span className="health" role="img" aria-label={words.say('people.health', { left, all })}>
      {Array.from({ length: all }, (_, one) => (
        <Heart key={one} data-lost={one >= left} />
      ))}
    </span>
  );
}

/** Noise where they are; and with several players, who runs them, and who is first. */
function Signs({ seen, survivor, words }: PartProps) {
  const zone = seen.at('place', survivor);
  const player = seen.table.playerOf[survivor];
  const isFirst = player === seen.value('firstPlayer');
  const noise = seen.value('boom') === 1 ? 'people.noise.boom' : 'people.noise.bang';
  return (
    <>
      {zone !== NONE && zone === seen.value('noiseZone') ? (
        <Volume2 className="dashboard-noise" role="img" aria-label={words.say(noise)} />
      ) : null}
      {seen.table.players > 1 && player !== undefined ? (
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
function Slots({ seen, survivor, words }: PartProps) {
  const cards = useSlots(survivor);
  const names = cards.flatMap((card) =>
    card === NONE ? [] : [words.card(seen.table.cards[card]?.id ?? '')],
  );
  const label =
    names.length === 0
      ? words.say('people.no-cards')
      : words.say('people.cards', { cards: names.join(', ') });
  return (
    <span className="dashboard-slots" role="img" aria-label={label}>
      {SLOTS.map((slot, number) => {
        const card = cards[number] ?? NONE;
        const kind = seen.table.cards[card]?.kind;
        return (
          <span
            key={slot}
            className="dashboard-slot"
            data-slot={slot}
            data-type={kind?.type}
            data-emptied={card !== NONE && seen.at('emptied', card) === 1}
            title={kind?.name[words.language]}
          >
            {kind ? <CardSymbol kind={kind} /> : null}
          </span>
        );
      })}
    </span>
  );
}

/** What can be done with them now; or else what is left of their turn. */
function Turn({ seen, survivor, words, state }: PartProps & { state: State }) {
  const [hand, moment] = [useCardHand(), useMoment()];
  const found = choicesFor(moment.seen === seen ? choicesAt(moment) : [], personId(seen, survivor));
  if (found) {
    const { word, action } = found;
    const whole = optionWords(action, words, seen);
    return (
      <button
        type="button"
        className="dashboard-do"
        aria-label={whole}
        title={whole}
        onClick={() => hand.take(action)}
      >
        {/* There is no room for more. */}
        {words.say(`people.do.${word}`)}
      </button>
    );
  }
  if (state === 'acts' || state === 'waiting') {
    return <ActionsLeft seen={seen} survivor={survivor} words={words} />;
  }
  return (
    <span className="dashboard-state">
      {state === 'done' ? <Check aria-hidden="true" /> : null}
      {words.say(`people.${state}` satisfies SentenceKey)}
    </span>
  );
}

function choicesFor(choices: readonly Choice[], id: string) {
  const about = choicesAbout(choices, 'survivor', id).flatMap(({ action }) => {
    const word = AT_PEOPLE.find((one) => one === action.do);
    return word ? [{ word, action }] : [];
  });
  return about.length === 1 ? about[0] : undefined;
}

/** Companions that go along with them. */
function Followers({ seen, survivor, words }: PartProps) {
  const { survivors, actors } = seen.table.sizes;
  const followers = Array.from({ length: actors - survivors }, (_, index) => survivors + index).filter(
    (actor) => seen.at('leader', actor) === survivor && FATES[seen.at('fate', actor)] === 'in-play',
  );
  if (followers.length === 0) return null;
  return (
    <ul className="followers" aria-label={words.say('people.companions')}>
      {followers.map((actor) => (
        <li key={actor}>
          <CompanionDisc seen={seen} companion={actor} />
        </li>
      ))}
    </ul>
  );
}
