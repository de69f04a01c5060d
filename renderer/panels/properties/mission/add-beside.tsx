import { Plus } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { stockFace } from '../../../../engine';
import { perform } from '../../../document/command';
import { addBeside } from '../../../document/commands/beside';
import { documentOf } from '../../../document/systems';
import { useSentences } from '../../../session/session-context';
import { useFile, useMission, useTab } from '../../../session/tab-context';
import { editorOf } from '../../../systems/editor-of';

/** Whoever can be laid on the board can wait beside it; with a variant that is looked at, for that one alone. */
export function AddBeside() {
  const say = useSentences();
  const tab = useTab();
  const system = useMission((mission) => mission.system);
  const isReadOnly = useFile((file) => file.isReadOnly);
  const people = editorOf(system)
    .palette(stockFace, say)
    .flatMap(({ sets }) => sets.flatMap((set) => ('pieces' in set ? set.pieces : [])))
    .flatMap(({ piece, name }) => {
      const who = documentOf(system).waiting(piece);
      return who ? [{ name, who }] : [];
    });
  if (isReadOnly || people.length === 0) return null;
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className="text-button">
        <Plus aria-hidden="true" />
        {say('properties.beside.add')}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="start" collisionPadding={8}>
          {people.map(({ name, who }) => (
            <DropdownMenu.Item
              key={name}
              className="menu-item"
              onSelect={() => perform(tab, addBeside(who, tab.document.idsEver))}
            >
              {name}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
