import { type KeyboardEvent, type MouseEvent, memo, type PointerEvent, useId, useRef } from 'react';
import type { Palette } from '../../../drawing/palette';
import { useSentences } from '../../session/session-context';
import type { Stock } from '../../systems/system-editor';
import type { PaletteItem } from './item';
import { Picture } from './picture';

interface PaletteButtonProps {
  readonly item: PaletteItem;
  readonly palette: Palette;
  readonly stock: Stock;
  /** It hangs on the pointer. */
  readonly isTaken: boolean;
  /** Where keyboards come in. */
  readonly isCurrent: boolean;
  readonly onTake: (item: PaletteItem, by: 'pointer' | 'keyboard') => void;
  readonly onLetGo: () => void;
  /** There is none left, and nobody said that it should be taken all the same. */
  readonly onRefuse: (item: PaletteItem) => void;
}

/** One thing to take: pressing takes it along to the board, and so does Enter. What is used up wants Alt as well. */
export const PaletteButton = memo(function PaletteButton(props: PaletteButtonProps) {
  const { item, palette, stock, isTaken, isCurrent, onTake, onLetGo, onRefuse } = props;
  const { name, plate, chips, painting } = item;
  const { shortage, left } = stock;
  const say = useSentences();
  const id = useId();
  const wasTaken = useRef(false);
  const press = ({ button, ctrlKey, altKey }: PointerEvent) => {
    // With Ctrl it is a right click on a Mac.
    if (button !== 0 || ctrlKey) return;
    wasTaken.current = isTaken;
    // Before it is let go, so that it can be dragged onto the board.
    if (!shortage || altKey) onTake(item, 'pointer');
  };
  const click = ({ detail, altKey }: MouseEvent) => {
    const isByHand = detail > 0;
    if (isByHand && wasTaken.current) onLetGo();
    else if (shortage && !altKey) onRefuse(item);
    else if (!isByHand) onTake(item, 'keyboard');
  };
  // Of Enter with Alt browsers make no click.
  const hear = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.altKey) return;
    event.preventDefault();
    onTake(item, 'keyboard');
  };
  const reason =
    shortage && `${say(shortage.reason.key, shortage.reason.parameters)} ${say('palette.anyway')}`;
  const rest = left && say('palette.left', { ...left });
  const about = [chips.join(', '), rest ?? '', reason ?? ''].filter(Boolean);
  return (
    <button
      type="button"
      className="palette-item"
      data-item={item.id}
      aria-label={plate === undefined ? name : `${plate} ${name}`}
      aria-describedby={about.length > 0 ? id : undefined}
      aria-disabled={shortage ? true : undefined}
      aria-pressed={isTaken}
      title={reason ?? rest}
      tabIndex={isCurrent ? 0 : -1}
      onPointerDown={press}
      onPointerCancel={isTaken ? onLetGo : undefined}
      onClick={click}
      onKeyDown={hear}
    >
      <span className="palette-image">
        <Picture painting={painting} palette={palette} />
        {shortage ? (
          <span className="palette-stamp">{say(shortage.stamp.key, shortage.stamp.parameters)}</span>
        ) : null}
      </span>
      <span className="palette-name">
        {plate === undefined ? null : <span className={plateClass(plate)}>{plate}</span>}
        <span>{name}</span>
        {left && !shortage ? <span className="palette-left">{left.left}</span> : null}
      </span>
      {chips.length > 0 ? (
        <span className="palette-chips">
          {chips.map((chip) => (
            <span key={chip}>{chip}</span>
          ))}
        </span>
      ) : null}
      <span id={id} hidden>
        {about.join('. ')}
      </span>
    </button>
  );
});

/** Blue and red, as on the cardboard. */
function plateClass(face: string): string {
  const side = /\d([RV])$/.exec(face)?.[1];
  return side === undefined ? 'palette-plate' : `palette-plate palette-plate-${side.toLowerCase()}`;
}
