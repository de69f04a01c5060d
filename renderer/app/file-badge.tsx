import { CircleCheck, Eye, Info, TriangleAlert } from 'lucide-react';
import type { SentenceKey } from '../../languages';
import type { CheckCounts } from '../checks/checks';
import type { FileState } from '../document/tab';
import { useSentences } from '../session/session-context';
import { useFile, useTab } from '../session/tab-context';
import { useIsUnsaved } from '../session/use-files';
import './file-badge.css';

interface FileBadgeProps {
  /** What the checks have found; nothing before they are through. */
  readonly counts: CheckCounts | undefined;
}

/** How it stands with the mission in sight: whether it is sound, and whether it is in its file. */
export function FileBadge({ counts }: FileBadgeProps) {
  const say = useSentences();
  const tab = useTab();
  const file = useFile((state) => state);
  const isUnsavedNow = useIsUnsaved(tab);
  const state = stateOf(file, isUnsavedNow);
  return (
    <p className="file-badge">
      {counts?.isSound ? (
        <span className="file-badge-sound" title={say('files.valid.hint')}>
          <CircleCheck aria-hidden="true" />
          {say('files.valid')}
        </span>
      ) : null}
      {counts && counts.errors > 0 ? (
        <span className="file-badge-problems" title={say('files.problems.hint')}>
          <TriangleAlert aria-hidden="true" />
          {say('files.problems', { count: counts.errors })}
        </span>
      ) : null}
      {counts === undefined || counts.notes === 0 ? null : (
        <span title={say('files.notes.hint')}>
          <Info aria-hidden="true" />
          {say('files.notes', { count: counts.notes })}
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
