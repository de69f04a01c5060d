import { tokenKinds } from '../../../../engine/systems/undead-or-alive';
import type { Say } from '../../../../languages';
import type { Token } from '../../../../schemas';
import type { MissionContext } from '../../../mission/context';
import type { SheetMission } from '../../../system-telling';
import { tokenName } from '../../../token-name';
import { zombieWords } from '../kinds';
import { companionWords } from '../tokens';
import { isDealtOut } from './people';

/** What a token is called beside its stamp: colours that lie face down are nobody's affair. */
export function legendWords(token: Token, say: Say, context: MissionContext): string {
  if (token.kind === 'companion') return companionWords(token, say);
  if (token.kind === 'zombie') return zombieWords('noun', token.zombie, context);
  if (token.kind === 'objective' && token.mix !== undefined) return say('sheet.face-down');
  if (token.kind === 'no-objective') return say('sheet.no-crate');
  if (token.kind === 'train') return say(token.moves ? 'sheet.train.drives' : 'sheet.train.stands');
  return tokenName(tokenKinds, token, say);
}

/** Somebody has to lay them out by lot: a reader of the map alone would not know. */
export function legendNote(token: Token, sheet: SheetMission): string | undefined {
  const isByLot = token.kind === 'companion' && isDealtOut(token, sheet);
  return isByLot ? sheet.context.say('sheet.legend.lot') : undefined;
}
