import { useStore } from 'zustand';
import type { AsideCompanion } from '../../../../schemas';
import { personWords } from '../../../../telling/tokens';
import { perform } from '../../../document/command';
import { removeBeside } from '../../../document/commands/beside';
import { isLeftOut, leaveOut } from '../../../document/commands/variants';
import { besideOfSome, whoseWords } from '../../../document/whose';
import { useSentences } from '../../../session/session-context';
import { useFile, useMission, useTab } from '../../../session/tab-context';
import { useWholeMission } from '../../settled';
import { useVariantNames } from '../../use-variant-names';
import { Section } from '../section';
import { AddBeside } from './add-beside';

interface BesideProps {
  readonly companion: AsideCompanion;
  /** With the variant that is looked at, if any is. */
  readonly isThere: boolean;
  /** For whom, where that is not for everybody. */
  readonly whose?: string;
  /** The variant that alone has them. */
  readonly only?: string;
}

/** Whoever waits beside the board until a rule brings them in. */
export function BesideSection() {
  const say = useSentences();
  const isReadOnly = useFile((file) => file.isReadOnly);
  const beside = useBeside();
  const count = beside.filter(({ isThere }) => isThere).length;
  if (isReadOnly && beside.length === 0) return null;
  return (
    <Section title={say('properties.section.beside')} field="aside">
      {count > 1 ? <p>{say('properties.kept.all-aside', { count })}</p> : null}
      <ul className="properties-list">
        {beside.map(({ only, ...one }) => (
          // Two variants may have somebody of the same name.
          <Beside key={`${only ?? ''} ${one.companion.id}`} {...one} />
        ))}
      </ul>
      <AddBeside />
    </Section>
  );
}

/** All of them: those of the variant that is looked at first, then those who are there with others. */
function useBeside(): BesideProps[] {
  const say = useSentences();
  const nameOf = useVariantNames();
  const whole = useWholeMission();
  const looked = useStore(useTab().document.store, ({ variant }) => variant);
  const there = useMission(({ aside = none }) => aside);
  const some = besideOfSome(whole, looked);
  const whose = new Map(some.map((each) => [each.piece, each]));
  const elsewhere = some.filter(({ isThere }) => !isThere).map(({ piece }) => piece);
  return [...there, ...elsewhere].map((companion) => {
    const its = whose.get(companion);
    const one = { companion, isThere: there.includes(companion) };
    if (!its) return one;
    const { only } = its;
    return { ...one, whose: whoseWords(its, nameOf, say), ...(only && { only: only.id }) };
  });
}

const none: readonly AsideCompanion[] = [];

/** Somebody who waits beside the board, and whether with the variant that is looked at. */
function Beside({ companion, isThere, whose }: Omit<BesideProps, 'only'>) {
  const say = useSentences();
  const tab = useTab();
  const nameOf = useVariantNames();
  const whole = useWholeMission();
  const isRead = useFile(({ isReadOnly }) => isReadOnly);
  const looked = useStore(tab.document.store, ({ variant }) => variant);
  const { id } = companion;
  const isOfAll = whole.aside?.some((each) => each.id === id) ?? false;
  const isGiven = !isRead && looked !== undefined && isOfAll;
  const isOut = looked !== undefined && isLeftOut(whole, looked, id);
  const who = personWords(whole.system, companion, say);
  return (
    <li>
      {say('properties.kept.aside', { who, id })}
      {whose === undefined ? null : ` · ${whose}`}
      {isGiven ? ' ' : null}
      {!isGiven ? null : (
        <button
          type="button"
          className="text-button"
          onClick={() => perform(tab, leaveOut([id], looked, !isOut))}
        >
          {say(isOut ? 'variants.take-in' : 'variants.leave-out', { who: nameOf(looked) })}
        </button>
      )}
      {isRead || isGiven || !isThere ? null : (
        <>
          {' '}
          <button
            type="button"
            className="text-button"
            aria-label={say('properties.beside.remove-one', { who, id })}
            onClick={() => perform(tab, removeBeside(id))}
          >
            {say('properties.beside.remove')}
          </button>
        </>
      )}
    </li>
  );
}
