import { useStore } from 'zustand';
import { perform } from '../../../document/command';
import { settleForAll } from '../../../document/commands/variants';
import { useSentences } from '../../../session/session-context';
import { useFile, useTab } from '../../../session/tab-context';
import { pressed, standingAt } from '../../go-on';
import { useWholeMission } from '../../settled';
import { useVariantNames } from '../../use-variant-names';

/** With how many survivors an optional rule is not settled as for all. */
export function OptionOfSome({ option }: { option: string }) {
  const say = useSentences();
  const tab = useTab();
  const nameOf = useVariantNames();
  const isRead = useFile(({ isReadOnly }) => isReadOnly);
  const looked = useStore(tab.document.store, ({ variant }) => variant);
  const { variants = [], options = {} } = useWholeMission();
  const some = variants.flatMap(({ id, options: own = {} }) => {
    const isOn = own[option];
    return isOn === undefined || isOn === (options[option] ?? false) ? [] : [{ id, isOn }];
  });
  return some.map(({ id, isOn }) => (
    <div key={id} className="yes-no">
      <p className="field-hint">
        {say(isOn ? 'variants.option-on' : 'variants.option-off', { who: nameOf(id) })}{' '}
        {isRead || id !== looked ? null : (
          <button
            type="button"
            className="text-button"
            onClick={(event) => {
              const { currentTarget: button } = event;
              const options = button.closest('[role=group]');
              const before = [...(options?.querySelectorAll('input, button') ?? [])].indexOf(button) - 1;
              pressed(
                event,
                () => void perform(tab, settleForAll(option, isOn)),
                () => standingAt(options, 'input, button', before),
              );
            }}
          >
            {say('variants.option-for-all')}
          </button>
        )}
      </p>
    </div>
  ));
}
