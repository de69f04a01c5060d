import type { IpcRenderer } from 'electron';
import type { Bridge, HostEvent } from '../contract';
import { callNames, eventNames } from '../host/names';
import { callChannel, eventChannel } from './channels';

/** The window's side of the contract: one function for every call, so that the page can name no channel. */
export function bridgeOver(ipc: Pick<IpcRenderer, 'invoke' | 'on'>): Bridge {
  const calls = callNames.map((name) => [
    name,
    (...args: unknown[]): Promise<unknown> => ipc.invoke(callChannel(name), ...args),
  ]);
  const listen: Bridge['listen'] = (listener) => {
    for (const name of eventNames)
      ipc.on(eventChannel(name), (_event, message: HostEvent) => listener(message));
  };
  return Object.fromEntries([...calls, ['listen', listen]]) as Bridge;
}
