import { errorCode } from '../../host/errors';
import { settingsFile } from '../../host/settings';
import type { CommandContext } from '../context';

/** The boxes that the user has, as the window knows them, each as often as they have it; or it is said why nobody knows. */
export async function ownedBoxes({
  answerNo,
  complain,
  folder,
  say,
}: CommandContext): Promise<string[] | undefined> {
  try {
    const { settings } = await settingsFile(folder).read();
    return Object.entries(settings.boxes).flatMap(([box, count]) => Array<string>(count).fill(box));
  } catch (error) {
    complain(say(`error.${errorCode(error)}`));
    answerNo();
    return undefined;
  }
}
