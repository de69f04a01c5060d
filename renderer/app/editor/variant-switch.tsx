import { Plus } from 'lucide-react';
import { DropdownMenu, RadioGroup } from 'radix-ui';
import { useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { systemOf } from '../../../engine';
import { stepWords } from '../../builder/step-words';
import { changedForAll, keepOnlyHere } from '../../document/commands/only-here';
import { freeNumbers } from '../../document/commands/variants';
import { variantsInOrder } from '../../document/variant-names';
import { pressed, standingAt } from '../../panels/go-on';
import { useWholeMission } from '../../panels/settled';
import { useVariantNames } from '../../panels/use-variant-names';
import { useSentences, useSessionState } from '../../session/session-context';
import { useFile, useTab } from '../../session/tab-context';
import { beginVariant } from '../actions/variant-actions';
import './variant-switch.css';

const EVERYBODY = '';

/** For how many survivors the mission is shown and drawn, where it is not the same for all of them. */
export function VariantSwitch() {
  const say = useSentences();
  const tab = useTab();
  const variants = variantsInOrder(useWholeMission());
  const variant = useStore(tab.document.store, (state) => state.variant);
  const nameOf = useVariantNames();
  const isReadOnly = useFile((file) => file.isReadOnly);
  if (variants.length === 0) return null;
  return (
    <div className="variant-switch">
      <RadioGroup.Root
        className="variant-switch-ways"
        aria-label={say('variants.switch')}
        orientation="horizontal"
        value={variant ?? EVERYBODY}
        onValueChange={(id) => tab.document.lookAt(id === EVERYBODY ? undefined : id)}
      >
        <RadioGroup.Item value={EVERYBODY} className="variant-switch-way">
          {say('variants.everybody')}
        </RadioGroup.Item>
        {variants.map(({ id }) => (
          <RadioGroup.Item key={id} value={id} className="variant-switch-way">
            {nameOf(id)}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      {isReadOnly ? null : <OtherNumbers />}
      {isReadOnly ? null : <WhoseChanges />}
    </div>
  );
}

/** For whom things change: what the last step has changed for everybody can be so with the survivors looked at alone. */
function WhoseChanges() {
  const say = useSentences();
  const tab = useTab();
  const nameOf = useVariantNames();
  const language = useSessionState((state) => state.language);
  const words = useRef<HTMLDivElement>(null);
  const history = useStore(tab.document.store, (state) => state.history);
  const variant = useStore(tab.document.store, (state) => state.variant);
  const isForAll = useMemo(() => changedForAll({ history, variant }) !== undefined, [history, variant]);
  const step = history.steps[history.done - 1];
  const who = variant === undefined ? '' : nameOf(variant);
  const told =
    isForAll && step
      ? say('variants.was-for-all', { step: stepWords(step, language, say) })
      : variant === undefined
        ? say('variants.draws-all')
        : say('variants.draws', { who });
  return (
    <div ref={words} className="variant-switch-words">
      <p role="status" data-for-all={isForAll}>
        {told}
      </p>
      {isForAll ? (
        <button
          type="button"
          className="text-button"
          onClick={(event) =>
            pressed(
              event,
              () => void keepOnlyHere(tab),
              () => standingAt(words.current?.parentElement, '.variant-switch-way[data-state="checked"]', 0),
            )
          }
        >
          {say('variants.do-only', { who })}
        </button>
      ) : null}
    </div>
  );
}

/** The numbers that nothing is otherwise for yet. */
function OtherNumbers() {
  const say = useSentences();
  const tab = useTab();
  const mission = useWholeMission();
  const free = freeNumbers(mission, systemOf(mission.system).content.posse).reverse();
  if (free.length === 0) return null;
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger
        className="icon-button"
        aria-label={say('variants.switch.add')}
        title={say('variants.switch.add')}
      >
        <Plus aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="start" collisionPadding={8}>
          {free.map((number) => (
            <DropdownMenu.Item key={number} className="menu-item" onSelect={() => beginVariant(tab, number)}>
              {say('variants.switch.add-for', {
                who: say('variants.who', { count: number, numbers: number }),
              })}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
