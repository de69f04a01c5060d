import type { GameEvent } from '../../game/events';
import { NONE, type PersonSeen, type Picture, type Piece, type Show } from '../../game/picture';
import { zoneNumber } from '../../game/zone-number';
import { HEALTH, HERO, HITS_FROM } from './content';
import type { ToyEvent } from './events';
import type { ToySeen } from './seen';

const [ADA, ZOMBIE, KEY] = ['ada', 'zombie', 'key'] as const;

function pieces(seen: ToySeen): readonly Piece[] {
  const { doors, key, exit } = seen.table;
  const [zombie, place] = [seen.value('zombie'), seen.value('place')];
  const tokenOf = (kind: string) => seen.table.mission.file.tokens?.find((token) => token.kind === kind)?.id;
  const exitToken = tokenOf('exit');
  return [
    ...(exitToken === undefined
      ? []
      : [{ id: exitToken, look: { kind: 'exit' }, zone: exit, tokens: [exitToken] }]),
    ...doors.map(({ id, sides }, door): Piece => {
      const look = { kind: 'door', isOpen: seen.isOpen(door) };
      return { id, look, zone: sides[0] ?? NONE, tokens: [id], onlyThere: true };
    }),
    ...(key && seen.value('keyHeld') === 0 && (!key.isCovered || key.zone === place)
      ? [{ id: KEY, look: { kind: 'key' }, zone: key.zone, tokens: [key.id] }]
      : []),
    ...(zombie === NONE
      ? []
      : [{ id: ZOMBIE, look: { kind: 'zombie', zombie: 'walker', count: 1 }, zone: zombie }]),
    { id: ADA, look: { kind: 'survivor', name: HERO.name, base: 0 }, zone: place },
  ];
}

function ada(seen: ToySeen): PersonSeen {
  const wounds = seen.value('wounds');
  return {
    ...HERO,
    number: 0,
    class: undefined,
    piece: ADA,
    isCompanion: false,
    leader: NONE,
    zone: seen.value('place'),
    state: wounds < HEALTH ? 'acts' : 'eliminated',
    isInPlay: wounds < HEALTH,
    player: 0,
    isFirst: false,
    actionsLeft: seen.value('actionsLeft'),
    health: { left: HEALTH - wounds, all: HEALTH },
    tracks: [],
    signs: seen.value('keyHeld') === 1 ? [KEY] : [],
    skills: [],
    slots: [],
  };
}

function picture(seen: ToySeen): Picture {
  return {
    lying: seen.table.lying,
    board: 0,
    pieces: pieces(seen),
    people: [ada(seen)],
    survivors: 1,
    players: 1,
    active: 0,
    hasTargets: (zone) => zone === seen.value('zombie'),
    spotOf(sort, name) {
      if (sort === 'zone') return { zone: zoneNumber(seen.table, name) };
      const door = seen.table.doors.find(({ id }) => sort === 'door' && id === name);
      const away = door?.sides.find((zone) => zone !== seen.value('place'));
      return door && away !== undefined ? { zone: away, piece: door.id } : undefined;
    },
  };
}

export const show: Show<ToySeen> = {
  picture,
  passing(event: GameEvent, { table }) {
    const told = event as ToyEvent;
    if (told.type !== 'zombie-went') return undefined;
    const [from, to] = [zoneNumber(table, told.from), zoneNumber(table, told.to)];
    return { look: { kind: 'zombie', zombie: 'walker', count: 1 }, from, to, leaves: ZOMBIE, joins: ZOMBIE };
  },
  dice(event: GameEvent) {
    const told = event as ToyEvent;
    return told.type === 'hit' ? [{ shows: told.die, hits: told.die >= HITS_FROM }] : [];
  },
  diceResult(event: GameEvent) {
    const told = event as ToyEvent;
    if (told.type !== 'hit') return undefined;
    const look = { kind: 'zombie', zombie: 'walker', count: 1 };
    return told.kills
      ? { of: 'hits', dice: 1, came: 'felled', look }
      : { of: 'misses', dice: 1, came: 'nothing' };
  },
};
