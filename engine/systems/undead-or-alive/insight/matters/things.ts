import type { Thing } from '../../../../game/matters';
import type { UoaGame } from '../../game';

// Things on the board, by the names that the vocabulary has for them.

export function objectiveThing({ table }: UoaGame, objective: number): Thing {
  return { sort: 'objective', name: table.mission.objectives[objective]?.id ?? '' };
}

export function machineThing({ table }: UoaGame, machine: number): Thing {
  return { sort: 'machine', name: table.mission.machines[machine]?.id ?? '' };
}

export function spawnThing({ table }: UoaGame, token: number): Thing {
  return { sort: 'spawn-token', name: table.mission.spawnTokens[token]?.id ?? '' };
}

export function actorThing({ table, state }: UoaGame, actor: number): Thing {
  return { sort: 'survivor', name: table.roster[state.identity.at(actor)]?.id ?? '' };
}

export function zoneThing({ table }: UoaGame, zone: number): Thing {
  return { sort: 'zone', name: table.zones[zone]?.id ?? '' };
}
