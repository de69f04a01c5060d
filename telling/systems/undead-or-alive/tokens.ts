import { survivors, tokenKinds } from '../../../engine/systems/undead-or-alive';
import type { Say } from '../../../languages';
import type { AsideCompanion, Token, TokenCompanion, TokenZombie } from '../../../schemas';
import { tokenName } from '../../token-name';
import { wordsWithoutMission } from './kinds';

export function tokenWords(token: Token, say: Say): string | undefined {
  const { kind } = token;
  if (kind === 'no-objective' || kind === 'train') return undefined;
  // It lies face down: nobody knows its colour before it is taken.
  if (kind === 'objective' && token.mix !== undefined) return say('token.name.objective.mixed');
  if (token.kind === 'zombie') return wordsWithoutMission('all', token.zombie, say);
  return tokenName(tokenKinds, token, say);
}

export function wholeTokenWords(token: Token, say: Say): string {
  if (token.kind === 'companion') return companionWords(token, say);
  if (token.kind === 'zombie') return zombiesWords(token, say);
  const what = tokenName(tokenKinds, token, say);
  const more = moreOf(token);
  return more === undefined ? what : say('token.name.with', { what, more });
}

function moreOf(token: Token): string | number | undefined {
  if (token.kind === 'start') return token.number;
  // Whoever draws the mission sees the colour of what lies face down.
  if (token.kind === 'objective') return token.mix;
  return undefined;
}

function zombiesWords({ zombie, count = 1 }: TokenZombie, say: Say): string {
  const what = wordsWithoutMission('noun', zombie, say, count);
  return count === 1 ? what : say('token.name.several', { what, count });
}

export function companionWords(
  { class: ofClass, survivor }: AsideCompanion | TokenCompanion,
  say: Say,
): string {
  const what = say('token.name.companion');
  const person = survivors.find(({ id, name }) => id === survivor || name === survivor);
  const more = person?.name ?? survivor ?? (ofClass && say(`token.class.${ofClass}`));
  return more === undefined ? what : say('token.name.with', { what, more });
}
