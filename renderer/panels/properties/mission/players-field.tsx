import { systemOf } from '../../../../engine';
import { put } from '../../../document/commands/properties';
import { useChange } from '../../../fields/changes';
import { FieldGroup, FieldValue } from '../../../fields/field';
import { useSentences } from '../../../session/session-context';
import { useFile, useMission } from '../../../session/tab-context';

/** How many can play: both ends are said, or none, and never the wrong way round. */
export function PlayersField() {
  const say = useSentences();
  const change = useChange();
  const isRead = useFile(({ isReadOnly }) => isReadOnly);
  const players = useMission((mission) => mission.players);
  const { posse } = systemOf(useMission((mission) => mission.system)).content;
  if (isRead) {
    return <FieldValue name="players">{players && say('properties.players.range', players)}</FieldValue>;
  }
  const most = Math.max(posse.most, players?.max ?? 0);
  const set = (end: 'min' | 'max', value: number | undefined) =>
    change('players', (draft) => {
      if (value === undefined) return put(draft, 'players', undefined);
      const { min = value, max = value } = draft.players ?? {};
      draft.players =
        end === 'min' ? { min: value, max: Math.max(value, max) } : { min: Math.min(value, min), max: value };
    });
  return (
    <FieldGroup name="players">
      <span className="field-line">
        {(['min', 'max'] as const).map((end) => (
          <select
            key={end}
            className="field-choice"
            aria-label={say(`properties.players.${end}`)}
            value={players?.[end] ?? ''}
            onChange={({ currentTarget }) => set(end, Number(currentTarget.value) || undefined)}
          >
            <option value="">{say('properties.none')}</option>
            {Array.from({ length: most }, (_, index) => index + 1).map((number) => (
              <option key={number} value={number}>
                {say(`properties.players.${end}.number`, { number })}
              </option>
            ))}
          </select>
        ))}
      </span>
    </FieldGroup>
  );
}
