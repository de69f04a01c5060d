import type { ReactNode } from 'react';
import { perform } from '../../../document/command';
import { changeMachines } from '../../../document/commands/machines';
import { eachOf, put } from '../../../document/commands/properties';
import { useSentences } from '../../../session/session-context';
import { useMission, useTab } from '../../../session/tab-context';
import { useChange, withWords } from '../changes';
import { ChoiceField } from '../fields/choice-field';
import { ColourField } from '../fields/colour-field';
import { WholeField, WordField } from '../fields/line-field';
import { ProposedWords } from '../fields/proposed-words';
import { TextsField } from '../fields/texts-field';
import { YesNoField } from '../fields/yes-no-field';
import { BehindField } from './behind-field';
import { ClassField, SurvivorField } from './companion-fields';
import { MountField } from './mount-field';
import { PositionField } from './position-field';
import { keysOf, type TokenFieldProps, type TokenKey, useTokenProperty } from './token-property';
import { TrainTilesField } from './train-tiles-field';

/** A field for every property of tokens; id and kind stand in the heading. */
export const tokenFields = {
  number: NumberField,
  spawn: SpawnField,
  colour: ObjectiveColourField,
  mix: MixField,
  class: ClassField,
  survivor: SurvivorField,
  led: LedField,
  zombie: ZombieField,
  count: CountField,
  machine: MachineField,
  on: MountField,
  fixed: FixedField,
  moves: MovesField,
  tiles: TrainTilesField,
  behind: BehindField,
  group: GroupField,
  at: PositionField,
  note: NoteField,
} as const satisfies Partial<Record<TokenKey, (props: TokenFieldProps) => ReactNode>>;

export type TokenField = keyof typeof tokenFields;

function NumberField({ tokens }: TokenFieldProps) {
  return <WholeField name="number" {...useTokenProperty('number', tokens)} min={1} max={99} />;
}

const spawns = ['starting', 'mobile', 'abomination'] as const;

function SpawnField({ tokens }: TokenFieldProps) {
  const say = useSentences();
  const choices = spawns.map((value) => ({ value, words: say(`token.name.spawn.${value}`) }));
  return <ChoiceField name="spawn" {...useTokenProperty('spawn', tokens)} choices={choices} />;
}

function ObjectiveColourField({ tokens }: TokenFieldProps) {
  const { shared, change } = useTokenProperty('colour', tokens);
  return <ColourField name="colour" shared={shared} colours={['red', 'blue', 'green']} change={change} />;
}

function MixField({ tokens }: TokenFieldProps) {
  const say = useSentences();
  const property = useTokenProperty('mix', tokens);
  const inUse = useWordsInUse('mix');
  return (
    <>
      <WordField name="mix" hint={say('properties.hint.mix')} {...property} suggestions={inUse} />
      <ProposedWords inUse={inUse} {...property} />
    </>
  );
}

function GroupField({ tokens }: TokenFieldProps) {
  const say = useSentences();
  return (
    <WordField
      name="group"
      hint={say('properties.hint.group')}
      {...useTokenProperty('group', tokens)}
      suggestions={useWordsInUse('group')}
    />
  );
}

function LedField({ tokens }: TokenFieldProps) {
  const say = useSentences();
  const { shared, change } = useTokenProperty('led', tokens);
  return (
    <YesNoField
      label={say('properties.field.led')}
      hint={say('properties.hint.led')}
      shared={shared}
      change={(isLed) => change(isLed || undefined)}
    />
  );
}

const zombies = ['walker', 'runner', 'fatty', 'abomination'] as const;

function ZombieField({ tokens }: TokenFieldProps) {
  const say = useSentences();
  const choices = zombies.map((value) => ({ value, words: say(`token.name.zombie.${value}`) }));
  return <ChoiceField name="zombie" {...useTokenProperty('zombie', tokens)} choices={choices} />;
}

function CountField({ tokens }: TokenFieldProps) {
  const say = useSentences();
  const property = useTokenProperty('count', tokens);
  return <WholeField name="count" hint={say('properties.hint.count')} {...property} min={1} max={99} />;
}

const machines = ['wagon', 'gatling'] as const;

function MachineField({ tokens }: TokenFieldProps) {
  const say = useSentences();
  const tab = useTab();
  const { shared } = useTokenProperty('machine', tokens);
  return (
    <ChoiceField
      name="machine"
      shared={shared}
      choices={machines.map((value) => ({ value, words: say(`token.name.machine.${value}`) }))}
      change={(machine) => {
        const ids = tokens.map(({ id }) => id);
        if (machine) perform(tab, changeMachines(ids, machine));
      }}
    />
  );
}

function FixedField({ tokens }: TokenFieldProps) {
  const say = useSentences();
  const { shared, change } = useTokenProperty('fixed', tokens);
  return (
    <YesNoField
      label={say('properties.field.fixed')}
      shared={shared}
      change={(isFixed) => change(isFixed || undefined)}
    />
  );
}

function MovesField({ tokens }: TokenFieldProps) {
  const say = useSentences();
  const { shared, change } = useTokenProperty('moves', tokens);
  return (
    <YesNoField
      label={say('properties.field.moves')}
      {...(shared.value === true && { hint: say('properties.hint.moves') })}
      shared={shared}
      change={change}
    />
  );
}

function NoteField({ tokens }: TokenFieldProps) {
  const change = useChange();
  return (
    <TextsField
      name="note"
      texts={tokens.map(({ note }) => note)}
      rows={2}
      change={(language, words, joins) =>
        change(
          'note',
          (draft) =>
            eachOf(draft, keysOf(tokens), (token) => {
              const { note } = token as { note?: Record<string, string> };
              put(token, 'note', withWords(note, language, words));
            }),
          joins,
        )
      }
    />
  );
}

/** What the same field of other tokens says. */
function useWordsInUse(property: 'mix' | 'group'): readonly string[] {
  const tokens = useMission((mission) => mission.tokens) ?? [];
  const words = tokens.flatMap((token) => (token as { mix?: string; group?: string })[property] ?? []);
  return [...new Set(words)].sort();
}
