import { expect, it } from 'vitest';
import { isChosenIn } from '../../renderer/builder/behaviours';
import { deskFor } from '../../renderer/builder/desk';
import { offersAt } from '../../renderer/builder/offers';
import { documentOf } from '../../renderer/document/systems';
import { DrawingBoard } from '../helpers/drawing-board';
import { wayOut } from './toy';

it('what a piece of the toy does is told and chosen as in any game', () => {
  const board = new DrawingBoard(wayOut());
  const chosen = (words: string) => {
    const [piece] = documentOf('toy').behaviours(board.mission);
    if (!piece) throw new Error('There is a key');
    const desk = deskFor(board.mission, 'en');
    const { text, slots } = desk.told('Behaviour', piece.behaviour);
    const [slot] = slots;
    const [place] = slot?.places ?? [];
    if (!slot || !place) throw new Error('There is a choice');
    const offers = offersAt(place, { part: 'Behaviour', value: piece.behaviour, stretch: slot }, desk);
    const next = offers.find((offer) => offer.words === words)?.part;
    if (next && isChosenIn(piece.behaviour, next)) board.do(piece.changed(next));
    return text;
  };
  expect(chosen('under a rug')).toBe('The key lies in the open.');
  expect(board.token('key')).toMatchObject({ covered: true });
  expect(chosen('in the open')).toBe('The key lies under a rug.');
  expect(board.mission).toEqual(wayOut());
  expect(deskFor(wayOut(), 'fr').words('Behaviour', { behaviour: 'key-lies', covered: true })).toBe(
    'La clé est sous un tapis.',
  );
});
