import type { Mission } from '../../schemas';
import { fingerprint } from '../mission/fingerprint';
import type { Game } from './kernel';
import type { GameMaker } from './maker';
import { type Address, placesIn } from './memory';
import { AGENDA_NAMES, SAVED_FORMAT, type SavedGame, type SavedRule } from './saved';

/** Everything there is to know about a game, at whatever decision it stands. */
export function saveGame<G extends Game<G>>(
  maker: GameMaker<G>,
  game: G,
  mission: Mission,
  seed: string,
): SavedGame {
  const { words, layout, agendaDepth } = game.state;
  const { people, players, playerOf, options, carried } = maker.begun(game);
  const { values, streams, tables } = placesIn(layout);
  const rowsAt = ({ at, rows, columns }: Address) =>
    Array.from({ length: rows }, (_, row) => [
      ...words.subarray(at + row * columns, at + (row + 1) * columns),
    ]);
  return {
    format: SAVED_FORMAT,
    system: game.system.id,
    contentVersion: maker.contentVersion(),
    mission: { id: mission.id, hash: fingerprint(mission) },
    seed,
    survivors: people,
    players,
    playerOf,
    ...(carried && { carried }),
    ...options,
    agenda: Array.from({ length: agendaDepth }, (_, row) => savedRule(game, row)),
    values: named(values, ({ at }) => words[at] as number),
    streams: named(streams, (place) => rowsAt(place).flatMap((row) => row.map((word) => word >>> 0))),
    tables: named(tables, rowsAt),
  };
}

/** The agenda goes by the names of its rules instead. */
function named<Saved>(
  places: ReadonlyMap<string, Address>,
  save: (place: Address) => Saved,
): Record<string, Saved> {
  const others = [...places].filter(([name]) => !AGENDA_NAMES.includes(name));
  return Object.fromEntries(others.map(([name, place]) => [name, save(place)]));
}

function savedRule<G extends Game<G>>({ system, state }: G, row: number): SavedRule {
  const { agenda } = state;
  const item = system.agenda[agenda.at(row, 0)];
  if (!item) throw new RangeError(`There is no rule ${agenda.at(row, 0)}`);
  const numbers = item.arguments.map((name, index) => [name, agenda.at(row, 2 + index)] as const);
  return { rule: item.name, step: agenda.at(row, 1), with: Object.fromEntries(numbers) };
}
