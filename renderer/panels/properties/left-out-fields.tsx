import { useId } from 'react';
import { useStore } from 'zustand';
import type { Variant } from '../../../schemas';
import { type Command, perform } from '../../document/command';
import { giveTokens, isLeftOut, leaveOut } from '../../document/commands/variants';
import { useSentences } from '../../session/session-context';
import { useFile, useTab } from '../../session/tab-context';
import { useWholeMission } from '../settled';
import { useVariantNames } from '../use-variant-names';
import { Section } from './section';

/** With how many survivors pieces are there; nothing where the mission is the same for all. */
export function LeftOutFields({ ids }: { ids: readonly string[] }) {
  const say = useSentences();
  const { variants = [], tokens = [] } = useWholeMission();
  const looked = useStore(useTab().document.store, ({ variant }) => variant);
  if (variants.length === 0) return null;
  const own = variants.find(({ id }) => id === looked)?.tokens ?? [];
  const isOwn = ids.every((id) => own.some((token) => token.id === id));
  const areOfAll = ids.every((id) => tokens.some((token) => token.id === id));
  if (!isOwn && !areOfAll) return null;
  return (
    <Section title={say('variants.pieces')}>
      {isOwn && looked !== undefined ? <OnlyThere ids={ids} variant={looked} /> : null}
      {areOfAll ? <WhereThere ids={ids} variants={variants} /> : null}
    </Section>
  );
}

function OnlyThere({ ids, variant }: { ids: readonly string[]; variant: string }) {
  const say = useSentences();
  const nameOf = useVariantNames();
  return (
    <>
      <p>{say('variants.only', { who: nameOf(variant) })}</p>
      <Giving words={say('variants.give-to-all')} command={giveTokens(ids, variant, undefined)} />
    </>
  );
}

function WhereThere({ ids, variants }: { ids: readonly string[]; variants: readonly Variant[] }) {
  const say = useSentences();
  const tab = useTab();
  const id = useId();
  const isRead = useFile(({ isReadOnly }) => isReadOnly);
  const mission = useWholeMission();
  const nameOf = useVariantNames();
  return (
    <>
      {variants.map((variant) => {
        const isThere = ids.every((each) => !isLeftOut(mission, variant.id, each));
        return (
          <p key={variant.id}>
            <input
              type="checkbox"
              id={`${id}-${variant.id}`}
              checked={isThere}
              disabled={isRead}
              onChange={() => perform(tab, leaveOut(ids, variant.id, isThere))}
            />{' '}
            <label htmlFor={`${id}-${variant.id}`}>{say('variants.for', { who: nameOf(variant.id) })}</label>
          </p>
        );
      })}
      {variants.map((variant) => (
        <Giving
          key={variant.id}
          words={say('variants.only', { who: nameOf(variant.id) })}
          command={giveTokens(ids, undefined, variant.id)}
        />
      ))}
    </>
  );
}

function Giving({ words, command }: { words: string; command: Command }) {
  const tab = useTab();
  const isRead = useFile(({ isReadOnly }) => isReadOnly);
  if (isRead) return null;
  return (
    <p>
      <button type="button" className="text-button" onClick={() => perform(tab, command)}>
        {words}
      </button>
    </p>
  );
}
