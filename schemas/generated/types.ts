// Made from schemas/*.schema.json by: npm run schemas

/**
 * Words for players, by language: {"en": "Warehouse", "fr": "Entrepôt"}. A plain string is accepted too and taken to be in the language you use Boothill in.
 */
export interface Text {
  [k: string]: string;
}

/**
 * A language by its usual short code, such as en, fr or pt-BR.
 */
export type LanguageCode = string;

/**
 * A short name that stays the same, such as t1 or o3: a letter, then up to 39 letters, digits, _ or -.
 */
export type Id = string;

/**
 * The name of a tile, a face, a zone or a balcony, such as 3R or NE: up to 40 letters, digits, _ or -; the first is a letter or a digit.
 */
export type FaceId = string;

/**
 * One zone of one placed tile: the placement, a dot, the zone of its face, such as a.NE.
 */
export type Part = string;

/**
 * A place on a line, in whole millimetres.
 */
export type Millimetres = number;

/**
 * How long something is, in whole millimetres; at least 1.
 */
export type Length = number;

/**
 * A point as [x, y].
 *
 * @minItems 2
 * @maxItems 2
 */
export type Point = [Millimetres, Millimetres];

/**
 * A size as [width, height].
 *
 * @minItems 2
 * @maxItems 2
 */
export type Size = [Length, Length];

/**
 * A rectangle as [x, y, width, height]; x and y are its top left corner.
 *
 * @minItems 4
 * @maxItems 4
 */
export type Rect = [Millimetres, Millimetres, Length, Length];

/**
 * A straight line as [x1, y1, x2, y2], level or upright, from its left or upper end to its right or lower end.
 *
 * @minItems 4
 * @maxItems 4
 */
export type Segment = [Millimetres, Millimetres, Millimetres, Millimetres];

/**
 * One face of a tile: its zones, doors, balconies and printed places, in the face's own millimetres.
 */
export interface TileFace {
  /**
   * Says that this is a tile face, and in which version.
   */
  format: 'boothill/tile@1';
  /**
   * The face's name as missions use it, such as 3R.
   */
  id: FaceId;
  /**
   * What players call the place, such as Warehouse.
   */
  name: Text;
  /**
   * Width and height: [250, 250] for a town tile, [250, 90] for a train tile.
   */
  size: Size;
  /**
   * The streets and rooms. What no zone covers is solid: nobody enters it, and sight stops there.
   */
  zones: Zone[];
  /**
   * Doors and gaps in walls. Between a building and a street, and between rooms, there is a wall unless an opening says otherwise.
   */
  openings?: Opening[];
  /**
   * Balconies: a level above the streets, reached by stairs.
   */
  balconies?: Balcony[];
  /**
   * Printed places that matter when a mission is set up.
   */
  spots?: Spot[];
  /**
   * The rooms of this face are a building by themselves, whatever they touch: train cars.
   */
  ownBuilding?: true;
  /**
   * How sure the author is that the face agrees with the printed tile.
   */
  confidence?: 'high' | 'medium' | 'low';
  /**
   * What is uncertain or remarkable about this face.
   */
  notes?: Text;
  /**
   * Your own image of the tile, as a data: address (PNG, JPEG or WebP).
   */
  picture?: string;
}

/**
 * A street zone or a room.
 */
export interface Zone {
  /**
   * The zone's name on this face, such as NE or A.
   */
  id: FaceId;
  /**
   * A street zone, or a room of a building.
   */
  kind: 'street' | 'building';
  /**
   * The rectangles that make up the zone. They touch, and do not overlap.
   */
  rects: Rect[];
  /**
   * What players call it, such as Saloon.
   */
  name?: Text;
  /**
   * What the zone is for the rules, such as mine, cemetery, church, saloon or train.
   */
  tags?: Id[];
  /**
   * A strip that is only part of a zone: it belongs to the street it touches across the long rim, and is no zone where there is none.
   */
  partial?: true;
  /**
   * Lines of sight between streets pass over it: the tender.
   */
  seeOver?: true;
}

/**
 * A door or a gap in a wall.
 */
export interface Opening {
  /**
   * The two zones it joins, or one zone for an opening on the rim: a door to whatever lies on the next tile.
   *
   * @minItems 1
   * @maxItems 2
   */
  zones: [FaceId] | [FaceId, FaceId];
  /**
   * Where it lies: a piece of the edge its zones share.
   */
  at: Segment;
}

