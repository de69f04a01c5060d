import { LOG_SORTS, type LogFilter, type LogSort } from '../../game/log-filter';
import { useSentences } from '../../session/session-context';

interface FilterFieldsProps {
  readonly filter: LogFilter;
  readonly change: (filter: LogFilter) => void;
}

/** Of a long log only what somebody wants to read. */
export function FilterFields({ filter, change }: FilterFieldsProps) {
  const say = useSentences();
  return (
    <div className="log-filter" role="search" aria-label={say('log-panel.filter')}>
      <select
        aria-label={say('log-panel.sort')}
        value={filter.sort}
        onChange={(event) => change({ ...filter, sort: event.target.value as LogSort })}
      >
        {LOG_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {say(`log-panel.sort.${sort}`)}
          </option>
        ))}
      </select>
      <input
        type="search"
        aria-label={say('log-panel.words')}
        placeholder={say('log-panel.words')}
        value={filter.text}
        onChange={(event) => change({ ...filter, text: event.target.value })}
      />
    </div>
  );
}
