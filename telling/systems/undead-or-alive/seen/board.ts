import type { Horde } from '../../../../engine';
import { COLOURS, FATES, type Observation, SPAWN_STATUSES } from '../../../../engine/systems/undead-or-alive';
import { actorName, zoneName } from '../by-number';
import { eachOnce, type UoaWords } from '../words';

type List = (seen: Observation, zone: number, words: UoaWords, horde: Horde) => string[];

/** What can be in a zone, in the order in which it is listed. */
const contents: readonly List[] = [
  peopleIn,
  zombiesIn,
  machinesIn,
  vadeRetroIn,
  noiseIn,
  objectivesIn,
  spawnTokensIn,
  exitIn,
];

/** Every zone where something is, and what is there. */
export function boardLines(seen: Observation, words: UoaWords): string[] {
  return seen.table.zones.flatMap((_, zone) => {
    const things = zoneContents(seen, zone, words);
    if (things.length === 0) return [];
    return [words.say('view.zone', { zone: zoneName(seen, zone, words).title, things: things.join(', ') })];
  });
}

/** What is in a zone, thing by thing. */
export function zoneContents(
  seen: Observation,
  zone: number,
  words: UoaWords,
  horde: Horde = (where, kind) => seen.zombiesOf(where, kind),
): string[] {
  return eachOnce(contents.flatMap((list) => list(seen, zone, words, horde)));
}

function peopleIn(seen: Observation, zone: number): string[] {
  return Array.from({ length: seen.table.sizes.actors }, (_, actor) => actor)
    .filter((actor) => seen.at('place', actor) === zone && FATES[seen.at('fate', actor)] === 'in-play')
    .map((actor) => actorName(seen, actor))
    .filter((name) => name !== '');
}

function zombiesIn({ table }: Observation, zone: number, words: UoaWords, horde: Horde): string[] {
  return table.kinds.flatMap((kind, number) => {
    const count = horde(zone, number);
    return count > 0 ? [words.zombies(kind, count)] : [];
  });
}

function vadeRetroIn(seen: Observation, zone: number, words: UoaWords): string[] {
  return [0, 1]
    .filter((token) => seen.at('vadeRetro', token) === zone)
    .map(() => words.say('view.vade-retro'));
}

/** A Wagon, and who sits in it; a Gatling gun. */
function machinesIn(seen: Observation, zone: number, words: UoaWords): string[] {
  return seen.table.mission.machines.flatMap(({ machine }, number) => {
    if (seen.at('machineZone', number) !== zone) return [];
    const people = Array.from({ length: seen.table.sizes.survivors }, (_, survivor) => survivor)
      .filter((survivor) => seen.at('aboard', survivor) === number)
      .map((survivor) => actorName(seen, survivor));
    if (people.length > 0) return [words.say('view.wagon', { people: words.list(people) })];
    return [words.say(`token.name.machine.${machine}`)];
  });
}

function noiseIn(seen: Observation, zone: number, words: UoaWords): string[] {
  if (seen.value('noiseZone') !== zone) return [];
  return [words.say(seen.value('boom') === 1 ? 'view.noise.boom' : 'view.noise.bang')];
}

function objectivesIn(seen: Observation, zone: number, words: UoaWords): string[] {
  return seen.table.mission.objectives.flatMap((_, objective) => {
    if (seen.at('objectiveZone', objective) !== zone) return [];
    const colour = COLOURS[seen.objectiveColour(objective)];
    if (colour === undefined) return [words.say('view.objective-unseen')];
    return [words.say('view.objective', { colour: words.colour(colour) })];
  });
}

/** Corpse Piles that nobody has come upon are not there yet. */
function spawnTokensIn(seen: Observation, zone: number, words: UoaWords): string[] {
  return seen.table.mission.spawnTokens.flatMap(({ id }, number) => {
    const status = SPAWN_STATUSES[seen.at('spawnStatus', number)];
    if (seen.at('spawnZone', number) !== zone || status === undefined || status === 'unseen') return [];
    if (status === 'removed' || status === 'waiting') return [];
    const token = words.spawnToken(id);
    return [status === 'active' ? token : words.say(`view.token.${status}`, { token })];
  });
}

function exitIn(seen: Observation, zone: number, words: UoaWords): string[] {
  return seen.exitZones.includes(zone) ? [words.say('view.exit')] : [];
}
