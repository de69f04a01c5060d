import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { version } from '../../../package.json';
import { boothill } from '../../helpers/command-line';
import { emptyFolder } from '../../helpers/folders';

describe('the command line', () => {
  it('says its version', async () => {
    expect(await boothill(['--version'])).toEqual({ code: 0, printed: version, complaints: [] });
  });

  it.each([[[]], [['--help']], [['-h']]])('lists its commands for %j', async (args) => {
    const { code, printed } = await boothill(args);
    expect(code).toBe(0);
    expect(printed).toContain('Usage: boothill <command> [options]');
    expect(printed).toContain('settings');
  });

  it('speaks French where the system does', async () => {
    const { printed } = await boothill(['settings', '--help'], { locale: 'fr_FR.UTF-8' });
    expect(printed).toContain('Options\u00a0:');
    expect(printed).toContain('au choix\u00a0: light, dark, system');
    expect(printed).not.toMatch(/Usage:|Options:|choices|display/);
  });

  it('leaves no word of its help in English where it speaks French', async () => {
    const help = async (...args: string[]) => (await boothill([...args, '--help'], { locale: 'fr' })).printed;
    expect(await help('validate')).toContain('boothill validate [options] <FICHIER...>');
    expect(await help('export')).toMatch(/-o, --output <fichier>.*--dpi <nombre>/s);
    expect(await help('settings')).toContain('--theme <nom>');
    // Every command says what it does: 'dit', 'affiche', not 'dire'.
    expect(await help()).toMatch(/validate \[options\] <FICHIER\.\.\.>\s+dit ce qui/);
  });

  it('says in its help whose language it speaks', async () => {
    expect((await boothill(['--help'])).printed).toContain('LC_ALL=fr_FR.UTF-8');
  });

  it.each([
    [['nope'], 'There is no command ‘nope’; boothill --help lists them.'],
    [['--nope'], 'There is no option ‘--nope’; --help lists them.'],
    [['about', '--nope'], 'There is no option ‘--nope’; --help lists them.'],
    [['about', 'surplus'], 'That is more than the command takes; --help says what it takes.'],
    [['settings', '--theme'], 'The option ‘--theme <name>’ needs a value; --help says which.'],
    [
      ['settings', '--theme', 'pink'],
      'The option ‘--theme <name>’ does not take ‘pink’; it takes: light, dark, system.',
    ],
    [
      ['settings', '--language', 'FR'],
      'The option ‘--language <code>’ does not take ‘FR’; it takes: system, en, fr.',
    ],
  ])('answers %j with one line and exit code 2', async (args, complaint) => {
    expect(await boothill(args)).toEqual({ code: 2, printed: '', complaints: [complaint] });
  });

  it('says which Boothill this is', async () => {
    const folder = await emptyFolder();
    const { code, printed } = await boothill(['about', '--json'], { folder });
    expect(code).toBe(0);
    expect(JSON.parse(printed)).toEqual({ version, node: process.versions.node, folder });
    expect((await boothill(['about'], { folder })).printed).toContain(folder);
  });

  it('shows and changes the settings of the window', async () => {
    const folder = await emptyFolder();
    const changed = await boothill(['settings', '--theme', 'dark', '--json'], { folder });
    expect(JSON.parse(changed.printed)).toEqual({
      language: 'system',
      theme: 'dark',
      zoneCodes: false,
      boxes: { 'undead-or-alive': 1 },
      habits: { speed: 'normal', follows: true, skipsTrivial: true, dealsIn: true },
      printed: [],
      tours: [],
    });
    expect(await boothill(['settings'], { folder })).toEqual({
      code: 0,
      printed: 'Language: system, theme: dark',
      complaints: [],
    });
  });

  it('answers no, with exit code 1, when the settings cannot be read', async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, 'settings.json'), 'broken');
    const { code, complaints } = await boothill(['settings'], { folder });
    expect(code).toBe(1);
    expect(complaints).toEqual([
      'Your settings could not be read, so Boothill began with the defaults; the old file was kept as settings.damaged-1.json.',
    ]);
  });

  it('does not answer no to a change that was made, whatever lay there before', async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, 'settings.json'), 'broken');
    const { code, complaints } = await boothill(['settings', '--theme', 'dark'], { folder });
    expect(code).toBe(0);
    expect(complaints).toHaveLength(1);
  });

  it('answers no when the settings cannot be written', async () => {
    const folder = join(await emptyFolder(), 'taken');
    await writeFile(folder, 'a file where the folder should be');
    const { code, complaints } = await boothill(['settings', '--theme', 'dark'], { folder });
    expect(code).toBe(1);
    expect(complaints).toHaveLength(1);
  });
});
