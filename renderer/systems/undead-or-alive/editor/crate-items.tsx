import { ContextMenu } from 'radix-ui';
import type { Point } from '../../../../drawing/scene';
import { type Command, perform } from '../../../document/command';
import {
  type Crate,
  colourCrate,
  keepCrate,
  printedCrates,
  removeCrate,
} from '../../../document/systems/undead-or-alive';
import { useSentences, useSessionState } from '../../../session/session-context';
import { useLaidOut, useTab } from '../../../session/tab-context';

/** Millimetres from the middle of a printed crate within which it is meant. */
const NEAR = 14;

/** What can be made of the crate that is printed where the menu was opened. */
export function CrateItems({ at }: { at: Point }) {
  const laid = useLaidOut();
  const isReadOnly = useSessionState((state) => state.active?.isReadOnly ?? true);
  const crate = printedCrates(laid).find(
    ({ point }) => Math.hypot(point[0] - at[0], point[1] - at[1]) <= NEAR,
  );
  return crate && !isReadOnly ? <OneCrate crate={crate} /> : null;
}

function OneCrate({ crate }: { crate: Crate }) {
  const tab = useTab();
  const say = useSentences();
  const [{ mission }, { idsEver }] = [tab.document.store.getState(), tab.document];
  const item = (name: string, command: Command) => (
    <ContextMenu.Item className="menu-item" onSelect={() => perform(tab, command)}>
      <span className="menu-check" />
      <span className="menu-label">{name}</span>
    </ContextMenu.Item>
  );
  return (
    <>
      {crate.state === 'removed' ? null : item(say('crate.remove'), removeCrate(mission, crate, idsEver))}
      {crate.state === 'printed' ? null : item(say('crate.keep'), keepCrate(mission, crate))}
      {(['red', 'blue', 'green'] as const).map((colour) => (
        <div key={colour}>{item(say(`crate.${colour}`), colourCrate(mission, crate, colour, idsEver))}</div>
      ))}
      <ContextMenu.Separator className="menu-line" />
    </>
  );
}
