import type { UoaGame } from '../../../engine/systems/undead-or-alive/game';
import { IN_PLAY, NONE } from '../../../engine/systems/undead-or-alive/state';
import { does, type Invariant } from './invariant';

const isThere = ({ board }: UoaGame, zone: number) => board.distance(zone, zone) === 0;

const zonesThatAreThere: Invariant = {
  title: 'whatever is in a zone is in one that is there (UOA-TRAIN-17)',
  breach(game) {
    const { state, table } = game;
    if (state.round === 0) return undefined;
    const lists = {
      people: state.place,
      machines: state.machineZone,
      'spawn tokens': state.spawnZone,
      objectives: state.objectiveZone,
      'Vade Retro tokens': state.vadeRetro,
    };
    for (const [what, cells] of Object.entries(lists)) {
      const lost = cells.toArray().find((zone) => zone >= 0 && !isThere(game, zone));
      if (lost !== undefined) return `${what} are in ${table.zones[lost]?.id}`;
    }
    for (let zone = 0; zone < table.sizes.zones; zone++) {
      const zombies = [0, 1, 2, 3].some((kind) => state.zombies.at(zone, kind) > 0);
      if (zombies && !isThere(game, zone)) return `zombies are in ${table.zones[zone]?.id}`;
    }
    const { noiseZone } = state;
    return noiseZone === NONE || isThere(game, noiseZone) ? undefined : 'the noise is nowhere';
  },
};

const passengers: Invariant = {
  title: 'passengers are where their Wagon is (UOA-WAGON-06)',
  breach({ state, table }) {
    for (let survivor = 0; survivor < table.sizes.survivors; survivor++) {
      const wagon = state.aboard.at(survivor);
      if (wagon === NONE) continue;
      const isInIt = state.machineZone.at(wagon) === state.place.at(survivor);
      const isWagon = table.mission.machines[wagon]?.machine === 'wagon';
      if (state.fate.at(survivor) === IN_PLAY && (!isInIt || !isWagon)) return `survivor ${survivor} is not`;
    }
    return undefined;
  },
};

const guns: Invariant = {
  title:
    'a gun on a Wagon is where the Wagon is, and none drives into a building (UOA-GATLING-08, UOA-WAGON-09)',
  breach(game) {
    const { state, table } = game;
    for (const [machine, { id, on, zone }] of table.mission.machines.entries()) {
      const now = state.machineZone.at(machine);
      const isApart = on !== undefined && now !== state.machineZone.at(on);
      if (isApart && !(now === NONE && does(game, 'remove-machine'))) return `${id} is in zone ${now}`;
      const isIndoors = table.zones[now]?.building === true || table.zones[now]?.balcony === true;
      const hasMoved = now !== zone && table.boards.length === 1;
      if (hasMoved && isIndoors) return `${id} has come to zone ${now}`;
    }
    return undefined;
  },
};

const displaced: Invariant = {
  title: 'nobody is on the way out of the way of tiles but while they change',
  breach({ state, system }) {
    const isChanging = Array.from(
      { length: state.agendaDepth },
      (_, row) => system.agenda[state.agenda.at(row, 0)]?.name,
    ).includes('change-board');
    const isAny = state.displaced.toArray().some((zone) => zone !== NONE);
    return isAny && !isChanging ? 'somebody is' : undefined;
  },
};

export const machineInvariants: readonly Invariant[] = [zonesThatAreThere, passengers, guns, displaced];
