import type { FaceSource } from '../../../../schemas';
import type { Configuration, Way } from '../../../board/configuration';
import type { Placement } from '../../../board/placed';
import { type Prepared, refuse } from '../problems';
import { otherSide } from '../tiles';
import type { LinePosition } from './line';
import type { BoardPlan, ClosableZones } from './plan';
import { partsOf } from './zone-set';

/** One way in which the board of a mission can lie, and where its changes lead, by the numbers of the others. */
export interface BoardLayout {
  /** How many steps the train has taken. */
  readonly position: number;
  /** The tiles that have been turned over and the gates that are closed, by their places in the plan. */
  readonly flipped: readonly number[];
  readonly closed: readonly number[];
  readonly configuration: Configuration;
  readonly train: number | undefined;
  readonly flips: readonly (number | undefined)[];
  readonly gates: readonly (number | undefined)[];
}

/** The tiles of the board after some steps of its train; without a train there is one position. */
export type LiePosition = Pick<LinePosition, 'placements'> & Partial<LinePosition>;

type Lying = Pick<BoardLayout, 'position' | 'flipped' | 'closed'>;

/** Each is compiled when a game is set up, and nobody plays on more of them. */
export const MOST_LAYOUTS = 64;

/**
 * How many tiles are laid for all of them together, at most: the largest mission of the rulebook lays 63. It takes about two
 * seconds to set a game up that lays as many.
 */
const MOST_TILES_LAID = 6_400;

/** All that can come of the first one, that one first and those after fewer changes before the others. */
export function layoutsOf(
  plan: BoardPlan,
  positions: readonly LiePosition[],
  faces: FaceSource,
): Prepared<readonly BoardLayout[]> {
  const onLine = new Set(plan.train?.tiles);
  const closed = [...plan.gates.keys()].filter((gate) => plan.gates[gate]?.way?.lasts !== true);
  const found: Lying[] = [{ position: 0, flipped: [], closed }];
  const layouts: BoardLayout[] = [];
  const lie = tilesLying(plan, positions);
  const numberOf = (lying: Lying): number => {
    const known = found.findIndex((each) => nameOf(each) === nameOf(lying));
    return known < 0 ? found.push(lying) - 1 : known;
  };
  for (let number = 0; number < found.length; number++) {
    const lying = found[number] as Lying;
    const { position, flipped, closed } = lying;
    const placements = lie(lying);
    const closedTo = (against: ClosableZones['against']) =>
      closed.flatMap((gate) => {
        const zones = plan.gates[gate];
        return zones?.against === against ? partsOf(zones.ground, placements, faces) : [];
      });
    layouts.push({
      ...lying,
      configuration: {
        placements,
        blocked: closedTo('entering'),
        unseen: closedTo('seeing'),
        ways: waysOpen(plan, closed, placements, faces),
      },
      train: positions[position]?.next && numberOf({ ...lying, position: position + 1 }),
      // What is turned over stays so; the tiles of a train that drives turn as it drives.
      flips: plan.flips.map((tile, flip) =>
        flipped.includes(flip) || onLine.has(tile)
          ? undefined
          : numberOf({ ...lying, flipped: toggled(flipped, flip) }),
      ),
      gates: plan.gates.map(({ lasts, way }, gate) =>
        lasts || way?.lasts ? undefined : numberOf({ ...lying, closed: toggled(closed, gate) }),
      ),
    });
    if (found.length > MOST_LAYOUTS) return refuse('too-many-boards', { most: MOST_LAYOUTS });
  }
  const boards = new Set(layouts.map(({ configuration }) => configuration.placements)).size;
  const tiles = layouts[0]?.configuration.placements.length ?? 0;
  const laid = boards * tiles;
  if (laid > MOST_TILES_LAID) {
    return refuse('board-changes-too-much', { tiles, boards, laid, most: MOST_TILES_LAID });
  }
  return layouts;
}

function waysOpen(
  { gates }: BoardPlan,
  closed: readonly number[],
  placements: readonly Placement[],
  faces: FaceSource,
): readonly Way[] {
  return gates.flatMap(({ way }, gate): Way[] => {
    if (!way || closed.includes(gate)) return [];
    const [here, there] = [way.from, way.to].map((zones) => partsOf(zones, placements, faces));
    const ways = (here ?? []).flatMap((from) => (there ?? []).map((to): Way => [from, to]));
    return way.isOneWay ? ways : [...ways, ...ways.map(([from, to]): Way => [to, from])];
  });
}

function nameOf({ position, flipped, closed }: Lying): string {
  return `${position}/${flipped.join()}/${closed.join()}`;
}

function toggled(numbers: readonly number[], number: number): readonly number[] {
  const others = numbers.filter((each) => each !== number);
  return others.length < numbers.length ? others : [...others, number].sort((a, b) => a - b);
}

/** Where only gates differ the tiles are one and the same list, so that they are compiled once. */
function tilesLying(
  { flips }: BoardPlan,
  positions: readonly LiePosition[],
): (lying: Lying) => readonly Placement[] {
  const known = new Map<string, readonly Placement[]>();
  return (lying) => {
    const name = nameOf({ ...lying, closed: [] });
    const flipped = lying.flipped.map((flip) => flips[flip]);
    const { placements: own = [] } = positions[lying.position] ?? {};
    const turned = () =>
      own.map((tile) => (flipped.includes(tile.id) ? { ...tile, face: otherSide(tile.face) } : tile));
    const placements = known.get(name) ?? (flipped.length === 0 ? own : turned());
    known.set(name, placements);
    return placements;
  };
}