/**
 * A level above the streets.
 */
export interface Balcony {
  /**
   * The balcony's name on this face, such as BAL.
   */
  id: FaceId;
  /**
   * The rectangles that make up the balcony.
   */
  rects: Rect[];
  /**
   * The room from which its stairs go up.
   */
  stairs: FaceId;
  /**
   * The street zones below it.
   */
  over: FaceId[];
  /**
   * What players call it.
   */
  name?: Text;
}

/**
 * A place printed on the tile.
 */
export interface Spot {
  /**
   * The spot's name on this face.
   */
  id: FaceId;
  /**
   * An open crate for an objective, a Corpse Pile, or the place of the Abomination spawn.
   */
  kind: 'objective' | 'corpse-pile' | 'abomination';
  /**
   * The zone it lies in.
   */
  zone: FaceId;
  /**
   * Its middle.
   */
  at: Point;
  /**
   * The place is a sensible guess, not read off the tile.
   */
  chosen?: true;
}

/**
 * A set of tiles: which faces each tile has, and how many of it there are.
 */
export interface Tileset {
  /**
   * Says that this is a tile set, and in which version.
   */
  format: 'boothill/tileset@1';
  /**
   * The set's short name.
   */
  id: Id;
  /**
   * The set's name as players read it.
   */
  name: Text;
  /**
   * The box these tiles come in.
   */
  box?: Id;
  /**
   * The tiles as pieces of cardboard.
   */
  tiles: Tile[];
  /**
   * The faces, in full.
   */
  faces: TileFace[];
}

/**
 * One tile: a piece of cardboard with one or two faces.
 */
export interface Tile {
  /**
   * The tile's number, such as 3.
   */
  id: FaceId;
  /**
   * The ids of its faces, front first.
   *
   * @minItems 1
   * @maxItems 2
   */
  faces: [FaceId] | [FaceId, FaceId];
  /**
   * How many of this tile the box holds.
   */
  quantity: number;
}

/**
 * A mission: which tiles lie where, what lies on them, what to do and what is special.
 */
export interface Mission {
  /**
   * Says that this is a mission, and in which version.
   */
  format: 'boothill/mission@1';
  /**
   * The mission's short name.
   */
  id: Id;
  /**
   * The mission's title.
   */
  title: Text;
  /**
   * What players read before they start.
   */
  texts?: {
    /**
     * The story.
     */
    intro?: Text;
    /**
     * What to prepare.
     */
    setup?: Text;
    /**
     * Anything else.
     */
    notes?: Text;
  };
  /**
   * Who made it.
   */
  authors?: string[];
  /**
   * What others may do with it, such as CC BY 4.0.
   */
  licence?: string;
  /**
   * How hard it is.
   */
  difficulty?: 'tutorial' | 'easy' | 'medium' | 'hard' | 'very-hard';
  /**
   * About how long it takes, in minutes.
   */
  minutes?: number;
  /**
   * How many can play.
   */
  players?: {
    /**
     * The fewest.
     */
    min: number;
    /**
     * The most.
     */
    max: number;
  };
  /**
   * Where the mission comes from.
   */
  origin?: 'own' | 'official-goals-own-map' | 'official' | 'imported';
  /**
   * The game it is for.
   */
  system: 'undead-or-alive';
  /**
   * The version of the game's cards and tiles it was made with.
   */
  contentVersion?: string;
  /**
   * Optional rules, and whether they are on.
   */
  options?: {
    [k: string]: boolean;
  };
  /**
   * The boxes it needs.
   */
  boxes?: Id[];
  /**
   * Extra pieces it needs, and how many.
   */
  components?: {
    [k: string]: number;
  };
  /**
   * Classes that may not be chosen.
   */
  classLimits?: Class[];
  /**
   * The tiles on the table.
   */
  placements: Placement[];
  /**
   * Faces that come with the mission. A face of the same id in the stock set gives way to them.
   */
  faces?: TileFace[];
  /**
   * Everything that lies on the tiles.
   */
  tokens?: Token[];
  /**
   * Words on the map.
   */
  labels?: Label[];
  /**
   * Arrows on the map.
   */
  arrows?: Arrow[];
  /**
   * Zones that goals and rules call by one name.
   */
  areas?: Area[];
  /**
   * What the survivors must do.
   */
  goals?: Goal[];
  /**
   * What is special in this mission.
   */
  rules?: Rule[];
  /**
   * Changes for other numbers of survivors.
   */
  variants?: Variant[];
}

