import { Plus, Trash2 } from 'lucide-react';
import { systemOf } from '../../../../engine';
import type { Variant } from '../../../../schemas';
import { perform } from '../../../document/command';
import { addVariant, freeNumbers, removeVariant, toggleNumber } from '../../../document/commands/variants';
import { useSentences } from '../../../session/session-context';
import { useFile, useTab } from '../../../session/tab-context';
import { useWholeMission } from '../../settled';
import { useVariantNames } from '../../use-variant-names';
import { Section } from '../section';
import { variantWords } from './variant-words';
import './variants.css';

/** What is otherwise for some numbers of survivors. */
export function VariantFields() {
  const say = useSentences();
  const tab = useTab();
  const isRead = useFile(({ isReadOnly }) => isReadOnly);
  const mission = useWholeMission();
  const { variants = [] } = mission;
  const { fewest, most } = systemOf(mission.system).content.posse;
  const [next] = freeNumbers(mission, { fewest, most });
  if (isRead && variants.length === 0) return null;
  return (
    <Section title={say('properties.section.variants')}>
      {variants.length === 0 ? <p className="field-hint">{say('variants.none')}</p> : null}
      {variants.map((variant) => (
        <VariantField key={variant.id} variant={variant} numbers={{ fewest, most }} isRead={isRead} />
      ))}
      {isRead || next === undefined ? null : (
        <button
          type="button"
          className="text-button"
          onClick={() => perform(tab, addVariant(next, tab.document.idsEver))}
        >
          <Plus aria-hidden="true" />
          {say('variants.add')}
        </button>
      )}
    </Section>
  );
}

interface VariantFieldProps {
  readonly variant: Variant;
  readonly numbers: { readonly fewest: number; readonly most: number };
  readonly isRead: boolean;
}

function VariantField({ variant, numbers: { fewest, most }, isRead }: VariantFieldProps) {
  const say = useSentences();
  const tab = useTab();
  const others = (useWholeMission().variants ?? []).filter(({ id }) => id !== variant.id);
  const who = useVariantNames()(variant.id);
  const name = say('variants.for', { who });
  const changes = variantWords(variant, say);
  return (
    <div
      role="group"
      aria-label={name}
      className="variant"
      data-field={`variant:${variant.id}`}
      tabIndex={-1}
    >
      <p className="variant-name">
        {name}
        {isRead ? null : (
          <button
            type="button"
            className="icon-button"
            aria-label={say('variants.remove', { who })}
            title={say('variants.remove', { who })}
            onClick={() => perform(tab, removeVariant(variant.id))}
          >
            <Trash2 aria-hidden="true" />
          </button>
        )}
      </p>
      {isRead ? null : (
        <p className="variant-numbers">
          {Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index).map((number) => {
            const isOn = variant.survivors.includes(number);
            return (
              <button
                key={number}
                type="button"
                className="variant-number"
                aria-pressed={isOn}
                aria-label={say('variants.number', { count: number })}
                // One of them is always left, and none is for two variants.
                disabled={
                  (isOn && variant.survivors.length === 1) ||
                  others.some((other) => other.survivors.includes(number))
                }
                onClick={() => perform(tab, toggleNumber(variant.id, number))}
              >
                {number}
              </button>
            );
          })}
        </p>
      )}
      <p className="field-hint">{changes === '' ? say('variants.nothing') : changes}</p>
    </div>
  );
}
