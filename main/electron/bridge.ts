import type { IpcRenderer } from 'electron';
import type { Bridge, HostEvent } from '../contract';
import { failure } from '../host/errors';
import { eventNames, isCallName } from '../host/names';
import { callChannel, eventChannel } from './channels';

/** The window's side of the contract. Whatever the page asks for, it reaches the contract's channels only. */
export function bridgeOver(ipc: Pick<IpcRenderer, 'invoke' | 'on'>): Bridge {
  const call = async (name: string, ...args: unknown[]): Promise<unknown> => {
    if (!isCallName(name)) return failure('unknown-call');
    try {
      return await ipc.invoke(callChannel(name), ...args);
    } catch {
      // Electron throws on what it cannot copy, a function for instance.
      return failure('bad-argument');
    }
  };
  return {
    call: call as Bridge['call'],
    listen: (listener) => {
      for (const name of eventNames) {
        ipc.on(eventChannel(name), (_event, message: HostEvent) => listener(message));
      }
    },
  };
}