/**
 * A class of survivors.
 */
export type Class = 'Brawler' | 'Faithful' | 'Gunslinger' | 'Townsfolk';

/**
 * A tile on the table.
 */
export interface Placement {
  /**
   * The placement's own name, such as a; it never changes, wherever the tile goes.
   */
  id: Id;
  /**
   * The face that is up.
   */
  face: FaceId;
  /**
   * Its left edge on the board, after turning.
   */
  x: Millimetres;
  /**
   * Its upper edge on the board, after turning.
   */
  y: Millimetres;
  /**
   * How far it is turned, clockwise.
   */
  rotation: 0 | 90 | 180 | 270;
}

/**
 * A place on a tile. It is measured on the tile's own face before turning, so that it travels with the tile.
 */
export interface Position {
  /**
   * The placement.
   */
  tile: Id;
  /**
   * From the left edge of the face.
   */
  x: Millimetres;
  /**
   * From the upper edge of the face.
   */
  y: Millimetres;
  /**
   * The balcony it is on; left out on the ground.
   */
  level?: FaceId;
}

/**
 * A place on the board, in millimetres.
 */
export interface BoardPoint {
  /**
   * To the right.
   */
  x: Millimetres;
  /**
   * Down.
   */
  y: Millimetres;
}

/**
 * Something that lies on a tile; kind says what.
 */
export type Token =
  | TokenStart
  | TokenSpawn
  | TokenObjective
  | TokenNoObjective
  | TokenExit
  | TokenNoise
  | TokenCompanion
  | TokenZombie
  | TokenMachine
  | TokenTrain;

/**
 * The zone where survivors start.
 */
export interface TokenStart {
  /**
   * The token's own name, such as o3.
   */
  id: Id;
  /**
   * What it is.
   */
  kind: 'start';
  /**
   * Where it lies.
   */
  at: Position;
  /**
   * Which of several starting zones this is.
   */
  number?: number;
  /**
   * A note for the reader.
   */
  note?: Text;
}

/**
 * A spawn token.
 */
export interface TokenSpawn {
  /**
   * The token's own name, such as o3.
   */
  id: Id;
  /**
   * What it is.
   */
  kind: 'spawn';
  /**
   * Where it lies.
   */
  at: Position;
  /**
   * A First, mobile or Abomination spawn token.
   */
  spawn: 'starting' | 'mobile' | 'abomination';
  /**
   * A note for the reader.
   */
  note?: Text;
}

/**
 * An objective.
 */
export interface TokenObjective {
  /**
   * The token's own name, such as o3.
   */
  id: Id;
  /**
   * What it is.
   */
  kind: 'objective';
  /**
   * Where it lies.
   */
  at: Position;
  /**
   * Its colour.
   */
  colour: 'red' | 'blue' | 'green';
  /**
   * Objectives with the same word here are mixed and laid face down.
   */
  mix?: Id;
  /**
   * A name that goals and rules use for all objectives with the same word here.
   */
  group?: Id;
  /**
   * A note for the reader.
   */
  note?: Text;
}

/**
 * The crate printed here is not used.
 */
export interface TokenNoObjective {
  /**
   * The token's own name, such as o3.
   */
  id: Id;
  /**
   * What it is.
   */
  kind: 'no-objective';
  /**
   * Where it lies.
   */
  at: Position;
  /**
   * A note for the reader.
   */
  note?: Text;
}

/**
 * The exit zone.
 */
export interface TokenExit {
  /**
   * The token's own name, such as o3.
   */
  id: Id;
  /**
   * What it is.
   */
  kind: 'exit';
  /**
   * Where it lies.
   */
  at: Position;
  /**
   * A note for the reader.
   */
  note?: Text;
}

/**
 * A noise token that lies here from the start.
 */
export interface TokenNoise {
  /**
   * The token's own name, such as o3.
   */
  id: Id;
  /**
   * What it is.
   */
  kind: 'noise';
  /**
   * Where it lies.
   */
  at: Position;
  /**
   * A note for the reader.
   */
  note?: Text;
}

/**
 * Somebody to be found and brought along.
 */
