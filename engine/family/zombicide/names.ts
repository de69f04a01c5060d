import type { OpenFamilyGame } from './game';

// The names under which events and files speak of what the rules know by number.

export function zoneName({ table }: OpenFamilyGame, zone: number): string {
  return table.zones[zone]?.id ?? String(zone);
}

export function survivorName({ table, state }: OpenFamilyGame, actor: number): string {
  return table.roster[state.identity.at(actor)]?.id ?? String(actor);
}

export function zombieName({ table }: OpenFamilyGame, kind: number): string {
  return table.kinds[kind] ?? String(kind);
}

export function skillName({ table }: OpenFamilyGame, skill: number): string {
  return table.skills[skill]?.id ?? String(skill);
}

export function cardName({ table }: OpenFamilyGame, card: number): string {
  return table.cards[card]?.id ?? String(card);
}

export function levelName({ table }: OpenFamilyGame, level: number): string {
  return table.levels[level] ?? String(level);
}
