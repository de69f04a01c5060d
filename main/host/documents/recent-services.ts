import { HostRefusal } from '../errors';
import type { Services } from '../services';
import type { Cabinet } from './cabinet';

type RecentServices = Pick<Services, 'document.picture' | 'recents.list' | 'recents.forget'>;

export function recentServices({ open, recents }: Cabinet): RecentServices {
  return {
    'document.picture': async (id, picture) => {
      const document = open.find(id);
      if (!document) return new HostRefusal('not-known');
      await recents.picture(document.path, picture);
      return null;
    },
    'recents.list': () => recents.list(),
    'recents.forget': async (recent) => {
      await recents.forget(recent);
      return null;
    },
  };
}
