import type { BehaviourOf, Mission } from '../../../../schemas';
import type { Command } from '../../command';
import { edit } from '../../commands/edit';
import type { PieceBehaviour } from '../system-document';

type Behaviour = BehaviourOf<'undead-or-alive'>;

/** What trains do: whether they drive, and what lies where one has driven over its tiles. */
export function behaviours({ tokens = [] }: Mission): readonly PieceBehaviour[] {
  const trains = tokens.filter((token) => token.kind === 'train');
  return trains.flatMap(({ id, moves, tiles, behind = {} }) => {
    const all: Behaviour[] = [
      { behaviour: 'train-drives', moves },
      // Where nothing is said there is more train.
      ...(moves ? tiles : []).map(
        (tile): Behaviour => ({ behaviour: 'train-back', tile, behind: behind[tile] ?? 'train' }),
      ),
    ];
    const changed = (next: Behaviour) => changeTrain(id, next);
    return all.map((behaviour) => ({ of: id, behaviour, changed }));
  });
}

function changeTrain(id: string, next: Behaviour): Command {
  return {
    label: { key: next.behaviour === 'train-drives' ? 'step.change.moves' : 'step.change.behind' },
    recipe: ({ tokens }) =>
      edit(tokens, id, (train) => {
        if (train.kind !== 'train') return;
        if (next.behaviour === 'train-drives') train.moves = next.moves;
        else train.behind = { ...train.behind, [next.tile]: next.behind };
      }),
  };
}
