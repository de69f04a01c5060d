import type { IpcMain, IpcMainInvokeEvent, WebContents } from 'electron';
import type { Host } from '../host';
import { failure } from '../host/errors';
import { callNames } from '../host/names';
import { callChannel, eventChannel } from './channels';
import { isAppAddress } from './protocol';

/** Connects one window with the host: a channel for every call and every event, and no other. */
export function connectWindow(ipcMain: IpcMain, host: Host, contents: WebContents): void {
  for (const name of callNames) {
    ipcMain.handle(callChannel(name), (event, ...args: unknown[]) =>
      isFromWindow(event, contents) ? host.call(name, args) : failure('unknown-call'),
    );
  }
  const stop = host.listen((event) => contents.send(eventChannel(event.name), event));
  contents.once('destroyed', () => {
    stop();
    for (const name of callNames) ipcMain.removeHandler(callChannel(name));
  });
}

/** Only the page itself is answered: no other window, no frame inside it, no page from elsewhere. */
function isFromWindow({ sender, senderFrame }: IpcMainInvokeEvent, contents: WebContents): boolean {
  return sender === contents && senderFrame === contents.mainFrame && isAppAddress(senderFrame.url);
}
