import { basename } from 'node:path';
import type { ExportKind } from '../../../schemas';
import { HostRefusal } from '../errors';
import type { Services } from '../services';
import type { Shell } from '../shell';
import type { Cabinet } from './cabinet';
import { realPath } from './file-state';
import { saveFile } from './save-file';

/** Files made of a game or a mission. They are no documents of the window: it does not have them open, nor remembers them. */
export function exportingServices(
  cabinet: Cabinet,
  chooseExport: Shell['chooseExport'],
): Pick<Services, 'file.export' | 'file.exportBytes'> {
  const exported = async (name: string, content: string | Uint8Array, kind: ExportKind) => {
    if (!chooseExport) return new HostRefusal('not-here');
    const path = await chooseExport(name, kind);
    if (path === undefined) return null;
    const real = await realPath(path);
    return cabinet.turns(real, async () => {
      // The system's dialog has asked already whether a file may be replaced; what it held becomes a version.
      const saved = await saveFile({ path, real, content }, cabinet, () => undefined);
      return saved instanceof HostRefusal ? saved : basename(path);
    });
  };
  return {
    'file.export': exported,
    'file.exportBytes': (name, bytes, kind) => exported(name, Buffer.from(bytes, 'base64'), kind),
  };
}