export interface TokenCompanion {
  /**
   * The token's own name, such as o3.
   */
  id: Id;
  /**
   * What it is.
   */
  kind: 'companion';
  /**
   * Where it lies.
   */
  at: Position;
  /**
   * The class of the survivor, where any of that class will do.
   */
  class?: Class;
  /**
   * The survivor, where it is a certain one.
   */
  survivor?: string;
  /**
   * A note for the reader.
   */
  note?: Text;
}

/**
 * Zombies that stand here from the start.
 */
export interface TokenZombie {
  /**
   * The token's own name, such as o3.
   */
  id: Id;
  /**
   * What it is.
   */
  kind: 'zombie';
  /**
   * Where it lies.
   */
  at: Position;
  /**
   * What kind they are.
   */
  zombie: 'walker' | 'runner' | 'fatty' | 'abomination';
  /**
   * How many; 1 if nothing is said.
   */
  count?: number;
  /**
   * A note for the reader.
   */
  note?: Text;
}

/**
 * A Wagon or a Gatling gun.
 */
export interface TokenMachine {
  /**
   * The token's own name, such as o3.
   */
  id: Id;
  /**
   * What it is.
   */
  kind: 'machine';
  /**
   * Where it lies.
   */
  at: Position;
  /**
   * Which of the two.
   */
  machine: 'wagon' | 'gatling';
  /**
   * A note for the reader.
   */
  note?: Text;
}

/**
 * A train made of placed train tiles.
 */
export interface TokenTrain {
  /**
   * The token's own name, such as o3.
   */
  id: Id;
  /**
   * What it is.
   */
  kind: 'train';
  /**
   * Where it lies.
   */
  at: Position;
  /**
   * The placements it is made of, the locomotive first.
   */
  tiles: Id[];
  /**
   * Whether the train drives during the game.
   */
  moves: boolean;
  /**
   * What is on the other face of a tile, by placement: more train, or bare railroad.
   */
  behind?: {
    [k: string]: 'train' | 'railroad';
  };
  /**
   * A note for the reader.
   */
  note?: Text;
}

/**
 * Words on the map.
 */
export interface Label {
  /**
   * The label's own name.
   */
  id: Id;
  /**
   * Its middle, on the board.
   */
  at: BoardPoint;
  /**
   * What it says.
   */
  text: Text;
  /**
   * How large it is; medium if nothing is said.
   */
  size?: 'small' | 'medium' | 'large';
  /**
   * Its colour; ink if nothing is said.
   */
  colour?: 'ink' | 'red' | 'blue' | 'green';
}

/**
 * An arrow on the map.
 */
export interface Arrow {
  /**
   * The arrow's own name.
   */
  id: Id;
  /**
   * Where it begins.
   */
  from: BoardPoint;
  /**
   * Where its point is.
   */
  to: BoardPoint;
  /**
   * Its colour; ink if nothing is said.
   */
  colour?: 'ink' | 'red' | 'blue' | 'green';
}

/**
 * Zones with one name.
 */
export interface Area {
  /**
   * The area's own name.
   */
  id: Id;
  /**
   * What players call it.
   */
  name: Text;
  /**
   * The zones, each by any of its parts, such as a.NE.
   */
  zones: Part[];
}

/**
 * Something to do, or several such. Besides its id it has exactly one of the other keys. A first draft: it will grow.
 */
export type Goal =
  | {
      /**
       * The goal's own name.
       */
      id: Id;
      /**
       * Goals to be reached one after the other.
       */
      inOrder: Goal[];
    }
  | {
      /**
       * The goal's own name.
       */
      id: Id;
      /**
       * Goals to be reached in any order.
       */
      anyOrder: Goal[];
    }
  | {
      /**
       * The goal's own name.
       */
      id: Id;
      /**
       * Two goals: the second counts only after the first.
       *
       * @minItems 2
       * @maxItems 2
       */
      then: [Goal, Goal];
    }
  | {
      /**
       * The goal's own name.
       */
      id: Id;
      /**
       * Take objectives.
       */
      take: Take;
    }
  | {
      /**
       * The goal's own name.
       */
      id: Id;
      /**
       * Leave by the exit.
       */
      exit: ExitBy;
    }
  | {
      /**
       * The goal's own name.
       */
      id: Id;
      /**
       * A goal in words. You see to it yourself.
       */
      text: Text;
    };

/**
 * Which objectives to take; all of them if nothing is said.
 */
