import type { Language } from '../../languages';
import { loadDocument, type Mission, type Problem } from '../../schemas';
import { leniently } from './read-mission';

/** What a text says as the file of a mission: the mission, if it is one, and all that is wrong with it. */
export interface JudgedText {
  /** Nothing where the text is no sound mission. */
  readonly mission?: Mission;
  readonly problems: readonly Problem[];
}

export function judgeText({
  text,
  language,
}: {
  readonly text: string;
  readonly language: Language;
}): JudgedText {
  const loaded = loadDocument(text, 'mission', { ...leniently, language });
  return loaded.ok ? { mission: loaded.document, problems: loaded.warnings } : { problems: loaded.problems };
}
