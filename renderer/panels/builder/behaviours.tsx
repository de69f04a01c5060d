import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { wholeTokenWords } from '../../../telling/tokens';
import { isChosenIn } from '../../builder/behaviours';
import type { Desk } from '../../builder/desk';
import { perform } from '../../document/command';
import { keyOf } from '../../document/parts';
import { documentOf } from '../../document/systems';
import type { PieceBehaviour } from '../../document/systems/system-document';
import { useSentences } from '../../session/session-context';
import { useFile, useTab } from '../../session/tab-context';
import { useGoToParts } from '../go-to-parts';
import { useSettledMission } from '../settled';
import { ToldSlots } from './told-slots';

/** What pieces such as a train do, told and chosen like rules; as the mission is looked at. */
export function Behaviours({ desk }: { desk: Desk }) {
  const say = useSentences();
  const goToParts = useGoToParts();
  const mission = useSettledMission();
  const all = useMemo(() => documentOf(mission.system).behaviours(mission), [mission]);
  const doubts = useMemo(() => documentOf(mission.system).doubts(mission), [mission]);
  return [...new Set(all.map(({ of }) => of))].map((of) => {
    const token = mission.tokens?.find(({ id }) => id === of);
    const name = token ? wholeTokenWords(mission.system, token, say) : of;
    return (
      <section key={of} className="builder-variant" aria-label={name}>
        <h3>
          <button type="button" className="text-button" onClick={() => goToParts([keyOf('token', of)])}>
            {name}
          </button>
        </h3>
        <ul className="stories">
          {all.flatMap((piece, index) =>
            piece.of === of ? [<BehaviourLine key={index} piece={piece} desk={desk} />] : [],
          )}
        </ul>
        {doubts.map(({ words, tokens }) =>
          tokens.includes(of) ? (
            <p key={words} className="told-mark told-doubtful">
              <TriangleAlert aria-hidden="true" />
              {say(words)}
            </p>
          ) : null,
        )}
      </section>
    );
  });
}

function BehaviourLine({ piece, desk }: { piece: PieceBehaviour; desk: Desk }) {
  const { behaviour } = piece;
  const tab = useTab();
  const isReadOnly = useFile((file) => file.isReadOnly);
  const change = (next: object) => {
    if (isChosenIn(behaviour, next)) perform(tab, piece.changed(next));
  };
  return (
    <li className="behaviour">
      <div className="story-words">
        <ToldSlots
          told={desk.told('Behaviour', behaviour)}
          within={{ part: 'Behaviour', value: behaviour }}
          desk={desk}
          change={isReadOnly ? undefined : change}
        />
      </div>
    </li>
  );
}
