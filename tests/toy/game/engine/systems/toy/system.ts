import type { BendKind } from '../../game/bends';
import { hasBit, setBit } from '../../game/bits';
import type { GameEvent } from '../../game/events';
import { type System, topOf } from '../../game/kernel';
import { refusal } from '../../game/refusal';
import { HEALTH } from './content';
import { ToyGame } from './game';
import { boundsOf, NONE, REASONS } from './numbers';
import { act, agenda } from './rules';
import { vocabulary } from './words';

const bends: readonly BendKind<ToyGame>[] = [
  {
    bend: 'toy-zombie',
    with: { zone: 'zone' },
    make({ state }, [zone = NONE]) {
      state.zombie = zone;
      return undefined;
    },
  },
  {
    bend: 'toy-door',
    with: { door: 'door' },
    make({ state }, [door = 0]) {
      setBit(state.open, door, !hasBit(state.open, door));
      return undefined;
    },
  },
  {
    bend: 'toy-wounds',
    with: { wounds: 'number' },
    make({ state }, [wounds = 0]) {
      if (wounds < 0 || wounds >= HEALTH) return refusal('toy-too-many-wounds', { most: HEALTH - 1 });
      state.wounds = wounds;
      return undefined;
    },
  },
];

export const toy: System<ToyGame> = {
  id: 'toy',
  agenda,
  vocabulary,
  bends: { kinds: bends, arePossible: (game) => topOf(game).number === act.number },
  twin: ({ system, table }, words) => new ToyGame(system, table, words),
  reason: ({ state }) => REASONS[state.reason] ?? '',
  round: ({ state }) => state.round,
  luckIn: (event: GameEvent) =>
    event.type === 'hit' && 'die' in event ? `dice ${String(event['die'])}` : undefined,
  bounds: ({ table }) => ({ state: boundsOf(table.zones.length), arguments: {} }),
  contradiction: ({ state }) => (state.diceTaken > state.diceLoaded ? 'diceTaken' : undefined),
};
