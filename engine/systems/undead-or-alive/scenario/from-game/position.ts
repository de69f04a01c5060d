import type { Given, GivenSurvivor, Scenario } from '../../../../../schemas';
import { zombiesIn } from '../../../../family/zombicide/horde';
import { skillName, survivorName } from '../../../../family/zombicide/names';
import { act } from '../../../../family/zombicide/turns/turn';
import { countsOf } from '../../../../family/zombicide/zombies/kinds';
import { topOf } from '../../../../game/kernel';
import type { Pile } from '../../../../game/piles';
import { equipmentCards, LEVELS } from '../../content';
import type { UoaGame } from '../../game';
import { machineName } from '../../names';
import { zombieCardName } from '../../spawning/zombie-cards';
import { ASIDE, COLOURS, ELIMINATED, LEFT, LIMITED, NONE, NOT_YET, SLOTS, SPAWN_STATUSES } from '../../state';
import { frameOf, partOf, some, spotOf } from './frame';
import { asideIn, machinesIn } from './opening';

/** A game as it lies there between two things that survivors do, as far as a situation has words for it. */
export function positionOf(game: UoaGame, seed: string): Pick<Scenario, 'tiles' | 'faces' | 'given'> {
  const { state, table, piles } = game;
  const frame = frameOf(game, seed);
  const isTurn = topOf(game) === act;
  const { train } = frame.given;
  const given = {
    survivors: table.posse.map((_, survivor) => survivorIn(game, survivor)),
    ...some({
      companions: companionsIn(game),
      aside: asideIn(
        table.mission,
        (companion) => state.fate.at(table.sizes.survivors + companion) === NOT_YET,
      ),
      zombies: zombiesThere(game),
      spawn: spawnTokensIn(game),
      objectives: objectivesIn(game),
      machines: machinesIn(game, (machine) => state.machineZone.at(machine)),
      dice: diceToCome(game),
      setAside: cardsIn(game, piles.reserve),
      decks: decksIn(game),
      vadeRetro: state.vadeRetro.toArray().flatMap((zone) => (zone === NONE ? [] : [partOf(table, zone)])),
    }),
    ...pastOf(game),
    ...(state.noiseZone !== NONE && {
      noise: { at: partOf(table, state.noiseZone), boom: state.boom === 1 },
    }),
    ...frame.given,
    ...(train && state.trainDrives === 1 && { train: { ...train, drives: true as const } }),
    equipment: cardsIn(game, piles.equipment),
    bounty: cardsIn(game, piles.bounty),
    zombieCards: zombieCardsIn(game, piles.zombies),
    discards: {
      equipment: cardsIn(game, piles.equipmentDiscards),
      zombies: zombieCardsIn(game, piles.zombieDiscards),
    },
    only: ['equipment', 'bounty', 'zombies'],
    round: state.round,
    firstPlayer: state.firstPlayer,
    player: state.player,
  } satisfies Omit<Given, 'turn' | 'phase'>;
  return {
    ...frame,
    given: isTurn
      ? { ...given, turn: survivorName(game, state.active) }
      : { ...given, phase: 'players' as const },
  };
}

/** What goals and rules count on. */
function pastOf({ state, table }: UoaGame): Pick<Given, 'past'> {
  const { goals, rules, counters } = table.mission;
  const applied = standsOf(
    rules.map(({ id }) => id),
    state.ruleApplied.toArray(),
  );
  const stand = standsOf(counters, state.counters.toArray());
  const past: NonNullable<Given['past']> = {
    ...some({
      reached: goals.flatMap(({ id }, row) => (state.goalReached.at(row) === 1 && row > 0 ? [id] : [])),
    }),
    ...(applied && { applied }),
    ...(stand && { counted: stand }),
    ...(state.weaponsWon > 0 && { weaponsWon: state.weaponsWon }),
    ...(state.reserveWon > 0 && { wonFromAside: state.reserveWon }),
  };
  return Object.keys(past).length > 0 ? { past } : {};
}

