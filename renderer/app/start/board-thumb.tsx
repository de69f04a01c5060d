import { Plus } from 'lucide-react';
import './board-thumb.css';

/** A mission as small as a stamp; a bare table where nothing lies, or nobody has painted it yet. */
export function BoardThumb({ picture, isEmpty = false }: { picture: string | undefined; isEmpty?: boolean }) {
  return (
    <span className="board-thumb" aria-hidden="true">
      {picture === undefined ? null : <img src={picture} draggable={false} />}
      {isEmpty ? (
        <span className="board-thumb-empty">
          <Plus />
        </span>
      ) : null}
    </span>
  );
}
