import { Slider } from 'radix-ui';
import type { TrainCourse } from '../../../engine';
import { useSentences } from '../../session/session-context';
import './train-slider.css';

interface TrainSliderProps {
  course: TrainCourse;
  /** Nothing while the train is where the mission puts it. */
  round: number | undefined;
  onRound: (round: number | undefined) => void;
}

/** Where the train is, round after round. */
export function TrainSlider({ course, round: wanted = 0, onRound }: TrainSliderProps) {
  const say = useSentences();
  const last = course.rounds.length - 1;
  // A mission that changes may have a shorter way for its train.
  const round = Math.min(wanted, last);
  const step = course.rounds[round]?.step;
  const spoken = round === 0 ? say('train.set-up') : say('train.round', { round });
  const done = step === 'leaves' && round === last ? 'left' : step;
  const told = done === undefined ? spoken : say('train.step', { round: spoken, step: say(`train.${done}`) });
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
