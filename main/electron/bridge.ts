import type { IpcRenderer } from 'electron';
import type { Answer, Bridge, HostEvent } from '../contract';
import { eventNames, isCallName } from '../host/names';
import { callChannel, eventChannel } from './channels';

/** The window's side of the contract. Whatever the page asks for, it reaches the contract's channels only. */
export function bridgeOver(ipc: Pick<IpcRenderer, 'invoke' | 'on'>): Bridge {
  const call = (name: string, ...args: unknown[]): Promise<unknown> =>
    isCallName(name) ? ipc.invoke(callChannel(name), ...args) : Promise.resolve(unknownCall);
  return {
    call: call as Bridge['call'],
    listen: (listener) => {
      for (const name of eventNames) {
        ipc.on(eventChannel(name), (_event, message: HostEvent) => listener(message));
      }
    },
  };
}

const unknownCall: Answer<never> = { ok: false, error: { code: 'unknown-call' } };
