import type { Mission, Token } from '../../../schemas';
import type { Command } from '../command';
import { freshId } from '../ids';
import { kindIn } from '../kinds';
import { allTokens, idsOf, keyOf, type PartKey } from '../parts';
import { eachOf, put } from './properties';

/** What lies face down among others of its kind. */
const PREFIX = 'mix';

/** Mixes what can be mixed of these parts, and lays it face down; nothing where fewer than two can, or they are a mix already. */
export function mixParts(mission: Mission, keys: ReadonlySet<PartKey>): Command | undefined {
  const meant = mixable(mission, keys);
  const [mix, ...others] = new Set(meant.map(mixOf));
  const isMixed = others.length === 0 && mix !== undefined && sizeOf(mission, mix) === meant.length;
  if (meant.length < 2 || isMixed) return undefined;
  const taken = new Set(allTokens(mission).flatMap((token) => mixOf(token) ?? []));
  return laid('step.mix', meant, freshId(PREFIX, taken));
}

/** Lays what of these parts is mixed face up where it is. */
export function layOpenly(mission: Mission, keys: ReadonlySet<PartKey>): Command | undefined {
  const meant = mixable(mission, keys).filter((token) => mixOf(token) !== undefined);
  return meant.length === 0 ? undefined : laid('step.lay-openly', meant, undefined);
}

function laid(
  key: 'step.mix' | 'step.lay-openly',
  tokens: readonly Token[],
  mix: string | undefined,
): Command {
  const keys = new Set(tokens.map(({ id }) => keyOf('token', id)));
  return {
    label: { key, parameters: { count: tokens.length } },
    recipe: (draft) => eachOf(draft, keys, (token) => put(token, 'mix', mix)),
  };
}

function mixable(mission: Mission, keys: ReadonlySet<PartKey>): Token[] {
  const ids = idsOf(keys, 'token');
  if (ids.size === 0) return [];
  const isMixable = (token: Token) =>
    kindIn(mission, token)?.properties.some(({ name }) => name === 'mix') ?? false;
  return (mission.tokens ?? []).filter((token) => ids.has(token.id) && isMixable(token));
}

function mixOf(token: Token): string | undefined {
  return 'mix' in token ? token.mix : undefined;
}

function sizeOf(mission: Mission, mix: string): number {
  return allTokens(mission).filter((token) => mixOf(token) === mix).length;
}
