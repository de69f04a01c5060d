import { isAbsolute } from 'node:path';
import type { IpcMain, IpcMainInvokeEvent, WebContents } from 'electron';
import type { Connection, Host } from '../host';
import { callNames } from '../host/calls';
import { failure } from '../host/errors';
import { callChannel, droppedChannel, eventChannel } from './channels';
import { isAppAddress } from './protocol';

/** Connects one window with the host: a channel for every call and every event, one for drops, and no other. */
export function connectWindow(ipcMain: IpcMain, host: Host, contents: WebContents): void {
  const connect = () => host.connect((event) => contents.send(eventChannel(event.name), event));
  let page = connect();
  const answer = (channel: string, service: (page: Connection, args: unknown[]) => Promise<unknown>) =>
    ipcMain.handle(channel, (event, ...args: unknown[]) =>
      isFromWindow(event, contents) ? service(page, args) : failure('unknown-call'),
    );
  for (const name of callNames) answer(callChannel(name), ({ call }, args) => call(name, args));
  answer(droppedChannel, async ({ openPath }, [path, ...more]) => {
    if (typeof path !== 'string' || !isAbsolute(path) || more.length > 0) return failure('bad-argument');
    return missionName.test(path) ? openPath(path) : failure('not-here');
  });
  // Loaded anew, it is another page: what the old one had open is nobody's.
  contents.on('did-navigate', () => {
    page.leave();
    page = connect();
  });
  contents.on('render-process-gone', () => page.leave());
  contents.once('destroyed', () => {
    page.leave();
    for (const channel of [...callNames.map(callChannel), droppedChannel]) ipcMain.removeHandler(channel);
  });
}

/** Somebody who got past the preload script would still read no other files; a page has what is dropped on it anyway. */
const missionName = /\.(boothill|json)$/i;

/** Only the page itself is answered: no other window, no frame inside it, no page from elsewhere. */
function isFromWindow({ sender, senderFrame }: IpcMainInvokeEvent, contents: WebContents): boolean {
  return sender === contents && senderFrame === contents.mainFrame && isAppAddress(senderFrame.url);
}