/** What stands at something else than nought. */
function standsOf(list: readonly string[], counts: readonly number[]): Record<string, number> | undefined {
  const found = list.flatMap((id, row) => (counts[row] ? [[id, counts[row]] as const] : []));
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

function survivorIn(game: UoaGame, survivor: number): GivenSurvivor {
  const { state, table } = game;
  const skills = table.skills.flatMap((_, skill) =>
    Array<string>(Math.max(0, state.skills.at(survivor, skill))).fill(skillName(game, skill)),
  );
  const slots = SLOTS.flatMap((slot, number) => {
    const card = state.slots.at(survivor, number);
    return card === NONE ? [] : [{ slot, card }];
  });
  const cards = Object.fromEntries(slots.map(({ slot, card }) => [slot, kindName(game, card)]));
  const emptied = slots.flatMap(({ slot, card }) => (state.emptied.at(card) === 1 ? [slot] : []));
  const place = state.place.at(survivor);
  const aboard = state.aboard.at(survivor);
  const used = Object.fromEntries(
    LIMITED.flatMap((what, column) => {
      const times = state.timesUsed.at(survivor, column);
      return times > 0 ? [[what, times] as const] : [];
    }),
  );
  return {
    who: survivorName(game, survivor),
    // Those who have left have to be listed somewhere.
    at: partOf(table, place === NONE ? (table.mission.startZones[0] ?? NONE) : place),
    player: table.playerOf[survivor] ?? 0,
    ...(slots.length > 0 && { cards }),
    ...some({ emptied, skills }),
    adrenaline: state.adrenaline.at(survivor),
    level: LEVELS[state.level.at(survivor)] ?? 'blue',
    ...(state.wounds.at(survivor) !== 0 && { wounds: state.wounds.at(survivor) }),
    ...(state.active === survivor && { actions: state.actionsLeft }),
    ...(Object.keys(used).length > 0 && { used }),
    ...(aboard !== NONE && { aboard: machineName(game, aboard) }),
    ...(state.searched.at(survivor) === 1 && { searched: true as const }),
    ...(state.activated.at(survivor) === 1 && { activated: true as const }),
    ...(state.actionsToCome.at(survivor) !== 0 && { actionsToCome: state.actionsToCome.at(survivor) }),
    ...fateTold(state.fate.at(survivor)),
  };
}

function fateTold(fate: number): Pick<GivenSurvivor, 'fate'> {
  return fate === LEFT ? { fate: 'left' } : fate === ELIMINATED ? { fate: 'eliminated' } : {};
}

function companionsIn(game: UoaGame): NonNullable<Given['companions']> {
  const { state, table } = game;
  const { survivors } = table.sizes;
  return table.mission.companions.flatMap(({ zone, class: ofClass, group }, index) => {
    const actor = survivors + index;
    const [fate, place, leader] = [state.fate.at(actor), state.place.at(actor), state.leader.at(actor)];
    if (fate === NOT_YET) return [];
    const at = place !== NONE ? place : zone !== NONE ? zone : (table.mission.startZones[0] ?? NONE);
    return [
      {
        who: survivorName(game, actor),
        at: partOf(table, at),
        ...(ofClass !== undefined && { class: ofClass }),
        ...(leader !== NONE && { leader: survivorName(game, leader) }),
        ...fateTold(fate),
        ...(group !== undefined && { group }),
      },
    ];
  });
}

function zombiesThere(game: UoaGame): NonNullable<Given['zombies']> {
  return game.table.zones.flatMap((_, zone) => {
    if (zombiesIn(game, zone) === 0) return [];
    const { kinds, ...printed } = countsOf(game, zone, 'zombies');
    return [{ at: partOf(game.table, zone), ...printed, ...(kinds && { kinds: Object.fromEntries(kinds) }) }];
  });
}

function spawnTokensIn({ state, table }: UoaGame): NonNullable<Given['spawn']> {
  return table.mission.spawnTokens.map(({ id, kind, zone: first, group, tile, asleep }, token) => {
    const now = state.spawnZone.at(token);
    const zone = now === NONE ? first : now;
    return {
      id,
      kind,
      at: partOf(table, zone, tile),
      ...(zone === first && spotOf(table.mission, id)),
      status: SPAWN_STATUSES[state.spawnStatus.at(token)] ?? 'unseen',
      ...(asleep && { asleep }),
      ...(group !== undefined && { group }),
    };
  });
}

function objectivesIn(game: UoaGame): NonNullable<Given['objectives']> {
  const { state, table } = game;
  return table.mission.objectives.map(({ id, zone: first, group, mix }, objective) => {
    const zone = state.objectiveZone.at(objective);
    const carrier = state.carrier.at(objective);
    return {
      id,
      at: partOf(table, zone < 0 ? first : zone),
      colour: COLOURS[state.objectiveColour.at(objective)] ?? 'red',
      ...(group !== undefined && { group }),
      ...(mix !== undefined && { mix }),
      ...(zone === ASIDE && { waiting: true as const }),
      ...(state.objectiveSeen.at(objective) === 1 && { seen: true as const }),
      ...(zone === NONE && { taken: true as const }),
      ...(carrier >= 0 && { keeper: survivorName(game, carrier) }),
    };
  });
}

/** Those that were laid down and have not fallen yet. */
function diceToCome({ state }: UoaGame): number[] {
  return state.loadedDice.toArray().slice(state.diceTaken, state.diceLoaded);
}

/** The one on top first. */
function cardsIn(game: UoaGame, pile: Pile): string[] {
  return Array.from({ length: pile.size }, (_, index) => kindName(game, pile.card(pile.size - 1 - index)));
}

function zombieCardsIn(game: UoaGame, pile: Pile): number[] {
  return Array.from({ length: pile.size }, (_, index) =>
    Number(zombieCardName(game, pile.card(pile.size - 1 - index))),
  );
}

function decksIn(game: UoaGame): NonNullable<Given['decks']> {
  return game.table.mission.decks.map(({ id, name }, number) => {
    const deck = game.decks[number];
    return { id, name, cards: deck ? cardsIn(game, deck) : [] };
  });
}

/** Of what kind a card is: copies are as good as each other. */
function kindName({ table }: UoaGame, card: number): string {
  const kind = table.cards[card]?.kind;
  return kind && equipmentCards.includes(kind) ? kind.id : '';
}
