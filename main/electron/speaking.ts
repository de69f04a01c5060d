import type { App } from 'electron';
import { type Say, sentence, spokenLanguage } from '../../languages';
import type { SettingsFile } from '../host/settings';

/** What the shell itself says is in the language of the window, which may change. */
export async function speakerOf(app: Pick<App, 'getLocale'>, settings: SettingsFile): Promise<Say> {
  const chosen = await settings.read().then(
    (stored) => stored.settings.language,
    () => 'system' as const,
  );
  const language = spokenLanguage(chosen, app.getLocale());
  return (key, parameters) => sentence(language, key, parameters);
}
