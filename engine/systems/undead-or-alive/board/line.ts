import type { FaceSource, TileFace } from '../../../../schemas';
import type { Placement } from '../../../board/placed';
import type { Rotation } from '../../../geometry/rect';
import { type Prepared, refuse } from '../problems';
import { otherSide } from '../tiles';

/** A train that drives, as a mission has it: its tiles, and what becomes of those that it has passed. */
export interface TrainPlan {
  readonly tiles: readonly string[];
  readonly behind?: Readonly<Record<string, 'train' | 'railroad'>>;
}

export type TrainMove = 'enters' | 'moves' | 'leaves';

const SIDES = { 0: 'east', 90: 'south', 180: 'west', 270: 'north' } as const;

/** A side of the board, as maps have north above. */
export type Side = (typeof SIDES)[Rotation];

export function sideAhead(heading: Rotation): Side {
  return SIDES[heading];
}

/** How the tiles of a train lie from one of its steps to the next, from the rear of the line to its front. */
export interface LinePosition {
  readonly cars: readonly Car[];
  /** What its next step is; nothing for a train that will not come again. */
  readonly next: TrainMove | undefined;
  /** The part of it that leaves the board with that step. */
  readonly departs: string | undefined;
  /** All tiles of the board, as they lie meanwhile. */
  readonly placements: readonly Placement[];
}

export interface Car {
  readonly tile: string;
  /** Whether its train face is up. */
  readonly isTrain: boolean;
}

export interface TrainLine {
  readonly locomotive: string;
  /** Where it drives, as a locomotive is turned that drives there. */
  readonly heading: Rotation;
  readonly positions: readonly LinePosition[];
}

/** Everything a train does, from how it lies at the beginning until it has left (UOA-TRAIN-07). */
export function layLine(
  { tiles, behind = {} }: TrainPlan,
  placements: readonly Placement[],
  faces: FaceSource,
): Prepared<TrainLine> {
  const [locomotive = ''] = tiles;
  const track = layTrack(locomotive, tiles, placements, faces);
  if (!track) return refuse('train-not-in-line', { tile: locomotive });
  const others = placements.filter(({ id }) => !tiles.includes(id));
  const positions: LinePosition[] = [];
  const departed = new Set<string>();
  let cars: readonly Car[] | undefined = track.cars;
  while (cars) {
    const step = stepFrom(cars, locomotive, behind, departed);
    const lying = cars.map((car, slot) => track.place(car, slot));
    const departs = step?.departs;
    positions.push({ cars, next: step?.move, departs, placements: [...others, ...lying] });
    if (departs !== undefined) departed.add(departs);
    cars = step?.cars;
  }
  return { locomotive, heading: track.heading, positions };
}

/** Where a train drives; while its tiles are no line yet, where its locomotive points. */
export function trainHeading(
  train: TrainPlan,
  placements: readonly Placement[],
  faces: FaceSource,
): Rotation | undefined {
  const [locomotive = ''] = train.tiles;
  const track = layTrack(locomotive, train.tiles, placements, faces);
  return track?.heading ?? placements.find(({ id }) => id === locomotive)?.rotation;
}

/** The slot of the foremost part of the train; before the first where there is none. */
function frontOf(cars: readonly Car[]): number {
  return cars.reduce((front, { isTrain }, slot) => (isTrain ? slot : front), -1);
}

interface Step {
  readonly move: TrainMove;
  readonly cars: readonly Car[];
  readonly departs?: string;
}

function stepFrom(
  cars: readonly Car[],
  locomotive: string,
  behind: NonNullable<TrainPlan['behind']>,
  departed: ReadonlySet<string>,
): Step | undefined {
  const rear = cars.findIndex(({ isTrain }) => isTrain);
  if (rear < 0) return departed.has(locomotive) ? undefined : entering(cars, locomotive);
  const front = frontOf(cars);
  const ahead = cars[front + 1];
  const before = cars.slice(0, rear);
  const train = cars.slice(rear, front + 1);
  if (!ahead) return leaving(before, train);
  // What has left the board once comes back as railroad.
  const isAttached = behind[ahead.tile] !== 'railroad' && !departed.has(ahead.tile);
  const passed = { tile: ahead.tile, isTrain: isAttached }; // UOA-TRAIN-18
  return { move: 'moves', cars: [...before, passed, ...train, ...cars.slice(front + 2)] }; // UOA-TRAIN-17
}

