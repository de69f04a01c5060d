import { optionWords } from '../../../telling/options';
import type { Choice } from '../../game/choices';
import { cardId } from '../../game/people';
import { cardsOf } from '../../game/picture';
import { spotOf } from '../../game/spots';
import { useMoment, useSitting, useWords } from '../../session/game-context';
import { isAttack } from '../board/lights';
import { attackTold } from '../board/zone-words';
import { usePress } from '../clicks/asking';
import { WhyNotWords } from '../clicks/why-not';

/** Of what is lit on the board; more would hide it. */
const MOST = 3;

/** What can be done with the card that is picked out. */
export function PickedCard({ card, choices }: { card: number; choices: readonly Choice[] }) {
  const [sitting, words, { seen, system }, press] = [useSitting(), useWords(), useMoment(), usePress()];
  const beside = choices.filter(
    (choice) => spotOf(choice, seen) === undefined || choice.traits.chosen === 'here',
  );
  const onBoard = choices.filter((choice) => !beside.includes(choice));
  const isMany = onBoard.length > MOST;
  const isWeapon = cardsOf(seen).card(card)?.isWeapon === true;
  const why =
    isWeapon && !choices.some(isAttack)
      ? system.advise.whyNot(seen, { do: 'attack', with: cardId(seen, card) })
      : undefined;
  return (
    <div
      className="deeds"
      role="group"
      aria-label={words.say('hand.with', { card: words.name('the-card', cardId(seen, card)) })}
    >
      {why ? (
        <p className="deeds-why">
          <WhyNotWords why={why} />
        </p>
      ) : null}
      {[...(isMany ? [] : onBoard), ...beside].map((choice) => (
        <button
          key={JSON.stringify(choice.action)}
          type="button"
          className="deed"
          title={isAttack(choice) ? attackTold(seen, choice, words).lines.join('\n') : undefined}
          onClick={({ currentTarget }) => press({ choices: [choice] }, currentTarget)}
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
