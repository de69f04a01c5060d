import type { UnplacedToken } from '../../engine';
import { stockTileset } from '../../engine/systems/undead-or-alive';
import { deskFor } from '../../renderer/builder/desk';
import { newStories } from '../../renderer/builder/new-stories';
import type { Command } from '../../renderer/document/command';
import { addArrow, addLabel, reshapeArrow, writeLabel } from '../../renderer/document/commands/annotations';
import { addArea, removeArea, renameArea, toggleZone } from '../../renderer/document/commands/areas';
import { pasteFragment } from '../../renderer/document/commands/clipboard';
import { duplicateParts } from '../../renderer/document/commands/duplicate';
import { copyParts } from '../../renderer/document/commands/fragment';
import { readFragment, writeFragment } from '../../renderer/document/commands/fragment-text';
import { layPiece, moveParts } from '../../renderer/document/commands/move';
import { placePiece } from '../../renderer/document/commands/pieces';
import { changeMission, eachOf, put } from '../../renderer/document/commands/properties';
import { removeParts } from '../../renderer/document/commands/remove';
import {
  addStory,
  duplicateStory,
  moveStory,
  moveStoryTo,
  removeStory,
  storiesIn,
  switchStory,
} from '../../renderer/document/commands/story';
import { flipTiles, layFace, placeTiles, swapTiles } from '../../renderer/document/commands/tiles';
import { turnParts } from '../../renderer/document/commands/turn';
import type { LaidOut } from '../../renderer/document/laid-out';
import { allParts, idsOf, type PartKey } from '../../renderer/document/parts';
import { positionAt } from '../../renderer/document/places';
import type { StoryPlace } from '../../renderer/document/story-place';
import {
  colourCrate,
  drivingTrain,
  keepCrate,
  printedCrates,
  removeCrate,
} from '../../renderer/document/systems/undead-or-alive';
import type { Mission, Position } from '../../schemas';
import type { Luck } from './luck';

type Make = (laid: LaidOut, taken: ReadonlySet<string>, luck: Luck) => Command | undefined;

const point = (luck: Luck): [number, number] => [luck.below(1500) - 200, luck.below(1500) - 200];
const rotation = (luck: Luck) => luck.pick([0, 90, 180, 270] as const);
const colour = (luck: Luck) => luck.pick(['red', 'blue', 'green'] as const);
const stock = stockTileset.faces.map(({ id }) => id);
const step = { key: 'step.cut' } as const;

/** Some parts, or one, or some that are not there. */
function someKeys({ mission }: LaidOut, luck: Luck): PartKey[] {
  const all = allParts(mission);
  if (all.length === 0 || luck.oneIn(20)) return ['tile:nowhere', 'token:nothing'];
  return luck.oneIn(2) ? [luck.pick(all)] : all.filter(() => luck.oneIn(4));
}

function idOf(laid: LaidOut, kind: 'tile' | 'token' | 'label' | 'arrow', luck: Luck): string {
  const ids = [...idsOf(allParts(laid.mission), kind)];
  return ids.length === 0 || luck.oneIn(20) ? 'nowhere' : luck.pick(ids);
}

function somewhere({ mission, faces }: LaidOut, luck: Luck): Position {
  const { placements } = mission;
  const at = positionAt(point(luck), { placements, faces }, { isRaised: luck.oneIn(3) });
  return at && !luck.oneIn(20) ? at : { tile: 'nowhere', x: 0, y: Number.NaN };
}

function somePart({ board }: LaidOut, luck: Luck): string {
  return board.zones.length === 0 || luck.oneIn(20) ? 'a.nowhere' : luck.pick(luck.pick(board.zones).parts);
}

function someVariant({ variants = [] }: Mission, luck: Luck): string | undefined {
  return luck.oneIn(20) ? 'nothing' : luck.pick([...variants.map(({ id }) => id), undefined]);
}

/** A goal or a rule, of the mission or of a variant, or one that is not there. */
function someStory(mission: Mission, luck: Luck): StoryPlace {
  const where = { list: luck.pick(['goals', 'rules'] as const), variant: someVariant(mission, luck) };
  const ids = storiesIn(mission, where).map(({ id }) => id);
  return { ...where, id: ids.length === 0 || luck.oneIn(20) ? 'nothing' : luck.pick(ids) };
}

const pieces: readonly ((luck: Luck) => UnplacedToken)[] = [
  () => ({ kind: 'start' }),
  (luck) => ({ kind: 'spawn', spawn: luck.pick(['starting', 'mobile', 'abomination']) }),
  (luck) => ({ kind: 'objective', colour: colour(luck), group: 'gold' }),
  () => ({ kind: 'no-objective' }),
  () => ({ kind: 'exit' }),
  () => ({ kind: 'noise' }),
  () => ({ kind: 'companion', class: 'Faithful' }),
  (luck) => ({ kind: 'zombie', zombie: 'walker', count: 1 + luck.below(5) }),
  (luck) => ({ kind: 'machine', machine: luck.pick(['wagon', 'gatling']) }),
];

