import type { SentenceKey } from '../../../languages';
import { templates } from '../../files/templates';
import { useSentences, useSession } from '../../session/session-context';
import { BoardThumb } from './board-thumb';
import './cards.css';

/** What a new mission can begin with. */
export function TemplateCards({ pictures }: { pictures: ReadonlyMap<string, string> }) {
  const say = useSentences();
  const { files } = useSession();
  return (
    <ul className="cards">
      {templates.map((template) => (
        <li key={template} className="card">
          <button type="button" className="card-main" onClick={() => void files.newMission(template)}>
            <BoardThumb picture={pictures.get(template)} isEmpty={template === 'empty'} />
            <span className="card-title">{say(`start.template.${template}` as SentenceKey)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
