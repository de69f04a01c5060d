import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type MockInstance, onTestFinished, vi } from 'vitest';
import type { Answer, Arguments, CallName, ErrorCode, HostEvent, Value } from '../../main/contract';
import { type Connection, createHost, type Host } from '../../main/host';
import { type Disk, realDisk } from '../../main/host/disk';
import type { Shell } from '../../main/host/shell';
import { emptyFolder } from './folders';
import { ownFile } from './own-file';
import { aboutTest } from './shell';

/** A page of a real host, which speaks the contract to it. */
export class TestPage {
  readonly heard: HostEvent[] = [];
  private readonly connection: Connection;

  constructor(host: Host) {
    this.connection = host.connect((event) => this.heard.push(event));
  }

  async call<Name extends CallName>(name: Name, ...args: Arguments<Name>): Promise<Answer<Value<Name>>> {
    return (await this.connection.call(name, args)) as Answer<Value<Name>>;
  }

  /** What the call is answered with; a failure fails the test. */
  async ask<Name extends CallName>(name: Name, ...args: Arguments<Name>): Promise<Value<Name>> {
    const answer = await this.call(name, ...args);
    if (!answer.ok) throw new Error(`${name} is refused: ${JSON.stringify(answer.error)}`);
    return answer.value;
  }

  /** Expects the call to be refused, with this code. */
  async isRefused<Name extends CallName>(code: ErrorCode, name: Name, ...args: Arguments<Name>) {
    expect(await this.call(name, ...args)).toMatchObject({ ok: false, error: { code } });
  }

  async open(path: string) {
    return ownFile(await this.connection.openPath(path));
  }

  /** What is offered to a window, with the work itself. */
  async drafts(window: string) {
    const listed = await this.ask('drafts.list', window);
    return Promise.all(
      listed.map(async (draft) => ({ ...draft, ...(await this.ask('draft.read', draft.key)) })),
    );
  }

  leave(): void {
    this.connection.leave();
  }
}

export interface WorkingHost {
  host: Host;
  /** Where the host keeps what is its own. */
  folder: string;
  page: TestPage;
}

/** A host in a folder of its own, unless another has been there before. */
export async function workingHost({
  folder,
  disk,
  ...shell
}: Partial<Shell> & { folder?: string; disk?: Partial<Disk> } = {}): Promise<WorkingHost> {
  const own = folder ?? (await emptyFolder());
  const host = createHost(own, { about: aboutTest, ...shell }, { ...realDisk, ...disk });
  return { host, folder: own, page: new TestPage(host) };
}

/** A mission of the user, somewhere on the disk. */
export async function missionFile(text = 'first', name = 'La gare, l’été.boothill.json'): Promise<string> {
  const path = join(await emptyFolder(), name);
  await writeFile(path, text);
  return path;
}

export function textOf(path: string): Promise<string> {
  return readFile(path, 'utf8');
}

/** What Node throws when the disk is full, or whatever else the code says. */
export function diskError(code: string): Error {
  return Object.assign(new Error(code), { code });
}

/** What the host would say on standard error of a disk that a test has broken. */
export function silence(): MockInstance {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => complaint.mockRestore());
  return complaint;
}
