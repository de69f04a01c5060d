import { type Command, Option } from 'commander';
import { languages } from '../../languages';
import type { Settings, StoredSettings } from '../contract';
import { errorCode } from '../host/errors';
import { settingsFile, themes } from '../host/settings';
import type { CommandContext } from './context';

type Wishes = Partial<Settings> & { json?: boolean };

/** `boothill settings`: shows the settings of the window, and changes them. */
export function addSettings(program: Command, context: CommandContext): Command {
  const { say } = context;
  return program
    .command('settings')
    .description(say('cli.settings'))
    .addOption(
      new Option('--language <code>', say('cli.settings.language')).choices(['system', ...languages]),
    )
    .addOption(new Option('--theme <name>', say('cli.settings.theme')).choices(themes))
    .option('--json', say('cli.json'))
    .action((wishes: Wishes) => showSettings(wishes, context));
}

async function showSettings({ json, ...change }: Wishes, context: CommandContext): Promise<void> {
  const { answer, answerNo, complain, folder, say } = context;
  try {
    const { settings, setAside } = await settle(folder, change);
    answer(json, settings, say('cli.settings.words', { ...settings }));
    if (setAside === undefined) return;
    complain(say('settings.set-aside', { file: setAside }));
    // A wish that was granted is no 'no', whatever lay there before.
    if (Object.keys(change).length > 0) return;
  } catch (error) {
    complain(say(`error.${errorCode(error)}`));
  }
  answerNo();
}

async function settle(folder: string, change: Partial<Settings>): Promise<StoredSettings> {
  const file = settingsFile(folder);
  const stored = await file.read();
  if (Object.keys(change).length === 0) return stored;
  return { ...stored, settings: await file.change(change) };
}
