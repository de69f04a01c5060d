import type { Zone } from '../../schemas';
import type { Sketch } from '../sketch';
import { Carpenter } from './carpenter';
import { fittings } from './fittings';
import { catalogue, type PieceName } from './furniture/catalogue';
import { said } from './kinds';
import type { Room } from './room';

/** What a room is furnished with, by its words; the first line that fits counts. */
const inventories: readonly (readonly [words: RegExp, pieces: readonly PieceName[]])[] = [
  [/tunnel|mine\b|cemetery|cimeti|tender|cab\b|nave|prayer|chapel|chapelle|nef\b/, []],
  [/passenger|voyageurs/, []],
  [/bedroom|guest|chambre à|chambre d/, ['bed', 'wardrobe', 'washstand', 'rug', 'trunk', 'plant', 'bed']],
  [/kitchen|cuisine/, ['stove', 'dresser', 'table', 'sacks', 'barrel']],
  [/bath|bain/, ['tub', 'tub', 'washstand', 'stove', 'plant']],
  [/dining|manger/, ['longTable', 'dresser', 'longTable', 'plant', 'plant']],
  [/shaving|rasage/, ['barberChair', 'barberChair', 'barberChair', 'bench', 'shelf', 'plant']],
  [/parlour|common|salon\b|commune/, ['rug', 'sofa', 'piano', 'stove', 'sofa', 'plant', 'table', 'trunk']],
  [/reception|réception/, ['desk', 'sofa', 'pigeonholes', 'plant']],
  [/stair|escalier/, ['plant', 'trunk']],
  [/hay|foin|feed|fourrage/, ['bales', 'hay', 'bales', 'sacks', 'hay']],
  [/coal|charbon/, ['coalHeap', 'coalHeap', 'sacks', 'tools']],
  [/wood|bois/, ['woodpile', 'block', 'woodpile', 'woodpile']],
  [/tool|outil/, ['workbench', 'tools', 'wheel', 'barrel', 'tools']],
  [
    /storage|warehouse|stock|entrep|réserve|storeroom/,
    ['crates', 'barrels', 'shelf', 'crates', 'sacks', 'crates', 'barrels', 'rubble', 'crate'],
  ],
  [/hall\b|entrée/, ['rug', 'wardrobe', 'plant', 'bench']],
  [/back room|arrière/, ['shelf', 'crates', 'bunk', 'barrel', 'trunk']],
  [/mash|brassage/, ['vat', 'vat', 'sacks', 'barrels', 'sacks']],
  [/still room|alambic/, ['still', 'woodpile', 'barrel']],
  [/cask|chai\b/, ['casks', 'casks', 'barrels', 'barrel']],
  [/bottling|embouteillage/, ['bottles', 'crates', 'shelf', 'crates', 'barrel']],
  [/showroom|exposition/, ['coffin', 'coffin', 'coffin', 'desk', 'plant', 'plant']],
  [/coffin|undertaker|cercueil|pompes/, ['coffins', 'workbench', 'woodpile', 'coffin', 'tools']],
  [/barroom|bar\b|saloon.*salle/, ['bar', 'piano', 'cards', 'cards', 'cards', 'table', 'plant', 'barrel']],
  [/bank|banque/, ['safe', 'desk', 'safe', 'notices', 'plant', 'bench']],
  [/sacristy|sacristie/, ['wardrobe', 'desk', 'shelf', 'trunk']],
  [/cell\b|cellule/, ['desk', 'guns', 'notices', 'stove', 'safe']],
  [/deput|adjoint/, ['bunk', 'guns', 'table', 'stove', 'trunk']],
  [/sheriff|shérif|jail|prison/, ['desk', 'guns', 'bunk', 'notices', 'stove']],
  [/saddle|selle/, ['saddles', 'workbench', 'saddles', 'trunk']],
  [/smith|forge/, ['forge', 'anvil', 'workbench', 'trough', 'wheel', 'tools']],
  [/stall|stable|écurie/, ['trough', 'hay', 'bales', 'wheel', 'barrel', 'trough']],
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
  const named = { ...zone, tags: [] };
  const byName = inventories.find(([words]) => said(named, words));
  return (byName ?? inventories.find(([words]) => said(zone, words)))?.[1] ?? anything;
}
