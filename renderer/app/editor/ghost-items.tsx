import { ContextMenu } from 'radix-ui';
import { useStore } from 'zustand';
import type { Point } from '../../../drawing/scene';
import { ghostsAt } from '../../canvas/aids/pieces-of-some';
import { perform } from '../../document/command';
import { leaveOut } from '../../document/commands/variants';
import { keyOf } from '../../document/parts';
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
  const isReadOnly = useFile((file) => file.isReadOnly);
  const ghosts = ghostsAt(laid, { whole, variant }, at, language).flatMap(({ piece, only }): Ghost[] => {
    const of = only?.id ?? variant;
    // What may only be looked at takes nothing in again.
    return of === undefined || (!only && isReadOnly) ? [] : [{ id: piece.id, of, isOwn: only !== undefined }];
  });
  if (ghosts.length === 0) return null;
  return (
    <>
      {ghosts.map((ghost) => (
        <GhostItem key={`${ghost.of} ${ghost.id}`} {...ghost} />
      ))}
      <ContextMenu.Separator className="menu-line" />
    </>
  );
}

interface Ghost {
  readonly id: string;
  /** The variant that has it, or leaves it out. */
  readonly of: string;
  readonly isOwn: boolean;
}

/** What a variant has is looked at with it; what the one that is looked at leaves out is taken in again. */
function GhostItem({ id, of, isOwn }: Ghost) {
  const say = useSentences();
  const tab = useTab();
  const nameOf = useVariantNames();
  const run = () => {
    if (isOwn) tab.document.lookAt(of);
    else perform(tab, leaveOut([id], of, false));
    tab.selection.set([keyOf('token', id)]);
  };
  return (
    <ContextMenu.Item className="menu-item" onSelect={run}>
      <span className="menu-check" />
      <span className="menu-label">
        {say(isOwn ? 'variants.look' : 'variants.take-in', { who: nameOf(of) })}
      </span>
    </ContextMenu.Item>
  );
}
