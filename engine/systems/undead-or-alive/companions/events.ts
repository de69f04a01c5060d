import type { GameEvent } from '../../../game/events';

export type CompanionEvent = GameEvent<'follows'> & { survivor: string; leader: string };
