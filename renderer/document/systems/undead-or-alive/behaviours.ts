import type { Mission, TokenTrain } from '../../../../schemas';
import type { TrainBack, TrainDrive } from '../../../../telling/mission/context';
import type { Command } from '../../command';
import { edit } from '../../commands/edit';
import type { Behaviour } from '../system-document';

/** What trains do: whether they drive, and what lies where one has driven over its tiles. */
export function behaviours({ tokens = [] }: Mission): readonly Behaviour[] {
  const trains = tokens.filter((token) => token.kind === 'train');
  return trains.flatMap((train) => [
    drive(train),
    ...(train.moves ? train.tiles : []).map((tile) => back(train, tile)),
  ]);
}

function drive({ id, moves }: TokenTrain): Behaviour {
  const value: TrainDrive = { moves };
  return {
    of: id,
    part: 'TrainDrive',
    value,
    changed: (next) => changeTrain(id, 'moves', (train) => Object.assign(train, next)),
  };
}

/** Where nothing is said there is more train. */
function back({ id, behind = {} }: TokenTrain, tile: string): Behaviour {
  const value: TrainBack = { tile, behind: behind[tile] ?? 'train' };
  return {
    of: id,
    part: 'TrainBack',
    value,
    changed: (next) =>
      changeTrain(id, 'behind', (train) => {
        train.behind = { ...train.behind, [tile]: (next as TrainBack).behind };
      }),
  };
}

function changeTrain(id: string, key: 'moves' | 'behind', change: (train: TokenTrain) => void): Command {
  return {
    label: { key: `step.change.${key}` },
    recipe: ({ tokens }) =>
      edit(tokens, id, (token) => {
        if (token.kind === 'train') change(token);
      }),
  };
}
