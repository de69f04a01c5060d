import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useSentences, useSession, useSessionState } from '../../session/session-context';
import { useFile, useTab } from '../../session/tab-context';
import { createDesk, type Desk } from './desk';

/** The text of the mission's file to be written in, what is wrong with it, and what can be done with it. */
export function TextDesk() {
  const say = useSentences();
  const tab = useTab();
  const { backRoom } = useSession();
  const language = useSessionState((state) => state.language);
  const isReadOnly = useFile((file) => file.isReadOnly);
  const hint = useId();
  const parent = useRef<HTMLDivElement>(null);
  const [desk, setDesk] = useState<Desk>();
  useEffect(() => {
    if (!parent.current) return;
    const made = createDesk({
      tab,
      room: backRoom,
      say,
      language,
      isReadOnly,
      hint,
      parent: parent.current,
    });
    setDesk(made);
    return () => made.end();
  }, [tab, backRoom, say, language, isReadOnly, hint]);
  return (
    <>
      {desk && !isReadOnly ? <DeskBar desk={desk} /> : null}
      <div className="file-editor">
        <div ref={parent} />
      </div>
      {desk ? <Faults desk={desk} /> : null}
      <p id={hint} className="file-hint">
        {say(isReadOnly ? 'file-text.hint.read-only' : 'file-text.hint')}
      </p>
    </>
  );
}

function DeskBar({ desk }: { desk: Desk }) {
  const say = useSentences();
  const { isChanged, isBehind, judged, said } = useStore(desk.store);
  const isUnsound = judged !== undefined && judged.mission === undefined;
  const apply = async () => {
    await desk.apply();
    desk.focus();
  };
  return (
    <>
      <div className="file-bar">
        <button
          type="button"
          className="button"
          disabled={!isChanged || isBehind || isUnsound}
          onClick={() => void apply()}
        >
          {say('file-text.apply')}
        </button>
        <button type="button" className="button" disabled={!isChanged} onClick={desk.takeBack}>
          {say('file-text.take-back')}
        </button>
      </div>
      {isBehind ? (
        <div role="alert" className="file-behind">
          <p>{say('file-text.behind')}</p>
          <button type="button" className="button" onClick={desk.keepMine}>
            {say('file-text.keep-mine')}
          </button>
          <button type="button" className="button" onClick={desk.takeBack}>
            {say('file-text.take-theirs')}
          </button>
        </div>
      ) : null}
      <p role="status" className="file-state">
        {said
          ? say(said.key, said.parameters)
          : say(
              !isChanged
                ? 'file-text.is-own'
                : judged === undefined
                  ? 'file-text.looking'
                  : isUnsound
                    ? 'file-text.unsound'
                    : 'file-text.sound',
            )}
      </p>
    </>
  );
}

/** Every fault with its line, for whoever does not see where it is marked. */
function Faults({ desk }: { desk: Desk }) {
  const say = useSentences();
  const faults = useStore(desk.store, ({ judged }) => judged?.faults);
  if (!faults?.length) return null;
  return (
    <ul className="file-faults" aria-label={say('file-text.faults')}>
      {faults.map((fault, index) => (
        // The same sentence can be there twice, on one line.
        <li key={index} data-severity={fault.severity}>
          <button type="button" className="text-button" onClick={() => desk.goTo(fault)}>
            {fault.saysLine
              ? fault.words
              : say(`file-text.${fault.severity}`, { line: fault.line, words: fault.words })}
          </button>
        </li>
      ))}
    </ul>
  );
}
