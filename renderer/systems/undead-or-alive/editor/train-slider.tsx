import { Slider } from 'radix-ui';
import { sideAhead } from '../../../../engine/systems/undead-or-alive';
import { useSentences } from '../../../session/session-context';
import type { AheadProps } from '../../system-editor';
import { timetableOf } from './timetable';
import './train-slider.css';

/** Where the train is, step after step, and in which round of a game that is. */
export function TrainSlider({ laid, round: wanted = 0, first, onRound }: AheadProps) {
  const say = useSentences();
  const timetable = timetableOf(laid);
  if (!timetable) return null;
  const last = timetable.rounds.length - 1;
  // A mission that changes may have a shorter way for its train.
  const round = Math.min(wanted, last);
  const step = timetable.rounds[round]?.step;
  const spoken =
    first === undefined
      ? say('train.number', { number: round })
      : say('train.round', { number: round, round: first + round - 1 });
  const done = step === 'leaves' && round === last ? 'left' : step;
  const side = say(`side.toward.${sideAhead(timetable.heading)}`);
  const told = done
    ? say('train.step', { round: spoken, step: say(`train.${done}`, { side }) })
    : say('train.set-up');
  return (
    <div className="train-slider" data-control="ahead">
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