export interface Take {
  /**
   * Only those of this colour.
   */
  colour?: 'red' | 'blue' | 'green';
  /**
   * Only those of this group.
   */
  group?: Id;
  /**
   * How many, or all.
   */
  count?: number | 'all';
}

/**
 * Who must leave by the exit.
 */
export interface ExitBy {
  /**
   * All survivors.
   */
  who: 'all';
}

/**
 * A special rule. A first draft, in words only: you apply it yourself.
 */
export interface Rule {
  /**
   * The rule's own name.
   */
  id: Id;
  /**
   * What it says.
   */
  text: Text;
}

/**
 * What changes for certain numbers of survivors.
 */
export interface Variant {
  /**
   * The variant's own name.
   */
  id: Id;
  /**
   * For how many survivors.
   */
  survivors: number[];
  /**
   * The pieces, goals and rules that are left out. No two of these have the same id.
   */
  without?: Id[];
  /**
   * The tokens that come in addition.
   */
  tokens?: Token[];
}

/**
 * What lies in a .boothill file: its manifest.json. A .boothill file is a zip of missions and tile sets.
 */
export interface Bundle {
  /**
   * Says that this is the manifest of a bundle, and in which version.
   */
  format: 'boothill/bundle@1';
  /**
   * What the bundle is called.
   */
  title: Text;
  /**
   * The files in the bundle.
   */
  entries: BundleEntry[];
  /**
   * The program that made the bundle.
   */
  createdBy?: string;
}

/**
 * One file in the bundle.
 */
export interface BundleEntry {
  /**
   * Where it lies in the zip, such as missions/first-steps.json.
   */
  path: string;
  /**
   * What it is.
   */
  kind: 'mission' | 'tileset';
  /**
   * The SHA-256 of its bytes, in small hexadecimal digits.
   */
  sha256: string;
}

/**
 * Tiles on a table and nothing else: what `boothill board -` reads from standard input. It has no `format` of its own.
 */
export interface BareBoard {
  /**
   * The tiles on the table.
   */
  tiles: BareTile[];
}

/**
 * One tile on the table.
 */
export interface BareTile {
  /**
   * The tile's name on this table, such as a.
   */
  id: Id;
  /**
   * Which face of the box is up, such as 3R.
   */
  face: FaceId;
  /**
   * Where the left edge of the turned tile lies.
   */
  x: Millimetres;
  /**
   * Where the upper edge of the turned tile lies.
   */
  y: Millimetres;
  /**
   * How far it is turned, clockwise, in degrees.
   */
  rotation: 0 | 90 | 180 | 270;
}

/**
 * What `boothill board --json` prints: the zones of a board, and who walks and sees where. Zones come in the order of their ids, and so does everything that names them.
 */
export interface BoardRelations {
  /**
   * Every zone.
   */
  zones: BoardZone[];
  /**
   * Zones between which one can walk with one move; every pair once.
   */
  moves: ZonePair[];
  /**
   * Zones that see each other; every pair once.
   */
  sight: ZonesInSight[];
  /**
   * What only a Townsfolk sees: from the first zone into the second, not necessarily back.
   */
  townsfolkSight: ZonesInSight[];
  /**
   * For every zone the fewest moves to each zone that can be reached from it; the zone itself is left out.
   */
  distances: {
    [k: string]: Distances;
  };
}

/**
 * A zone: its parts in order, joined by +, such as a.NE+b.NW.
 */
export type ZoneId = string;

/**
 * One zone of the board.
 */
export interface BoardZone {
  /**
   * Its id.
   */
  id: ZoneId;
  /**
   * A street zone (balconies are), or a room of a building.
   */
  kind: 'street' | 'building';
  /**
   * It is a balcony.
   */
  balcony?: true;
  /**
   * Which building a room belongs to: the same number for all rooms of one.
   */
  building?: number;
  /**
   * The zones of placed tiles that it is made of, in order. Any of them names it.
   */
  parts: Part[];
}

/**
 * Two zones.
 *
 * @minItems 2
 * @maxItems 2
 */
export type ZonePair = [ZoneId, ZoneId];

/**
 * A range or a number of moves.
 */
export type Count = number;

/**
 * Two zones and the range between them.
 *
 * @minItems 3
 * @maxItems 3
 */
export type ZonesInSight = [ZoneId, ZoneId, Count];

/**
 * Moves to a zone, by its id.
 */
export interface Distances {
  [k: string]: Count;
}
