import type { Command } from '../command';
import { keyOf } from '../parts';
import { asItWas, edit } from './edit';

/** Puts a Gatling gun onto a Wagon: it lies where the Wagon does, and goes where that goes. */
export function mountGun(id: string, wagon: string): Command {
  return {
    label: { key: 'step.change.on' },
    recipe: ({ tokens }) => {
      const below = asItWas(tokens ?? []).find((token) => token.id === wagon);
      if (below?.kind !== 'machine' || below.machine !== 'wagon') return;
      edit(tokens, id, (gun) => {
        if (gun.kind !== 'machine' || gun.machine !== 'gatling') return;
        gun.at = { ...below.at };
        gun.on = wagon;
      });
    },
    selects: [keyOf('token', id)],
  };
}
