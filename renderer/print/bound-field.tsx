import { useSentences } from '../session/session-context';
import type { Bindable, Shelf } from './use-bound';

const shelves: readonly Shelf[] = ['open', 'sample', 'recent'];

interface BoundFieldProps {
  readonly bindables: readonly Bindable[];
  readonly bind: (key: string, isBound: boolean) => void;
}

/** Which missions a booklet has. */
export function BoundField({ bindables, bind }: BoundFieldProps) {
  const say = useSentences();
  return shelves.map((shelf) => {
    const on = bindables.filter((one) => one.shelf === shelf);
    return on.length === 0 ? null : (
      <fieldset key={shelf} className="print-bound">
        <legend>{say(`print.dialog.shelf.${shelf}`)}</legend>
        {on.map(({ key, title, isBound, isLost }) => (
          <label key={key} className="print-yes-no">
            <input type="checkbox" checked={isBound} onChange={(event) => bind(key, event.target.checked)} />
            <span>
              {title}
              {isLost && isBound ? <small>{say('print.dialog.lost')}</small> : null}
            </span>
          </label>
        ))}
      </fieldset>
    );
  });
}
