import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Seen } from '../../engine';
import { wordsFor } from '../../telling/systems';
import type { Words } from '../../telling/words';
import { type Autopilot, type AutopilotState, idle } from '../game/autopilot';
import type { Keeper } from '../game/keeper';
import type { Moment } from '../game/moment';
import { pictureOf } from '../game/picture';
import type { GameState } from '../game/played-game';
import { type Sitting, type SittingState, shownNow } from '../game/sitting';
import { useSessionState } from './session-context';

/** A game, and what is there to help who plays it. */
export interface GameAtTable {
  readonly sitting: Sitting;
  readonly autopilot?: Autopilot | undefined;
  readonly keeper?: Keeper | undefined;
}

const TableContext = createContext<GameAtTable | undefined>(undefined);

/** The game that the components below are about. */
export function GameProvider({ children, ...table }: GameAtTable & { children: ReactNode }) {
  const { sitting, autopilot, keeper } = table;
  const value = useMemo(() => ({ sitting, autopilot, keeper }), [sitting, autopilot, keeper]);
  return <TableContext value={value}>{children}</TableContext>;
}

function useTable(): GameAtTable {
  const table = useContext(TableContext);
  if (!table) throw new Error('A component that needs a game stands outside its provider');
  return table;
}

export function useSitting(): Sitting {
  return useTable().sitting;
}

export function useAutopilot(): Autopilot | undefined {
  return useTable().autopilot;
}

const nobody = createStore<AutopilotState>(() => idle);

/** Whether the autopilot decides just now: then nobody need be asked. */
export function useIsPiloted(): boolean {
  return useStore(useAutopilot()?.store ?? nobody, ({ run }) => run !== undefined);
}

/** Who knows for how long it has been played. */
export function useKeeper(): Keeper | undefined {
  return useTable().keeper;
}

export function useGameState<T>(select: (state: GameState) => T): T {
  return useStore(useSitting().game.store, select);
}

export function useSittingState<T>(select: (state: SittingState) => T): T {
  return useStore(useSitting().store, select);
}

/** The moment in sight: what can be done, and what led there. */
export function useMoment(): Moment {
  return useGameState(({ at }) => at);
}

/** What is on the table to be seen, which is behind the moment while somebody watches. */
export function useSeen(): Seen {
  const [moment, sitting] = [useMoment(), useSittingState((state) => state)];
  return shownNow(sitting, moment);
}

/** What everything on this table is called. */
export function useWords(): Words {
  const language = useSessionState((state) => state.language);
  const codes = useSessionState(({ settings }) => settings.zoneCodes);
  const { table } = useMoment().seen;
  const board = pictureOf(useSeen()).board;
  const words = useMemo(() => wordsFor(table, language, codes), [table, language, codes]);
  return words.on(board);
}
