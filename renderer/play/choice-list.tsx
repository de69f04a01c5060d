import { optionWords } from '../../telling/options';
import { questionWords } from '../../telling/questions';
import { choicesAt } from '../game/choices';
import { useMoment, useSitting, useWords } from '../session/game-context';

/** What has to be decided, and everything that can be done, as buttons. */
export function ChoiceList() {
  const [sitting, moment, words] = [useSitting(), useMoment(), useWords()];
  const { seen } = moment;
  return (
    <>
      <p className="play-question">{seen.decision ? questionWords(seen, words) : null}</p>
      <ul className="play-choices">
        {choicesAt(moment).map(({ action }) => (
          <li key={JSON.stringify(action)}>
            <button type="button" className="button" onClick={() => sitting.take({ action })}>
              {optionWords(action, words, seen)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
