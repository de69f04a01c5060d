import { CLASSES, survivors } from '../../../../engine/systems/undead-or-alive';
import { eachOf, put } from '../../../document/commands/properties';
import { useChange } from '../../../fields/changes';
import { ChoiceField } from '../../../fields/choice-field';
import { sharedBy } from '../../../fields/shared';
import { keysOf, type TokenFieldProps, useTokenProperty } from '../../../fields/token-property';
import { useSentences } from '../../../session/session-context';

/** Any of a class; whoever is a certain survivor is of that one's class. */
export function ClassField({ tokens }: TokenFieldProps) {
  const say = useSentences();
  const { shared } = useTokenProperty('class', tokens);
  return (
    <ChoiceField
      name="class"
      shared={shared}
      choices={CLASSES.map((value) => ({ value, words: say(`token.class.${value}`) }))}
      none={say('properties.class.any')}
      change={useOneOf(tokens, 'class', 'survivor')}
    />
  );
}

export function SurvivorField({ tokens }: TokenFieldProps) {
  const say = useSentences();
  const shared = sharedBy(tokens, (token) => {
    const survivor = token.kind === 'companion' ? token.survivor : undefined;
    // A file may have the id in place of the name.
    return survivors.find(({ id }) => id === survivor)?.name ?? survivor;
  });
  return (
    <ChoiceField
      name="survivor"
      shared={shared}
      choices={survivors.map(({ name, class: ofClass }) => ({
        value: name,
        words: name,
        group: say(`token.class.${ofClass}`),
      }))}
      none={say('properties.survivor.none')}
      change={useOneOf(tokens, 'survivor', 'class')}
    />
  );
}

/** Sets one of two that exclude each other. */
function useOneOf(
  tokens: TokenFieldProps['tokens'],
  one: 'class' | 'survivor',
  other: 'class' | 'survivor',
): (value: string | undefined) => void {
  const change = useChange();
  return (value) =>
    change(one, (draft) =>
      eachOf(draft, keysOf(tokens), (token) => {
        put(token, one, value);
        if (value !== undefined) put(token, other, undefined);
      }),
    );
}
