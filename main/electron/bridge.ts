import type { IpcRenderer } from 'electron';
import type { Answer, Bridge, HostEvent, ReadFile } from '../contract';
import { isCallName } from '../host/calls';
import { failure } from '../host/errors';
import { eventNames } from '../host/events';
import { callChannel, droppedChannel, eventChannel } from './channels';

/**
 * The window's side of the contract. Whatever the page asks for, it reaches the contract's channels only. `pathOf`
 * gives the path of a file that came from the disk, and nothing for one that the page has made up.
 */
export function bridgeOver(
  ipc: Pick<IpcRenderer, 'invoke' | 'on'>,
  pathOf: (file: File) => string,
): Required<Bridge> {
  const send = async (channel: string, ...args: unknown[]): Promise<unknown> => {
    try {
      return await ipc.invoke(channel, ...args);
    } catch {
      // Electron throws on what it cannot copy, a function for instance.
      return failure('bad-argument');
    }
  };
  const call = async (name: string, ...args: unknown[]): Promise<unknown> =>
    isCallName(name) ? send(callChannel(name), ...args) : failure('unknown-call');
  return {
    call: call as Bridge['call'],
    listen: (listener) => {
      for (const name of eventNames) {
        ipc.on(eventChannel(name), (_event, message: HostEvent) => listener(message));
      }
    },
    openDropped: async (file) => {
      const path = pathIn(file, pathOf);
      // A picture dragged out of a browser, say: the page has its content, and nobody a place for it.
      if (!path) return failure('not-here');
      return (await send(droppedChannel, path)) as Answer<ReadFile>;
    },
  };
}

/** Whatever the page hands over for a file. */
function pathIn(file: File, pathOf: (file: File) => string): string {
  try {
    return pathOf(file);
  } catch {
    return '';
  }
}
