import { EventEmitter } from 'node:events';
import type { IpcMain, IpcMainInvokeEvent, IpcRenderer, WebContents, WebFrameMain } from 'electron';

type Handler = (event: IpcMainInvokeEvent, ...args: unknown[]) => unknown;

/** Electron's message channels in one process. Every hop copies, as the real ones do. */
export class FakeIpc {
  private readonly handlers = new Map<string, Handler>();
  private readonly toWindow = new EventEmitter();
  readonly contents = this.createContents('app://boothill/');

  readonly main = {
    handle: (channel: string, handler: Handler) => {
      if (this.handlers.has(channel)) throw new Error(`Two handlers for ${channel}`);
      this.handlers.set(channel, handler);
    },
    removeHandler: (channel: string) => this.handlers.delete(channel),
  } as unknown as IpcMain;

  readonly renderer = {
    invoke: (channel: string, ...args: unknown[]) => this.invokeAs(this.contents, channel, ...args),
    on: (channel: string, listener: (event: unknown, message: unknown) => void) =>
      this.toWindow.on(channel, (message) => listener({}, message)),
  } as unknown as Pick<IpcRenderer, 'invoke' | 'on'>;

  get channels(): string[] {
    return [...this.handlers.keys()];
  }

  createContents(url: string): WebContents {
    const mainFrame = { url } as WebFrameMain;
    return Object.assign(new EventEmitter(), {
      mainFrame,
      send: (channel: string, message: unknown) => this.toWindow.emit(channel, structuredClone(message)),
    }) as unknown as WebContents;
  }

  async invokeAs(sender: WebContents, channel: string, ...args: unknown[]): Promise<unknown> {
    return this.invokeFrom(sender, sender.mainFrame, channel, ...args);
  }

  async invokeFrom(
    sender: WebContents,
    senderFrame: WebFrameMain | null,
    channel: string,
    ...args: unknown[]
  ): Promise<unknown> {
    const handler = this.handlers.get(channel);
    if (!handler) throw new Error(`No handler registered for '${channel}'`);
    const event = { sender, senderFrame } as IpcMainInvokeEvent;
    return structuredClone(await handler(event, ...structuredClone(args)));
  }
}
