import { type Observation, whyNot } from '../../../engine';
import { optionWords } from '../../../telling/options';
import { whyNotWords } from '../../../telling/reasons';
import type { Choice } from '../../game/choices';
import { choicesAbout, choicesAt } from '../../game/choices';
import type { Moment } from '../../game/moment';
import { cardId } from '../../game/people';
import { spotOf } from '../../game/spots';
import { useMoment, useSitting, useWords } from '../../session/game-context';
import { isAttack } from '../board/lights';
import { attackTold } from '../board/zone-words';

/** Of two cards that are just alike only one is offered; whichever is pointed at, that one is meant. */
export function sameCardOffered(moment: Moment, card: number): number {
  const { seen } = moment;
  const choices = choicesAt(moment).filter(({ isAside }) => !isAside);
  if (choicesAbout(choices, 'card', cardId(seen, card)).length > 0) return card;
  const alike = heldBeside(seen, card).find(
    (other) =>
      seen.table.cards[other]?.kind === seen.table.cards[card]?.kind &&
      seen.at('emptied', other) === seen.at('emptied', card) &&
      choicesAbout(choices, 'card', cardId(seen, other)).length > 0,
  );
  return alike ?? card;
}

function heldBeside(seen: Observation, card: number): readonly number[] {
  for (let survivor = 0; survivor < seen.table.sizes.survivors; survivor++) {
    const cards = [0, 1, 2].map((slot) => seen.at('slots', survivor, slot));
    if (cards.includes(card)) return cards;
  }
  return [];
}

/** Of what is lit on the board; more would hide it. */
const MOST = 3;

/** What can be done with the card that is picked out. */
export function PickedCard({ card, choices }: { card: number; choices: readonly Choice[] }) {
  const [sitting, words, { seen }] = [useSitting(), useWords(), useMoment()];
  const beside = choices.filter(
    (choice) => spotOf(choice, seen) === undefined || choice.action.do === 'melee',
  );
  const onBoard = choices.filter((choice) => !beside.includes(choice));
  const isMany = onBoard.length > MOST;
  const isWeapon = seen.table.cards[card]?.kind.dice !== undefined;
  const why =
    isWeapon && !choices.some(isAttack)
      ? whyNot(seen, { do: 'attack', with: cardId(seen, card) })
      : undefined;
  return (
    <div
      className="deeds"
      role="group"
      aria-label={words.say('hand.with', { card: words.card(cardId(seen, card)) })}
    >
      {why ? <p className="deeds-why">{whyNotWords(why, words)}</p> : null}
      {[...(isMany ? [] : onBoard), ...beside].map((choice) => (
        <button
          key={JSON.stringify(choice.action)}
          type="button"
          className="deed"
          title={isAttack(choice) ? attackTold(seen, choice, words).lines.join('\n') : undefined}
          onClick={() => sitting.take({ action: choice.action })}
        >
          <span>{optionWords(choice.action, words, seen)}</span>
        </button>
      ))}
      {isMany ? <p className="deeds-why">{words.say('hand.on-board', { count: onBoard.length })}</p> : null}
      <button type="button" className="deed deed-let-go" onClick={() => sitting.pick(undefined)}>
        <span>{words.say('hand.let-go')}</span>
        <kbd aria-hidden="true">{words.say('hand.key.escape')}</kbd>
      </button>
    </div>
  );
}
