import type { Action } from '../../../engine';
import { optionWords } from '../../../telling/options';
import { questionWords } from '../../../telling/questions';
import { type Choice, choicesAt, isFree } from '../../game/choices';
import type { Moment } from '../../game/moment';
import { spotOf } from '../../game/spots';
import { useSitting, useWords } from '../../session/game-context';
import { SkillAbout } from '../people/skill';
import { CardFace } from './card-face';

/** Whether a decision is made here, because not everything it offers has a place on the board. */
export function isForHand(moment: Moment): boolean {
  const { decision } = moment.seen;
  if (!decision || isFree(moment.seen)) return false;
  return answersAt(moment).some((choice) => spotOf(choice, moment.seen) === undefined);
}

function answersAt(moment: Moment): readonly Choice[] {
  return choicesAt(moment).filter(({ isAside }) => !isAside);
}

/** The keys of answers; those beyond them have none. */
const FIGURES = Array.from('123456789');

/** What has to be decided beside the board, with the answers. */
export function Question({ moment }: { moment: Moment }) {
  const words = useWords();
  const sitting = useSitting();
  const { seen } = moment;
  const answers = answersAt(moment);
  // Where cards are put into slots, figures mean those.
  const figures = answers.some(({ action }) => action.do === 'place') ? [] : FIGURES;
  return (
    <div
      className="hand-question"
      role="group"
      aria-label={questionWords(seen, words)}
      // A key that is held would answer the next question, too.
      onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
    >
      <p className="hand-question-words" aria-hidden="true">
        {questionWords(seen, words)}
      </p>
      <div className="hand-answers">
        {answers.map(({ action }, index) => (
          <button
            key={JSON.stringify(action)}
            type="button"
            className="deed hand-answer"
            data-answer={figures[index]}
            aria-keyshortcuts={figures[index]}
            onClick={() => sitting.take({ action })}
          >
            <Sign action={action} moment={moment} />
            <span>{optionWords(action, words, seen)}</span>
            {figures[index] === undefined ? null : <kbd aria-hidden="true">{figures[index]}</kbd>}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Decisions between cards or skills show them. */
function Sign({ action, moment: { seen } }: { action: Action; moment: Moment }) {
  const words = useWords();
  if (action.do === 'skill' || action.do === 'reroll-skill') {
    return <SkillAbout skill={seen.table.skills.find(({ id }) => id === action['skill'])} words={words} />;
  }
  if (action.do !== 'start-with') return null;
  const kind = seen.table.cards.find(({ id }) => id === action['weapon'])?.kind;
  return kind ? <CardFace kind={kind} /> : null;
}
