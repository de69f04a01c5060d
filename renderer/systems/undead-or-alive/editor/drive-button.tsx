import { TrainFront } from 'lucide-react';
import { perform } from '../../../document/command';
import type { PartKey } from '../../../document/parts';
import { makeTrainDrive } from '../../../document/systems/undead-or-alive';
import { useSentences } from '../../../session/session-context';
import { useFile, useLaidOut, useTab } from '../../../session/tab-context';

/** Offers to make a train that drives of the line in which a tile lies, where that can be done. */
export function DriveButton({ of: part }: { of: PartKey }) {
  const tab = useTab();
  const say = useSentences();
  const isRead = useFile(({ isReadOnly }) => isReadOnly);
  const command = makeTrainDrive(useLaidOut(), new Set([part]), tab.document.idsEver);
  if (isRead || !command) return null;
  return (
    <p>
      <button type="button" className="text-button" onClick={() => perform(tab, command)}>
        <TrainFront aria-hidden="true" />
        {say('action.arrange.drive')}
      </button>
      <span className="field-hint">{say('properties.hint.drive')}</span>
    </p>
  );
}
