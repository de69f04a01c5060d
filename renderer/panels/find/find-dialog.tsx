import { Dialog } from 'radix-ui';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { inShort } from '../../builder/in-short';
import { useSentences, useSession, useSessionState } from '../../session/session-context';
import { useEditor, useTab } from '../../session/tab-context';
import { useDesk } from '../builder/use-desk';
import { useGoToParts } from '../go-to-parts';
import { walkButtons } from '../list-keys';
import { answers, plainWords } from '../palette/search';
import { SearchField } from '../palette/search-field';
import { useWholeMission } from '../settled';
import { type Finding, type FindingGroup, findingGroups, findingsIn } from './findings';
import '../builder/builder.css';

/** Looks through everything that the mission in sight says, and leads there. */
export function FindDialog() {
  const say = useSentences();
  const session = useSession();
  const isOpen = useSessionState(({ dialog }) => dialog === 'find');
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => session.showDialog(open ? 'find' : undefined)}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-shade" />
        <Dialog.Content className="dialog list-dialog words-dialog" aria-describedby={undefined}>
          <Dialog.Title className="dialog-title list-title">{say('find.title')}</Dialog.Title>
          <Finder />
          <div className="list-dialog-foot">
            <Dialog.Close className="button">{say('find.close')}</Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface Sought extends Finding {
  /** Small letters without accents. */
  readonly plain: string;
}

/** More than anybody reads through; who means another one says more of it. */
const MOST_SHOWN = 30;

function Finder() {
  const say = useSentences();
  const desk = useDesk();
  const mission = useWholeMission();
  const go = useGo();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const all = useMemo(
    () =>
      findingsIn(mission, desk, say).map(
        (each): Sought => ({ ...each, plain: plainWords(`${each.words} ${each.also}`) }),
      ),
    [mission, desk, say],
  );
  const found = useMemo(
    () => (plainWords(asked) === '' ? [] : all.filter(({ plain }) => answers(plain, asked))),
    [all, asked],
  );
  const groups = findingGroups
    .map((group) => ({ group, findings: found.filter((each) => each.group === group) }))
    .filter(({ findings }) => findings.length > 0);
  const first = groups[0]?.findings[0];
  return (
    <>
      <SearchField
        query={query}
        name="find.field"
        found={found.length}
        onQuery={setQuery}
        onEnter={() => first && go(first)}
        onDown={() => list.current?.querySelector('button')?.focus()}
      />
      <div className="words-shelves" ref={list} onKeyDown={walkButtons}>
        {plainWords(asked) === '' ? <p className="panel-empty">{say('find.hint')}</p> : null}
        {plainWords(asked) !== '' && found.length === 0 ? (
          <p className="panel-empty">{say('builder.nothing-found')}</p>
        ) : null}
        {groups.map(({ group, findings }) => (
          <Group key={group} group={group} findings={findings} go={go} />
        ))}
      </div>
    </>
  );
}

interface GroupProps {
  readonly group: FindingGroup;
  readonly findings: readonly Finding[];
  readonly go: (finding: Finding) => void;
}

function Group({ group, findings, go }: GroupProps) {
  const say = useSentences();
  const rest = findings.length - MOST_SHOWN;
  return (
    <section aria-label={say(`find.group.${group}`)}>
      <h3>{say(`find.group.${group}`)}</h3>
      <ul>
        {findings.slice(0, MOST_SHOWN).map((finding) => (
          <li key={finding.key}>
            <button type="button" className="word-entry" onClick={() => go(finding)}>
              {inShort(finding.words)}
            </button>
          </li>
        ))}
      </ul>
      {rest > 0 ? <p className="panel-empty">{say('find.more', { count: rest })}</p> : null}
    </section>
  );
}

/** Leads to what was found: selects it on the board, or opens its panel beside it. */
function useGo(): (finding: Finding) => void {
  const { showDialog, lead } = useSession();
  const { selection } = useTab();
  const editor = useEditor();
  const goToParts = useGoToParts();
  return ({ at }) => {
    showDialog(undefined);
    if ('parts' in at) {
      goToParts(at.parts);
      return lead({ field: 'part' });
    }
    if ('area' in at) {
      selection.set([]);
      editor.drawArea(at.area);
      return lead({ field: `area:${at.area}` });
    }
    // What the mission says of itself is in sight while nothing is selected.
    if ('field' in at) selection.set([]);
    lead(at);
  };
}
