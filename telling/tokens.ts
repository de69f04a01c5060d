import { isOfTiles, type SystemId, systemOf } from '../engine';
import type { Say } from '../languages';
import type { AsideCompanion, Token } from '../schemas';
import { tellings } from './systems';
import { tokenName } from './token-name';

/** What a token of a mission is called by whoever is to go there; nothing for what one does not go to. */
export function tokenWords(system: SystemId, token: Token, say: Say): string | undefined {
  const telling = tellings[system];
  if (telling.token) return telling.token(token, say);
  return isOfTiles(token) ? undefined : tokenName(systemOf(system).content.tokens, token, say);
}

/** The same in words that tell it from most others, for whoever draws the mission. */
export function wholeTokenWords(system: SystemId, token: Token, say: Say): string {
  const telling = tellings[system];
  return telling.wholeToken?.(token, say) ?? tokenName(systemOf(system).content.tokens, token, say);
}

/** Somebody whom a mission names, be it on the board or beside it. */
export function personWords(system: SystemId, person: AsideCompanion, say: Say): string {
  return tellings[system].person?.(person, say) ?? person.survivor ?? person.id;
}
