import { missionFacts } from '../../engine/systems/undead-or-alive/facts/facts';
import type { FactsPlace, FactsShelter, FactsZone, Mission } from '../../schemas';
import { missionOn, type Setting } from './table';

/**
 * The two tiles that tests lie on if nothing else is said, with the survivors in the one corner and the zombies in the
 * other. Streets: a.NW - a.N - a.NE - b.N - b.NE - b.E - b.SE, and a.NE - a.E - a.SE; rooms: a.A - a.D and
 * b.A - b.B - b.C; doors: a.A to a.N and a.E, b.A to a.E, b.C to a.SE and b.SE.
 */
export function factsOn(setting: Setting = {}, survivors = 6): Facts {
  return new Facts(missionOn({ start: ['a.NW'], spawn: 'b.SE', ...setting }), survivors);
}

/** What a mission's facts say, by the names of zones and pieces. */
export class Facts {
  readonly all: Extract<ReturnType<typeof missionFacts>, { facts: unknown }>['facts'];

  constructor(mission: Mission, survivors = 6) {
    const measured = missionFacts(mission, survivors);
    if ('problem' in measured) throw new Error(JSON.stringify(measured.problem));
    this.all = measured.facts;
  }

  place(id: string): FactsPlace {
    return found(id, this.all.places, (place) => place.id === id);
  }

  /** A zone by any of its parts. */
  zone(part: string): FactsZone {
    return found(part, this.all.zones, ({ zone }) => zone.split('+').includes(part));
  }

  shelter(zone: string): FactsShelter {
    return found(zone, this.all.shelters, ({ zones }) => zones.includes(zone));
  }
}

function found<T>(name: string, all: readonly T[], isMeant: (one: T) => boolean): T {
  const one = all.find(isMeant);
  if (one === undefined) throw new Error(`There is no ${name}`);
  return one;
}
