import { decision, OPEN, procedure } from '../../../game/agenda';
import { crowdIn, isCompanion, isIn, playerFor } from '../actors';
import { wound } from '../course/wounds';
import type { UoaGame } from '../game';
import { profileOf } from '../horde';
import { survivorName, zombieName, zoneName } from '../names';
import { isIronclad } from '../skills/ironclad';
import { KINDS, NONE } from '../state';
import { DO } from '../words';
import { awakeIn, remain } from './awake';
import { countsOf, profileRulesOf } from './kinds';

/** Zone after zone, those awake attack the survivors who stand with them. */
export const attacks = procedure<UoaGame, 'from'>(
  'zombie-attacks',
  ['from'],
  [
    (game, frame) => {
      const zone = nextFight(game, frame.from);
      if (zone === NONE) return;
      frame.from = zone + 1;
      frame.step -= 1;
      attackIn(game, zone);
    },
  ],
);

function nextFight(game: UoaGame, from: number): number {
  for (let zone = from; zone < game.table.sizes.zones; zone++) {
    if (awakeIn(game, zone) > 0 && hasPrey(game, zone)) return zone;
  }
  return NONE;
}

/** Whether zombies in a zone find somebody to attack there. */
export function hasPrey(game: UoaGame, zone: number): boolean {
  if (game.state.taunter === NONE) return crowdIn(game, zone) > 0; // UOA-ZATTACK-01
  return isIn(game, game.state.taunter, zone); // UOA-ZATTACK-05
}

/** Every attack hits; the wounds are dealt out kind by kind. */
function attackIn(game: UoaGame, zone: number): void {
  announce(game, zone);
  remain(game, zone); // UOA-ZPHASE-02
  for (let kind = KINDS - 1; kind >= 0; kind--) {
    const wounds = woundsBy(game, zone, kind);
    if (wounds > 0) dealWounds.begin(game, zone, kind, wounds);
  }
}

function woundsBy(game: UoaGame, zone: number, kind: number): number {
  return game.state.awake.at(zone, kind) * profileOf(game, kind).wounds;
}

/** Who takes the next of the wounds that one kind of zombie deals. */
export const dealWounds = decision<UoaGame, 'zone' | 'kind' | 'left'>(
  'deal-wounds',
  ['zone', 'kind', 'left'],
  {
    decider: (game, { zone }) => commonPlayerIn(game, zone),
    options(game, { zone }, list) {
      for (let actor = 0; actor < game.table.sizes.actors; actor++) {
        if (isIn(game, actor, zone) && isAttacked(game, actor)) list.add(DO.wound, actor); // UOA-ZATTACK-02
      }
    },
    choose(game, frame, { a: actor }) {
      frame.left -= 1;
      if (frame.left > 0) frame.step = OPEN;
      if (isIronclad(game, actor, frame.kind)) {
        shrugOff(game, actor, frame.kind);
        return;
      }
      wound(game, actor, 1, game.events ? woundRules(game, actor, frame.zone) : []);
    },
  },
);

/** Zombies that are taunted spare everybody else. */
function isAttacked({ state }: UoaGame, actor: number): boolean {
  return state.taunter === NONE || state.taunter === actor; // UOA-ZATTACK-05
}

function shrugOff(game: UoaGame, actor: number, kind: number): void {
  game.events?.push({
    type: 'shrugged-off',
    rules: ['UOA-SKILL-49', 'UOA-ZATTACK-05'],
    survivor: survivorName(game, actor),
    zombie: zombieName(game, kind),
  });
}

/** The player of everybody who stands there; the first player where they have several. */
function commonPlayerIn(game: UoaGame, zone: number): number {
  let player = NONE as number;
  for (let actor = 0; actor < game.table.sizes.actors; actor++) {
    if (!isIn(game, actor, zone)) continue;
    const own = playerFor(game, actor);
    if (player !== NONE && player !== own) return game.state.firstPlayer; // UOA-CHOICE-39
    player = own;
  }
  return player;
}

function announce(game: UoaGame, zone: number): void {
  if (!game.events) return;
  let wounds = 0;
  for (let kind = 0; kind < KINDS; kind++) wounds += woundsBy(game, zone, kind);
  game.events.push({
    type: 'zombies-attack',
    rules: ['UOA-ZATTACK-01', 'UOA-ZPHASE-02', 'UOA-ZPHASE-03', ...profileRulesOf(game, zone)],
    zone: zoneName(game, zone),
    wounds,
    ...countsOf(game, zone),
    ...(crowdIn(game, zone) > 1 && { shared: true }), // UOA-CHOICE-19
  });
}

function woundRules(game: UoaGame, actor: number, zone: number): string[] {
  return [
    'UOA-ZATTACK-01',
    ...(crowdIn(game, zone) > 1 ? ['UOA-ZATTACK-02', 'UOA-CHOICE-19'] : []),
    ...(isCompanion(game, actor) ? ['UOA-ZATTACK-04'] : []),
  ];
}
