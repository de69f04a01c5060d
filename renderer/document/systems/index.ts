import type { SystemId } from '../../../engine';
import { plainDocument } from './plain-document';
import type { SystemDocument } from './system-document';
import { undeadOrAliveDocument } from './undead-or-alive';

/** What every game there is has of its own where its missions are drawn. */
const documents: Readonly<Record<SystemId, Partial<SystemDocument>>> = {
  'undead-or-alive': undeadOrAliveDocument,
};

export function documentOf(system: SystemId): SystemDocument {
  return { ...plainDocument, ...documents[system] };
}
