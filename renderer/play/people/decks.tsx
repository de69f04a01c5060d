import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { LEVELS, type Observation, spawningNow } from '../../../engine';
import { zoneName } from '../../../telling/by-number';
import { featWords } from '../../../telling/feats';
import { zombieCardLine } from '../../../telling/view/zombie-card';
import type { Words } from '../../../telling/words';
import { useSeen, useWords } from '../../session/game-context';
import { CardFace } from '../cards/card-face';
import { useCardPaper } from '../cards/use-card-paper';
import './decks.css';

/** The decks, with what lies open beside them, and where zombies come next. */
export function Decks() {
  const [seen, words] = [useSeen(), useWords()];
  const level = seen.outcome ? undefined : LEVELS[seen.dangerLevel];
  return (
    <div className="decks" role="group" aria-label={words.say('decks.title')}>
      <Deck
        name={words.say('decks.equipment')}
        count={seen.pileSize('equipment')}
        beside={seen.pileSize('equipmentDiscards')}
      >
        <p>{leftWords(seen, 'equipment', 'equipmentDiscards', words)}</p>
        <Discards seen={seen} words={words} />
      </Deck>
      <Deck
        name={words.say('decks.zombies')}
        count={seen.pileSize('zombies')}
        beside={seen.pileSize('zombieDiscards')}
      >
        <p>{leftWords(seen, 'zombies', 'zombieDiscards', words)}</p>
        <ZombieDiscards seen={seen} words={words} />
      </Deck>
      <Deck name={words.say('decks.bounty')} count={seen.pileSize('bounty')}>
        <p>
          {words.say('decks.left.no-discards', {
            pile: words.say('decks.bounty'),
            count: seen.pileSize('bounty'),
          })}
        </p>
        {seen.feat ? (
          <p>
            {words.say('decks.feat')} <strong>{featWords(seen.feat, words)}</strong>
          </p>
        ) : null}
      </Deck>
      <Deck name={words.say('decks.spawning')} level={level}>
        {level === undefined ? null : <p>{words.say('decks.danger', { level: words.level(level) })}</p>}
        <SpawnOrder seen={seen} words={words} />
      </Deck>
    </div>
  );
}

interface DeckProps {
  readonly name: string;
  readonly count?: number;
  /** How many cards lie open beside it. */
  readonly beside?: number;
  readonly level?: string | undefined;
  readonly children: ReactNode;
}

function Deck({ name, count, beside, level, children }: DeckProps) {
  return (
    <Popover.Root>
      <Popover.Trigger className="deck">
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
      <Popover.Portal>
        <Popover.Content
          className="deck-open"
          style={useCardPaper()}
          side="right"
          align="end"
          sideOffset={8}
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
  readonly seen: Observation;
  readonly words: Words;
}

function leftWords(
  seen: Observation,
  pile: 'equipment' | 'zombies',
  discards: 'equipmentDiscards' | 'zombieDiscards',
  words: Words,
): string {
  return words.say('decks.left', {
    pile: words.say(`decks.${pile}`),
    count: seen.pileSize(pile),
    discards: seen.pileSize(discards),
  });
}

/** From the top of a heap to its bottom. */
function heap(seen: Observation, pile: 'equipmentDiscards' | 'zombieDiscards'): readonly number[] {
  const size = seen.pileSize(pile);
  return Array.from({ length: size }, (_, index) => seen.cardIn(pile, size - 1 - index));
}

function Discards({ seen, words }: SeenProps) {
  const cards = heap(seen, 'equipmentDiscards');
  if (cards.length === 0) return <p>{words.say('decks.discards.none')}</p>;
  return (
    <>
      <h3>{words.say('decks.discards')}</h3>
      <ol className="deck-cards">
        {cards.map((card) => {
          const kind = seen.table.cards[card]?.kind;
          return (
            <li key={card} aria-label={kind?.name[words.language]}>
              {kind ? <CardFace kind={kind} /> : null}
            </li>
          );
        })}
      </ol>
    </>
  );
}

function ZombieDiscards({ seen, words }: SeenProps) {
  const cards = heap(seen, 'zombieDiscards');
  if (cards.length === 0) return <p>{words.say('decks.discards.none')}</p>;
  return (
    <>
      <h3>{words.say('decks.discards')}</h3>
      <ol className="deck-lines">
        {cards.map((number) => {
          const card = seen.table.zombieCards[number];
          if (!card) return null;
          const said = zombieCardLine(card, words);
          const isInferred = (card.inferred ?? []).length > 0;
          return (
            <li
              key={number}
              className="card-mark"
              data-inferred={isInferred}
              title={isInferred ? words.say('card.inferred', { said }) : undefined}
            >
              {said}
            </li>
          );
        })}
      </ol>
    </>
  );
}

function SpawnOrder({ seen, words }: SeenProps) {
  const turns = spawningNow(seen);
  if (turns.length === 0) return <p>{words.say('decks.no-spawning')}</p>;
  return (
    <ol className="spawn-order">
      {turns.map(({ token, number }) => {
        const id = seen.table.mission.spawnTokens[token]?.id ?? '';
        const zone = zoneName(seen, seen.at('spawnZone', token), words);
        return (
          <li key={token} value={number}>
            {words.say('option.spawn-at', { token: words.spawnToken(id), zone })}
          </li>
        );
      })}
    </ol>
  );
}
