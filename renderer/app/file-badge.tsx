import { CircleCheck, Eye, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { SentenceKey } from '../../languages';
import type { FileState } from '../document/tab';
import { idle } from '../files/idle-queue';
import { countErrors } from '../files/read-mission';
import { useIsUnsaved } from '../files/use-files';
import { useSentences } from '../session/session-context';
import { useFile, useMission, useTab } from '../session/tab-context';
import './file-badge.css';

/** How it stands with the mission in sight: whether it is sound, and whether it is in its file. */
export function FileBadge() {
  const say = useSentences();
  const tab = useTab();
  const file = useFile((state) => state);
  const isUnsavedNow = useIsUnsaved(tab);
  const problems = useProblems();
  const state = stateOf(file, isUnsavedNow);
  return (
    <p className="file-badge">
      {problems === undefined ? null : problems === 0 ? (
        <span className="file-badge-sound" title={say('files.valid.hint')}>
          <CircleCheck aria-hidden="true" />
          {say('files.valid')}
        </span>
      ) : (
        <span className="file-badge-problems" title={say('files.problems.hint')}>
          <TriangleAlert aria-hidden="true" />
          {say('files.problems', { count: problems })}
        </span>
      )}
      <span
        className="file-badge-state"
        data-unsaved={isUnsavedNow || undefined}
        title={file.cannotWrite ? say('files.cannot-write') : undefined}
      >
        {file.isReadOnly ? <Eye aria-hidden="true" /> : null}
        {say(state)}
      </span>
    </p>
  );
}

function stateOf({ isReadOnly, isSaving, document }: FileState, isUnsavedNow: boolean): SentenceKey {
  if (isReadOnly) return 'files.read-only';
  if (isSaving) return 'files.saving';
  if (isUnsavedNow) return 'files.unsaved';
  return document === undefined ? 'files.no-file' : 'files.saved';
}

/** How long the hand has to rest before the whole mission is looked through. */
const REST = 400;

/** How many things are wrong; nothing before anybody has looked. */
function useProblems(): number | undefined {
  const mission = useMission((whole) => whole);
  const [problems, setProblems] = useState<number>();
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      void idle().then(() => {
        if (!isOver) setProblems(countErrors(mission));
      });
    }, REST);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [mission]);
  return problems;
}
