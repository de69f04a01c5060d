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
export function TrainSlider({ course, round = 0, onRound }: TrainSliderProps) {
  const say = useSentences();
  const step = course.rounds[round]?.step;
  const spoken = round === 0 ? say('train.set-up') : say('train.round', { round });
  return (
    <div className="train-slider">
      <span id="train-slider">{say('train.slider')}</span>
      <Slider.Root
        className="slider"
        min={0}
        max={course.rounds.length - 1}
        value={[round]}
        onValueChange={([value = 0]) => onRound(value === 0 ? undefined : value)}
      >
        <Slider.Track className="slider-track">
          <Slider.Range className="slider-range" />
        </Slider.Track>
        <Slider.Thumb className="slider-thumb" aria-labelledby="train-slider" aria-valuetext={spoken} />
      </Slider.Root>
      <output>
        {step === undefined ? spoken : say('train.step', { round: spoken, step: say(`train.${step}`) })}
      </output>
    </div>
  );
}
