import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { dropTargetAt, useDropTarget } from '../../../../renderer/play/cards/drop-targets';

/** A board with something on it, and a sheet that lies over both. */
function Table() {
  const board = useRef<HTMLDivElement>(null);
  const nothing = () => undefined;
  useDropTarget(board, { over: nothing, leave: nothing, drop: nothing });
  return (
    <>
      <div ref={board} data-testid="board">
        <p data-testid="piece" />
      </div>
      <div data-testid="sheet" />
    </>
  );
}

it('lets a card go on the board where the board is seen, and not through what lies over it', () => {
  render(<Table />);
  const [board, piece, sheet] = ['board', 'piece', 'sheet'].map((id) => screen.getByTestId(id));
  const layers = (...beneath: (Element | undefined)[]) =>
    Object.assign(document, {
      elementFromPoint: () => beneath[0] ?? null,
      elementsFromPoint: () => beneath,
    });
  layers(board);
  const target = dropTargetAt(1, 1);
  expect(target).toBeDefined();
  layers(piece, board);
  expect(dropTargetAt(1, 1)).toBe(target);
  layers(sheet, board);
  expect(dropTargetAt(1, 1)).toBeUndefined();
  layers();
  expect(dropTargetAt(1, 1)).toBeUndefined();
});
