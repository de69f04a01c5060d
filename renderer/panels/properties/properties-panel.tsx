import { useEditorState, useSelection } from '../../session/tab-context';
import { AreasPanel } from '../areas/areas-panel';
import { MissionSheet } from './mission/mission-sheet';
import { PartsProperties } from './parts-properties';
import { useSelectedParts } from './selected-parts';
import '../../fields/fields.css';
import './properties.css';

/** What there is to say of what is selected; of the mission itself, while nothing is. */
export function PropertiesPanel() {
  const keys = useSelection();
  const parts = useSelectedParts();
  const isDrawingAreas = useEditorState(({ tool }) => tool === 'area');
  return (
    <div className="panel properties">
      {parts.length > 0 ? (
        // Fields remember what was typed in them, which is not meant for what is selected next.
        <PartsProperties key={[...keys].join(' ')} parts={parts} />
      ) : isDrawingAreas ? (
        <AreasPanel />
      ) : (
        <MissionSheet />
      )}
    </div>
  );
}
