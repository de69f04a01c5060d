import { Fragment } from 'react';
import { systemOf } from '../../../../engine';
import type { SentenceKey } from '../../../../languages';
import type { Class, Mission } from '../../../../schemas';
import { put } from '../../../document/commands/properties';
import { useChange } from '../../../fields/changes';
import { ChoiceField } from '../../../fields/choice-field';
import { FieldGroup } from '../../../fields/field';
import { WholeNumberProperty } from '../../../fields/line-field';
import { YesNoField } from '../../../fields/yes-no-field';
import { useSentences } from '../../../session/session-context';
import { useMission } from '../../../session/tab-context';
import { OptionOfSome } from './option-of-some';
import { PlayersField } from './players-field';

const difficulties = ['tutorial', 'easy', 'medium', 'hard', 'very-hard'] as const;

/** For whom the mission is, and how it is played. */
export function PlayFields() {
  const say = useSentences();
  const change = useChange();
  const difficulty = useMission((mission) => mission.difficulty);
  const minutes = useMission((mission) => mission.minutes);
  return (
    <>
      <ChoiceField
        name="difficulty"
        shared={{ value: difficulty, isMixed: false }}
        choices={difficulties.map((value) => ({ value, words: say(`properties.difficulty.${value}`) }))}
        none={say('properties.none')}
        change={(value) => change('difficulty', (draft) => put(draft, 'difficulty', value))}
      />
      <WholeNumberProperty
        name="minutes"
        shared={{ value: minutes, isMixed: false }}
        min={1}
        max={1440}
        unit={say('properties.min')}
        change={(value, joins) => change('minutes', (draft) => put(draft, 'minutes', value), joins)}
      />
      <PlayersField />
      <ClassLimits />
      <OptionalRules />
    </>
  );
}

function ClassLimits() {
  const say = useSentences();
  const change = useChange();
  const { classes = none } = systemOf(useMission((mission) => mission.system)).content;
  const limits = useMission((mission) => mission.classLimits) ?? none;
  // So that somebody can be chosen at all.
  const most = classes.length - 1;
  const toggle = (one: Class, isForbidden: boolean) =>
    change('classLimits', (draft) => {
      const after = classes.filter((each) => (each === one ? isForbidden : limits.includes(each)));
      put(draft, 'classLimits', after.length > 0 ? after : undefined);
    });
  if (classes.length === 0) return null;
  return (
    <FieldGroup name="classLimits">
      {classes.map((one) => (
        <YesNoField
          key={one}
          label={say(`token.class.${one}`)}
          shared={{ value: limits.includes(one), isMixed: false }}
          isHeldBack={limits.length >= most && !limits.includes(one)}
          change={(isForbidden) => toggle(one, isForbidden)}
        />
      ))}
    </FieldGroup>
  );
}

const none: readonly Class[] = [];

function OptionalRules() {
  const say = useSentences();
  const change = useChange();
  const options = useMission((mission) => mission.options) ?? noOptions;
  const system = useMission((mission) => mission.system);
  const switches = systemOf(system).start.options.filter(({ sort }) => sort === 'switch');
  const others = Object.keys(options).filter((option) => !switches.some(({ id }) => id === option));
  const set = (option: string, value: boolean | undefined) =>
    change('options', (draft) => {
      const after = { ...draft.options };
      put(after, option, value);
      put(draft, 'options', Object.keys(after).length > 0 ? after : undefined);
    });
  return (
    <FieldGroup name="options">
      {switches.map(({ id: option }) => (
        <Fragment key={option}>
          <YesNoField
            label={say(`properties.option.${option}` as SentenceKey)}
            hint={say(`properties.option.${option}.hint` as SentenceKey)}
            shared={{ value: options[option] ?? false, isMixed: false }}
            change={(isOn) => set(option, isOn || undefined)}
          />
          <OptionOfSome option={option} />
        </Fragment>
      ))}
      {others.map((option) => (
        <Fragment key={option}>
          <YesNoField
            label={option}
            shared={{ value: options[option] ?? false, isMixed: false }}
            change={(isOn) => set(option, isOn)}
          />
          <OptionOfSome option={option} />
        </Fragment>
      ))}
    </FieldGroup>
  );
}

const noOptions: NonNullable<Mission['options']> = {};
