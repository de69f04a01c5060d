import type { Command } from 'commander';
import { themes } from '../../drawing/palette';
import { languages } from '../../languages';
import type { Settings, StoredSettings } from '../contract';
import { errorCode } from '../host/errors';
import { settingsFile } from '../host/settings';
import type { CommandContext } from './context';
import { choiceOption } from './misunderstanding';

type Wishes = Partial<Settings> & { json?: boolean };

/** `boothill settings`: shows the settings of the window, and changes them. */
export function addSettings(program: Command, context: CommandContext): Command {
  const { say } = context;
  const flags = {
    language: `--language <${say('cli.word.code')}>`,
    theme: `--theme <${say('cli.word.name')}>`,
  };
  return program
    .command('settings')
    .description(say('cli.settings'))
    .addOption(choiceOption(flags.language, say('cli.settings.language'), ['system', ...languages]))
    .addOption(choiceOption(flags.theme, say('cli.settings.theme'), themes))
    .option('--json', say('cli.json'))
    .action((wishes: Wishes) => showSettings(wishes, context));
}

async function showSettings({ json, ...change }: Wishes, context: CommandContext): Promise<void> {
  const { answer, answerNo, complain, folder, say } = context;
  try {
    const { settings, setAside } = await settle(folder, change);
    const { language, theme } = settings;
    answer(json, settings, say('cli.settings.words', { language, theme }));
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
