import type { Zone } from '../../../../schemas';
import type { Sketch } from '../../../sketch';
import { Carpenter } from './carpenter';
import { fittings } from './fittings';
import { catalogue, type PieceName } from './furniture/catalogue';
import { isKind, type Kind, said } from './kinds';
import type { Room } from './room';

/** Full with what is built into them. */
const fittedOut: readonly Kind[] = ['mine', 'cemetery', 'tender', 'cab', 'chapel', 'nave', 'passengers'];

const inTheStable: readonly PieceName[] = ['trough', 'hay', 'bales', 'wheel', 'barrel', 'trough'];

/** What a room is furnished with, by its kind or its words; the first line that fits counts. */
const inventories: readonly (readonly [what: Kind | RegExp, pieces: readonly PieceName[]])[] = [
  [/bedroom|guest|chambre [ad]/, ['bed', 'wardrobe', 'washstand', 'rug', 'trunk', 'plant', 'bed']],
  ['kitchen', ['stove', 'dresser', 'table', 'sacks', 'barrel']],
  ['bath', ['tub', 'tub', 'washstand', 'stove', 'plant']],
  [/dining|manger/, ['longTable', 'dresser', 'longTable', 'plant', 'plant']],
  ['shaving', ['barberChair', 'barberChair', 'barberChair', 'bench', 'shelf', 'plant']],
  [/parlour|common|salon\b|commune/, ['rug', 'sofa', 'piano', 'stove', 'sofa', 'plant', 'table', 'trunk']],
  [/reception/, ['desk', 'sofa', 'pigeonholes', 'plant']],
  [/stair|escalier/, ['plant', 'trunk']],
  ['fodder', ['bales', 'hay', 'bales', 'sacks', 'hay']],
  [/coal|charbon/, ['coalHeap', 'coalHeap', 'sacks', 'tools']],
  [/wood|bois/, ['woodpile', 'block', 'woodpile', 'woodpile']],
  [/tool|outil/, ['workbench', 'tools', 'wheel', 'barrel', 'tools']],
  [
    /storage|warehouse|stock|entrep|reserve|storeroom/,
    ['crates', 'barrels', 'shelf', 'crates', 'sacks', 'crates', 'barrels', 'rubble', 'crate'],
  ],
  [/hall\b|entree/, ['rug', 'wardrobe', 'plant', 'bench']],
  [/back room|arriere/, ['shelf', 'crates', 'bunk', 'barrel', 'trunk']],
  [/mash|brassage/, ['vat', 'vat', 'sacks', 'barrels', 'sacks']],
  [/still room|alambic/, ['still', 'woodpile', 'barrel']],
  [/cask|chai\b/, ['casks', 'casks', 'barrels', 'barrel']],
  [/bottling|embouteillage/, ['bottles', 'crates', 'shelf', 'crates', 'barrel']],
  [/showroom|exposition/, ['coffin', 'coffin', 'coffin', 'desk', 'plant', 'plant']],
  [/coffin|undertaker|cercueil|pompes/, ['coffins', 'workbench', 'woodpile', 'coffin', 'tools']],
  [/barroom|bar\b|saloon.*salle/, ['bar', 'piano', 'cards', 'cards', 'cards', 'table', 'plant', 'barrel']],
  ['bank', ['safe', 'desk', 'safe', 'notices', 'plant', 'bench']],
  [/sacristy|sacristie/, ['wardrobe', 'desk', 'shelf', 'trunk']],
  ['cell', ['desk', 'guns', 'notices', 'stove', 'safe']],
  [/deput|adjoint/, ['bunk', 'guns', 'table', 'stove', 'trunk']],
  [/sherif/, ['desk', 'guns', 'bunk', 'notices', 'stove']],
  [/saddle|selle/, ['saddles', 'workbench', 'saddles', 'trunk']],
  ['smithy', ['forge', 'anvil', 'workbench', 'trough', 'wheel', 'tools']],
  ['stalls', inTheStable],
  ['stable', inTheStable],
  [
    /shop|store\b|boutique|general|magasin/,
    ['shelf', 'shelf', 'counter', 'shelf', 'barrels', 'sacks', 'crates'],
  ],
  [/office|clerk|bureau/, ['desk', 'shelf', 'strongbox', 'trunk', 'plant']],
  [/sorting|tri\b|mail|post/, ['pigeonholes', 'sacks', 'pigeonholes', 'sacks', 'desk', 'sacks']],
  [/strong|forte|vault/, ['strongbox', 'safe', 'strongbox', 'crate']],
  [/train|car\b|wagon|voiture/, ['crates', 'trunk', 'barrel', 'crates', 'sacks']],
  [/house|maison/, ['table', 'stove', 'sofa', 'plant', 'wardrobe']],
];

const anything: readonly PieceName[] = ['table', 'crates', 'shelf', 'barrel', 'trunk', 'plant'];
/** Floor that stays free: people and the dead must find room in the picture too. */
const FILLED = 0.3;

export function furnish(sketch: Sketch, room: Room): void {
  fittings(sketch, room);
  const floor = room.zone.rects.reduce((sum, [, , w, h]) => sum + w * h, 0);
  let covered = 0;
  for (const name of inventoryOf(room.zone)) {
    const { width, depth, free, draw } = catalogue[name];
    if ((covered + width * depth) / floor > FILLED) continue;
    const stand = free ? room.inside(width, depth) : room.atWall(width, depth, width < 24);
    if (!stand) continue;
    covered += width * depth;
    draw(new Carpenter(sketch, stand.box, stand.degrees));
  }
}

function inventoryOf(zone: Zone): readonly PieceName[] {
  if (isKind(zone, ...fittedOut)) return [];
  const fits = (place: Zone) => inventories.find(([what]) => isOf(place, what))?.[1];
  // The tags are the whole house's; its rooms are told apart by their names.
  return fits({ ...zone, tags: [] }) ?? fits(zone) ?? anything;
}

function isOf(place: Zone, what: Kind | RegExp): boolean {
  return typeof what === 'string' ? isKind(place, what) : said(place, what);
}
