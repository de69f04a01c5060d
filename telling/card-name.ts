import type { SystemId } from '../engine';
import { languages } from '../languages';
import type { Text } from '../schemas';
import { tellings } from './systems';

/** What a card of the box is called where no game is on the table, in every language. */
export function cardName(system: SystemId, id: string): Text {
  return Object.fromEntries(
    languages.map((language) => [language, tellings[system].campaign?.card(id, language) ?? id]),
  );
}
