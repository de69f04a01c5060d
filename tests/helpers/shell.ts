import type { Shell } from '../../main/host/shell';

export const aboutTest: Shell['about'] = {
  version: '1.2.3',
  shell: 'web',
  runtime: [{ name: 'Node', version: '20.19.0' }],
  standIn: false,
  sandbox: true,
};
