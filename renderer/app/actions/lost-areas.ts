import { type KeyedSentence, type Language, sentence, textIn } from '../../../languages';
import type { Area, Mission } from '../../../schemas';
import type { Tab } from '../../document/tab';
import type { Session } from '../../session/session';

/** Says what areas have lost since a mission was as before. */
export function sayLostAreas(session: Session, tab: Tab, before: Mission): void {
  const { mission } = tab.document.store.getState();
  session.editorOf(tab).say(lostAreas(before, mission, session.store.getState().language));
}

/** What areas have lost along with their tiles, which nobody may have meant; nothing where they are as before. */
function lostAreas(before: Mission, after: Mission, language: Language): KeyedSentence | undefined {
  const now = new Map(after.areas?.map((area) => [area.id, area]));
  const areas = before.areas ?? [];
  const gone = areas.filter(({ id }) => !now.has(id));
  if (gone.length > 0) return said('delete.areas-gone', gone, language);
  const less = areas.filter((area) => groundOf(now.get(area.id)) < groundOf(area));
  return less.length > 0 ? said('delete.areas-less', less, language) : undefined;
}

function groundOf({ zones = [], tiles = [] }: Pick<Area, 'zones' | 'tiles'> = {}): number {
  return zones.length + tiles.length;
}

function said(
  key: 'delete.areas-gone' | 'delete.areas-less',
  areas: readonly Area[],
  language: Language,
): KeyedSentence {
  const names = areas.map(({ name }) =>
    sentence(language, 'mission.place.area.named', { name: textIn(name, language) }),
  );
  return { key, parameters: { count: areas.length, names: names.join(', ') } };
}
