import { Slider } from 'radix-ui';
import { sideAhead, type TrainCourse } from '../../../engine';
import { useChecks } from '../../panels/use-checks';
import { useSentences } from '../../session/session-context';
import './train-slider.css';

interface TrainSliderProps {
  course: TrainCourse;
  /** How many rounds it has driven; nothing while it is where the mission puts it. */
  round: number | undefined;
  onRound: (round: number | undefined) => void;
}

/** Where the train is, step after step, and in which round of a game that is. */
export function TrainSlider({ course, round: wanted = 0, onRound }: TrainSliderProps) {
  const say = useSentences();
  const last = course.rounds.length - 1;
  // A mission that changes may have a shorter way for its train.
  const round = Math.min(wanted, last);
  const step = course.rounds[round]?.step;
  const first = useChecks().train?.steps[0]?.round;
  const spoken =
    first === undefined
      ? say('train.number', { number: round })
      : say('train.round', { number: round, round: first + round - 1 });
  const done = step === 'leaves' && round === last ? 'left' : step;
  const side = say(`side.toward.${sideAhead(course.heading)}`);
  const told = done
    ? say('train.step', { round: spoken, step: say(`train.${done}`, { side }) })
    : say('train.set-up');
  return (
    <div className="train-slider">
      <span id="train-slider">{say('train.slider')}</span>
      <Slider.Root
        className="slider"
        min={0}
        max={last}
        value={[round]}
        onValueChange={([value = 0]) => onRound(value === 0 ? undefined : value)}
      >
        <Slider.Track className="slider-track">
          <Slider.Range className="slider-range" />
        </Slider.Track>
        <Slider.Thumb className="slider-thumb" aria-labelledby="train-slider" aria-valuetext={told} />
      </Slider.Root>
      <output>{told}</output>
    </div>
  );
}
