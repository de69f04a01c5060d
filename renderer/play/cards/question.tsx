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

/** Whether the answers show cards or skills, which takes room. */
export function isShowing(moment: Moment): boolean {
  return answersAt(moment).some(({ action }) => SHOWN.has(action.do));
}

const SHOWN: ReadonlySet<string> = new Set(['skill', 'reroll-skill', 'start-with']);

interface QuestionProps {
  readonly moment: Moment;
  /** The hand lies over the line in which questions are put. */
  readonly isOverBoard: boolean;
}

/** The answers to what has to be decided beside the board; the question itself stands above them, below the board. */
export function Question({ moment, isOverBoard }: QuestionProps) {
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
      {isOverBoard ? (
        <p className="hand-question-words" aria-hidden="true">
          {questionWords(seen, words)}
        </p>
      ) : null}
      <div className="hand-answers">
        {answers.map(({ action }, index) => (
          <button
            key={JSON.stringify(action)}
            type="button"
            className="deed hand-answer"
            data-answer={figures[index]}
            aria-keyshortcuts={keysOf(index, figures).join(' ') || undefined}
            onClick={() => sitting.take({ action })}
          >
            <Sign action={action} moment={moment} />
            <span>{optionWords(action, words, seen)}</span>
            {keysOf(index, figures).length === 0 ? null : (
              <kbd aria-hidden="true">{keysOf(index, figures).join(' ').replace('Enter', '↵')}</kbd>
            )}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The keys that give an answer from wherever the keyboard is: the first is also what Enter gives. */
function keysOf(index: number, figures: readonly string[]): readonly string[] {
  return [...figures.slice(index, index + 1), ...(index === 0 ? ['Enter'] : [])];
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
