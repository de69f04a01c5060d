import { Grid3x3, TrainFront } from 'lucide-react';
import { stockTileset } from '../../../../engine/systems/undead-or-alive';
import type { CountedComponent } from '../../../document/inventory';
import type { CountGroup } from '../../system-editor';
import { isOnRails } from './tiles';

const tilesWhere = (isTrain: boolean): CountedComponent[] =>
  stockTileset.tiles.filter((tile) => isOnRails(tile) === isTrain).map(({ id }) => `tile:${id}`);

export const strip: readonly CountGroup[] = [
  { name: 'strip.group.town', short: 'strip.short.town', icon: Grid3x3, components: tilesWhere(false) },
  {
    name: 'strip.group.train',
    short: 'strip.short.train',
    icon: TrainFront,
    components: tilesWhere(true),
  },
  {
    name: 'strip.group.objectives',
    components: ['red-objective', 'blue-objective', 'green-objective'],
    figure: { kind: 'objective', colour: 'red' },
  },
  {
    name: 'token.name.spawn.starting',
    short: 'strip.short.starting',
    components: ['starting-spawn'],
    figure: { kind: 'spawn', spawn: 'starting' },
  },
  {
    name: 'token.name.spawn.mobile',
    short: 'strip.short.mobile',
    components: ['mobile-spawn'],
    figure: { kind: 'spawn', spawn: 'mobile' },
  },
  {
    name: 'token.name.spawn.abomination',
    short: 'strip.short.abomination',
    components: ['abomination-spawn'],
    figure: { kind: 'spawn', spawn: 'abomination' },
  },
  { name: 'token.name.exit', components: ['exit'], figure: { kind: 'exit' } },
  { name: 'token.name.noise', components: ['noise'], figure: { kind: 'noise' } },
  {
    name: 'strip.group.companions',
    components: ['companions'],
    figure: { kind: 'companion' },
    isNotInBox: true,
  },
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

/** Printed on tiles, and laid by nobody. */
export const alsoInBox: readonly CountGroup[] = [{ name: 'chip.corpse-pile', components: ['corpse-pile'] }];

/** In the order in which a mission is asked whether it needs more of them. */
export const components: readonly CountedComponent[] = [
  ...['starting-spawn', 'mobile-spawn', 'abomination-spawn', 'corpse-pile'],
  ...['red-objective', 'blue-objective', 'green-objective', 'noise', 'exit'],
  ...['walker', 'runner', 'fatty', 'abomination', 'wagon', 'gatling'],
];
