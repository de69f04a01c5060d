import { ContextMenu } from 'radix-ui';
import { useStore } from 'zustand';
import type { Point } from '../../../drawing/scene';
import { ghostsAt } from '../../canvas/aids/pieces-of-some';
import { perform } from '../../document/command';
import { leaveOut } from '../../document/commands/variants';
import { keyOf } from '../../document/parts';
import type { TokenOfSome } from '../../document/whose';
import { useWholeMission } from '../../panels/settled';
import { useVariantNames } from '../../panels/use-variant-names';
import { useSentences, useSessionState } from '../../session/session-context';
import { useFile, useLaidOut, useTab } from '../../session/tab-context';

/** What can be done with pieces that lie where the menu was opened and are not there as the mission is looked at. */
export function GhostItems({ at }: { at: Point }) {
  const tab = useTab();
  const language = useSessionState((state) => state.language);
  const laid = useLaidOut();
  const whole = useWholeMission();
  const variant = useStore(tab.document.store, (state) => state.variant);
  const ghosts = ghostsAt(laid, { whole, variant }, at, language);
  if (ghosts.length === 0) return null;
  return (
    <>
      {ghosts.map((piece) => (
        <GhostItem key={`${piece.only?.id ?? ''} ${piece.token.id}`} piece={piece} looked={variant} />
      ))}
      <ContextMenu.Separator className="menu-line" />
    </>
  );
}

/** What a variant has is looked at with it; what the one that is looked at leaves out is taken in again. */
function GhostItem({ piece: { token, only }, looked }: { piece: TokenOfSome; looked: string | undefined }) {
  const say = useSentences();
  const tab = useTab();
  const nameOf = useVariantNames();
  const isReadOnly = useFile((file) => file.isReadOnly);
  const variant = only?.id ?? looked;
  if (variant === undefined || (!only && isReadOnly)) return null;
  const run = () => {
    if (only) tab.document.lookAt(only.id);
    else perform(tab, leaveOut([token.id], variant, false));
    tab.selection.set([keyOf('token', token.id)]);
  };
  return (
    <ContextMenu.Item className="menu-item" onSelect={run}>
      <span className="menu-check" />
      <span className="menu-label">
        {say(only ? 'variants.look' : 'variants.take-in', { who: nameOf(variant) })}
      </span>
    </ContextMenu.Item>
  );
}