/** The locomotive's own tile is turned over. */
function entering(cars: readonly Car[], locomotive: string): Step {
  const turned = cars.map((car) => (car.tile === locomotive ? { ...car, isTrain: true } : car));
  return { move: 'enters', cars: turned }; // UOA-TRAIN-09
}

/** The foremost part goes, the others move up, and its tile is laid behind them as railroad. */
function leaving(before: readonly Car[], train: readonly Car[]): Step | undefined {
  const gone = train.at(-1);
  if (!gone) return undefined;
  const railroad = { tile: gone.tile, isTrain: false };
  return { move: 'leaves', cars: [...before, railroad, ...train.slice(0, -1)], departs: gone.tile }; // UOA-TRAIN-19, UOA-TRAIN-21
}

interface Track {
  readonly heading: Rotation;
  readonly cars: readonly Car[];
  readonly place: (car: Car, slot: number) => Placement;
}

/** The tiles in the order in which the train drives over them; nothing where they are no line. */
function layTrack(
  locomotive: string,
  tiles: readonly string[],
  placements: readonly Placement[],
  faces: FaceSource,
): Track | undefined {
  const lying = placements.filter(({ id }) => tiles.includes(id));
  const engine = lying.find(({ id }) => id === locomotive);
  if (!engine || lying.length < tiles.length) return undefined;
  const sides = new Map(lying.map(({ id, face }) => [id, trainSides(face, faces)]));
  const slots = inLine(lying, engine, faces);
  if (!slots || [...sides.values()].includes(undefined)) return undefined;
  const isTrain = ({ face }: Placement) => faces(face)?.ownBuilding === true;
  // It comes in over its own tile, and drives to wherever the others lie.
  const comesFromAhead = !isTrain(engine) && slots.length > 1 && slots.at(-1)?.id === locomotive;
  const ahead = comesFromAhead ? [...slots].reverse() : slots;
  const cars = ahead.map((tile) => ({ tile: tile.id, isTrain: isTrain(tile) }));
  const front = frontOf(cars);
  if (front >= 0 && !isTrainOf(cars, front, locomotive)) return undefined;
  return {
    heading: comesFromAhead ? opposite(engine.rotation) : engine.rotation,
    cars,
    place({ tile, isTrain }, slot) {
      const { x, y } = ahead[slot] as Placement;
      const own = lying.find(({ id }) => id === tile) as Placement;
      const [train, railroad] = sides.get(tile) as readonly [string, string];
      const turns = comesFromAhead && tile === locomotive;
      return {
        id: tile,
        face: isTrain ? train : railroad,
        x,
        y,
        rotation: turns ? opposite(own.rotation) : own.rotation,
      };
    },
  };
}

/** Whether all parts of a train hang together, with the locomotive in front. */
function isTrainOf(cars: readonly Car[], front: number, locomotive: string): boolean {
  const rear = cars.findIndex(({ isTrain }) => isTrain);
  return cars[front]?.tile === locomotive && cars.slice(rear, front).every(({ isTrain }) => isTrain);
}

/** A locomotive drives to the right on its own face. */
const HEADINGS = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], 270: [0, -1] } as const;

/** From the rear to the front, each as far from the next as a tile is long. */
function inLine(
  lying: readonly Placement[],
  engine: Placement,
  faces: FaceSource,
): readonly Placement[] | undefined {
  const [dx, dy] = HEADINGS[engine.rotation];
  const [length, width] = faces(engine.face)?.size ?? [0, 0];
  const along = ({ x, y }: Placement) => x * dx + y * dy;
  const slots = [...lying].sort((one, other) => along(one) - along(other));
  const isInLine = slots.every((tile, slot) => {
    const size = faces(tile.face)?.size;
    const isAlike =
      size?.[0] === length && size[1] === width && tile.rotation % 180 === engine.rotation % 180;
    const before = slots[slot - 1];
    if (!before) return isAlike;
    return isAlike && tile.x - before.x === dx * length && tile.y - before.y === dy * length;
  });
  return isInLine ? slots : undefined;
}

function opposite(rotation: Rotation): Rotation {
  return ((rotation + 180) % 360) as Rotation;
}

/** The train face and the railroad face of a tile, whichever is up. */
export function trainSides(
  face: string,
  faces: FaceSource,
): readonly [train: string, railroad: string] | undefined {
  const other = otherSide(face);
  const [one, back] = [faces(face), faces(other)];
  if (!one || !back || isCar(one) === isCar(back)) return undefined;
  return isCar(one) ? [face, other] : [other, face];
}

function isCar({ ownBuilding }: TileFace): boolean {
  return ownBuilding === true;
}
