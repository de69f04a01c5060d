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
        {answersAt(moment).map(({ action }, index) => (
          <button
            key={JSON.stringify(action)}
            type="button"
            className="deed hand-answer"
            aria-keyshortcuts={keysOf(index).join(' ') || undefined}
            onClick={() => sitting.take({ action })}
          >
            <Sign action={action} moment={moment} />
            <span>{optionWords(action, words, seen)}</span>
            {keysOf(index).length === 0 ? null : (
              <kbd aria-hidden="true">{index === 0 ? '1 ↵' : index + 1}</kbd>
            )}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The keys that give an answer from wherever the keyboard is. */
function keysOf(index: number): readonly string[] {
  if (index > 8) return [];
  return index === 0 ? ['1', 'Enter'] : [`${index + 1}`];
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
