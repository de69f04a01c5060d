import { ArrowLeft, Redo2, Undo2 } from 'lucide-react';
import type { Seen } from '../../../engine';
import type { Words } from '../../../telling/words';
import { ActionButton } from '../../app/action-button';
import { IconAction } from '../../app/icon-action';
import { phaseAt } from '../../game/phase';
import { pictureOf } from '../../game/picture';
import { Tips } from '../../panels/tip';
import { useMoment, useSeen, useSittingState, useWords } from '../../session/game-context';
import { useSentences } from '../../session/session-context';
import { End } from '../end/end-dialog';
import { CounterChips } from './counter-chips';
import { GoalsButton } from './goals-button';
import { PeopleButton, SideButton } from './panel-buttons';
import { RulesButton } from './rules-button';
import { SpeedChoice } from './speed-choice';
import './course.css';

/** Where the game is, and how to go back and forth in it. */
export function CourseBar() {
  const say = useSentences();
  return (
    <Tips>
      <header className="course" aria-label={say('course.title')}>
        <PeopleButton />
        <ActionButton
          id="play.return"
          title={say('action.play.return')}
          icon={<ArrowLeft aria-hidden="true" />}
        />
        <Where />
        <End />
        <CounterChips />
        <GoalsButton />
        <RulesButton />
        <div className="course-tools" role="group" aria-label={say('course.going')}>
          <IconAction id="play.back" icon={<Undo2 aria-hidden="true" />} />
          <IconAction id="play.forward" icon={<Redo2 aria-hidden="true" />} />
        </div>
        <SpeedChoice />
        <SideButton />
      </header>
    </Tips>
  );
}

function Where() {
  const [moment, seen, words] = [useMoment(), useSeen(), useWords()];
  const scene = useSittingState(({ watching }) => watching?.scenes[watching.at]);
  const phase = scene ? phaseAt(scene.moment, scene.place + 1) : phaseAt(moment);
  const now = roundWords(seen, words);
  const during = words.say(`course.phase.${phase}`);
  const turn = turnWords(seen, words);
  return (
    <p className="course-where" title={[now, during, turn].filter(Boolean).join('\n')}>
      <strong data-control="danger-level">{now}</strong> <span className="course-phase">{during}</span>{' '}
      <span>{turn}</span>
    </p>
  );
}

/** Once a game is over nothing comes at any level: who has left or died counts for it no more. */
function roundWords(seen: Seen, words: Words): string {
  const { round } = seen;
  if (round === 0) return words.say('view.before');
  const { level } = pictureOf(seen);
  if (seen.outcome || level === undefined) return words.say('course.round', { round });
  return words.say('view.round', { round, level: words.name('level', level) });
}

function turnWords(seen: Seen, words: Words): string | undefined {
  const { people, active } = pictureOf(seen);
  const person = people[active];
  if (!person || seen.outcome) return undefined;
  // How much of it is left stands in the line below.
  return words.say('course.turn', { who: person.name });
}
