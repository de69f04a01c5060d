import { useStore } from 'zustand';
import type { AsideCompanion } from '../../../../schemas';
import { personWords } from '../../../../telling/tokens';
import { perform } from '../../../document/command';
import { isLeftOut, leaveOut } from '../../../document/commands/variants';
import { besideOfSome, whoseWords } from '../../../document/whose';
import { useSentences } from '../../../session/session-context';
import { useFile, useMission, useTab } from '../../../session/tab-context';
import { useWholeMission } from '../../settled';
import { useVariantNames } from '../../use-variant-names';

interface BesideProps {
  readonly companion: AsideCompanion;
  /** For whom, where that is not for everybody. */
  readonly whose?: string;
  /** The variant that alone has them. */
  readonly only?: string;
}

/** Everybody who waits beside the board: those of the variant that is looked at first, then those who are there with others. */
export function useBeside(): BesideProps[] {
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
    if (!its) return { companion };
    const { only } = its;
    return { companion, whose: whoseWords(its, nameOf, say), ...(only && { only: only.id }) };
  });
}

const none: readonly AsideCompanion[] = [];

/** Somebody who waits beside the board, and whether with the variant that is looked at. */
export function Beside({ companion, whose }: Omit<BesideProps, 'only'>) {
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
  return (
    <li>
      {say('properties.kept.aside', { who: personWords(whole.system, companion, say), id })}
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
    </li>
  );
}
