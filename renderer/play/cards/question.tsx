import { optionWords } from '../../../telling/options';
import { questionWords } from '../../../telling/questions';
import { type Choice, choicesAt, isFree } from '../../game/choices';
import type { Moment } from '../../game/moment';
import { cardsOf } from '../../game/picture';
import { spotOf } from '../../game/spots';
import { useWords } from '../../session/game-context';
import { windowIn } from '../../systems';
import { usePress } from '../clicks/asking';
import { SkillAbout } from '../people/skill';

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
  return answersAt(moment).some(({ traits: { shows } }) => shows === 'card' || shows === 'skill');
}

interface QuestionProps {
  readonly moment: Moment;
  /** The hand lies over the line in which questions are put. */
  readonly isOverBoard: boolean;
}

/** The answers to what has to be decided beside the board; the question itself stands above them, below the board. */
export function Question({ moment, isOverBoard }: QuestionProps) {
  const words = useWords();
  const press = usePress();
  const { seen } = moment;
  const answers = answersAt(moment);
  // Where cards are put into slots, figures mean those.
  const figures = answers.some(({ traits }) => traits.role === 'place') ? [] : FIGURES;
  return (
    <div className="hand-question" role="group" aria-label={questionWords(seen, words)}>
      {isOverBoard ? (
        <p className="hand-question-words" aria-hidden="true">
          {questionWords(seen, words)}
        </p>
      ) : null}
      <div className="hand-answers">
        {answers.map((choice, index) => (
          <button
            key={JSON.stringify(choice.action)}
            type="button"
            className="deed hand-answer"
            data-answer={figures[index]}
            aria-keyshortcuts={keysOf(index, figures).join(' ') || undefined}
            onClick={({ currentTarget }) => press({ choices: [choice] }, currentTarget)}
          >
            <Sign choice={choice} moment={moment} />
            <span>{optionWords(choice.action, words, seen)}</span>
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
function Sign({ choice: { traits, touches }, moment: { seen } }: { choice: Choice; moment: Moment }) {
  const name = String(touches[0]?.name);
  if (traits.shows === 'skill') {
    return <SkillAbout seen={seen} skill={name} />;
  }
  if (traits.shows !== 'card') return null;
  return windowIn(seen).cards?.face(seen, cardsOf(seen).cardNumber(name));
}
