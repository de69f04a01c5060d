import { useSentences } from '../../session/session-context';
import { useEditorState, useMission } from '../../session/tab-context';
import { AreaProperties } from './area-properties';

/** The named areas of a mission. */
export function AreasPanel() {
  const say = useSentences();
  const areas = useMission((mission) => mission.areas) ?? none;
  const chosen = useEditorState(({ area }) => area);
  return (
    <>
      <header className="properties-heading">
        <h2>{say('areas.title')}</h2>
      </header>
      <p className="field-hint">{say(areas.length === 0 ? 'areas.none' : 'areas.hint')}</p>
      {areas.map((area) => (
        <AreaProperties key={area.id} area={area} isChosen={area.id === chosen} />
      ))}
    </>
  );
}

const none: readonly never[] = [];
