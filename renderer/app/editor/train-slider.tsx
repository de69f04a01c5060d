import { Slider } from 'radix-ui';
import { useSentences } from '../../session/session-context';

interface TrainSliderProps {
  /** Nothing while the train is where the mission puts it. */
  round: number | undefined;
  last: number;
  onRound: (round: number | undefined) => void;
}

/** Where the train is, round after round. */
export function TrainSlider({ round, last, onRound }: TrainSliderProps) {
  const say = useSentences();
  const spoken = say(round === undefined ? 'train.set-up' : 'train.round', { round: round ?? 0 });
  return (
    <div className="train-slider">
      <span id="train-slider">{say('train.slider')}</span>
      <Slider.Root
        className="slider"
        min={0}
        max={last}
        value={[round ?? 0]}
        onValueChange={([value]) => onRound(value === 0 ? undefined : value)}
      >
        <Slider.Track className="slider-track">
          <Slider.Range className="slider-range" />
        </Slider.Track>
        <Slider.Thumb className="slider-thumb" aria-labelledby="train-slider" aria-valuetext={spoken} />
      </Slider.Root>
      <output>{spoken}</output>
    </div>
  );
}
