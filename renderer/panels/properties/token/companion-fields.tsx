import { survivors } from '../../../../engine';
import type { Class } from '../../../../schemas';
import { eachOf, put } from '../../../document/commands/properties';
import { useSentences } from '../../../session/session-context';
import { useChange } from '../changes';
import { ChoiceField } from '../fields/choice-field';
import { sharedBy } from '../shared';
import { keysOf, type TokenFieldProps, useTokenProperty } from './token-property';

export const classes = ['Brawler', 'Faithful', 'Gunslinger', 'Townsfolk'] as const satisfies readonly Class[];

/** Any of a class; whoever is a certain survivor is of that one's class. */
export function ClassField({ tokens }: TokenFieldProps) {
  const say = useSentences();
  const { shared } = useTokenProperty('class', tokens);
  return (
    <ChoiceField
      name="class"
      shared={shared}
      choices={classes.map((value) => ({ value, words: say(`token.class.${value}`) }))}
      none={say('properties.class.any')}
      change={useOneOf(tokens, 'class', 'survivor')}
    />
  );
}

export function SurvivorField({ tokens }: TokenFieldProps) {
  const say = useSentences();
  const shared = sharedBy(tokens, (token) => {
    const { survivor } = token as { survivor?: string };
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
