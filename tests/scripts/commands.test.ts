import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { emptyFolder } from '../helpers/folders';
import { startLocalPage } from '../helpers/local-page';
import { pageBridge } from '../helpers/page-bridge';

function run(args: string[], env: NodeJS.ProcessEnv = {}): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { env: { ...process.env, LANG: 'C', ...env } });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('close', (code) => resolve({ code, output }));
  });
}

describe('a Node that is too old', () => {
  const pretend = (version: string) => [
    '--import',
    `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`,
    'scripts/run.cjs',
    'start',
    '--help',
  ];

  it.each(['10.0.0', '18.20.8', '20.18.3'])('is told so in one sentence: %s', async (version) => {
    expect(await run(pretend(version))).toEqual({
      code: 1,
      output: `Boothill needs Node 20.19 or newer, and this is Node ${version}. Install a newer one from nodejs.org and try again.\n`,
    });
  });

  it.each(['20.19.0', '22.1.0', '100.0.0'])('is not %s', async (version) => {
    expect((await run(pretend(version))).output).toContain('npm start opens Boothill.');
  });
});

describe('npm run boothill', () => {
  it('finds a file from where the command was typed, not from the project', async () => {
    const env = { INIT_CWD: join(process.cwd(), 'sample-missions'), npm_lifecycle_event: 'boothill' };
    const { code, output } = await run(['scripts/run.cjs', 'boothill', 'validate', 'two-tiles.json'], env);
    expect(output).toContain('two-tiles.json: valid.');
    expect(code).toBe(0);
  });
});

describe('npm start', () => {
  it.each(['abc', '99999', '-1', ''])('says which ports there are instead of %j', async (port) => {
    const { code, output } = await run(['scripts/run.cjs', 'start', '--web', `--port=${port}`]);
    expect(code).toBe(2);
    expect(output).toBe(`--port takes a number from 0 to 65535, and not ‘${port}’; 0 is any that is free.\n`);
  });

  it.each([['--nope'], ['--nope', 'mission.json']])(
    'explains what it takes instead of %s',
    async (...args) => {
      const { code, output } = await run(['scripts/run.cjs', 'start', ...args]);
      expect(code).toBe(2);
      expect(output.trim().split('\n')).toHaveLength(1);
      expect(output).toContain('--web, --port NUMBER and --no-open');
    },
  );

  it('opens the local page where there is no screen', async () => {
    const folder = await emptyFolder();
    const child = spawn(process.execPath, ['scripts/run.cjs', 'start'], {
      env: { ...process.env, LANG: 'C', DISPLAY: '', WAYLAND_DISPLAY: '', BOOTHILL_FOLDER: folder },
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    await expect.poll(() => output, { timeout: 20_000 }).toContain('Ctrl+C ends it.');
    expect(output).toContain('There is no screen here');
    const address = /http:\S+/.exec(output)?.[0] ?? '';
    expect((await fetch(address)).status).toBe(200);
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });

  it('opens the missions that it is given', async () => {
    const page = await startLocalPage(await emptyFolder(), [
      'sample-missions/two-tiles.json',
      'nowhere.json',
    ]);
    onTestFinished(() => page.stop());
    const { bridge, leave } = pageBridge(page.address);
    onTestFinished(leave);
    expect(await bridge.call('document.takeAsked')).toMatchObject({
      ok: true,
      value: [
        { ok: true, file: { name: 'two-tiles.json' } },
        { ok: false, refused: { name: 'nowhere.json', problem: { code: 'no-such-file' } } },
      ],
    });
  });

  it('says what to do about a port that is in use', async () => {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void server.close());
    const port = String((server.address() as AddressInfo).port);
    const { code, output } = await run(['scripts/run.cjs', 'start', '--web', '--no-open', '--port', port]);
    expect(code).toBe(1);
    expect(output).toBe(
      `Port ${port} is in use. Choose another with --port, or leave --port out to take any that is free.\n`,
    );
  });

  it('takes the port that it is told', async () => {
    const free = await new Promise<number>((resolve) => {
      const server = createServer().listen(0, '127.0.0.1', () => {
        const { port } = server.address() as AddressInfo;
        server.close(() => resolve(port));
      });
    });
    const page = await startLocalPage(await emptyFolder(), ['--port', String(free)]);
    onTestFinished(() => page.stop());
    expect(new URL(page.address).port).toBe(String(free));
  });
});

describe('npm run boothill', () => {
  it('answers on standard output only, with the exit code of the command', async () => {
    const folder = await emptyFolder();
    const { code, output } = await run(['scripts/run.cjs', 'boothill', 'settings', '--json'], {
      BOOTHILL_FOLDER: folder,
    });
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ language: 'system', theme: 'system' });
    expect((await run(['scripts/run.cjs', 'boothill', 'nope'])).code).toBe(2);
  });

  it('stops halfway at Ctrl+C, and says what there is so far', async () => {
    // As if somebody looked on: then it says how far it is.
    const onTerminal = ['--import', 'data:text/javascript,process.stderr.isTTY = true'];
    const lab = ['lab', 'sample-missions/two-tiles.json', '--games', '100000', '--survivors', '3', '--json'];
    const child = spawn(process.execPath, [...onTerminal, 'scripts/run.cjs', 'boothill', ...lab], {
      env: { ...process.env, LANG: 'C' },
    });
    let printed = '';
    let status = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (status += text));
    await expect.poll(() => status, { timeout: 20_000 }).toContain('Games played: ');
    const ended = new Promise((resolve) => child.once('close', resolve));
    // The terminal sends it, and npm passes it on once more.
    child.kill('SIGINT');
    child.kill('SIGINT');
    expect(await ended).toBe(1);
    expect(status.endsWith('\r\x1b[K')).toBe(true);
    expect(JSON.parse(printed)).toMatchObject({ ended: 'cancelled', wanted: 100_000 });
  });
});
