import type { Draft } from 'immer';
import type { Token, TokenMachine } from '../../../schemas';
import type { Command } from '../command';
import { letGoOf } from './along';
import { asItWas, edit } from './edit';

/** Puts guns on a Wagon, where that stands; or takes them down, where they are. */
export function mountGuns(ids: readonly string[], wagon: string | undefined): Command {
  return {
    label: { key: 'step.change.on' },
    recipe: ({ tokens }) => {
      const below = asItWas(tokens ?? []).find((token) => token.id === wagon);
      for (const id of ids) {
        editMachine(tokens, id, (gun) => {
          if (!below) delete gun.on;
          else if (gun.on !== below.id) Object.assign(gun, { on: below.id, at: { ...below.at } });
        });
      }
    },
  };
}

/** Makes another kind of machine of some: only a gun is on something, and only on a Wagon. */
export function changeMachines(ids: readonly string[], machine: TokenMachine['machine']): Command {
  return {
    label: { key: 'step.change.machine' },
    recipe: ({ tokens, variants = [] }) => {
      for (const id of ids) {
        editMachine(tokens, id, (each) => {
          each.machine = machine;
          if (machine === 'wagon') delete each.on;
        });
      }
      if (machine === 'wagon') return;
      for (const list of [tokens, ...variants.map((variant) => variant.tokens)]) letGoOf(list, new Set(ids));
    },
  };
}

function editMachine(
  tokens: Draft<Token>[] | undefined,
  id: string,
  change: (machine: Draft<TokenMachine>) => void,
): void {
  edit(tokens, id, (token) => {
    if (token.kind === 'machine') change(token);
  });
}
