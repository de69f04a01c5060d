import { ChevronDown, ChevronRight } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import { useStore } from 'zustand';
import { useEditorState, useTab } from '../../session/tab-context';
import type { PieceRow } from './piece-rows';

interface PieceRowLineProps {
  row: PieceRow;
  id: string;
  isActive: boolean;
  isOpen: boolean;
  /** Told which row, so that one function does for all of them. */
  choose: (row: PieceRow, event: MouseEvent) => void;
  toggleOpen: (row: PieceRow) => void;
}

/** Of thousands of rows, a few change at a time: each looks by itself whether it is selected. */
export const PieceRowLine = memo(function PieceRowLine(props: PieceRowLineProps) {
  const { row, id, isActive, isOpen, choose, toggleOpen } = props;
  const { part, area } = row;
  const { selection } = useTab();
  const isSelected = useStore(selection.store, ({ keys }) => part !== undefined && keys.has(part));
  const isDrawn = useEditorState((state) => area !== undefined && state.area === area);
  const words = row.whose === undefined ? row.words : `${row.words} · ${row.whose}`;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <div
      id={id}
      role="treeitem"
      className="piece-row"
      aria-level={row.level}
      aria-posinset={row.place}
      aria-setsize={row.of}
      aria-expanded={row.hasRows ? isOpen : undefined}
      aria-selected={isSelected || isDrawn}
      aria-label={words}
      title={words}
      data-elsewhere={row.elsewhere !== undefined}
      data-active={isActive}
      data-level={row.level}
      onClick={(event) => choose(row, event)}
    >
      <span
        className="piece-chevron"
        aria-hidden="true"
        onClick={(event) => {
          if (!row.hasRows) return;
          event.stopPropagation();
          toggleOpen(row);
        }}
      >
        {row.hasRows ? <Chevron /> : null}
      </span>
      <span className="piece-words">{row.words}</span>
      {row.whose === undefined ? null : <span className="piece-whose">{row.whose}</span>}
    </div>
  );
});
