import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { laidOut } from '../../document/laid-out';
import type { PartKey } from '../../document/parts';
import { tokensOfSome } from '../../document/whose';
import { useSentences, useSessionState } from '../../session/session-context';
import { useEditor, useTab } from '../../session/tab-context';
import { keepInSight } from '../keep-in-sight';
import { useReveal } from '../reveal';
import { useSettledMission, useWholeMission } from '../settled';
import { useVariantNames } from '../use-variant-names';
import { useZoneWords } from '../use-zone-words';
import { PieceRowLine } from './piece-row';
import { openRows, type PieceRow, partsBetween, pieceRows, type RowKey } from './piece-rows';
import { type Sought, seek, treeWish } from './tree-keys';
import '../panels.css';

/** The canvas as a tree, for keyboards and screen readers, and for whoever looks for a piece by its name. */
export function PiecesPanel() {
  const say = useSentences();
  const rows = usePieceRows();
  if (rows.length === 0) return <p className="panel panel-empty">{say('pieces.none')}</p>;
  return <PieceTree rows={rows} />;
}

function usePieceRows(): readonly PieceRow[] {
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const laid = laidOut(useSettledMission());
  const zoneWords = useZoneWords(laid);
  const whole = useWholeMission();
  const variant = useStore(useTab().document.store, (state) => state.variant);
  const nameOf = useVariantNames();
  return useMemo(() => {
    const some = { pieces: tokensOfSome(whole, variant), nameOf };
    return pieceRows(laid, zoneWords, language, say, some);
  }, [laid, zoneWords, language, say, whole, variant, nameOf]);
}

function PieceTree({ rows }: { rows: readonly PieceRow[] }) {
  const say = useSentences();
  const id = useId();
  const tree = useRef<HTMLDivElement>(null);
  const sought = useRef<Sought>(undefined);
  const [closed, setClosed] = useState<ReadonlySet<RowKey>>(new Set());
  const [activeKey, setActiveKey] = useState<RowKey>();
  const open = useMemo(() => openRows(rows, closed), [rows, closed]);
  const active = open.find(({ key }) => key === activeKey) ?? open[0];
  const rowId = (key: RowKey) => `${id}-${key}`;

  const setOpen = useCallback((row: PieceRow, isOpen: boolean) => {
    setClosed((before) => {
      const after = new Set(before);
      if (isOpen) after.delete(row.key);
      else after.add(row.key);
      return after;
    });
    // Whatever was active below it is out of sight.
    setActiveKey(row.key);
  }, []);
  const { choose, extend, toggle, forgetAnchor } = useChoosing(open);
  const followed = useCallback((row: PieceRow) => {
    const { parent } = row;
    setActiveKey(row.key);
    if (parent !== undefined) setClosed((before) => without(before, parent));
  }, []);
  useFollowedSelection(rows, followed);
  useEffect(() => {
    if (activeKey !== undefined) keepInSight(tree.current, `${id}-${activeKey}`);
  }, [id, activeKey]);

  const click = useCallback(
    (row: PieceRow, event: MouseEvent) => {
      if (isBranch(row)) setClosed((before) => flipped(before, row.key));
      else if (event.shiftKey) extend(row);
      else if (event.ctrlKey || event.metaKey) toggle(row);
      else choose(row);
      // After what is selected now, of which the first one would be followed.
      setActiveKey(row.key);
    },
    [choose, extend, toggle],
  );
  const toggleOpen = useCallback((row: PieceRow) => setClosed((before) => flipped(before, row.key)), []);

  const press = (event: KeyboardEvent) => {
    if (!active || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const wish = treeWish(event.key, active, open, !closed.has(active.key));
    if (wish) {
      event.preventDefault();
      if (wish.kind === 'go') {
        if (event.shiftKey) extend(wish.to, active);
        else forgetAnchor();
        setActiveKey(wish.to.key);
      } else if (wish.kind === 'open' || wish.kind === 'close') setOpen(wish.row, wish.kind === 'open');
      else if (wish.kind === 'toggle' || isCommand) toggle(wish.row);
      else if (event.shiftKey) extend(wish.row);
      else if (isBranch(wish.row)) toggleOpen(wish.row);
      else choose(wish.row);
    } else if (event.key.length === 1 && !isCommand) {
      const next = seek(event.key, event.timeStamp, sought.current, open, active);
      sought.current = next.sought;
      if (next.found) setActiveKey(next.found.key);
    }
  };

  return (
    <div
      ref={tree}
      role="tree"
      tabIndex={0}
      className="pieces"
      aria-label={say('pieces.title')}
      aria-multiselectable="true"
      aria-activedescendant={active && rowId(active.key)}
      onKeyDown={press}
    >
      {open.map((row) => (
        <PieceRowLine
          key={row.key}
          row={row}
          id={rowId(row.key)}
          isActive={row === active}
          isOpen={row.hasRows && !closed.has(row.key)}
          choose={click}
          toggleOpen={toggleOpen}
        />
      ))}
    </div>
  );
}

/** Selecting from the tree: one alone, one more or less, or all up to one. */
function useChoosing(rows: readonly PieceRow[]) {
  const { selection, document } = useTab();
  const editor = useEditor();
  const reveal = useReveal();
  const anchor = useRef<RowKey>(undefined);
  const choose = useCallback(
    ({ key, part, area, elsewhere }: PieceRow) => {
      anchor.current = key;
      if (area !== undefined) {
        editor.drawArea(area);
      } else if (elsewhere !== undefined) {
        document.lookAt(elsewhere.variant);
        selection.set([elsewhere.part]);
        reveal([elsewhere.part]);
      } else if (part !== undefined) {
        selection.set([part]);
        reveal([part]);
      }
    },
    [selection, document, editor, reveal],
  );
  const toggle = useCallback(
    ({ key, part }: PieceRow) => {
      anchor.current = key;
      if (part !== undefined) selection.toggle([part]);
    },
    [selection],
  );
  const extend = useCallback(
    (to: PieceRow, from: PieceRow = to) => {
      anchor.current ??= from.key;
      const parts = partsBetween(rows, anchor.current, to.key);
      if (parts.length > 0) selection.set(parts);
    },
    [selection, rows],
  );
  const forgetAnchor = useCallback(() => {
    anchor.current = undefined;
  }, []);
  return { choose, extend, toggle, forgetAnchor };
}

/** What is selected on the canvas comes into sight here as well. */
function useFollowedSelection(rows: readonly PieceRow[], follow: (row: PieceRow) => void): void {
  const { selection } = useTab();
  useEffect(
    () =>
      selection.store.subscribe(({ keys }, before) => {
        const isNew = (part: PartKey | undefined) =>
          part !== undefined && keys.has(part) && !before.keys.has(part);
        const first = rows.find(({ part }) => isNew(part));
        if (first) follow(first);
      }),
    [selection, rows, follow],
  );
}

/** It stands for nothing but what is below it. */
function isBranch({ part, area, elsewhere }: PieceRow): boolean {
  return part === undefined && area === undefined && elsewhere === undefined;
}

function without(keys: ReadonlySet<RowKey>, key: RowKey): ReadonlySet<RowKey> {
  return keys.has(key) ? new Set([...keys].filter((each) => each !== key)) : keys;
}

function flipped(keys: ReadonlySet<RowKey>, key: RowKey): ReadonlySet<RowKey> {
  return keys.has(key) ? without(keys, key) : new Set([...keys, key]);
}
