import type { CampaignMission, CampaignWay } from '../generated/types';

/** What `go` can say that is no name: the same mission once more, and the end without more words. */
export const AGAIN = 'again';
export const END = 'end';

interface Missions {
  readonly missions: readonly Pick<CampaignMission, 'id' | 'next'>[];
}

/** Everywhere that it can go on from a mission, whatever happens. */
export function waysFrom({ missions }: Missions, mission: string): readonly string[] {
  const place = missions.findIndex(({ id }) => id === mission);
  const ways: readonly CampaignWay[] = missions[place]?.next ?? [];
  const certain = ways.findIndex((way) => way.if === undefined);
  const named = (certain < 0 ? ways : ways.slice(0, certain + 1)).map(({ go }) => go);
  return certain < 0 ? [...named, missions[place + 1]?.id ?? END, END] : named;
}

/** Missions that it never comes to, and those from which it never comes to an end. */
export function strayMissions(campaign: Missions): {
  readonly unreached: readonly string[];
  readonly endless: readonly string[];
} {
  const ids = campaign.missions.map(({ id }) => id);
  const known = new Set(ids);
  const ways = new Map(
    ids.map((id) => [id, waysFrom(campaign, id).map((go) => (go === AGAIN ? id : go))] as const),
  );
  const reached = spread(ids.slice(0, 1), (id) => (ways.get(id) ?? []).filter((go) => known.has(go)));
  const before = (id: string) => ids.filter((one) => ways.get(one)?.includes(id));
  const ending = spread(
    ids.filter((id) => ways.get(id)?.some((go) => !known.has(go))),
    before,
  );
  return {
    unreached: ids.filter((id) => !reached.has(id)),
    endless: ids.filter((id) => reached.has(id) && !ending.has(id)),
  };
}

function spread(from: readonly string[], next: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set(from);
  for (const id of found) for (const other of next(id)) found.add(other);
  return found;
}
