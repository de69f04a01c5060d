import type { Say } from '../../languages';
import type { Class, Token } from '../../schemas';

/** What a token is, in words; nothing for what one does not walk to. */
export function tokenWords(token: Token, say: Say): string | undefined {
  switch (token.kind) {
    case 'spawn':
      return say(`token.name.spawn.${token.spawn}`);
    case 'objective':
      // It lies face down: nobody knows its colour before it is taken.
      return say(`token.name.objective.${token.mix === undefined ? token.colour : 'mixed'}`);
    case 'zombie':
      return say(`token.name.zombie.${token.zombie}`);
    case 'machine':
      return say(`token.name.machine.${token.machine}`);
    case 'start':
    case 'exit':
    case 'noise':
    case 'companion':
      return say(`token.name.${token.kind}`);
    case 'no-objective':
    case 'train':
      return undefined;
  }
}

/** What a piece of the map is, in words that tell it from most others. */
export function wholeTokenWords(token: Token, say: Say): string {
  switch (token.kind) {
    case 'start':
      if (token.number === undefined) return say('token.name.start');
      return say('token.name.with', { what: say('token.name.start'), more: token.number });
    case 'companion':
      return companionWords(token, say);
    case 'zombie': {
      const { zombie, count = 1 } = token;
      const what = say(`mission.zombie.${zombie}`, { count });
      return count === 1 ? what : say('token.name.several', { what, count });
    }
    case 'objective': {
      // Whoever draws the mission sees the colour of what lies face down.
      const what = say(`token.name.objective.${token.colour}`);
      return token.mix === undefined ? what : say('token.name.with', { what, more: token.mix });
    }
    case 'no-objective':
    case 'train':
      return say(`token.name.${token.kind}`);
    case 'spawn':
    case 'exit':
    case 'noise':
    case 'machine':
      return tokenWords(token, say) ?? token.kind;
  }
}

export function companionWords(
  { class: ofClass, survivor }: { readonly class?: Class; readonly survivor?: string },
  say: Say,
): string {
  const what = say('token.name.companion');
  const more = survivor ?? (ofClass && say(`token.class.${ofClass}`));
  return more === undefined ? what : say('token.name.with', { what, more });
}
