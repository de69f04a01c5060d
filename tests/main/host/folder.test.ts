import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hostFolder } from '../../../main/host/folder';

describe('the folder of the host', () => {
  it('is where the system keeps what belongs to the user', () => {
    expect(hostFolder({}, 'linux')).toBe(join(homedir(), '.local', 'share', 'boothill'));
    expect(hostFolder({ XDG_DATA_HOME: '/data' }, 'linux')).toBe('/data/boothill');
    expect(hostFolder({ APPDATA: '/roaming' }, 'win32')).toBe('/roaming/Boothill');
    expect(hostFolder({}, 'darwin')).toBe(join(homedir(), 'Library', 'Application Support', 'Boothill'));
  });

  it('can be said', () => {
    expect(hostFolder({ BOOTHILL_FOLDER: '/elsewhere' }, 'darwin')).toBe('/elsewhere');
  });

  it('does not depend on where one starts from', () => {
    const usual = join(homedir(), '.local', 'share', 'boothill');
    expect(hostFolder({ XDG_DATA_HOME: '' }, 'linux')).toBe(usual);
    expect(hostFolder({ XDG_DATA_HOME: 'relative' }, 'linux')).toBe(usual);
  });
});
