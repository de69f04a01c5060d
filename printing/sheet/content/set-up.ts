import { clauses } from '../../../telling/mission/grammar';
import type { GameSheet } from '../../../telling/system-telling';
import type { ListItem, Section } from '../../flow/blocks';
import type { Said } from './said';
import { itemOf, labelled, list, paragraphs, section } from './text';
import { facesInOrder } from './tiles';

/** Everything that is taken out of the box, counted. */
export function neededOf(said: Said, { needed }: GameSheet): Section[] {
  const { say, context } = said;
  const faces = facesInOrder(said);
  const tiles: ListItem[] =
    faces.length === 0
      ? []
      : [labelled(say('print.sheet.tiles', { count: faces.length }), context.and(faces), say)];
  const rest = needed.map(({ title, lines }) =>
    title === undefined ? { words: clauses(lines, context) } : labelled(title, clauses(lines, context), say),
  );
  return section(2, say('print.sheet.needed'), list([...tiles, ...rest]));
}

/** What the author has to say about it, and then what follows from the map and the rules. */
export function setUpOf({ mission, context, say }: Said, { setUp }: GameSheet): Section[] {
  const own = mission.texts?.setup ? paragraphs(context.text(mission.texts.setup)) : [];
  return section(2, say('print.sheet.set-up'), [...own, ...list(setUp.map(itemOf))]);
}

/** What the rules of the game make of it, part by part. */
export function courseOf({ say }: Said, { course }: GameSheet): Section[] {
  const parts = course.flatMap(({ title = '', lines }) => section(3, title, list(lines.map(itemOf))));
  return section(2, say('print.sheet.course'), parts);
}

/** Anything else that the author wants read. */
export function notesOf({ mission, context, say }: Said): Section[] {
  const notes = mission.texts?.notes;
  return notes ? section(2, say('print.sheet.notes'), paragraphs(context.text(notes))) : [];
}
