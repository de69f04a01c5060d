import type { GameEvent, Seen } from '../../engine';
import type { Mission } from '../../schemas';
import { allTokens } from '../document/parts';
import { lineTo, type Moment } from './moment';
import { namesIn } from './names-in';

/** What a game came to its end by, as parts of its mission. */
export interface WhatMattered {
  readonly tokens: readonly string[];
  readonly tiles: readonly string[];
}

/** What is longer ago has not brought the end about. */
const LAST_MOMENTS = 10;

/** The spawn tokens that were too many; else the piece or the place that the last of it was about. */
export function whatMattered(moment: Moment, mission: Mission): WhatMattered {
  const { seen, system } = moment;
  const has = new Set(allTokens(mission).map(({ id }) => id));
  const tokens = system.advise.tokensToBlame?.(seen).filter((id) => has.has(id)) ?? [];
  if (tokens.length > 0) return { tokens, tiles: [] };
  const tiles = new Set(mission.placements.map(({ id }) => id));
  const events = lineTo(moment)
    .slice(-LAST_MOMENTS)
    .flatMap((one) => one.events);
  for (const event of events.reverse()) {
    const token = namesIn(event).find((name) => has.has(name));
    if (token !== undefined) return { tokens: [token], tiles: [] };
    const ofZone = zoneOf(event, seen)?.split(/[.+]/)[0];
    if (ofZone !== undefined && tiles.has(ofZone)) return { tokens: [], tiles: [ofZone] };
  }
  return { tokens: [], tiles: [] };
}

/** Zones have names that nothing else has. */
function zoneOf(event: GameEvent, seen: Seen): string | undefined {
  const { table } = seen;
  const names = namesIn(event);
  const zone = table.zones.find(({ id }) => names.includes(id));
  return zone?.id;
}
