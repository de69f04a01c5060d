import type { CallName, EventName } from '../contract';

export const callChannel = (name: CallName): string => `boothill:call:${name}`;
export const eventChannel = (name: EventName): string => `boothill:event:${name}`;
