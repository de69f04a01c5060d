import { mattersNow } from '../../../game/matters';
import { personActing } from '../../../game/picture';
import type { Sight } from '../../../tours/sight';
import type { Tour } from '../../../tours/tour';
import {
  can,
  happens,
  has,
  inTurn,
  isTurnChosen,
  pictureIn,
  targets,
  whom,
  zonesInReach,
  zonesOfNextStep,
  zoneWhere,
} from './in-game';

/** What is only there to be known is done with once anything else is done. */
const byAnything = () => true;

const zombiesAct = ['zombies-attack', 'zombies-see', 'zombies-hear', 'zombies-move'] as const;
const zombiesCome = ['spawned', 'nothing-spawned'] as const;

/** Few actions are left for anything else. */
function isNearlyOver(sight: Sight): boolean {
  const person = inTurn(sight) && sight.game ? personActing(sight.game.at.seen) : undefined;
  return person !== undefined && person.actionsLeft <= 1;
}

const mattersIn = ({ game }: Sight) => (game && !game.scene ? mattersNow(game.at.seen) : undefined);

/** All crates are taken, and the way out is what is left. */
function isOnTheWayOut(sight: Sight): boolean {
  const next = inTurn(sight) ? mattersIn(sight)?.next : undefined;
  return next?.things.some(({ sort }) => sort !== 'objective') === true;
}

/** Somebody who has done a few things may wish to have done one of them in another way. */
const MANY_DEEDS = 6;

/** A first game, with a word on each thing when that first matters. */
export const firstGame: Tour = {
  id: 'first-game',
  system: 'undead-or-alive',
  sample: 'first-mission',
  steps: [
    // What happens
    {
      id: 'wounds',
      at: [{ person: whom('wounded') }],
      isDue: happens('wounded'),
      isDone: byAnything,
    },
    {
      id: 'zombies',
      at: [{ zones: zoneWhere(...zombiesAct) }],
      isDue: happens(...zombiesAct),
      isDone: byAnything,
    },
    {
      id: 'spawning',
      at: [{ zones: zoneWhere(...zombiesCome) }],
      isDue: happens(...zombiesCome),
      isDone: byAnything,
    },
    { id: 'dice', at: [{ zones: zoneWhere('attack') }], isDue: happens('attack'), isDone: byAnything },
    {
      id: 'danger',
      at: [{ control: 'danger-level' }],
      isDue: (sight) => inTurn(sight) && sight.game !== undefined && pictureIn(sight.game).level !== 'blue',
      isDone: byAnything,
    },
    {
      id: 'adrenaline',
      at: [{ person: whom('adrenaline') }],
      isDue: happens('adrenaline'),
      isDone: byAnything,
    },
    // What can be done
    { id: 'turn', at: [{ control: 'begin-turn' }], isDue: isTurnChosen, isDone: inTurn },
    {
      id: 'matters',
      at: [{ control: 'next-step' }],
      isDue: (sight) => (isTurnChosen(sight) || inTurn(sight)) && mattersIn(sight)?.next !== undefined,
      isDone: byAnything,
    },
    {
      id: 'objective',
      at: [{ deed: 'take' }],
      isDue: can('take'),
      isDone: happens('took-objective'),
    },
    {
      id: 'winning',
      at: [{ zones: zonesOfNextStep }],
      isDue: isOnTheWayOut,
      isDone: byAnything,
    },
    { id: 'attack', at: [{ zones: targets }], isDue: has(targets), isDone: happens('attack') },
    {
      id: 'losing',
      at: [{ control: 'threat' }],
      isDue: (sight) => (mattersIn(sight)?.threats.length ?? 0) > 0,
      isDone: byAnything,
    },
    { id: 'search', at: [{ deed: 'search' }], isDue: can('search'), isDone: happens('searched') },
    { id: 'walk', at: [{ zones: zonesInReach }], isDue: has(zonesInReach), isDone: happens('moved') },
    { id: 'actions', at: [{ control: 'actions-left' }], isDue: inTurn, isDone: byAnything },
    { id: 'end-turn', at: [{ deed: 'end-turn' }], isDue: isNearlyOver, isDone: happens('turn-ended') },
    {
      id: 'take-back',
      at: [{ action: 'play.back' }],
      isDue: (sight) => inTurn(sight) && sight.game !== undefined && sight.game.taken >= MANY_DEEDS,
      isDone: byAnything,
    },
  ],
};
