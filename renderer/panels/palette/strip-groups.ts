import { stockFace, stockTileset } from '../../../engine';
import type { Say, SentenceKey } from '../../../languages';
import type { Count, CountedComponent } from '../../document/inventory';
import type { OfferedPiece } from './pieces';

/** Components that are counted together. */
export interface CountGroup {
  readonly name: SentenceKey;
  readonly components: readonly CountedComponent[];
  /** Whose picture stands before the count; tiles have none. */
  readonly figure?: OfferedPiece;
}

const isTrain = (face: string): boolean =>
  stockFace(face)?.zones.some(({ tags = [] }) => tags.includes('train') || tags.includes('railroad')) ??
  false;

const tilesWhere = (wanted: boolean): CountedComponent[] =>
  stockTileset.tiles
    .filter(({ faces }) => faces.some(isTrain) === wanted)
    .map(({ id }) => `tile:${id}` as const);

export const trainTiles: readonly CountedComponent[] = tilesWhere(true);

const countGroups: readonly CountGroup[] = [
  { name: 'strip.group.town', components: tilesWhere(false) },
  { name: 'strip.group.train', components: trainTiles },
  {
    name: 'strip.group.objectives',
    components: ['objective:red', 'objective:blue', 'objective:green'],
    figure: { kind: 'objective', colour: 'red' },
  },
  {
    name: 'token.name.spawn.starting',
    components: ['starting-spawn'],
    figure: { kind: 'spawn', spawn: 'starting' },
  },
  {
    name: 'token.name.spawn.mobile',
    components: ['mobile-spawn'],
    figure: { kind: 'spawn', spawn: 'mobile' },
  },
  {
    name: 'token.name.spawn.abomination',
    components: ['abomination-spawn'],
    figure: { kind: 'spawn', spawn: 'abomination' },
  },
  { name: 'token.name.exit', components: ['exit'], figure: { kind: 'exit' } },
  { name: 'token.name.noise', components: ['noise'], figure: { kind: 'noise' } },
  { name: 'strip.group.companions', components: ['companions'], figure: { kind: 'companion' } },
  {
    name: 'strip.group.zombies',
    components: ['walker', 'runner', 'fatty', 'abomination'],
    figure: { kind: 'zombie', zombie: 'walker' },
  },
  {
    name: 'strip.group.machines',
    components: ['wagon', 'gatling'],
    figure: { kind: 'machine', machine: 'wagon' },
  },
];

export interface Tally {
  readonly group: CountGroup;
  readonly used: number;
  readonly there: number;
  readonly counts: readonly Count[];
}

export function tallies(counts: readonly Count[]): Tally[] {
  const known = new Map(counts.map((count) => [count.component, count]));
  return countGroups.map((group) => {
    const ofGroup = group.components.flatMap((component) => known.get(component) ?? []);
    const sum = (what: 'used' | 'there') => ofGroup.reduce((all, count) => all + count[what], 0);
    return { group, counts: ofGroup, used: sum('used'), there: sum('there') };
  });
}

/** More of it lies on the board than the boxes have, even where the group as a whole would do. */
export function isOver({ used, there }: Count): boolean {
  return used > there;
}

const names: Readonly<Record<Exclude<CountedComponent, `tile:${string}`>, SentenceKey>> = {
  'starting-spawn': 'component.starting-spawn',
  'mobile-spawn': 'component.mobile-spawn',
  'abomination-spawn': 'component.abomination-spawn',
  'corpse-pile': 'component.corpse-pile',
  'objective:red': 'component.red-objective',
  'objective:blue': 'component.blue-objective',
  'objective:green': 'component.green-objective',
  exit: 'component.exit',
  noise: 'component.noise',
  companions: 'strip.companions',
  walker: 'component.walker',
  runner: 'component.runner',
  fatty: 'component.fatty',
  abomination: 'component.abomination',
  wagon: 'component.wagon',
  gatling: 'component.gatling',
};

export function componentName(component: CountedComponent, say: Say): string {
  return isTile(component)
    ? say('strip.tile', { tile: component.slice('tile:'.length) })
    : say(names[component]);
}

function isTile(component: CountedComponent): component is `tile:${string}` {
  return component.startsWith('tile:');
}
