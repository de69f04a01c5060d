import { basename } from 'node:path';
import { HostRefusal } from '../errors';
import type { Services } from '../services';
import type { Shell } from '../shell';
import type { Cabinet } from './cabinet';
import { realPath } from './file-state';
import { saveFile } from './save-file';

/** Files made of a game. They are no documents of the window: it does not have them open, nor remembers them. */
export function exportingServices(
  cabinet: Cabinet,
  chooseExport: Shell['chooseExport'],
): Pick<Services, 'file.export'> {
  return {
    'file.export': async (name, text, kind) => {
      if (!chooseExport) return new HostRefusal('not-here');
      const path = await chooseExport(name, kind);
      if (path === undefined) return null;
      const real = await realPath(path);
      return cabinet.turns(real, async () => {
        // The system's dialog has asked already whether a file may be replaced; what it held becomes a version.
        const saved = await saveFile({ path, real, text }, cabinet, () => undefined);
        return saved instanceof HostRefusal ? saved : basename(path);
      });
    },
  };
}