/** Everything that can be done to a mission, at random places and to random parts. */
export const randomCommands = {
  'add a goal or a rule': ({ mission }, taken, luck) => {
    const { list, variant, id } = someStory(mission, luck);
    const offered = newStories(list, deskFor(mission, 'en')).flatMap(({ entries }) => entries);
    const story = luck.pick(offered.flatMap(({ value }) => value ?? []));
    return addStory(mission, { list, variant }, story, taken, luck.pick([id, undefined]));
  },
  'a goal or a rule': ({ mission }, taken, luck) => {
    const place = someStory(mission, luck);
    return luck.pick([
      () => duplicateStory(mission, place, taken),
      () => moveStory(place, luck.below(4)),
      () => switchStory(place, luck.oneIn(2)),
      () => removeStory(place),
      () => moveStoryTo(place, someVariant(mission, luck)),
    ])();
  },
  'place tiles': ({ mission }, taken, luck) => {
    const tiles = luck.some(4, () => {
      const [x, y] = point(luck);
      return { face: luck.pick([...stock, 'unheard-of']), x, y, rotation: rotation(luck) };
    });
    return placeTiles(mission, tiles, taken);
  },
  'place a train': ({ mission }, taken, luck) => {
    const [x, y] = point(luck);
    const cars = ['10R', '11R', '12R'].slice(0, 1 + luck.below(3));
    const tiles = cars.map((face, index) => ({ face, x: x - index * 250, y, rotation: 0 as const }));
    return placeTiles(mission, tiles, taken, { makes: drivingTrain });
  },
  'flip tiles': (laid, _, luck) => flipTiles(laid, idsOf(someKeys(laid, luck), 'tile')),
  'lay a face': (laid, _, luck) => layFace(laid, idOf(laid, 'tile', luck), luck.pick(stock)),
  'swap tiles': (laid, _, luck) =>
    swapTiles(laid.mission, idOf(laid, 'tile', luck), idOf(laid, 'tile', luck)),
  turn: (laid, _, luck) => turnParts(laid, someKeys(laid, luck), luck.pick([90, -90])),
  move: (laid, _, luck) => {
    const by = luck.pick<readonly [number, number]>([
      [250, 0],
      [0.4, -25],
      [luck.below(99) - 50, 3],
      [1e7, 0],
    ]);
    return moveParts(laid, someKeys(laid, luck), by);
  },
  'lay a piece': (laid, _, luck) => layPiece(idOf(laid, 'token', luck), somewhere(laid, luck)),
  'place a piece': (laid, taken, luck) =>
    placePiece(laid.mission, luck.pick(pieces)(luck), somewhere(laid, luck), taken),
  'a crate': (laid, taken, luck) => {
    const crates = printedCrates(laid);
    if (crates.length === 0) return undefined;
    const crate = luck.pick(crates);
    const { mission } = laid;
    return luck.pick([
      () => removeCrate(mission, crate, taken),
      () => keepCrate(mission, crate),
      () => colourCrate(mission, crate, colour(luck), taken),
    ])();
  },
  remove: (laid, _, luck) => removeParts(laid.mission, someKeys(laid, luck)),
  duplicate: (laid, taken, luck) => duplicateParts(laid, someKeys(laid, luck), taken),
  paste: (laid, taken, luck) => {
    const fragment = readFragment(writeFragment(copyParts(laid, someKeys(laid, luck))));
    return fragment && pasteFragment(laid.mission, fragment, luck.pick([point(luck), undefined]), taken);
  },
  'add a label': ({ mission }, taken, luck) => addLabel(mission, point(luck), { en: 'Here' }, taken),
  'write a label': (laid, _, luck) =>
    writeLabel(idOf(laid, 'label', luck), luck.pick(['en', 'fr']), luck.pick(['', 'a', 'ab'])),
  'add an arrow': ({ mission }, taken, luck) => addArrow(mission, point(luck), point(luck), taken),
  'reshape an arrow': (laid, _, luck) =>
    reshapeArrow(idOf(laid, 'arrow', luck), luck.pick(['from', 'to']), point(luck)),
  'add an area': (laid, taken, luck) => {
    const zones = luck.some(4, () => somePart(laid, luck));
    return addArea(laid.mission, { en: 'Bank' }, zones, taken);
  },
  'change an area': (laid, _, luck) => {
    const { mission } = laid;
    const areas = mission.areas ?? [];
    if (areas.length === 0) return undefined;
    const { id } = luck.pick(areas);
    return luck.pick([
      () => toggleZone(mission, id, somePart(laid, luck)),
      () => toggleZone(mission, id, somePart(laid, luck)),
      () => renameArea(id, luck.pick(['en', 'fr', 'x']), luck.pick(['', 'Vault'])),
      () => removeArea(id),
    ])();
  },
  'a property': (laid, _, luck) => {
    const tokens = someKeys(laid, luck).filter((key) => key.startsWith('token:'));
    const note = luck.pick([{ en: 'x' }, undefined]);
    const change = (token: object) => put(token, 'note', note);
    return changeMission(step, (mission) => eachOf(mission, new Set(tokens), change), 'note');
  },
  'a title': (_, __, luck) =>
    changeMission(step, (mission) => void (mission.title = { en: luck.pick(['A', 'B']) }), 'title'),
} satisfies Record<string, Make>;

export type RandomCommand = keyof typeof randomCommands;
export const randomCommandNames = Object.keys(randomCommands) as RandomCommand[];
