import { useMemo } from 'react';
import { ruleSentences } from '../../telling/mission/sentences';
import { useSentences, useSessionState } from '../session/session-context';
import { FileText } from './file-text';
import { useSettledMission } from './settled';
import { ToldSentence } from './told-sentence';
import './panels.css';

/** What is special about the mission, in the sentences that are printed. They are not changed here. */
export function RulesPanel() {
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const mission = useSettledMission();
  const rules = useMemo(() => ruleSentences(mission, language), [mission, language]);
  const variants = mission.variants?.filter((variant) => variant.rules !== undefined) ?? [];
  return (
    // Keyboards scroll what they can go to.
    <section className="panel told" aria-label={say('rules.title')} tabIndex={0}>
      {rules.length === 0 ? (
        <p className="panel-empty">{say('rules.none')}</p>
      ) : (
        <ul className="told-list">
          {rules.map((rule) => (
            <li key={rule.id}>
              <ToldSentence told={rule} />
            </li>
          ))}
        </ul>
      )}
      {variants.length > 0 ? <p className="panel-hint">{say('rules.variants')}</p> : null}
      <p className="panel-hint">{say(rules.length === 0 ? 'rules.how' : 'rules.read-only')}</p>
      <FileText part="rules" />
    </section>
  );
}
