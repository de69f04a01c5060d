import { Popover } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { type Deck as DeckShown, type Seen, type SpawnTurn, systemIn } from '../../../engine';
import type { SentenceKey } from '../../../languages';
import type { Words } from '../../../telling/words';
import { cardsOf, pictureOf } from '../../game/picture';
import { useSeen, useWords } from '../../session/game-context';
import { windowIn } from '../../systems';
import { useAnchorOnBoard } from '../board/use-room-on-board';
import { zonesSpokenOf } from '../board/zones-spoken-of';
import { useCardPaper } from '../cards/use-card-paper';
import './decks.css';

/** The decks, with what lies open beside them, and where zombies come next. */
export function Decks() {
  const [seen, words] = [useSeen(), useWords()];
  const { level: danger } = pictureOf(seen);
  const { decks } = cardsOf(seen);
  const level = seen.outcome ? undefined : danger;
  const turns = systemIn(seen).advise.spawning?.(seen);
  if (decks.length === 0 && !turns) return null;
  return (
    <div className="decks" role="group" aria-label={words.say('decks.title')}>
      {decks.map((deck) => (
        <Deck key={deck.name} name={nameOf(deck, words)} count={deck.count} beside={deck.open?.length}>
          <p>{leftWords(deck, words)}</p>
          {deck.open ? <Discards seen={seen} deck={deck} words={words} /> : null}
          {windowIn(seen).cards?.note?.(seen, deck.name, words)}
        </Deck>
      ))}
      {turns ? (
        <Deck name={words.say('decks.spawning')} level={level} zones={turns.map(({ zone }) => zone)}>
          {level === undefined ? null : (
            <p>{words.say('decks.danger', { level: words.name('level', level) })}</p>
          )}
          <SpawnOrder seen={seen} turns={turns} words={words} />
        </Deck>
      ) : null}
    </div>
  );
}

interface DeckProps {
  readonly name: string;
  readonly count?: number;
  /** How many cards lie open beside it. */
  readonly beside?: number | undefined;
  readonly level?: string | undefined;
  /** The zones of which it speaks. */
  readonly zones?: readonly number[];
  readonly children: ReactNode;
}

const NONE: readonly number[] = [];
/** Pixels of the list of spawn zones, as a rule, and of each of them. */
const [WIDE, LINE, HEAD] = [352, 46, 60];

function Deck({ name, count, beside, level, zones = NONE, children }: DeckProps) {
  const seen = useSeen();
  const trigger = useRef<HTMLButtonElement>(null);
  const anchor = useAnchorOnBoard(zones, () => trigger.current, [WIDE, HEAD + LINE * zones.length]);
  const isPlaced = zones.length > 0;
  return (
    <Popover.Root>
      <Popover.Trigger className="deck" ref={trigger}>
        <span className="deck-name">{name}</span>
        {level === undefined ? (
          <span className="deck-count">
            {count}
            {beside === undefined ? null : <small>{` + ${beside}`}</small>}
          </span>
        ) : (
          <span className="deck-level" data-level={level} aria-hidden="true" />
        )}
      </Popover.Trigger>
      {isPlaced ? <Popover.Anchor virtualRef={anchor} /> : null}
      <Popover.Portal>
        <Popover.Content
          className="deck-open"
          style={useCardPaper()}
          data-about={zonesSpokenOf(zones, seen)}
          {...(isPlaced
            ? ({ side: 'top', align: 'start', avoidCollisions: false } as const)
            : ({ side: 'right', align: 'end', sideOffset: 8 } as const))}
          collisionPadding={8}
          aria-label={name}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface SeenProps {
  readonly seen: Seen;
  readonly words: Words;
}

function nameOf({ name }: DeckShown, words: Words): string {
  return words.say(`decks.${name}` as SentenceKey);
}

function leftWords(deck: DeckShown, words: Words): string {
  const { count, open } = deck;
  const left = { pile: nameOf(deck, words), count };
  return open
    ? words.say('decks.left', { ...left, discards: open.length })
    : words.say('decks.left.no-discards', left);
}

function Discards({ seen, deck: { name, open = [] }, words }: SeenProps & { deck: DeckShown }) {
  if (open.length === 0) return <p>{words.say('decks.discards.none')}</p>;
  return (
    <>
      <h3>{words.say('decks.discards')}</h3>
      {windowIn(seen).cards?.open(seen, name, open, words)}
    </>
  );
}

function SpawnOrder({ seen, turns, words }: SeenProps & { turns: readonly SpawnTurn[] }) {
  if (turns.length === 0) return <p>{words.say('decks.no-spawning')}</p>;
  return (
    <ol className="spawn-order">
      {turns.map(({ token, zone, number }) => (
        <li key={token} value={number}>
          {words.say('option.spawn-at', {
            token: words.name('spawn-token', token),
            zone: words.zone(seen.table.zones[zone]?.id ?? ''),
          })}
        </li>
      ))}
    </ol>
  );
}
