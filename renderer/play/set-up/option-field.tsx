import { useId } from 'react';
import type { GameOption, OptionValue } from '../../../engine';
import type { SentenceKey } from '../../../languages';
import { useSentences } from '../../session/session-context';
import { WholeNumberField } from '../whole-number-field';
import { YesNo } from './yes-no';

interface OptionFieldProps<Option extends GameOption = GameOption> {
  readonly option: Option;
  readonly value: OptionValue | undefined;
  readonly change: (value: OptionValue) => void;
}

/** One option of a game, as its sort is asked. */
export function OptionField({ option, value, change }: OptionFieldProps) {
  const say = useSentences();
  const name = say(`properties.option.${option.id}` as SentenceKey);
  const hint = say(`properties.option.${option.id}.hint` as SentenceKey);
  switch (option.sort) {
    case 'switch':
      return (
        <YesNo isOn={value === true} change={change}>
          <strong>{name}</strong> {hint}
        </YesNo>
      );
    case 'number':
      return (
        <WholeNumberField
          className="set-up-field"
          label={name}
          hint={hint}
          value={typeof value === 'number' ? value : Number.NaN}
          least={option.least}
          most={option.most}
          change={change}
        />
      );
    case 'choice':
      return <ChoiceField option={option} value={value} change={change} />;
  }
}

function ChoiceField({ option, value, change }: OptionFieldProps<Extract<GameOption, { sort: 'choice' }>>) {
  const say = useSentences();
  const [id, hint] = [useId(), useId()];
  return (
    <p className="set-up-field">
      <label htmlFor={id}>{say(`properties.option.${option.id}` as SentenceKey)}</label>
      <select
        id={id}
        value={String(value)}
        aria-describedby={hint}
        onChange={(event) => change(event.target.value)}
      >
        {option.choices.map((choice) => (
          <option key={choice} value={choice}>
            {say(`properties.option.${option.id}.${choice}` as SentenceKey)}
          </option>
        ))}
      </select>
      <small id={hint} className="play-field-hint">
        {say(`properties.option.${option.id}.hint` as SentenceKey)}
      </small>
    </p>
  );
}
