import { decision, OPEN, procedure } from '../../../game/agenda';
import { crowdIn, isCompanion, isIn, playerFor } from '../actors';
import type { FamilyGame } from '../game';
import { zoneName } from '../names';
import { NONE } from '../state';
import { awakeIn, remain } from './awake';
import { countsOf } from './kinds';

/** Zone after zone, those awake attack the survivors who stand with them. */
export const attacks = procedure<FamilyGame, 'from'>(
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

function nextFight(game: FamilyGame, from: number): number {
  for (let zone = from; zone < game.table.sizes.zones; zone++) {
    if (awakeIn(game, zone) > 0 && game.ways.hasPrey(game, zone)) return zone;
  }
  return NONE;
}

/** Every attack hits; the wounds are dealt out kind by kind. */
function attackIn(game: FamilyGame, zone: number): void {
  announce(game, zone);
  remain(game, zone);
  game.state.fought.set(zone, 0, 1);
  for (let kind = game.table.sizes.kinds - 1; kind >= 0; kind--) {
    const wounds = woundsBy(game, zone, kind);
    if (wounds > 0) dealWounds.begin(game, zone, kind, wounds);
  }
}

function woundsBy(game: FamilyGame, zone: number, kind: number): number {
  return game.state.awake.at(zone, kind) * game.ways.profile(game, kind).wounds;
}

/** Who takes the next of the wounds that one kind of zombie deals. */
export const dealWounds = decision<FamilyGame, 'zone' | 'kind' | 'left'>(
  'deal-wounds',
  ['zone', 'kind', 'left'],
  {
    lapses: true,
    decider: (game, { zone }) => commonPlayerIn(game, zone),
    options(game, { zone }, list) {
      for (let actor = 0; actor < game.table.sizes.actors; actor++) {
        if (isIn(game, actor, zone) && game.ways.isPrey(game, actor)) list.add(game.words.wound, actor);
      }
    },
    choose(game, frame, { a: actor }) {
      frame.left -= 1;
      if (frame.left > 0) frame.step = OPEN;
      if (game.ways.shrugsOff(game, actor, frame.kind)) return;
      game.ways.wound(game, actor, 1, game.events ? rulesOfWound(game, actor, frame.zone) : []);
    },
  },
);

/** The player of everybody who stands there; the first player where they have several. */
function commonPlayerIn(game: FamilyGame, zone: number): number {
  let player: number = NONE;
  for (let actor = 0; actor < game.table.sizes.actors; actor++) {
    if (!isIn(game, actor, zone)) continue;
    const own = playerFor(game, actor);
    if (player !== NONE && player !== own) return game.state.firstPlayer;
    player = own;
  }
  return player;
}

function announce(game: FamilyGame, zone: number): void {
  if (!game.events) return;
  let wounds = 0;
  const rules = [...game.because['zombies-attack']];
  for (let kind = 0; kind < game.table.sizes.kinds; kind++) {
    wounds += woundsBy(game, zone, kind);
    if (game.state.awake.at(zone, kind) > 0) rules.push(...game.ways.rulesOfKind(game, kind));
  }
  game.events.push({
    type: 'zombies-attack',
    rules,
    zone: zoneName(game, zone),
    wounds,
    ...countsOf(game, zone),
    ...(crowdIn(game, zone) > 1 && { shared: true }),
  });
}

function rulesOfWound(game: FamilyGame, actor: number, zone: number): readonly string[] {
  return [
    ...game.because['bitten'],
    ...(crowdIn(game, zone) > 1 ? game.because['sharing-wounds'] : []),
    ...(isCompanion(game, actor) ? game.because['companion-bitten'] : []),
  ];
}
