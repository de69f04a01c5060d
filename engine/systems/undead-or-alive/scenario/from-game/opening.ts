import type { Given, Scenario } from '../../../../../schemas';
import { survivors as roster } from '../../content';
import type { UoaGame } from '../../game';
import type { MissionProgram } from '../../mission-program';
import { COLOURS, NONE } from '../../state';
import { frameOf, partOf, some, spotOf } from './frame';

/** A game as it stood before anybody had decided anything: with the same seed it comes to the same. */
export function openingOf(game: UoaGame, seed: string): Pick<Scenario, 'tiles' | 'faces' | 'given'> {
  const { table } = game;
  const { mission, posse, playerOf } = table;
  const frame = frameOf(game, seed);
  const given: Given = {
    survivors: posse.map((person, survivor) => ({
      who: personName(person),
      player: playerOf[survivor] ?? 0,
    })),
    ...some({
      companions: mission.companions.flatMap(({ zone, class: ofClass, survivor, led, group }) =>
        zone === NONE
          ? []
          : [
              {
                at: partOf(table, zone),
                ...(survivor !== undefined && { who: personName(survivor) }),
                ...(ofClass !== undefined && { class: ofClass }),
                ...(led === true && { led }),
                ...(group !== undefined && { group }),
              },
            ],
      ),
      aside: asideIn(mission),
      zombies: mission.zombies.map(({ zone, kind, count }) => ({
        at: partOf(table, zone),
        ...countOf(mission, kind, count),
      })),
      spawn: mission.spawnTokens.map(({ id, kind, zone, group, tile, asleep, waiting }) => ({
        id,
        kind,
        at: partOf(table, zone, tile),
        ...spotOf(mission, id),
        ...(waiting && { status: 'waiting' as const }),
        ...(asleep && { asleep }),
        ...(group !== undefined && { group }),
      })),
      objectives: mission.objectives.map(({ id, zone, colour, group, mix, waiting }) => ({
        id,
        at: partOf(table, zone),
        colour: COLOURS[colour] ?? 'red',
        ...(group !== undefined && { group }),
        ...(mix !== undefined && { mix }),
        ...(waiting && { waiting }),
      })),
      machines: machinesIn(game, (machine) => mission.machines[machine]?.zone ?? NONE),
    }),
    ...(mission.noiseZone !== undefined && { noise: { at: partOf(table, mission.noiseZone) } }),
    ...frame.given,
    phase: 'set-up',
  };
  return { ...frame, given };
}

/** Those who wait beside the board. */
export function asideIn(
  { companions }: MissionProgram,
  isWaiting: (companion: number) => boolean = () => true,
): NonNullable<Given['aside']> {
  return companions.flatMap(({ id, zone, class: ofClass, survivor, group }, companion) =>
    zone !== NONE || !isWaiting(companion)
      ? []
      : [
          {
            id,
            ...(ofClass !== undefined && { class: ofClass }),
            ...(survivor !== undefined && { survivor: personName(survivor) }),
            ...(group !== undefined && { group }),
          },
        ],
  );
}

export function machinesIn(
  { table }: UoaGame,
  zoneOf: (machine: number) => number,
): NonNullable<Given['machines']> {
  const { machines } = table.mission;
  return machines.map(({ id, machine, on, fixed }, number) => ({
    id,
    machine,
    at: partOf(table, zoneOf(number)),
    ...(on !== undefined && { on: machines[on]?.id ?? '' }),
    ...(fixed && { fixed: true as const }),
  }));
}

/** So many of a kind, as situations say it. */
function countOf({ kinds }: MissionProgram, kind: number, count: number): object {
  const { id = '', like } = kinds[kind] ?? {};
  return like === kind ? { [id]: count } : { kinds: { [id]: count } };
}

function personName(person: number): string {
  return roster[person]?.id ?? '';
}
