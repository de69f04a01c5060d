import { useId } from 'react';
import { useSentences } from '../session/session-context';
import { FieldGroup, FieldValue } from './field';
import { useShown } from './line-field';
import type { PropertyName } from './property-name';
import type { Shared } from './shared';

const COLOURS = ['ink', 'red', 'blue', 'green'] as const;

type Colour = (typeof COLOURS)[number];

export function isColour(word: unknown): word is Colour {
  return COLOURS.some((colour) => colour === word);
}

interface ColourFieldProps<T extends Colour> {
  readonly name: PropertyName;
  readonly shared: Shared<T>;
  readonly colours: readonly T[];
  readonly change: (value: T) => void;
}

/** Colours side by side, each with its word. */
export function ColourField<T extends Colour>({ name, shared, colours, change }: ColourFieldProps<T>) {
  const say = useSentences();
  const id = useId();
  const shown = useShown(shared, (colour) => say(`properties.colour.${colour}`));
  if (shown.isRead) return <FieldValue name={name}>{shown.words}</FieldValue>;
  return (
    <FieldGroup name={name}>
      <span className="swatches">
        {colours.map((colour) => (
          <label key={colour} className="swatch" data-chosen={shared.value === colour}>
            <input
              type="radio"
              name={id}
              className="swatch-choice"
              checked={shared.value === colour}
              onChange={() => change(colour)}
            />
            <span className={`swatch-colour swatch-${colour}`} aria-hidden="true" />
            {say(`properties.colour.${colour}`)}
          </label>
        ))}
      </span>
    </FieldGroup>
  );
}
