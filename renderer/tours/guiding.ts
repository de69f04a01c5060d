import type { OpenNote, Session } from '../session/session';
import { keep, keptOf } from './kept';
import { notesAt } from './notes';
import type { Sight } from './sight';
import { atFirst } from './standing';
import type { Tour } from './tour';

/** A guide is there as soon as somebody plays its sample, unless they have left it; it waits while others play for them. */
export function goAlong(session: Session, guide: Tour, tab: string, sight: Sight): void {
  const { tours, note } = session.store.getState();
  const kept = tours.find(({ tour }) => tour === guide.id);
  if (!sight.game?.isShown || sight.game.isPiloted || kept?.isShown === false)
    return showNote(session, undefined);
  const before = kept ?? { tour: guide.id, mission: guide.sample, tab, ...atFirst, isShown: true };
  const open = note?.tour === guide.id ? note : undefined;
  const notes = notesAt(guide, { noticed: before.noticed, open }, sight);
  showNote(session, notes.open);
  if (!kept || notes.noticed !== before.noticed) keepNoticed(session, before, notes.noticed);
}

/** Puts the note away that lies open; the next one comes as soon as it is due. */
export function putNoteAway(session: Session): void {
  const { note } = session.store.getState();
  const kept = note && keptOf(session.store.getState(), note.tour);
  if (!kept) return;
  keepNoticed(session, kept, [...kept.noticed, note.step]);
}

export function showNote({ store }: Session, note: OpenNote | undefined): void {
  if (store.getState().note !== note) store.setState({ note });
}

function keepNoticed(session: Session, kept: Parameters<typeof keep>[1], noticed: readonly string[]): void {
  keep(session, { ...kept, noticed, at: noticed.length });
}
