import { CopyPlus } from 'lucide-react';
import { type Say, textIn } from '../../../languages';
import type { Mission } from '../../../schemas';
import type { Sample } from '../../files/samples';
import { useSentences, useSession, useSessionState } from '../../session/session-context';
import { BoardThumb } from './board-thumb';
import './cards.css';

export function SampleCards({
  samples,
  pictures,
}: {
  samples: readonly Sample[];
  pictures: ReadonlyMap<string, string>;
}) {
  return (
    <ul className="cards">
      {samples.map((sample) => (
        <SampleCard key={sample.id} sample={sample} picture={pictures.get(sample.id)} />
      ))}
    </ul>
  );
}

function SampleCard({ sample, picture }: { sample: Sample; picture: string | undefined }) {
  const say = useSentences();
  const { files } = useSession();
  const language = useSessionState((state) => state.language);
  const { id, mission } = sample;
  const isOfRulebook = mission.origin === 'official-goals-own-map';
  const title = textIn(mission.title, language);
  const asStart = say('start.sample.copy', { title });
  return (
    <li className="card">
      <button type="button" className="card-main" onClick={() => void files.openSample(id)}>
        <BoardThumb picture={picture} />
        <span className="card-title">
          {isOfRulebook ? <span className="card-number">{id.toUpperCase()}</span> : null} {title}
        </span>
        <span className="card-words">{wordsOf(mission, say)}</span>
      </button>
      <button
        type="button"
        className="card-corner"
        aria-label={asStart}
        title={asStart}
        onClick={() => void files.newMission(id)}
      >
        <CopyPlus aria-hidden="true" />
      </button>
    </li>
  );
}

/** How hard, how long, and how much there is to do. */
function wordsOf({ difficulty, minutes, goals = [] }: Mission, say: Say): string {
  return [
    ...(difficulty === undefined ? [] : [say(`print.difficulty.${difficulty}`)]),
    ...(minutes === undefined ? [] : [say('start.minutes', { minutes })]),
    say('start.goals', { count: goals.length }),
  ].join(' · ');
}
