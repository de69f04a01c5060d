// Made from schemas/*.schema.json by: npm run schemas

/**
 * A mission: which tiles lie where, what lies on them, what to do and what is special.
 */
export interface Mission {
  /**
   * Where an editor finds the schema of this file, such as ./schemas/mission.schema.json. Boothill keeps it and does not look there.
   */
  $schema?: SchemaAddress;
  /**
   * Says that this is a mission, and in which version.
   */
  format: 'boothill/mission@2';
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
   * Optional rules, and whether they are on: `ultrared`, `slipperyStops` and `freeActionsToSpare` are known. Players may settle them otherwise.
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
   * What counters are called where they are printed. Rules may ask for any of them, even where none counts it: in a campaign an earlier mission may have.
   */
  counters?: Named[];
  /**
   * What groups of pieces are called where they are printed.
   */
  groups?: Named[];
  /**
   * How well the mission was done, by what a counter shows at the end.
   */
  grades?: Grade[];
  /**
   * Changes for other numbers of survivors.
   */
  variants?: Variant[];
  /**
   * Classes that may not be chosen.
   */
  classLimits?: Class[];
  /**
   * Companions who stay beside the board until a rule brings them in.
   */
  aside?: AsideCompanion[];
  /**
   * Decks of the mission's own: their cards are taken out of the Equipment deck when the game is set up, and shuffled.
   */
  decks?: MissionDeck[];
  /**
   * Kinds of zombies that only this mission has.
   */
  kinds?: OwnKind[];
}

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
  | TokenExit
  | TokenZombie
  | TokenMachine
  | TokenNoObjective
  | TokenNoise
  | TokenCompanion
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
   * A name that goals and rules use for all of these with the same word here.
   */
  group?: Id;
  /**
   * It lies with its inactive side up until a rule wakes it.
   */
  asleep?: true;
  /**
   * It waits beside the board until a rule lays it down, here or elsewhere.
   */
  waiting?: true;
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
   * It waits beside the board until a rule lays it down, here or elsewhere.
   */
  waiting?: true;
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
   * What kind they are: walker, runner, fatty, abomination, or one of the mission's own.
   */
  zombie: Id;
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
   * For a Gatling gun: the Wagon it is mounted on. It stands on the ground if nothing is said.
   */
  on?: Id;
  /**
   * Whether nobody can move it; they can if nothing is said.
   */
  fixed?: boolean;
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
 * Zones with one name. A piece can step along them in the order in which they are listed.
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
  zones?: Part[];
  /**
   * Whole tiles, whichever face of them is up.
   */
  tiles?: Id[];
}

/**
 * How many: a number, all of them, or as many as there are survivors.
 */
export type HowMany = number | ('all' | 'per-survivor');

/**
 * A number, or so many for each of something.
 */
export type Amount = number | AmountPer;

/**
 * A number, or the amount that something comes to.
 */
export type Threshold = number | AsMany;

/**
 * A number, below nought to take away, or so many for each of something.
 */
export type Gain = number | AmountPer;

/**
 * So many for each of something, or as many as something says. It has exactly one of per, each, counter and dice.
 */
export type AmountPer =
  | {
      /**
       * How many for each; one if nothing is said.
       */
      times?: number;
      /**
       * For each survivor of the posse, for each objective that has just been loaded, for each round that has begun, for each pip of the last roll, or for each companion whom the survivor at hand leads.
       */
      per: 'survivor' | 'loaded' | 'round' | 'rolled' | 'led';
    }
  | {
      /**
       * How many for each; one if nothing is said.
       */
      times?: number;
      /**
       * For each such piece.
       */
      each: PieceIn;
    }
  | {
      /**
       * How many for each; one if nothing is said.
       */
      times?: number;
      /**
       * As many as this counter shows.
       */
      counter: Id;
    }
  | {
      /**
       * How many for each; one if nothing is said.
       */
      times?: number;
      /**
       * As many as this many dice show together.
       */
      dice: number;
    };

/**
 * As many as something says. It has exactly one of per, each and counter.
 */
export type AsMany =
  | {
      /**
       * How many for each; one if nothing is said.
       */
      times?: number;
      /**
       * For each survivor of the posse, for each objective that has just been loaded, for each round that has begun, for each pip of the last roll, or for each companion whom the survivor at hand leads.
       */
      per: 'survivor' | 'loaded' | 'round' | 'rolled' | 'led';
    }
  | {
      /**
       * How many for each; one if nothing is said.
       */
      times?: number;
      /**
       * For each such piece.
       */
      each: PieceIn;
    }
  | {
      /**
       * How many for each; one if nothing is said.
       */
      times?: number;
      /**
       * As many as this counter shows.
       */
      counter: Id;
    };

/**
 * An area of the mission by its id, or one that every mission has: aboard (the rooms of the train), exit, start, or first-spawn-zone.
 */
export type AreaName = Id;

/**
 * Where: an area by its id, one that every mission has, or zones that something is said of.
 */
export type Place = AreaName | PlaceFilter;

/**
 * All zones that this is so of; everything that is said must be so.
 */
export interface PlaceFilter {
  /**
   * Only zones of this place.
   */
  in?: Place;
  /**
   * Only streets, or only rooms of buildings.
   */
  only?: 'streets' | 'buildings';
  /**
   * Only zones where such a piece lies or stands.
   */
  of?: Piece;
  /**
   * Only zones where such survivors stand.
   */
  people?: People;
  /**
   * Only zones that are not further away than `range` from here.
   */
  near?: Place;
  /**
   * How many moves away, with near; one if nothing is said.
   */
  range?: number;
  /**
   * Only one of them: of the players' choice, or drawn by lot.
   */
  pick?: 'one' | 'lot';
  /**
   * Only zones that can be seen from here.
   */
  seenFrom?: Place;
  /**
   * Only zones whose tiles call them so, such as church or mine.
   */
  tag?: Id;
}

/**
 * Pieces of one sort, and which of them. It has exactly one key.
 */
export type Piece =
  | {
      /**
       * Objectives that lie on the board.
       */
      objectives: ObjectiveFilter;
    }
  | {
      /**
       * Spawn tokens.
       */
      spawnTokens: SpawnTokenFilter;
    }
  | {
      /**
       * Zombies.
       */
      zombies: ZombieFilter;
    }
  | {
      /**
       * This Wagon or Gatling gun.
       */
      machine: Id;
    }
  | {
      /**
       * Companions.
       */
      companions: CompanionFilter;
    };

/**
 * Pieces of one sort, which of them, and where. It has exactly one of the other keys.
 */
export type PieceIn =
  | {
      /**
       * Objectives that lie on the board.
       */
      objectives: ObjectiveFilter;
      /**
       * Where; anywhere if nothing is said.
       */
      in?: Place;
    }
  | {
      /**
       * Spawn tokens.
       */
      spawnTokens: SpawnTokenFilter;
      /**
       * Where; anywhere if nothing is said.
       */
      in?: Place;
    }
  | {
      /**
       * Zombies.
       */
      zombies: ZombieFilter;
      /**
       * Where; anywhere if nothing is said.
       */
      in?: Place;
    }
  | {
      /**
       * This Wagon or Gatling gun.
       */
      machine: Id;
      /**
       * Where; anywhere if nothing is said.
       */
      in?: Place;
    }
  | {
      /**
       * Survivors.
       */
      people: PeopleFilter;
      /**
       * Where; anywhere if nothing is said.
       */
      in?: Place;
    }
  | {
      /**
       * Where; anywhere if nothing is said.
       */
      in?: Place;
      /**
       * Companions.
       */
      companions: CompanionFilter;
    };

/**
 * Which zombies; all if nothing is said.
 */
export interface ZombieFilter {
  /**
   * Only those of this kind: walker, runner, fatty, abomination, or one of the mission's own.
   */
  kind?: Id;
}

/**
 * Who: the survivor at hand, some whom a word stands for, or those that something is said of.
 */
export type People = ('doer' | 'taker' | 'all' | 'others' | 'one' | 'lot') | PeopleFilter;

/**
 * Who gets a card: people, or a survivor of the first player, who chooses.
 */
export type Receiver = 'first-player-choice' | People;

/**
 * All survivors that this is so of; everything that is said must be so.
 */
export interface PeopleFilter {
  /**
   * A certain survivor, such as henry.
   */
  survivor?: string;
  /**
   * Not the survivor at hand.
   */
  except?: 'doer';
  /**
   * Where they stand.
   */
  in?: Place;
  /**
   * What they carry.
   */
  holds?: Holding;
  /**
   * So many wounds at least.
   */
  wounded?: number;
  /**
   * Only whoever is nearest to this place.
   */
  nearest?: Place;
  /**
   * Only one of them: of the players' choice, or drawn by lot.
   */
  pick?: 'one' | 'lot';
  /**
   * Of a condition: so many of them at least; all if nothing is said.
   */
  count?: number;
  /**
   * Only those of this class.
   */
  class?: Class;
  /**
   * Their danger level, or a higher one.
   */
  level?: DangerLevel;
  /**
   * A skill that they have, such as medic.
   */
  skill?: Id;
}

/**
 * Of whom something has to be so: everybody, somebody, so many at least, the survivor at hand, or those that something is said of.
 */
export type Who = ('all' | 'somebody' | 'doer' | 'others') | number | PeopleFilter;

/**
 * What somebody carries. It has exactly one of card and objective.
 */
export type Holding =
  | {
      /**
       * A card of this sort, or of one of these.
       */
      card: Cards;
      /**
       * So many at least; one if nothing is said.
       */
      count?: number;
    }
  | {
      /**
       * Such an objective.
       */
      objective: ObjectiveFilter;
      /**
       * So many at least; one if nothing is said.
       */
      count?: number;
    };

/**
 * A card by its name, such as dynamite, or one of several; any stands for every card, weapon for every weapon.
 */
export type Cards = Id | Id[];

/**
 * The author's own words in place of the program's.
 */
export interface Words {
  /**
   * What is printed.
   */
  text: Text;
  /**
   * A fingerprint of what it put in words when it was written. If that has changed since, the words are in doubt.
   */
  of?: string;
}

/**
 * Something to reach, or several such. Besides its id, basis and words it has exactly one of the other keys.
 */
export type Goal =
  | {
      /**
       * The goal's own name.
       */
      id: Id;
      /**
       * The printed rules it stands for.
       */
      basis?: Basis;
      /**
       * The author's own words in place of the program's.
       */
      words?: Words;
      /**
       * It is left out of the game and of what is printed, and kept for its author.
       */
      off?: true;
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
       * The printed rules it stands for.
       */
      basis?: Basis;
      /**
       * The author's own words in place of the program's.
       */
      words?: Words;
      /**
       * It is left out of the game and of what is printed, and kept for its author.
       */
      off?: true;
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
       * The printed rules it stands for.
       */
      basis?: Basis;
      /**
       * The author's own words in place of the program's.
       */
      words?: Words;
      /**
       * It is left out of the game and of what is printed, and kept for its author.
       */
      off?: true;
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
       * The printed rules it stands for.
       */
      basis?: Basis;
      /**
       * The author's own words in place of the program's.
       */
      words?: Words;
      /**
       * It is left out of the game and of what is printed, and kept for its author.
       */
      off?: true;
      /**
       * What has to be so; once it was, the goal stays reached.
       */
      reach: Condition;
    }
  | {
      /**
       * The goal's own name.
       */
      id: Id;
      /**
       * The printed rules it stands for.
       */
      basis?: Basis;
      /**
       * The author's own words in place of the program's.
       */
      words?: Words;
      /**
       * It is left out of the game and of what is printed, and kept for its author.
       */
      off?: true;
      /**
       * A goal in words. You see to it yourself.
       */
      text: Text;
    };

/**
 * Something that is so or not. It has exactly one key.
 */
export type Condition =
  | {
      /**
       * All of these.
       */
      all: Condition[];
    }
  | {
      /**
       * At least one of these.
       */
      any: Condition[];
    }
  | {
      /**
       * This is not so.
       */
      not: Condition;
    }
  | {
      /**
       * Objectives have been taken.
       */
      taken: ConditionTaken;
    }
  | {
      /**
       * Survivors carry objectives, or companions whom they lead.
       */
      held: ConditionHeld;
    }
  | {
      /**
       * Objectives have been loaded into something.
       */
      loaded: ConditionLoaded;
    }
  | {
      /**
       * Everybody has left the board, companions too, or some have.
       */
      left: ConditionLeft;
    }
  | {
      /**
       * People are in an area.
       */
      people: ConditionPeople;
    }
  | {
      /**
       * Spawn tokens lie somewhere, or as it says.
       */
      spawnTokens: ConditionSpawnTokens;
    }
  | {
      /**
       * Zombies are on the board, or in an area.
       */
      zombies: ConditionZombies;
    }
  | {
      /**
       * A Wagon or a Gatling gun is somewhere, or gone.
       */
      machine: ConditionMachine;
    }
  | {
      /**
       * A round has come, or is not over yet.
       */
      round: ConditionRound;
    }
  | {
      /**
       * A counter of the mission stands at so many or more.
       */
      counter: ConditionCounter;
    }
  | {
      /**
       * This rule has been applied at least once, or this action been done.
       */
      done: Id | DoneOften;
    }
  | {
      /**
       * Objectives lie on the board.
       */
      objectives: ConditionObjectives;
    }
  | {
      /**
       * Companions have a leader.
       */
      rallied: ConditionRallied;
    }
  | {
      /**
       * The survivor at hand leads companions.
       */
      leads: ConditionLeads;
    }
  | {
      /**
       * Bounty weapons have been won, by whatever means.
       */
      bountyWeapons: ConditionBountyWeapons;
    }
  | {
      /**
       * Survivors have been eliminated.
       */
      eliminated: ConditionEliminated;
    };

/**
 * Objectives that have been taken.
 */
export interface ConditionTaken {
  /**
   * Only those of this colour.
   */
  colour?: 'red' | 'blue' | 'green';
  /**
   * Only those of this group.
   */
  group?: Id;
  /**
   * Not those of this group.
   */
  except?: Id;
  /**
   * How many; all if nothing is said.
   */
  count?: HowMany;
}

/**
 * Objectives that somebody carries.
 */
export interface ConditionHeld {
  /**
   * Only those of this colour.
   */
  colour?: 'red' | 'blue' | 'green';
  /**
   * Only those of this group.
   */
  group?: Id;
  /**
   * Not those of this group.
   */
  except?: Id;
  /**
   * How many; all if nothing is said.
   */
  count?: HowMany;
}

/**
 * Objectives that have been loaded.
 */
export interface ConditionLoaded {
  /**
   * Only those of this colour.
   */
  colour?: 'red' | 'blue' | 'green';
  /**
   * Only those of this group.
   */
  group?: Id;
  /**
   * Not those of this group.
   */
  except?: Id;
  /**
   * The machine or the area.
   */
  into: Id;
  /**
   * How many; all if nothing is said.
   */
  count?: HowMany;
}

/**
 * Everybody is out and safe, or some are.
 */
export interface ConditionLeft {
  /**
   * By the exit, or aboard the train.
   */
  by: 'exit' | 'train';
  /**
   * A Wagon that has to leave with them.
   */
  with?: Id;
  /**
   * Only such survivors have to.
   */
  who?: PeopleFilter;
  /**
   * So many survivors at least; everybody if nothing is said, companions too.
   */
  count?: number;
  /**
   * Such companions have to instead: so many of them, or all.
   */
  companions?: CompanionFilter;
}

/**
 * Survivors and companions, and what has to be so of them. Companions count where nothing is asked but where they are.
 */
export interface ConditionPeople {
  /**
   * Where they stand.
   */
  in?: Place;
  /**
   * Of whom: everybody if nothing is said.
   */
  who?: Who;
  /**
   * What they carry.
   */
  holds?: Holding;
  /**
   * So many wounds at least.
   */
  wounded?: number;
  /**
   * Their danger level, or a higher one.
   */
  level?: DangerLevel;
  /**
   * A skill that they have, such as medic.
   */
  skill?: Id;
}

/**
 * Spawn tokens.
 */
export interface ConditionSpawnTokens {
  /**
   * Only those of this kind.
   */
  spawn?: 'starting' | 'mobile' | 'abomination' | 'corpse-pile';
  /**
   * Only those of this group.
   */
  group?: Id;
  /**
   * Where they lie.
   */
  in?: Place;
  /**
   * How they lie: active, with the inactive side up, a Corpse Pile that is safe for good, or out of the game.
   */
  status?: 'active' | 'inactive' | 'safe' | 'removed';
  /**
   * How many; all if nothing is said.
   */
  count?: HowMany;
}

/**
 * Zombies.
 */
export interface ConditionZombies {
  /**
   * Where; anywhere if nothing is said.
   */
  in?: Place;
  /**
   * Only those of this kind: walker, runner, fatty, abomination, or one of the mission's own.
   */
  kind?: Id;
  /**
   * How many at least; one if nothing is said.
   */
  count?: number;
}

/**
 * Objectives that lie on the board.
 */
export interface ConditionObjectives {
  /**
   * Only those of this colour.
   */
  colour?: 'red' | 'blue' | 'green';
  /**
   * Only those of this group.
   */
  group?: Id;
  /**
   * Not those of this group.
   */
  except?: Id;
  /**
   * Where; anywhere if nothing is said.
   */
  in?: Place;
  /**
   * How many at least; one if nothing is said.
   */
  count?: number;
}

/**
 * Where a machine is.
 */
export type ConditionMachine =
  | {
      /**
       * The token.
       */
      machine: Id;
      /**
       * It is there.
       */
      in: Place;
    }
  | {
      /**
       * The token.
       */
      machine: Id;
      /**
       * It is off the board.
       */
      gone: true;
    };

/**
 * Rounds.
 */
export interface ConditionRound {
  /**
   * In this round or later.
   */
  from?: number;
  /**
   * In this round or earlier.
   */
  to?: number;
  /**
   * In every second, third... round, counted from the first or from `from`.
   */
  every?: number;
}

/**
 * A counter begins at nought, and rules count it up and down.
 */
export type ConditionCounter =
  | {
      /**
       * Its name. The effect count moves it.
       */
      counter: Id;
      /**
       * So many or more.
       */
      atLeast: Threshold;
    }
  | {
      /**
       * Its name. The effect count moves it.
       */
      counter: Id;
      /**
       * So many or fewer.
       */
      atMost: Threshold;
    }
  | {
      /**
       * Its name. The effect count moves it.
       */
      counter: Id;
      /**
       * Just so many.
       */
      is: Threshold;
    };

/**
 * A rule or an action, and how often.
 */
export interface DoneOften {
  /**
   * Its name.
   */
  rule: Id;
  /**
   * How often at least.
   */
  times: number;
}

/**
 * A special rule. It has exactly one of when, asSoonAs, action, forbid, change, price, search, passage, carry and text; the first three say with do what happens.
 */
export type Rule =
  | {
      /**
       * The rule's own name.
       */
      id: Id;
      /**
       * The printed rules it stands for.
       */
      basis?: Basis;
      /**
       * The author's own words in place of the program's.
       */
      words?: Words;
      /**
       * It is left out of the game and of what is printed, and kept for its author.
       */
      off?: true;
      /**
       * Whenever this happens.
       */
      when: RuleEvent;
      /**
       * Only if this is so.
       */
      if?: Condition;
      /**
       * Only the first time: in the game, by each survivor, in each round or in each turn.
       */
      once?: true | 'each-survivor' | 'each-round' | 'each-turn';
      /**
       * What happens then, one thing after the other.
       */
      do: Effects;
      /**
       * Not more often than this, in the whole game.
       */
      times?: number;
    }
  | {
      /**
       * The rule's own name.
       */
      id: Id;
      /**
       * The printed rules it stands for.
       */
      basis?: Basis;
      /**
       * The author's own words in place of the program's.
       */
      words?: Words;
      /**
       * It is left out of the game and of what is printed, and kept for its author.
       */
      off?: true;
      /**
       * As soon as this is so, and then never again.
       */
      asSoonAs: Condition;
      /**
       * Only if this is so.
       */
      if?: Condition;
      /**
       * Only the first time: in the game, by each survivor, in each round or in each turn.
       */
      once?: true | 'each-survivor' | 'each-round' | 'each-turn';
      /**
       * What happens then, one thing after the other.
       */
      do: Effects;
      /**
       * Not more often than this, in the whole game.
       */
      times?: number;
    }
  | {
      /**
       * The rule's own name.
       */
      id: Id;
      /**
       * The printed rules it stands for.
       */
      basis?: Basis;
      /**
       * The author's own words in place of the program's.
       */
      words?: Words;
      /**
       * It is left out of the game and of what is printed, and kept for its author.
       */
      off?: true;
      /**
       * Something that survivors can do.
       */
      action: CustomAction;
      /**
       * Only if this is so.
       */
      if?: Condition;
      /**
       * Only the first time: in the game, by each survivor, in each round or in each turn.
       */
      once?: true | 'each-survivor' | 'each-round' | 'each-turn';
      /**
       * What happens then, one thing after the other.
       */
      do: Effects;
      /**
       * Not more often than this, in the whole game.
       */
      times?: number;
    }
  | {
      /**
       * The rule's own name.
       */
      id: Id;
      /**
       * The printed rules it stands for.
       */
      basis?: Basis;
      /**
       * The author's own words in place of the program's.
       */
      words?: Words;
      /**
       * It is left out of the game and of what is printed, and kept for its author.
       */
      off?: true;
      /**
       * Something that cannot be done.
       */
      forbid: Restriction;
    }
  | {
      /**
       * The rule's own name.
       */
      id: Id;
      /**
       * The printed rules it stands for.
       */
      basis?: Basis;
      /**
       * The author's own words in place of the program's.
       */
      words?: Words;
      /**
       * It is left out of the game and of what is printed, and kept for its author.
       */
      off?: true;
      /**
       * Objectives that are kept by whoever takes them.
       */
      carry: CarryRule;
    }
  | {
      /**
       * The rule's own name.
       */
      id: Id;
      /**
       * The printed rules it stands for.
       */
      basis?: Basis;
      /**
       * The author's own words in place of the program's.
       */
      words?: Words;
      /**
       * It is left out of the game and of what is printed, and kept for its author.
       */
      off?: true;
      /**
       * A rule in words. You apply it yourself.
       */
      text: Text;
    }
  | {
      /**
       * The rule's own name.
       */
      id: Id;
      /**
       * The printed rules it stands for.
       */
      basis?: Basis;
      /**
       * The author's own words in place of the program's.
       */
      words?: Words;
      /**
       * It is left out of the game and of what is printed, and kept for its author.
       */
      off?: true;
      /**
       * Something costs more than an action.
       */
      price: PriceRule;
    }
  | {
      /**
       * The rule's own name.
       */
      id: Id;
      /**
       * The printed rules it stands for.
       */
      basis?: Basis;
      /**
       * The author's own words in place of the program's.
       */
      words?: Words;
      /**
       * It is left out of the game and of what is printed, and kept for its author.
       */
      off?: true;
      /**
       * Something that is otherwise than the rules of the game say.
       */
      change: Change;
    }
  | {
      /**
       * The rule's own name.
       */
      id: Id;
      /**
       * The printed rules it stands for.
       */
      basis?: Basis;
      /**
       * The author's own words in place of the program's.
       */
      words?: Words;
      /**
       * It is left out of the game and of what is printed, and kept for its author.
       */
      off?: true;
      /**
       * Searching is different.
       */
      search: SearchRule;
    }
  | {
      /**
       * The rule's own name.
       */
      id: Id;
      /**
       * The printed rules it stands for.
       */
      basis?: Basis;
      /**
       * The author's own words in place of the program's.
       */
      words?: Words;
      /**
       * It is left out of the game and of what is printed, and kept for its author.
       */
      off?: true;
      /**
       * One move leads from one place to another.
       */
      passage: PassageRule;
    };

/**
 * When a rule applies; event says what must happen.
 */
export type RuleEvent =
  | EventSetUp
  | EventRoundBegins
  | EventPlayersPhaseEnds
  | EventZombiesPhase
  | EventEndPhase
  | EventObjectiveTaken
  | EventZombieKilled
  | EventUsed
  | EventEnters
  | EventSteppedOff
  | EventZombiesSpawned
  | EventZombieEnters
  | EventSpawnToken
  | EventCompanionRallied
  | EventTrainEnters
  | EventTrainReaches
  | EventZombieRidesOff
  | EventSearched
  | EventFound
  | EventLevelReached
  | EventWounded
  | EventSurvivorEliminated
  | EventLeaves
  | EventLeft
  | EventTurnBegins
  | EventTurnEnds;

/**
 * Before the first round.
 */
export interface EventSetUp {
  /**
   * What must happen.
   */
  event: 'set-up';
}

/**
 * At the beginning of every round.
 */
export interface EventRoundBegins {
  /**
   * What must happen.
   */
  event: 'round-begins';
}

/**
 * When all survivors have had their turns, before anything else moves.
 */
export interface EventPlayersPhaseEnds {
  /**
   * What must happen.
   */
  event: 'players-phase-ends';
}

/**
 * At the beginning of every Zombies' Phase, before the zombies act.
 */
export interface EventZombiesPhase {
  /**
   * What must happen.
   */
  event: 'zombies-phase';
}

/**
 * In every End Phase.
 */
export interface EventEndPhase {
  /**
   * What must happen.
   */
  event: 'end-phase';
}

/**
 * Whenever a survivor takes an objective.
 */
export interface EventObjectiveTaken {
  /**
   * What must happen.
   */
  event: 'objective-taken';
  /**
   * Only those of this colour.
   */
  colour?: 'red' | 'blue' | 'green';
  /**
   * Only those of this group.
   */
  group?: Id;
  /**
   * Not those of this group.
   */
  except?: Id;
  /**
   * Only where one of these does it; whoever does it, if nothing is said.
   */
  by?: PeopleFilter;
  /**
   * Only where it happens there.
   */
  in?: Place;
}

/**
 * Whenever a survivor eliminates a zombie.
 */
export interface EventZombieKilled {
  /**
   * What must happen.
   */
  event: 'zombie-killed';
  /**
   * Only those of this kind: walker, runner, fatty, abomination, or one of the mission's own.
   */
  kind?: Id;
  /**
   * Only where one of these does it; whoever does it, if nothing is said.
   */
  by?: PeopleFilter;
  /**
   * Only where it happens there.
   */
  in?: Place;
}

/**
 * Whenever a Zombie card brings zombies.
 */
export interface EventZombiesSpawned {
  /**
   * What must happen.
   */
  event: 'zombies-spawned';
  /**
   * Only those of this kind: walker, runner, fatty, abomination, or one of the mission's own.
   */
  kind?: Id;
  /**
   * Only where it happens there.
   */
  in?: Place;
}

/**
 * Whenever zombies have moved into an area: once for each kind that comes into a zone.
 */
export interface EventZombieEnters {
  /**
   * What must happen.
   */
  event: 'zombie-enters';
  /**
   * Only those of this kind: walker, runner, fatty, abomination, or one of the mission's own.
   */
  kind?: Id;
  /**
   * Which.
   */
  area: Place;
}

/**
 * Whenever something becomes of a spawn token.
 */
export interface EventSpawnToken {
  /**
   * What must happen.
   */
  event: 'spawn-token';
  /**
   * Only those of this kind.
   */
  spawn?: 'starting' | 'mobile' | 'abomination' | 'corpse-pile';
  /**
   * Only those of this group.
   */
  group?: Id;
  /**
   * What: it wakes or appears, falls asleep, is destroyed for good, leaves the game, or lies somewhere else.
   */
  becomes: 'active' | 'inactive' | 'safe' | 'removed' | 'moved';
  /**
   * Only where it lies there by then, or lay there last.
   */
  in?: Place;
}

/**
 * Whenever a survivor uses a card on a zone, and has done what the card says.
 */
export interface EventUsed {
  /**
   * What must happen.
   */
  event: 'used';
  /**
   * The card, such as dynamite or holy-water.
   */
  card: Id;
  /**
   * Only where this is in the zone.
   */
  on?: Target;
  /**
   * Only where one of these does it; whoever does it, if nothing is said.
   */
  by?: PeopleFilter;
  /**
   * Only where it happens there.
   */
  in?: Place;
}

/**
 * Whenever a survivor comes into an area.
 */
export interface EventEnters {
  /**
   * What must happen.
   */
  event: 'enters';
  /**
   * Which.
   */
  area: Place;
  /**
   * Only where one of these does it; whoever does it, if nothing is said.
   */
  by?: PeopleFilter;
}

/**
 * When an objective has stepped over the end of its track.
 */
export interface EventSteppedOff {
  /**
   * What must happen.
   */
  event: 'stepped-off';
  /**
   * The token.
   */
  objective: Id;
}

/**
 * What is in a zone. It has exactly one key.
 */
export type Target =
  | {
      /**
       * Such a spawn token; the rule applies to each.
       */
      token: SpawnTokenFilter;
    }
  | {
      /**
       * This Wagon or Gatling gun.
       */
      machine: Id;
    }
  | {
      /**
       * The zone is part of this area.
       */
      area: Place;
    };

/**
 * Which spawn tokens; all if nothing is said.
 */
export interface SpawnTokenFilter {
  /**
   * Only those of this kind.
   */
  spawn?: 'starting' | 'mobile' | 'abomination' | 'corpse-pile';
  /**
   * Only those of this group.
   */
  group?: Id;
}

/**
 * Which objectives; all if nothing is said.
 */
export interface ObjectiveFilter {
  /**
   * Only those of this colour.
   */
  colour?: 'red' | 'blue' | 'green';
  /**
   * Only those of this group.
   */
  group?: Id;
  /**
   * Not those of this group.
   */
  except?: Id;
}

/**
 * Something that happens by a rule; effect says what.
 */
export type Effect =
  | EffectAdrenaline
  | EffectCard
  | EffectSpreadSurvivors
  | EffectStep
  | EffectRemoveTokens
  | EffectRemoveMachine
  | EffectRemove
  | EffectMove
  | EffectPlace
  | EffectWake
  | EffectSleep
  | EffectReveal
  | EffectSpawn
  | EffectLoad
  | EffectZombies
  | EffectNoise
  | EffectCount
  | EffectLose
  | EffectIf
  | EffectRoll
  | EffectChoose
  | EffectEach
  | EffectWin
  | EffectLater
  | EffectActivate
  | EffectBountyWeapon
  | EffectCompanion
  | EffectSetAside
  | EffectScatter
  | EffectTrainStarts
  | EffectToFirstSpawnZone
  | EffectFlipTile
  | EffectDiscard
  | EffectNoStartingWeapons
  | EffectWound
  | EffectHeal
  | EffectActions
  | EffectLevel
  | EffectSkill
  | EffectMovePeople
  | EffectReturn
  | EffectEliminate
  | EffectLeave;

/**
 * Adrenaline points for survivors.
 */
export interface EffectAdrenaline {
  /**
   * What happens.
   */
  effect: 'adrenaline';
  /**
   * How many; below nought they are lost.
   */
  amount: Gain;
  /**
   * Who gets them; the survivor at hand if nothing is said.
   */
  to?: People;
}

/**
 * A card: out of the Equipment deck, which is shuffled where one is looked up in it, or from elsewhere.
 */
export interface EffectCard {
  /**
   * What happens.
   */
  effect: 'card';
  /**
   * The card, such as holy-water; of several the players choose one; the top card if nothing is said.
   */
  card?: Cards;
  /**
   * Where it comes from: a deck of the mission, equipment or discards; the Equipment deck if nothing is said.
   */
  from?: Id;
  /**
   * How many; one if nothing is said.
   */
  count?: Amount;
  /**
   * Who gets it: the survivor at hand if nothing is said.
   */
  to?: Receiver;
}

/**
 * Survivors start in the starting zones as evenly as possible.
 */
export interface EffectSpreadSurvivors {
  /**
   * What happens.
   */
  effect: 'spread-survivors';
}

/**
 * An objective goes one zone along an area, in the order of its zones; after the last it is off the board.
 */
export interface EffectStep {
  /**
   * What happens.
   */
  effect: 'step';
  /**
   * The token.
   */
  objective: Id;
  /**
   * The area.
   */
  along: Id;
}

/**
 * Spawn tokens are taken out of the game.
 */
export interface EffectRemoveTokens {
  /**
   * What happens.
   */
  effect: 'remove-tokens';
  /**
   * Which; all if nothing is said.
   */
  which?: SpawnTokenFilter;
  /**
   * Only those that lie there.
   */
  in?: Place;
}

/**
 * A Wagon or a Gatling gun is taken off the board.
 */
export interface EffectRemoveMachine {
  /**
   * What happens.
   */
  effect: 'remove-machine';
  /**
   * The token.
   */
  machine: Id;
}

/**
 * Pieces are taken off the board, for good. It has exactly one of objectives, spawnTokens, zombies and machine.
 */
export type EffectRemove =
  | {
      /**
       * What happens.
       */
      effect: 'remove';
      /**
       * Objectives that lie on the board. They show what they were, and are not asked for any more.
       */
      objectives: ObjectiveFilter;
      /**
       * Only those that are there.
       */
      in?: Place;
      /**
       * Only so many of them, drawn by lot; all if nothing is said.
       */
      count?: Amount;
      /**
       * The survivor at hand gets adrenaline for zombies.
       */
      adrenaline?: true;
    }
  | {
      /**
       * What happens.
       */
      effect: 'remove';
      /**
       * Spawn tokens that lie on the board.
       */
      spawnTokens: SpawnTokenFilter;
      /**
       * Only those that are there.
       */
      in?: Place;
      /**
       * Only so many of them, drawn by lot; all if nothing is said.
       */
      count?: Amount;
      /**
       * The survivor at hand gets adrenaline for zombies.
       */
      adrenaline?: true;
    }
  | {
      /**
       * What happens.
       */
      effect: 'remove';
      /**
       * Zombies.
       */
      zombies: ZombieFilter;
      /**
       * Only those that are there.
       */
      in?: Place;
      /**
       * Only so many of them, drawn by lot; all if nothing is said.
       */
      count?: Amount;
      /**
       * The survivor at hand gets adrenaline for zombies.
       */
      adrenaline?: true;
    }
  | {
      /**
       * What happens.
       */
      effect: 'remove';
      /**
       * This Wagon or Gatling gun.
       */
      machine: Id;
      /**
       * Only those that are there.
       */
      in?: Place;
      /**
       * Only so many of them, drawn by lot; all if nothing is said.
       */
      count?: Amount;
      /**
       * The survivor at hand gets adrenaline for zombies.
       */
      adrenaline?: true;
    };

/**
 * Pieces are put somewhere else. It has exactly one of objectives, spawnTokens, zombies and machine.
 */
export type EffectMove =
  | {
      /**
       * What happens.
       */
      effect: 'move';
      /**
       * Objectives that lie on the board.
       */
      objectives: ObjectiveFilter;
      /**
       * Only those that are there.
       */
      in?: Place;
      /**
       * Only so many of them, drawn by lot; all if nothing is said.
       */
      count?: Amount;
      /**
       * Where to: each into the nearest zone of it.
       */
      to: Place;
    }
  | {
      /**
       * What happens.
       */
      effect: 'move';
      /**
       * Spawn tokens that lie on the board.
       */
      spawnTokens: SpawnTokenFilter;
      /**
       * Only those that are there.
       */
      in?: Place;
      /**
       * Only so many of them, drawn by lot; all if nothing is said.
       */
      count?: Amount;
      /**
       * Where to: each into the nearest zone of it.
       */
      to: Place;
    }
  | {
      /**
       * What happens.
       */
      effect: 'move';
      /**
       * Zombies.
       */
      zombies: ZombieFilter;
      /**
       * Only those that are there.
       */
      in?: Place;
      /**
       * Only so many of them, drawn by lot; all if nothing is said.
       */
      count?: Amount;
      /**
       * Where to: each into the nearest zone of it.
       */
      to: Place;
    }
  | {
      /**
       * What happens.
       */
      effect: 'move';
      /**
       * This Wagon or Gatling gun. Whoever sits in a Wagon goes with it; nobody moves otherwise.
       */
      machine: Id;
      /**
       * Only those that are there.
       */
      in?: Place;
      /**
       * Only so many of them, drawn by lot; all if nothing is said.
       */
      count?: Amount;
      /**
       * Where to: each into the nearest zone of it.
       */
      to: Place;
    }
  | {
      /**
       * What happens.
       */
      effect: 'move';
      /**
       * Only those that are there.
       */
      in?: Place;
      /**
       * Only so many of them, drawn by lot; all if nothing is said.
       */
      count?: Amount;
      /**
       * Where to: each into the nearest zone of it.
       */
      to: Place;
      /**
       * Companions whom nobody leads.
       */
      companions: CompanionFilter;
    };

/**
 * Pieces that wait beside the board are laid down. It has exactly one of objectives and spawnTokens.
 */
export type EffectPlace =
  | {
      /**
       * What happens.
       */
      effect: 'place';
      /**
       * Objectives that wait.
       */
      objectives: ObjectiveFilter;
      /**
       * Where: one after the other into its zones; where each lies on the map, if nothing is said.
       */
      in?: Place;
      /**
       * Only so many of them, drawn by lot; all if nothing is said.
       */
      count?: Amount;
    }
  | {
      /**
       * What happens.
       */
      effect: 'place';
      /**
       * Spawn tokens that wait.
       */
      spawnTokens: SpawnTokenFilter;
      /**
       * Where: one after the other into its zones; where each lies on the map, if nothing is said.
       */
      in?: Place;
      /**
       * Only so many of them, drawn by lot; all if nothing is said.
       */
      count?: Amount;
    };

/**
 * Spawn tokens are turned to their active side.
 */
export interface EffectWake {
  /**
   * What happens.
   */
  effect: 'wake';
  /**
   * Which; all if nothing is said.
   */
  which?: SpawnTokenFilter;
  /**
   * Only those that lie there.
   */
  in?: Place;
  /**
   * Only so many of them, drawn by lot; all if nothing is said.
   */
  count?: Amount;
}

/**
 * Spawn tokens are turned to their inactive side.
 */
export interface EffectSleep {
  /**
   * What happens.
   */
  effect: 'sleep';
  /**
   * Which; all if nothing is said.
   */
  which?: SpawnTokenFilter;
  /**
   * Only those that lie there.
   */
  in?: Place;
  /**
   * Only so many of them, drawn by lot; all if nothing is said.
   */
  count?: Amount;
}

/**
 * Face-down objectives are turned face up where they lie.
 */
export interface EffectReveal {
  /**
   * What happens.
   */
  effect: 'reveal';
  /**
   * Which; all if nothing is said.
   */
  which?: ObjectiveFilter;
  /**
   * Only those that lie there.
   */
  in?: Place;
  /**
   * Only so many of them, drawn by lot; all if nothing is said.
   */
  count?: Amount;
}

/**
 * Zombie cards are drawn, as for a spawn token.
 */
export interface EffectSpawn {
  /**
   * What happens.
   */
  effect: 'spawn';
  /**
   * Where: for each zone of it.
   */
  in: Place;
  /**
   * How many for each zone; one if nothing is said.
   */
  cards?: Amount;
}

/**
 * Whatever objectives the survivor at hand carries are loaded, for good.
 */
export interface EffectLoad {
  /**
   * What happens.
   */
  effect: 'load';
  /**
   * Only those of this colour.
   */
  colour?: 'red' | 'blue' | 'green';
  /**
   * Only those of this group.
   */
  group?: Id;
  /**
   * Not those of this group.
   */
  except?: Id;
  /**
   * The machine or the area.
   */
  into: Id;
}

/**
 * Zombies appear.
 */
export interface EffectZombies {
  /**
   * What happens.
   */
  effect: 'zombies';
  /**
   * Which: walker, runner, fatty, abomination, or one of the mission's own.
   */
  kind: Id;
  /**
   * How many; one if nothing is said.
   */
  count?: Amount;
  /**
   * Where: so many in each zone of it.
   */
  in: Place;
}

/**
 * Zombies that are on the board act once more, now.
 */
export interface EffectActivate {
  /**
   * What happens.
   */
  effect: 'activate';
  /**
   * Only those of this kind: walker, runner, fatty, abomination, or one of the mission's own.
   */
  kind?: Id;
  /**
   * Only those that are there; all on the board, if nothing is said.
   */
  in?: Place;
}

/**
 * The noise token goes there and shows its Boom side.
 */
export interface EffectNoise {
  /**
   * What happens.
   */
  effect: 'noise';
  /**
   * Where: the first zone of it.
   */
  in: Place;
}

/**
 * A counter goes up or down; it never goes below nought.
 */
export interface EffectCount {
  /**
   * What happens.
   */
  effect: 'count';
  /**
   * Its name.
   */
  counter: Id;
  /**
   * How far; one up if nothing is said.
   */
  by?: Gain;
  /**
   * It is set to this instead.
   */
  to?: Threshold;
}

/**
 * The game is lost.
 */
export interface EffectLose {
  /**
   * What happens.
   */
  effect: 'lose';
}

/**
 * The game is won.
 */
export interface EffectWin {
  /**
   * What happens.
   */
  effect: 'win';
}

/**
 * What happens, one thing after the other.
 */
export type Effects = Effect[];

/**
 * Some of what happens depends on something.
 */
export interface EffectIf {
  /**
   * What happens.
   */
  effect: 'if';
  /**
   * On what.
   */
  if: Condition;
  /**
   * What happens if it is so.
   */
  do: Effects;
  /**
   * What happens if it is not.
   */
  else?: Effects;
}

/**
 * Dice are rolled, and what happens depends on what they show together.
 */
export interface EffectRoll {
  /**
   * What happens.
   */
  effect: 'roll';
  /**
   * How many; one if nothing is said.
   */
  dice?: number;
  /**
   * What comes of it: the first that fits, if any does.
   */
  outcomes: Outcome[];
}

/**
 * What some of the results bring; all of them, if neither from nor to is said.
 */
export interface Outcome {
  /**
   * The lowest.
   */
  from?: Threshold;
  /**
   * The highest.
   */
  to?: Threshold;
  /**
   * What happens.
   */
  do: Effects;
}

/**
 * Players choose one of several things.
 */
export interface EffectChoose {
  /**
   * What happens.
   */
  effect: 'choose';
  /**
   * Between what. The player of the survivor at hand chooses, or else the first player.
   */
  options: ChooseOption[];
}

/**
 * Something to choose.
 */
export interface ChooseOption {
  /**
   * What it is called in the list of answers; what it does, if nothing is said.
   */
  name?: Text;
  /**
   * It can be chosen only if this is so.
   */
  if?: Condition;
  /**
   * What happens then.
   */
  do: Effects;
}

/**
 * The same for each of several survivors, or in each of several zones.
 */
export type EffectEach =
  | {
      /**
       * What happens.
       */
      effect: 'each';
      /**
       * For each of these, as the survivor at hand.
       */
      who: People;
      /**
       * What happens.
       */
      do: Effects;
    }
  | {
      /**
       * What happens.
       */
      effect: 'each';
      /**
       * In each of these zones, as the zone that is meant by here.
       */
      in: Place;
      /**
       * What happens.
       */
      do: Effects;
    };

/**
 * Something that happens when some rounds have gone by, as the round begins.
 */
export interface EffectLater {
  /**
   * What happens.
   */
  effect: 'later';
  /**
   * How many rounds later: 1 for the next. It happens before rules about the beginning of rounds.
   */
  rounds: number;
  /**
   * What happens then; the survivor and `here` are those of now. No more than 24 such things wait at a time.
   */
  do: Effects;
}

/**
 * Something that survivors can do in this mission.
 */
export interface CustomAction {
  /**
   * What it is called in a list of actions.
   */
  name: Text;
  /**
   * Where the survivor must be; anywhere if nothing is said.
   */
  in?: Place;
  /**
   * The machine that must be in the survivor's zone.
   */
  beside?: Id;
  /**
   * How many actions it costs; one if nothing is said.
   */
  actions?: number;
  /**
   * What has to be given up besides.
   */
  pay?: Prices;
  /**
   * It costs no action and can be done in anybody's turn, whenever nothing else is being done.
   */
  anyTime?: true;
}

/**
 * Different ways to pay.
 */
export type Prices = Price[];

/**
 * Something to give up. It has exactly one key, but for how many of a counter.
 */
export type Price =
  | {
      /**
       * A card of this sort is discarded, or one of these.
       */
      card: Cards;
    }
  | {
      /**
       * Such an objective that the survivor carries is given up.
       */
      objective: ObjectiveFilter;
    }
  | {
      /**
       * So many adrenaline points are lost; only those beyond the beginning of a danger level can be.
       */
      adrenaline: number;
    }
  | {
      /**
       * So many wounds are taken; nobody pays with their life.
       */
      wounds: number;
    }
  | {
      /**
       * This counter goes down.
       */
      counter: Id;
      /**
       * How far, with counter; by one if nothing is said.
       */
      count?: number;
    }
  | {
      /**
       * All of these together.
       */
      all: Price[];
    };

/**
 * Objectives that somebody keeps.
 */
export interface CarryRule {
  /**
   * Only those of this colour.
   */
  colour?: 'red' | 'blue' | 'green';
  /**
   * Only those of this group.
   */
  group?: Id;
  /**
   * Not those of this group.
   */
  except?: Id;
  /**
   * Beside the dashboard, where they take no slot; in a slot of the inventory, like a card; or with a companion of the survivor, one each.
   */
  by: 'dashboard' | 'slot' | 'companion';
  /**
   * Only companions of this class carry them.
   */
  class?: Class;
}

/**
 * Something that cannot be done; what says what.
 */
export type Restriction =
  | ForbidTake
  | ForbidEnter
  | ForbidExit
  | ForbidSpawn
  | ForbidRally
  | ForbidHolyWater
  | ForbidAwaken
  | ForbidMove
  | ForbidTrade
  | ForbidMelee
  | ForbidRanged
  | ForbidReload
  | ForbidMakeNoise
  | ForbidDrive
  | ForbidFire
  | ForbidUse
  | ForbidDo
  | ForbidSkill
  | ForbidSearch
  | ForbidDefeat;

/**
 * Taking objectives.
 */
export interface ForbidTake {
  /**
   * What cannot be done.
   */
  what: 'take';
  /**
   * Only those of this colour.
   */
  colour?: 'red' | 'blue' | 'green';
  /**
   * Only those of this group.
   */
  group?: Id;
  /**
   * Not those of this group.
   */
  except?: Id;
  /**
   * Only these survivors; all if nothing is said.
   */
  who?: PeopleFilter;
  /**
   * Only where they stand there.
   */
  in?: Place;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
  /**
   * Only until this is so; from then on never again.
   */
  until?: Condition;
}

/**
 * Coming into an area or a machine's zone, for survivors and zombies, or for some survivors only.
 */
export type ForbidEnter =
  | {
      /**
       * What cannot be done.
       */
      what: 'enter';
      /**
       * Which.
       */
      area: AreaName;
      /**
       * It is for these survivors only, and asked of each of them by themselves; zombies come and go as they like.
       */
      who?: 'all' | PeopleFilter;
      /**
       * Only as long as this is so.
       */
      asLongAs?: Condition;
      /**
       * Not where this is so.
       */
      unless?: Condition;
      /**
       * Only until this is so; from then on never again.
       */
      until?: Condition;
    }
  | {
      /**
       * What cannot be done.
       */
      what: 'enter';
      /**
       * The machine.
       */
      machine: Id;
      /**
       * It is for these survivors only, and asked of each of them by themselves; zombies come and go as they like.
       */
      who?: 'all' | PeopleFilter;
      /**
       * Only as long as this is so.
       */
      asLongAs?: Condition;
      /**
       * Not where this is so.
       */
      unless?: Condition;
      /**
       * Only until this is so; from then on never again.
       */
      until?: Condition;
    };

/**
 * Leaving by the exit.
 */
export interface ForbidExit {
  /**
   * What cannot be done.
   */
  what: 'exit';
  /**
   * Only these survivors; all if nothing is said.
   */
  who?: PeopleFilter;
  /**
   * Only where they stand there.
   */
  in?: Place;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
  /**
   * Only until this is so; from then on never again.
   */
  until?: Condition;
}

/**
 * What something is called that goals and rules call by an id.
 */
export interface Named {
  /**
   * What goals and rules call it.
   */
  id: Id;
  /**
   * What players call it.
   */
  name: Text;
}

/**
 * A grade for as many points.
 */
export interface Grade {
  /**
   * The counter that has the points.
   */
  counter: Id;
  /**
   * How many at least.
   */
  from: number;
  /**
   * What it is called.
   */
  name: Text;
}

/**
 * Drawing Zombie cards for spawn tokens.
 */
export interface ForbidSpawn {
  /**
   * What cannot be done.
   */
  what: 'spawn';
  /**
   * Only those of this kind. Where no kind is named, Zombie cards that rules draw are meant, too.
   */
  spawn?: 'starting' | 'mobile' | 'abomination' | 'corpse-pile';
  /**
   * Only those of this group.
   */
  group?: Id;
  /**
   * Only there.
   */
  in?: Place;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
  /**
   * Only until this is so; from then on never again.
   */
  until?: Condition;
}

/**
 * Printed rules by their numbers, such as UOA-MISSION-M0-05.
 */
export type Basis = string[];

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
  /**
   * The rules that come in addition.
   */
  rules?: Rule[];
  /**
   * The goals that come in addition.
   */
  goals?: Goal[];
  /**
   * Optional rules that are on or off for these.
   */
  options?: {
    [k: string]: boolean;
  };
  /**
   * The companions beside the board who come in addition.
   */
  aside?: AsideCompanion[];
}

/**
 * A class of survivors.
 */
export type Class = 'Brawler' | 'Faithful' | 'Gunslinger' | 'Townsfolk';

/**
 * A danger level.
 */
export type DangerLevel = 'blue' | 'yellow' | 'orange' | 'red';

/**
 * Which companions; all if nothing is said.
 */
export interface CompanionFilter {
  /**
   * Only those of this class.
   */
  class?: Class;
  /**
   * Only those of this group.
   */
  group?: Id;
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
   * Somebody leads them from the start; the players choose who.
   */
  led?: true;
  /**
   * A name that goals and rules use for all of these with the same word here.
   */
  group?: Id;
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
 * Somebody who comes in by a rule.
 */
export interface AsideCompanion {
  /**
   * The companion's own name.
   */
  id: Id;
  /**
   * The class of the survivor, where any of that class will do.
   */
  class?: Class;
  /**
   * The survivor, where it is a certain one.
   */
  survivor?: string;
  /**
   * A name that goals and rules use for all of these with the same word here.
   */
  group?: Id;
}

/**
 * Companions who have a leader.
 */
export interface ConditionRallied {
  /**
   * Only those of this class.
   */
  class?: Class;
  /**
   * Only those of this group.
   */
  group?: Id;
  /**
   * How many; all if nothing is said.
   */
  count?: HowMany;
}

/**
 * Companions whom the survivor at hand leads.
 */
export interface ConditionLeads {
  /**
   * Only those of this class.
   */
  class?: Class;
  /**
   * Only those of this group.
   */
  group?: Id;
  /**
   * How many at least; one if nothing is said.
   */
  count?: number;
}

/**
 * Bounty weapons that have been won.
 */
export interface ConditionBountyWeapons {
  /**
   * Only those that were set aside.
   */
  from?: 'reserve';
  /**
   * How many; all if nothing is said.
   */
  count?: HowMany;
}

/**
 * Whenever a survivor rallies a companion.
 */
export interface EventCompanionRallied {
  /**
   * What must happen.
   */
  event: 'companion-rallied';
  /**
   * Only those of this class.
   */
  class?: Class;
  /**
   * Only those of this group.
   */
  group?: Id;
  /**
   * Only where one of these does it; whoever does it, if nothing is said.
   */
  by?: PeopleFilter;
  /**
   * Only where it happens there.
   */
  in?: Place;
}

/**
 * When the train comes in.
 */
export interface EventTrainEnters {
  /**
   * What must happen.
   */
  event: 'train-enters';
}

/**
 * When the train drives over a zone of an area.
 */
export interface EventTrainReaches {
  /**
   * What must happen.
   */
  event: 'train-reaches';
  /**
   * Which.
   */
  area: Place;
}

/**
 * When a part of the train leaves the board and a zombie is aboard, in whichever part.
 */
export interface EventZombieRidesOff {
  /**
   * What must happen.
   */
  event: 'zombie-rides-off';
}

/**
 * The top bounty weapon, if there is one left, for survivors.
 */
export interface EffectBountyWeapon {
  /**
   * What happens.
   */
  effect: 'bounty-weapon';
  /**
   * One of those that were set aside instead.
   */
  from?: 'reserve';
  /**
   * Who gets it; the survivor at hand if nothing is said.
   */
  to?: People;
}

/**
 * Somebody who waited aside joins the survivor at hand.
 */
export interface EffectCompanion {
  /**
   * What happens.
   */
  effect: 'companion';
  /**
   * Only one of this group.
   */
  group?: Id;
}

/**
 * Bounty weapons are drawn and laid aside, face down.
 */
export interface EffectSetAside {
  /**
   * What happens.
   */
  effect: 'set-aside';
  /**
   * How many.
   */
  weapons: number;
}

/**
 * Companions are put at random into the zones of an area, not two into one while there are others.
 */
export interface EffectScatter {
  /**
   * What happens.
   */
  effect: 'scatter';
  /**
   * Only those of this class.
   */
  class?: Class;
  /**
   * Only those of this group.
   */
  group?: Id;
  /**
   * Where.
   */
  over: Place;
}

/**
 * The train of the mission drives from now on, one step after every Players' Phase; one that is not there yet comes in first.
 */
export interface EffectTrainStarts {
  /**
   * What happens.
   */
  effect: 'train-starts';
}

/**
 * Spawn tokens are moved to the First Spawn Zone; the one at hand, if nothing is said.
 */
export interface EffectToFirstSpawnZone {
  /**
   * What happens.
   */
  effect: 'to-first-spawn-zone';
  /**
   * Which.
   */
  which?: SpawnTokenFilter;
}

/**
 * A tile is turned over. Zombies on it are eliminated, people on it step aside into the nearest street.
 */
export interface EffectFlipTile {
  /**
   * What happens.
   */
  effect: 'flip-tile';
  /**
   * The placement; the one under the spawn token at hand, if nothing is said.
   */
  tile?: Id;
  /**
   * The survivor at hand gets adrenaline for the zombies.
   */
  adrenaline?: true;
}

/**
 * Rallying companions.
 */
export interface ForbidRally {
  /**
   * What cannot be done.
   */
  what: 'rally';
  /**
   * Only those of this class.
   */
  class?: Class;
  /**
   * Only those of this group.
   */
  group?: Id;
  /**
   * Only these survivors; all if nothing is said.
   */
  who?: PeopleFilter;
  /**
   * Only where they stand there.
   */
  in?: Place;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
  /**
   * Only until this is so; from then on never again.
   */
  until?: Condition;
}

/**
 * Moving spawn tokens with Holy Water.
 */
export interface ForbidHolyWater {
  /**
   * What cannot be done.
   */
  what: 'holy-water';
  /**
   * Only those of this kind.
   */
  spawn?: 'starting' | 'mobile' | 'abomination' | 'corpse-pile';
  /**
   * Only those of this group.
   */
  group?: Id;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
  /**
   * Only until this is so; from then on never again.
   */
  until?: Condition;
}

/**
 * Turning spawn tokens to their active side.
 */
export interface ForbidAwaken {
  /**
   * What cannot be done.
   */
  what: 'awaken';
  /**
   * Only those of this kind.
   */
  spawn?: 'starting' | 'mobile' | 'abomination' | 'corpse-pile';
  /**
   * Only those of this group.
   */
  group?: Id;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
  /**
   * Only until this is so; from then on never again.
   */
  until?: Condition;
}

/**
 * What has to be given up besides the action; for says for what.
 */
export type PriceRule = PriceRally | PriceExit | PriceTake | PriceSearch | PriceEnter | PriceDrive;

/**
 * Cards of the Equipment deck that lie by themselves, face down.
 */
export interface MissionDeck {
  /**
   * The deck's own name.
   */
  id: Id;
  /**
   * What players call it.
   */
  name: Text;
  /**
   * How many there are of each card. The Equipment deck must have as many.
   */
  cards: {
    [k: string]: number;
  };
}

/**
 * Whenever a survivor has searched.
 */
export interface EventSearched {
  /**
   * What must happen.
   */
  event: 'searched';
  /**
   * Only where one of these does it; whoever does it, if nothing is said.
   */
  by?: PeopleFilter;
  /**
   * Only where it happens there.
   */
  in?: Place;
}

/**
 * Whenever a survivor draws a card by searching.
 */
export interface EventFound {
  /**
   * What must happen.
   */
  event: 'found';
  /**
   * Only such a card. Each is looked at before it is put away.
   */
  card?: Cards;
  /**
   * Only where one of these does it; whoever does it, if nothing is said.
   */
  by?: PeopleFilter;
  /**
   * Only where it happens there.
   */
  in?: Place;
}

/**
 * Searching.
 */
export interface ForbidSearch {
  /**
   * What cannot be done.
   */
  what: 'search';
  /**
   * Only for these; for everybody if nothing is said.
   */
  who?: PeopleFilter;
  /**
   * Only there; anywhere if nothing is said.
   */
  in?: Place;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
  /**
   * Only until this is so; from then on never again.
   */
  until?: Condition;
}

/**
 * Survivors give up cards that they hold, or objectives that they carry.
 */
export type EffectDiscard =
  | {
      /**
       * What happens.
       */
      effect: 'discard';
      /**
       * Whose; the survivor at hand if nothing is said.
       */
      who?: People;
      /**
       * Such cards.
       */
      card: Cards;
      /**
       * How many each of them gives up, or as many as there are; one if nothing is said.
       */
      count?: DiscardCount;
      /**
       * Drawn by lot; of their choice if nothing is said.
       */
      pick?: 'lot';
    }
  | {
      /**
       * What happens.
       */
      effect: 'discard';
      /**
       * Whose; the survivor at hand if nothing is said.
       */
      who?: People;
      /**
       * Such objectives.
       */
      objective: ObjectiveFilter;
      /**
       * How many each of them gives up, or as many as there are; one if nothing is said.
       */
      count?: DiscardCount;
      /**
       * Drawn by lot; of their choice if nothing is said.
       */
      pick?: 'lot';
    };

/**
 * So many, or all.
 */
export type DiscardCount = 'all' | Amount;

/**
 * Survivors choose no starting weapons.
 */
export interface EffectNoStartingWeapons {
  /**
   * What happens.
   */
  effect: 'no-starting-weapons';
}

/**
 * How survivors search.
 */
export interface SearchRule {
  /**
   * So many cards are drawn.
   */
  cards?: number;
  /**
   * Where they are drawn from: a deck of the mission, or discards. Where nothing is left nobody can search.
   */
  from?: Id;
  /**
   * Streets can be searched as well.
   */
  anywhere?: true;
  /**
   * A survivor can search more than once in a turn.
   */
  again?: true;
  /**
   * Only for these; for everybody if nothing is said.
   */
  who?: PeopleFilter;
  /**
   * Only there; anywhere if nothing is said.
   */
  in?: Place;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
}

/**
 * Rallying companions.
 */
export interface PriceRally {
  /**
   * For what.
   */
  for: 'rally';
  /**
   * Only those of this class.
   */
  class?: Class;
  /**
   * Only those of this group.
   */
  group?: Id;
  /**
   * Different ways to pay.
   */
  pay: Prices;
  /**
   * Only for these; for everybody if nothing is said.
   */
  who?: PeopleFilter;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
}

/**
 * Leaving by the exit.
 */
export interface PriceExit {
  /**
   * For what.
   */
  for: 'exit';
  /**
   * Different ways to pay.
   */
  pay: Prices;
  /**
   * Only for these; for everybody if nothing is said.
   */
  who?: PeopleFilter;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
}

/**
 * Taking objectives.
 */
export interface PriceTake {
  /**
   * For what.
   */
  for: 'take';
  /**
   * Only those of this colour.
   */
  colour?: 'red' | 'blue' | 'green';
  /**
   * Only those of this group.
   */
  group?: Id;
  /**
   * Not those of this group.
   */
  except?: Id;
  /**
   * Only there; anywhere if nothing is said.
   */
  in?: Place;
  /**
   * Different ways to pay.
   */
  pay: Prices;
  /**
   * Only for these; for everybody if nothing is said.
   */
  who?: PeopleFilter;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
}

/**
 * Searching.
 */
export interface PriceSearch {
  /**
   * For what.
   */
  for: 'search';
  /**
   * Only there; anywhere if nothing is said.
   */
  in?: Place;
  /**
   * Different ways to pay.
   */
  pay: Prices;
  /**
   * Only for these; for everybody if nothing is said.
   */
  who?: PeopleFilter;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
}

/**
 * Coming into a place by one's own action, from outside of it.
 */
export interface PriceEnter {
  /**
   * For what.
   */
  for: 'enter';
  /**
   * Which. Whoever comes in by an action of their own, on foot or driving, pays; whoever is brought along does not.
   */
  in: Place;
  /**
   * Different ways to pay.
   */
  pay: Prices;
  /**
   * Only for these; for everybody if nothing is said.
   */
  who?: PeopleFilter;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
}

/**
 * Taking a Wagon or a Gatling gun along.
 */
export interface PriceDrive {
  /**
   * For what.
   */
  for: 'drive';
  /**
   * Only this one.
   */
  machine?: Id;
  /**
   * Different ways to pay.
   */
  pay: Prices;
  /**
   * Only for these; for everybody if nothing is said.
   */
  who?: PeopleFilter;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
}

/**
 * Going on foot: Move actions, Charges and jumps, also free ones.
 */
export interface ForbidMove {
  /**
   * What cannot be done.
   */
  what: 'move';
  /**
   * Only these survivors; all if nothing is said.
   */
  who?: PeopleFilter;
  /**
   * Only where they stand there.
   */
  in?: Place;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
  /**
   * Only until this is so; from then on never again.
   */
  until?: Condition;
}

/**
 * Trading, whoever begins it.
 */
export interface ForbidTrade {
  /**
   * What cannot be done.
   */
  what: 'trade';
  /**
   * Only these survivors; all if nothing is said.
   */
  who?: PeopleFilter;
  /**
   * Only where they stand there.
   */
  in?: Place;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
  /**
   * Only until this is so; from then on never again.
   */
  until?: Condition;
}

/**
 * Melee actions, Charges among them.
 */
export interface ForbidMelee {
  /**
   * What cannot be done.
   */
  what: 'melee';
  /**
   * Only these survivors; all if nothing is said.
   */
  who?: PeopleFilter;
  /**
   * Only where they stand there.
   */
  in?: Place;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
  /**
   * Only until this is so; from then on never again.
   */
  until?: Condition;
}

/**
 * Ranged actions: shots, Fanning, throws and the Gatling gun.
 */
export interface ForbidRanged {
  /**
   * What cannot be done.
   */
  what: 'ranged';
  /**
   * Only these survivors; all if nothing is said.
   */
  who?: PeopleFilter;
  /**
   * Only where they stand there.
   */
  in?: Place;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
  /**
   * Only until this is so; from then on never again.
   */
  until?: Condition;
}

/**
 * Reloading.
 */
export interface ForbidReload {
  /**
   * What cannot be done.
   */
  what: 'reload';
  /**
   * Only these survivors; all if nothing is said.
   */
  who?: PeopleFilter;
  /**
   * Only where they stand there.
   */
  in?: Place;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
  /**
   * Only until this is so; from then on never again.
   */
  until?: Condition;
}

/**
 * Making noise on purpose.
 */
export interface ForbidMakeNoise {
  /**
   * What cannot be done.
   */
  what: 'make-noise';
  /**
   * Only these survivors; all if nothing is said.
   */
  who?: PeopleFilter;
  /**
   * Only where they stand there.
   */
  in?: Place;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
  /**
   * Only until this is so; from then on never again.
   */
  until?: Condition;
}

/**
 * Driving a Wagon or moving a Gatling gun.
 */
export interface ForbidDrive {
  /**
   * What cannot be done.
   */
  what: 'drive';
  /**
   * Only this one.
   */
  machine?: Id;
  /**
   * Only these survivors; all if nothing is said.
   */
  who?: PeopleFilter;
  /**
   * Only where they stand there.
   */
  in?: Place;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
  /**
   * Only until this is so; from then on never again.
   */
  until?: Condition;
}

/**
 * Firing a Gatling gun.
 */
export interface ForbidFire {
  /**
   * What cannot be done.
   */
  what: 'fire';
  /**
   * Only this one.
   */
  machine?: Id;
  /**
   * Only these survivors; all if nothing is said.
   */
  who?: PeopleFilter;
  /**
   * Only where they stand there.
   */
  in?: Place;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
  /**
   * Only until this is so; from then on never again.
   */
  until?: Condition;
}

/**
 * Attacking with a card, throwing it or pouring it out.
 */
export interface ForbidUse {
  /**
   * What cannot be done.
   */
  what: 'use';
  /**
   * The card, or one of these.
   */
  card: Cards;
  /**
   * Only these survivors; all if nothing is said.
   */
  who?: PeopleFilter;
  /**
   * Only where they stand there.
   */
  in?: Place;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
  /**
   * Only until this is so; from then on never again.
   */
  until?: Condition;
}

/**
 * An action of this mission.
 */
export interface ForbidDo {
  /**
   * What cannot be done.
   */
  what: 'do';
  /**
   * The rule of the action.
   */
  rule: Id;
  /**
   * Only these survivors; all if nothing is said.
   */
  who?: PeopleFilter;
  /**
   * Only where they stand there.
   */
  in?: Place;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
  /**
   * Only until this is so; from then on never again.
   */
  until?: Condition;
}

/**
 * Actions that a class or a skill brings.
 */
export interface ForbidSkill {
  /**
   * What cannot be done.
   */
  what: 'skill';
  /**
   * Only this one. Skills that work by themselves go on doing so.
   */
  skill?: 'charge' | 'vade-retro' | 'jump' | 'shove' | 'lifesaver' | 'taunt' | 'born-leader' | 'inventor';
  /**
   * Only these survivors; all if nothing is said.
   */
  who?: PeopleFilter;
  /**
   * Only where they stand there.
   */
  in?: Place;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
  /**
   * Only until this is so; from then on never again.
   */
  until?: Condition;
}

/**
 * Something that is otherwise than the rules of the game say; what says what.
 */
export type Change =
  | ChangeSight
  | ChangeHidden
  | ChangeSightBlocked
  | ChangeCombat
  | ChangeActions
  | ChangeZombies
  | ChangeNoise;

/**
 * How far one sees.
 */
export interface ChangeSight {
  /**
   * What is otherwise.
   */
  what: 'sight';
  /**
   * The furthest range at which a zone is seen; 0 for one's own zone only. Noise is heard from everywhere all the same.
   */
  range: number;
  /**
   * Only survivors, or only zombies; both if nothing is said.
   */
  of?: 'survivors' | 'zombies';
  /**
   * Only for these survivors; for all if nothing is said.
   */
  who?: PeopleFilter;
  /**
   * Only where they stand there.
   */
  in?: Place;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
  /**
   * Only until this is so; from then on never again.
   */
  until?: Condition;
}

/**
 * People whom zombies do not see.
 */
export interface ChangeHidden {
  /**
   * What is otherwise.
   */
  what: 'hidden';
  /**
   * Only for these survivors; for all if nothing is said.
   */
  who?: PeopleFilter;
  /**
   * Only where they stand there. Zombies in the same zone find them all the same.
   */
  in?: Place;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
  /**
   * Only until this is so; from then on never again.
   */
  until?: Condition;
}

/**
 * Zones that nobody sees into, out of or through.
 */
export interface ChangeSightBlocked {
  /**
   * What is otherwise.
   */
  what: 'sight-blocked';
  /**
   * Which.
   */
  area: AreaName;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
  /**
   * Only until this is so; from then on never again.
   */
  until?: Condition;
}

/**
 * What attacks are worth. It has exactly one of accuracy, dice and damage.
 */
export type ChangeCombat =
  | {
      /**
       * What is otherwise.
       */
      what: 'combat';
      /**
       * Only Melee, or only Ranged actions; both if nothing is said. The Gatling gun and Dynamite are as ever.
       */
      mode?: 'melee' | 'ranged';
      /**
       * What the dice have to show at least is so much more, or less below nought; it stays between 1 and 6.
       */
      accuracy: number;
      /**
       * Only for these survivors; for all if nothing is said.
       */
      who?: PeopleFilter;
      /**
       * Only where they stand there.
       */
      in?: Place;
      /**
       * Only as long as this is so.
       */
      asLongAs?: Condition;
      /**
       * Not where this is so.
       */
      unless?: Condition;
      /**
       * Only until this is so; from then on never again.
       */
      until?: Condition;
    }
  | {
      /**
       * What is otherwise.
       */
      what: 'combat';
      /**
       * Only Melee, or only Ranged actions; both if nothing is said. The Gatling gun and Dynamite are as ever.
       */
      mode?: 'melee' | 'ranged';
      /**
       * So many dice more, or fewer below nought; one is always left.
       */
      dice: number;
      /**
       * Only for these survivors; for all if nothing is said.
       */
      who?: PeopleFilter;
      /**
       * Only where they stand there.
       */
      in?: Place;
      /**
       * Only as long as this is so.
       */
      asLongAs?: Condition;
      /**
       * Not where this is so.
       */
      unless?: Condition;
      /**
       * Only until this is so; from then on never again.
       */
      until?: Condition;
    }
  | {
      /**
       * What is otherwise.
       */
      what: 'combat';
      /**
       * Only Melee, or only Ranged actions; both if nothing is said. The Gatling gun and Dynamite are as ever.
       */
      mode?: 'melee' | 'ranged';
      /**
       * So much more damage, or less below nought.
       */
      damage: number;
      /**
       * Only for these survivors; for all if nothing is said.
       */
      who?: PeopleFilter;
      /**
       * Only where they stand there.
       */
      in?: Place;
      /**
       * Only as long as this is so.
       */
      asLongAs?: Condition;
      /**
       * Not where this is so.
       */
      unless?: Condition;
      /**
       * Only until this is so; from then on never again.
       */
      until?: Condition;
    };

/**
 * How many actions a turn has.
 */
export interface ChangeActions {
  /**
   * What is otherwise.
   */
  what: 'actions';
  /**
   * So many more, or fewer below nought. It counts when the turn begins.
   */
  by: number;
  /**
   * Only for these survivors; for all if nothing is said.
   */
  who?: PeopleFilter;
  /**
   * Only where they stand there.
   */
  in?: Place;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
  /**
   * Only until this is so; from then on never again.
   */
  until?: Condition;
}

/**
 * What zombies can do and take.
 */
export interface ChangeZombies {
  /**
   * What is otherwise.
   */
  what: 'zombies';
  /**
   * Only those of this kind: walker, runner, fatty, abomination, or one of the mission's own.
   */
  kind?: Id;
  /**
   * So much more damage eliminates one, or less below nought.
   */
  health?: number;
  /**
   * Each deals so many wounds more, or fewer below nought.
   */
  damage?: number;
  /**
   * They have so many actions more in each activation, or fewer below nought.
   */
  actions?: number;
  /**
   * Eliminating one gives so many points more, or fewer below nought.
   */
  adrenaline?: number;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
  /**
   * Only until this is so; from then on never again.
   */
  until?: Condition;
}

/**
 * A noise that goes on.
 */
export interface ChangeNoise {
  /**
   * What is otherwise.
   */
  what: 'noise';
  /**
   * Where. Zombies that see nobody go to the nearest of its zones, and not to the noise token.
   */
  in: Place;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
  /**
   * Only until this is so; from then on never again.
   */
  until?: Condition;
}

/**
 * Survivors are wounded.
 */
export interface EffectWound {
  /**
   * What happens.
   */
  effect: 'wound';
  /**
   * How many wounds each; one if nothing is said. Whoever has no health left is eliminated.
   */
  amount?: Gain;
  /**
   * Who; the survivor at hand if nothing is said.
   */
  who?: People;
}

/**
 * Survivors lose wounds.
 */
export interface EffectHeal {
  /**
   * What happens.
   */
  effect: 'heal';
  /**
   * How many each; one if nothing is said.
   */
  amount?: Gain;
  /**
   * Who; the survivor at hand if nothing is said.
   */
  who?: People;
}

/**
 * Survivors get actions, or lose them.
 */
export interface EffectActions {
  /**
   * What happens.
   */
  effect: 'actions';
  /**
   * How many; below nought they are lost. They count in the turn at hand, and for anybody else in their next one.
   */
  amount: Gain;
  /**
   * Whoever gets them can use them at once, in whoever's turn.
   */
  now?: true;
  /**
   * Who gets them; the survivor at hand if nothing is said.
   */
  to?: People;
}

/**
 * Survivors get as much adrenaline as a danger level takes, with all that it brings.
 */
export interface EffectLevel {
  /**
   * What happens.
   */
  effect: 'level';
  /**
   * Which. Whoever is there or beyond stays as they are.
   */
  level: DangerLevel;
  /**
   * Who; the survivor at hand if nothing is said.
   */
  who?: People;
}

/**
 * Survivors learn a skill, or all that their ID cards have for a danger level.
 */
export type EffectSkill =
  | {
      /**
       * What happens.
       */
      effect: 'skill';
      /**
       * The skill, such as medic.
       */
      skill: Id;
      /**
       * Who; the survivor at hand if nothing is said.
       */
      to?: People;
    }
  | {
      /**
       * What happens.
       */
      effect: 'skill';
      /**
       * All skills of this level that they lack.
       */
      level: DangerLevel;
      /**
       * Who; the survivor at hand if nothing is said.
       */
      to?: People;
    };

/**
 * Survivors are put into another zone, with those whom they lead.
 */
export interface EffectMovePeople {
  /**
   * What happens.
   */
  effect: 'move-people';
  /**
   * Who; the survivor at hand if nothing is said.
   */
  who?: People;
  /**
   * Where to; of several zones the nearest, unless one is picked. It is no move, but they enter the zone, and get out of a Wagon first.
   */
  to: Place;
}

/**
 * Survivors who were eliminated come back, unwounded.
 */
export interface EffectReturn {
  /**
   * What happens.
   */
  effect: 'return';
  /**
   * Where: the first zone of it, unless one is picked.
   */
  in: Place;
  /**
   * Only such survivors.
   */
  who?: PeopleFilter;
  /**
   * All their cards are discarded.
   */
  bare?: true;
}

/**
 * Survivors are eliminated.
 */
export interface EffectEliminate {
  /**
   * What happens.
   */
  effect: 'eliminate';
  /**
   * Who; the survivor at hand if nothing is said.
   */
  who?: People;
}

/**
 * Survivors leave the board as by the exit, with those whom they lead.
 */
export interface EffectLeave {
  /**
   * What happens.
   */
  effect: 'leave';
  /**
   * Who; the survivor at hand if nothing is said.
   */
  who?: People;
}

/**
 * Whenever a survivor reaches a higher danger level.
 */
export interface EventLevelReached {
  /**
   * What must happen.
   */
  event: 'level-reached';
  /**
   * Only this one. Whoever skips one reaches both.
   */
  level?: DangerLevel;
  /**
   * Only where it is one of these; whoever it is, if nothing is said.
   */
  by?: PeopleFilter;
  /**
   * Only where it happens there.
   */
  in?: Place;
}

/**
 * Whenever a survivor is wounded and still there.
 */
export interface EventWounded {
  /**
   * What must happen.
   */
  event: 'wounded';
  /**
   * Only where it is one of these; whoever it is, if nothing is said.
   */
  by?: PeopleFilter;
  /**
   * Only where it happens there.
   */
  in?: Place;
}

/**
 * Whenever a survivor is eliminated.
 */
export interface EventSurvivorEliminated {
  /**
   * What must happen.
   */
  event: 'survivor-eliminated';
  /**
   * Only where it is one of these; whoever it is, if nothing is said.
   */
  by?: PeopleFilter;
  /**
   * Only where it happens there.
   */
  in?: Place;
}

/**
 * Whenever a survivor goes out of an area.
 */
export interface EventLeaves {
  /**
   * What must happen.
   */
  event: 'leaves';
  /**
   * Which.
   */
  area: Place;
  /**
   * Only where it is one of these; whoever it is, if nothing is said.
   */
  by?: PeopleFilter;
}

/**
 * Whenever a survivor has left the board.
 */
export interface EventLeft {
  /**
   * What must happen.
   */
  event: 'left';
  /**
   * Only where it is one of these; whoever it is, if nothing is said.
   */
  by?: PeopleFilter;
  /**
   * Only where it happens there.
   */
  in?: Place;
}

/**
 * At the beginning of every turn of a survivor.
 */
export interface EventTurnBegins {
  /**
   * What must happen.
   */
  event: 'turn-begins';
  /**
   * Only where it is one of these; whoever it is, if nothing is said.
   */
  by?: PeopleFilter;
  /**
   * Only where it happens there.
   */
  in?: Place;
}

/**
 * At the end of every turn of a survivor who is still there.
 */
export interface EventTurnEnds {
  /**
   * What must happen.
   */
  event: 'turn-ends';
  /**
   * Only where it is one of these; whoever it is, if nothing is said.
   */
  by?: PeopleFilter;
  /**
   * Only where it happens there.
   */
  in?: Place;
}

/**
 * Losing the game because somebody was eliminated.
 */
export interface ForbidDefeat {
  /**
   * What cannot be done.
   */
  what: 'defeat';
  /**
   * Only where it was one of these. The game is lost with the last survivor on the board, unless the goals are reached.
   */
  of?: 'survivors' | 'companions';
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
  /**
   * Only until this is so; from then on never again.
   */
  until?: Condition;
}

/**
 * Survivors who have been eliminated.
 */
export interface ConditionEliminated {
  /**
   * Only such survivors.
   */
  who?: PeopleFilter;
  /**
   * How many at least; one if nothing is said.
   */
  count?: number;
}

/**
 * A way between zones that are not next to each other, for everybody who moves.
 */
export interface PassageRule {
  /**
   * Two areas: each zone of one is next to each of the other.
   *
   * @minItems 2
   * @maxItems 2
   */
  between: [AreaName, AreaName];
  /**
   * Only from the first to the second.
   */
  oneWay?: true;
  /**
   * Only as long as this is so.
   */
  asLongAs?: Condition;
  /**
   * Not where this is so.
   */
  unless?: Condition;
  /**
   * Only until this is so; from then on never again.
   */
  until?: Condition;
}

/**
 * Zombies that go by a name of their own. Whatever is not said here is as with those they are like.
 */
export interface OwnKind {
  /**
   * What tokens, goals and rules call them, such as guard.
   */
  id: Id;
  /**
   * What they are besides: what holds for these holds for them, too. One like an Abomination has no card, and wakes no tokens.
   */
  like: 'walker' | 'runner' | 'fatty' | 'abomination';
  /**
   * What players call one of them; the id if nothing is said.
   */
  name?: Text;
  /**
   * The damage that eliminates one.
   */
  health?: number;
  /**
   * The wounds that one deals.
   */
  damage?: number;
  /**
   * How many actions they have in each activation.
   */
  actions?: number;
  /**
   * The points for eliminating one.
   */
  adrenaline?: number;
  /**
   * How many miniatures there are of them; without it they are taken from those they are like. An Abomination is always one more.
   */
  count?: number;
}

/**
 * One face of a tile: its zones, doors, balconies and printed places, in the face's own millimetres.
 */
export interface TileFace {
  /**
   * Where an editor finds the schema of this file, such as ./schemas/tile.schema.json. Boothill keeps it and does not look there.
   */
  $schema?: SchemaAddress;
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
   * Where an editor finds the schema of this file, such as ./schemas/tileset.schema.json. Boothill keeps it and does not look there.
   */
  $schema?: SchemaAddress;
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
 * A situation: a position in the middle of a game, what is done in it, and what must come of it. It tests the rules.
 */
export interface Scenario {
  /**
   * Where an editor finds the schema of this file, such as ./schemas/scenario.schema.json. Boothill keeps it and does not look there.
   */
  $schema?: SchemaAddress;
  /**
   * Says that this is a situation, and in which version.
   */
  format: 'boothill/scenario@1';
  /**
   * The situation's short name.
   */
  id: Id;
  /**
   * What it shows, in one sentence.
   */
  title: Text;
  /**
   * The game it is for; the first of these if nothing is said.
   */
  system?: 'undead-or-alive';
  /**
   * The tiles on the table.
   */
  tiles: ScenarioTile[];
  /**
   * Faces that come with the situation. A face of the same id in the box gives way to them.
   */
  faces?: TileFace[];
  /**
   * The position it begins with.
   */
  given: Given;
  /**
   * What is done, one after the other, and what must come of it.
   */
  steps: ScenarioStep[];
}

/**
 * One tile on the table.
 */
export interface ScenarioTile {
  /**
   * The tile’s name on this table, such as a.
   */
  id: Id;
  /**
   * Which face is up, such as 3R.
   */
  face: FaceId;
  /**
   * Where the left edge of the turned tile lies; 0 if nothing is said.
   */
  x?: Millimetres;
  /**
   * Where the upper edge of the turned tile lies; 0 if nothing is said.
   */
  y?: Millimetres;
  /**
   * How far it is turned, clockwise; not at all if nothing is said.
   */
  rotation?: 0 | 90 | 180 | 270;
}

/**
 * A position, and who or what is next: exactly one of turn and phase. Nothing lies or stands on the board but what is listed.
 */
export type Given =
  | {
      /**
       * Every decision waits for an answer. If nothing is said, what has only one option is done without asking.
       */
      asks?: 'always';
      /**
       * The survivors.
       */
      survivors: GivenSurvivor[];
      /**
       * The zombies.
       */
      zombies?: GivenZombies[];
      /**
       * The spawn tokens, Corpse Piles among them. What is printed on the tiles does not count.
       */
      spawn?: GivenSpawn[];
      /**
       * The objectives.
       */
      objectives?: GivenObjective[];
      /**
       * The Wagon and the Gatling gun.
       */
      machines?: GivenMachine[];
      /**
       * The zones where survivors start.
       */
      start?: Part[];
      /**
       * The exit zones.
       */
      exit?: Part[];
      /**
       * Areas that goals and rules speak of.
       */
      areas?: GivenArea[];
      /**
       * The goals of the mission, as a mission has them.
       */
      goals?: Goal[];
      /**
       * The special rules of the mission, as a mission has them.
       */
      rules?: Rule[];
      /**
       * Counters that rules ask for and none of them counts, as a mission has them.
       */
      counters?: Named[];
      /**
       * What the next dice show, in this order. Later ones fall as chance has it.
       */
      dice?: number[];
      /**
       * The top cards of the Equipment deck, the next one first.
       */
      equipment?: CardList;
      /**
       * The top cards of the Zombie deck, the next one first.
       */
      zombieCards?: ZombieCardList;
      /**
       * What lies on the discard piles; nothing if nothing is said.
       */
      discards?: GivenDiscards;
      /**
       * Decks that hold nothing but the cards listed here. All others go on with what is left, shuffled.
       */
      only?: ('equipment' | 'bounty' | 'zombies')[];
      /**
       * How many people play; 1 if nothing is said. They are numbered from 0.
       */
      players?: number;
      /**
       * Who has the First Player token; player 0 if nothing is said.
       */
      firstPlayer?: number;
      /**
       * Whose turn among the players it is; the first player’s if nothing is said.
       */
      player?: number;
      /**
       * The round that is being played; 1 if nothing is said.
       */
      round?: number;
      /**
       * What chance begins with, for all that is not listed; always the same if nothing is said.
       */
      seed?: string;
      /**
       * Pieces beyond those in the box, and how many, as a mission has them.
       */
      components?: {
        [k: string]: number;
      };
      /**
       * What the mission remembers of the game so far; nothing if nothing is said.
       */
      past?: GivenPast;
      /**
       * The survivor in the middle of whose turn it begins.
       */
      turn: Id;
      /**
       * The companions.
       */
      companions?: GivenCompanion[];
      /**
       * The noise token; it lies nowhere if nothing is said.
       */
      noise?: GivenNoise;
      /**
       * A train that can drive.
       */
      train?: GivenTrain;
      /**
       * Companions who wait beside the board.
       */
      aside?: AsideCompanion[];
      /**
       * The top cards of the Bounty Weapon deck, the next one first.
       */
      bounty?: CardList;
      /**
       * Bounty weapons that the mission has laid aside, the next one first.
       */
      setAside?: CardList;
      /**
       * Decks of the mission's own.
       */
      decks?: GivenDeck[];
      /**
       * Where the Vade Retro tokens lie that are on the board.
       */
      vadeRetro?: Part[];
      /**
       * Survivors go on learning beyond Red; they do not, if nothing is said.
       */
      ultrared?: true;
      /**
       * Slippery survivors stop among zombies; they do not, if nothing is said.
       */
      slipperyStops?: true;
      /**
       * An action is the last one even with free actions to spare; it is not, if nothing is said.
       */
      freeActionsToSpare?: true;
      /**
       * Kinds of zombies of its own.
       */
      kinds?: OwnKind[];
    }
  | {
      /**
       * Every decision waits for an answer. If nothing is said, what has only one option is done without asking.
       */
      asks?: 'always';
      /**
       * The survivors.
       */
      survivors: GivenSurvivor[];
      /**
       * The zombies.
       */
      zombies?: GivenZombies[];
      /**
       * The spawn tokens, Corpse Piles among them. What is printed on the tiles does not count.
       */
      spawn?: GivenSpawn[];
      /**
       * The objectives.
       */
      objectives?: GivenObjective[];
      /**
       * The Wagon and the Gatling gun.
       */
      machines?: GivenMachine[];
      /**
       * The zones where survivors start.
       */
      start?: Part[];
      /**
       * The exit zones.
       */
      exit?: Part[];
      /**
       * Areas that goals and rules speak of.
       */
      areas?: GivenArea[];
      /**
       * The goals of the mission, as a mission has them.
       */
      goals?: Goal[];
      /**
       * The special rules of the mission, as a mission has them.
       */
      rules?: Rule[];
      /**
       * Counters that rules ask for and none of them counts, as a mission has them.
       */
      counters?: Named[];
      /**
       * What the next dice show, in this order. Later ones fall as chance has it.
       */
      dice?: number[];
      /**
       * The top cards of the Equipment deck, the next one first.
       */
      equipment?: CardList;
      /**
       * The top cards of the Zombie deck, the next one first.
       */
      zombieCards?: ZombieCardList;
      /**
       * What lies on the discard piles; nothing if nothing is said.
       */
      discards?: GivenDiscards;
      /**
       * Decks that hold nothing but the cards listed here. All others go on with what is left, shuffled.
       */
      only?: ('equipment' | 'bounty' | 'zombies')[];
      /**
       * How many people play; 1 if nothing is said. They are numbered from 0.
       */
      players?: number;
      /**
       * Who has the First Player token; player 0 if nothing is said.
       */
      firstPlayer?: number;
      /**
       * Whose turn among the players it is; the first player’s if nothing is said.
       */
      player?: number;
      /**
       * The round that is being played; 1 if nothing is said.
       */
      round?: number;
      /**
       * What chance begins with, for all that is not listed; always the same if nothing is said.
       */
      seed?: string;
      /**
       * Pieces beyond those in the box, and how many, as a mission has them.
       */
      components?: {
        [k: string]: number;
      };
      /**
       * What the mission remembers of the game so far; nothing if nothing is said.
       */
      past?: GivenPast;
      /**
       * The phase with whose beginning it begins; set-up is what comes before the first round.
       */
      phase: 'set-up' | 'players' | 'zombies' | 'spawn' | 'end' | 'train';
      /**
       * The companions.
       */
      companions?: GivenCompanion[];
      /**
       * The noise token; it lies nowhere if nothing is said.
       */
      noise?: GivenNoise;
      /**
       * A train that can drive.
       */
      train?: GivenTrain;
      /**
       * Companions who wait beside the board.
       */
      aside?: AsideCompanion[];
      /**
       * The top cards of the Bounty Weapon deck, the next one first.
       */
      bounty?: CardList;
      /**
       * Bounty weapons that the mission has laid aside, the next one first.
       */
      setAside?: CardList;
      /**
       * Decks of the mission's own.
       */
      decks?: GivenDeck[];
      /**
       * Where the Vade Retro tokens lie that are on the board.
       */
      vadeRetro?: Part[];
      /**
       * Survivors go on learning beyond Red; they do not, if nothing is said.
       */
      ultrared?: true;
      /**
       * Slippery survivors stop among zombies; they do not, if nothing is said.
       */
      slipperyStops?: true;
      /**
       * An action is the last one even with free actions to spare; it is not, if nothing is said.
       */
      freeActionsToSpare?: true;
      /**
       * Kinds of zombies of its own.
       */
      kinds?: OwnKind[];
    };

/**
 * A survivor.
 */
export interface GivenSurvivor {
  /**
   * Their id in the box, such as henry.
   */
  who: Id;
  /**
   * Where they are; in the first starting zone if nothing is said.
   */
  at?: Part;
  /**
   * Who plays them; player 0 if nothing is said.
   */
  player?: number;
  /**
   * Their cards.
   */
  cards?: CardSlots;
  /**
   * Slots whose weapons have to be reloaded.
   */
  emptied?: Slot[];
  /**
   * AP; none if nothing is said.
   */
  adrenaline?: number;
  /**
   * Their level; the one that goes with their AP if nothing is said.
   */
  level?: Level;
  /**
   * How many wounds they have; none if nothing is said.
   */
  wounds?: number;
  /**
   * Their skills, a skill they have twice listed twice; none at all if nothing is said, whatever their level.
   */
  skills?: Id[];
  /**
   * Actions that are left to the one whose turn it is; all of them if nothing is said.
   */
  actions?: number;
  /**
   * What they have used already of what can be done only so often in a turn, and how often.
   */
  used?: {
    /**
     * Charge.
     */
    charge?: Times;
    /**
     * Vade Retro.
     */
    'vade-retro'?: Times;
    /**
     * Jump.
     */
    jump?: Times;
    /**
     * Shove.
     */
    shove?: Times;
    /**
     * Lifesaver.
     */
    lifesaver?: Times;
    /**
     * Taunt.
     */
    taunt?: Times;
    /**
     * Sprint.
     */
    sprint?: Times;
  };
  /**
   * They have searched in this turn.
   */
  searched?: true;
  /**
   * They have had their turn in this round.
   */
  activated?: true;
  /**
   * Whether they are in play, have left the board, or have been eliminated; in play if nothing is said.
   */
  fate?: 'in-play' | 'left' | 'eliminated';
  /**
   * The Wagon they sit in; none if nothing is said.
   */
  aboard?: Id;
  /**
   * Actions more that their next turn has, or fewer; none if nothing is said.
   */
  actionsToCome?: number;
}

/**
 * Zombies in one zone.
 */
export interface GivenZombies {
  /**
   * Where they are.
   */
  at: Part;
  /**
   * How many Walkers.
   */
  walker?: ZombieCount;
  /**
   * How many Runners.
   */
  runner?: ZombieCount;
  /**
   * How many Fatties.
   */
  fatty?: ZombieCount;
  /**
   * How many Abominations.
   */
  abomination?: ZombieCount;
  /**
   * How many of the kinds of its own, by their names.
   */
  kinds?: CountsOfKinds;
}

/**
 * A spawn token.
 */
export interface GivenSpawn {
  /**
   * A name for it, such as s1.
   */
  id: PieceId;
  /**
   * What it is.
   */
  kind: 'starting' | 'mobile' | 'abomination' | 'corpse-pile';
  /**
   * Where it lies.
   */
  at: Part;
  /**
   * Where on its tile it lies, from the left edge of the face: a large zone spawns in the order of that place. With y, or not at all.
   */
  x?: Millimetres;
  /**
   * The same from the upper edge of the face.
   */
  y?: Millimetres;
  /**
   * How it lies. If nothing is said: an Abomination token inactive, a Corpse Pile unseen, others active.
   */
  status?: SpawnStatus;
  /**
   * The mission begins with its inactive side up, or lays it down so.
   */
  asleep?: true;
  /**
   * What goals and rules call it together with others.
   */
  group?: Id;
}

/**
 * An objective.
 */
export interface GivenObjective {
  /**
   * A name for it, such as o1.
   */
  id: PieceId;
  /**
   * Where it lies, or lay.
   */
  at: Part;
  /**
   * Its colour; red if nothing is said.
   */
  colour?: ObjectiveColour;
  /**
   * A name that goals and rules use for all objectives with the same word here.
   */
  group?: Id;
  /**
   * Objectives with the same word here are mixed and laid face down.
   */
  mix?: Id;
  /**
   * It waits beside the board; at is where it belongs.
   */
  waiting?: true;
  /**
   * A rule has turned it face up where it lies.
   */
  seen?: true;
  /**
   * Somebody has taken it already.
   */
  taken?: true;
  /**
   * Who keeps it, for one that has been taken: a survivor, or a companion.
   */
  keeper?: Id;
}

/**
 * A Wagon or a Gatling gun.
 */
export interface GivenMachine {
  /**
   * A name for it, such as wagon.
   */
  id: Id;
  /**
   * Which of the two.
   */
  machine: 'wagon' | 'gatling';
  /**
   * Where it is.
   */
  at: Part;
  /**
   * For a Gatling gun: the Wagon it is mounted on. It stands on the ground if nothing is said.
   */
  on?: Id;
  /**
   * Nobody can move it.
   */
  fixed?: true;
}

/**
 * The name of a piece: a short name of its own, such as s1, or what is printed on a tile, such as a.pile.
 */
export type PieceId = string;

/**
 * How often.
 */
export type Times = number;

/**
 * What has happened in a game before, as far as goals and rules of the mission still count on it.
 */
export interface GivenPast {
  /**
   * Goals that have been reached.
   */
  reached?: Id[];
  /**
   * How often rules have been applied.
   */
  applied?: {
    [k: string]: Times;
  };
  /**
   * Where the counters stand that rules count with.
   */
  counted?: {
    [k: string]: Times;
  };
  /**
   * Bounty weapons that have been won.
   */
  weaponsWon?: Times;
  /**
   * How many of them had been laid aside by the mission.
   */
  wonFromAside?: Times;
}

/**
 * Discard piles, the card on top first.
 */
export interface GivenDiscards {
  /**
   * Of the Equipment deck.
   */
  equipment?: CardList;
  /**
   * Of the Zombie deck.
   */
  zombies?: ZombieCardList;
}

/**
 * Cards by their ids in the box, such as water.
 */
export type CardList = Id[];

/**
 * Zombie cards by their numbers.
 */
export type ZombieCardList = number[];

/**
 * A place for one card.
 */
export type Slot = 'hand-1' | 'hand-2' | 'backpack-1' | 'backpack-2' | 'backpack-3' | 'favourite';

/**
 * Cards in their slots. What is not listed is empty.
 */
export interface CardSlots {
  /**
   * In one hand.
   */
  'hand-1'?: Id;
  /**
   * In the other.
   */
  'hand-2'?: Id;
  /**
   * In the backpack.
   */
  'backpack-1'?: Id;
  /**
   * In the backpack.
   */
  'backpack-2'?: Id;
  /**
   * In the backpack.
   */
  'backpack-3'?: Id;
  /**
   * The favourite weapon.
   */
  favourite?: Id;
}

/**
 * A danger level.
 */
export type Level = 'blue' | 'yellow' | 'orange' | 'red';

/**
 * A colour of objectives.
 */
export type ObjectiveColour = 'red' | 'blue' | 'green';

/**
 * How a spawn token lies: not seen yet, face down, spawning, destroyed for good, taken off the board, or waiting beside it.
 */
export type SpawnStatus = 'unseen' | 'inactive' | 'active' | 'safe' | 'removed' | 'waiting';

/**
 * How many.
 */
export type ZombieCount = number;

/**
 * Something that is done, and what must come of it. Without do it looks once more at what came of the step before, or of the beginning.
 */
export interface ScenarioStep {
  /**
   * What is done. It may say as little as is needed to tell it from everything else that may be done.
   */
  do?: ActionPattern;
  /**
   * What must come of it.
   */
  expect?: Expectation[];
}

/**
 * Actions that have all these keys with these values; they may have more. A zone may be named by any of its parts, a card without its number.
 */
export interface ActionPattern {
  /**
   * What is done, such as move.
   */
  do: string;
  [k: string]: PatternValue | string;
}

/**
 * Events that have all these keys with these values; they may have more. A zone may be named by any of its parts, a card without its number.
 */
export interface EventPattern {
  /**
   * What has happened, such as moved.
   */
  type: string;
  [k: string]: PatternValue | string;
}

/**
 * A word, a number, yes or no, or a list of such.
 */
export type PatternValue = string | number | boolean | PatternValue[];

/**
 * One thing that must be so, and the rules that say it. It has exactly one of the keys but rules and times.
 */
export type Expectation =
  | {
      /**
       * The rules that this shows, such as UOA-MOVE-03. An event must name them too.
       */
      rules?: RuleId[];
      /**
       * This happens.
       */
      event: EventPattern;
      /**
       * For event: how many times exactly; at least once if nothing is said.
       */
      times?: number;
    }
  | {
      /**
       * The rules that this shows, such as UOA-MOVE-03. An event must name them too.
       */
      rules?: RuleId[];
      /**
       * These happen in this order; others may come in between. Each rule is named by at least one of them.
       */
      events: EventPattern[];
    }
  | {
      /**
       * The rules that this shows, such as UOA-MOVE-03. An event must name them too.
       */
      rules?: RuleId[];
      /**
       * This does not happen.
       */
      noEvent: EventPattern;
    }
  | {
      /**
       * The rules that this shows, such as UOA-MOVE-03. An event must name them too.
       */
      rules?: RuleId[];
      /**
       * This may be done now.
       */
      legal: ActionPattern;
    }
  | {
      /**
       * The rules that this shows, such as UOA-MOVE-03. An event must name them too.
       */
      rules?: RuleId[];
      /**
       * This may not be done now.
       */
      notLegal: ActionPattern;
    }
  | {
      /**
       * The rules that this shows, such as UOA-MOVE-03. An event must name them too.
       */
      rules?: RuleId[];
      /**
       * These and no others may be chosen now, each of them once. Discards that are allowed at any time do not count.
       */
      options: ActionPattern[];
    }
  | {
      /**
       * The rules that this shows, such as UOA-MOVE-03. An event must name them too.
       */
      rules?: RuleId[];
      /**
       * This is how a survivor or companion is.
       */
      survivor: ExpectedSurvivor;
    }
  | {
      /**
       * The rules that this shows, such as UOA-MOVE-03. An event must name them too.
       */
      rules?: RuleId[];
      /**
       * So many zombies are in a zone, or on the board.
       */
      zombies: ExpectedZombies;
    }
  | {
      /**
       * The rules that this shows, such as UOA-MOVE-03. An event must name them too.
       */
      rules?: RuleId[];
      /**
       * This is how a spawn token lies.
       */
      spawn: ExpectedSpawn;
    }
  | {
      /**
       * The rules that this shows, such as UOA-MOVE-03. An event must name them too.
       */
      rules?: RuleId[];
      /**
       * This is how an objective lies.
       */
      objective: ExpectedObjective;
    }
  | {
      /**
       * The rules that this shows, such as UOA-MOVE-03. An event must name them too.
       */
      rules?: RuleId[];
      /**
       * This is where a machine is.
       */
      machine: ExpectedMachine;
    }
  | {
      /**
       * The rules that this shows, such as UOA-MOVE-03. An event must name them too.
       */
      rules?: RuleId[];
      /**
       * This is what lies in a heap of cards.
       */
      cards: ExpectedPile;
    }
  | {
      /**
       * The rules that this shows, such as UOA-MOVE-03. An event must name them too.
       */
      rules?: RuleId[];
      /**
       * This is decided now.
       */
      pending: ExpectedDecision;
    }
  | {
      /**
       * The rules that this shows, such as UOA-MOVE-03. An event must name them too.
       */
      rules?: RuleId[];
      /**
       * This is how the game stands.
       */
      outcome: ExpectedOutcome;
    }
  | {
      /**
       * The rules that this shows, such as UOA-MOVE-03. An event must name them too.
       */
      rules?: RuleId[];
      /**
       * This is the danger level the zombies answer to.
       */
      level: Level;
    }
  | {
      /**
       * The rules that this shows, such as UOA-MOVE-03. An event must name them too.
       */
      rules?: RuleId[];
      /**
       * This is how the noise token lies.
       */
      noise: ExpectedNoise;
    };

/**
 * A rule by its number, such as UOA-MOVE-03.
 */
export type RuleId = string;

/**
 * What is asked of a survivor or companion.
 */
export interface ExpectedSurvivor {
  /**
   * Who it is.
   */
  who: Id;
  /**
   * Where they are; null once they are off the board.
   */
  at?: PartOrNowhere;
  /**
   * What has become of them.
   */
  fate?: 'in-play' | 'left' | 'eliminated' | 'not-yet';
  /**
   * Their AP.
   */
  adrenaline?: number;
  /**
   * Their level.
   */
  level?: Level;
  /**
   * Their wounds.
   */
  wounds?: number;
  /**
   * Their skills, all of them, in any order.
   */
  skills?: Id[];
  /**
   * Actions left; 0 but in their turn.
   */
  actions?: number;
  /**
   * Whether they have searched in their turn.
   */
  searched?: boolean;
  /**
   * Whether they have had their turn in this round.
   */
  activated?: boolean;
  /**
   * What is in these slots.
   */
  cards?: ExpectedSlots;
  /**
   * The slots whose weapons have to be reloaded, all of them, in any order.
   */
  emptied?: Slot[];
  /**
   * Who leads the companion.
   */
  leader?: IdOrNobody;
  /**
   * The Wagon they sit in.
   */
  aboard?: IdOrNobody;
}

/**
 * Cards in slots; null for an empty one. What is not listed may hold anything.
 */
export interface ExpectedSlots {
  /**
   * In one hand.
   */
  'hand-1'?: IdOrNobody;
  /**
   * In the other.
   */
  'hand-2'?: IdOrNobody;
  /**
   * In the backpack.
   */
  'backpack-1'?: IdOrNobody;
  /**
   * In the backpack.
   */
  'backpack-2'?: IdOrNobody;
  /**
   * In the backpack.
   */
  'backpack-3'?: IdOrNobody;
  /**
   * The favourite weapon.
   */
  favourite?: IdOrNobody;
}

/**
 * An id, or null for nobody and nothing.
 */
export type IdOrNobody = Id | null;

/**
 * A zone by any of its parts, or null for nowhere.
 */
export type PartOrNowhere = Part | null;

/**
 * Numbers of zombies; of kinds that are not listed there may be any.
 */
export interface ExpectedZombies {
  /**
   * Where; on the whole board if nothing is said.
   */
  at?: Part;
  /**
   * Walkers.
   */
  walker?: ZombieCount;
  /**
   * Runners.
   */
  runner?: ZombieCount;
  /**
   * Fatties.
   */
  fatty?: ZombieCount;
  /**
   * Abominations.
   */
  abomination?: ZombieCount;
  /**
   * All of them together.
   */
  all?: ZombieCount;
  /**
   * How many of the kinds of its own, by their names.
   */
  kinds?: CountsOfKinds;
}

/**
 * What is asked of a spawn token.
 */
export interface ExpectedSpawn {
  /**
   * Which one.
   */
  id: PieceId;
  /**
   * Where it lies; null once it is off the board.
   */
  at?: PartOrNowhere;
  /**
   * How it lies.
   */
  status?: SpawnStatus;
}

/**
 * What is asked of an objective.
 */
export interface ExpectedObjective {
  /**
   * Which one.
   */
  id: PieceId;
  /**
   * Where it lies; null once it is taken.
   */
  at?: PartOrNowhere;
  /**
   * Its colour.
   */
  colour?: ObjectiveColour;
}

/**
 * What is asked of a machine.
 */
export interface ExpectedMachine {
  /**
   * Which one.
   */
  id: Id;
  /**
   * Where it is; null once it is off the board.
   */
  at?: PartOrNowhere;
}

/**
 * What is asked of a heap of cards.
 */
export interface ExpectedPile {
  /**
   * Which one; removed is what never comes back.
   */
  pile:
    'equipment' | 'equipmentDiscards' | 'zombies' | 'zombieDiscards' | 'removed' | 'bounty' | 'abominations';
  /**
   * How many cards.
   */
  count?: number;
  /**
   * The cards on top, the uppermost first.
   */
  top?: CardOrNumber[];
  /**
   * Cards that are in it, wherever.
   */
  holds?: CardOrNumber[];
}

/**
 * A card by its id, a Zombie card by its number.
 */
export type CardOrNumber = Id | number;

/**
 * What is asked of the decision at hand.
 */
export interface ExpectedDecision {
  /**
   * Its name, such as act.
   */
  decision?: Id;
  /**
   * Who decides.
   */
  player?: number;
}

/**
 * What is asked of the game as a whole.
 */
export interface ExpectedOutcome {
  /**
   * Whether the game is over.
   */
  over?: boolean;
  /**
   * Whether it is won.
   */
  won?: boolean;
  /**
   * Why it ended, such as survivor-eliminated.
   */
  reason?: Id;
  /**
   * The round that is being played.
   */
  round?: number;
  /**
   * Who has the First Player token.
   */
  firstPlayer?: number;
}

/**
 * Zones with one name.
 */
export interface GivenArea {
  /**
   * The area's name.
   */
  id: Id;
  /**
   * Its zones, in order.
   */
  zones?: Part[];
  /**
   * Whole tiles, whichever face of them is up.
   */
  tiles?: Id[];
}

/**
 * A companion.
 */
export interface GivenCompanion {
  /**
   * Their id in the box, such as meg; needed but for a set-up, where chance may decide.
   */
  who?: Id;
  /**
   * For a set-up: the class they have to be of.
   */
  class?: Class;
  /**
   * Where they are.
   */
  at: Part;
  /**
   * For a set-up: somebody leads them from the start; the players choose who.
   */
  led?: true;
  /**
   * The survivor who leads them; nobody if nothing is said.
   */
  leader?: Id;
  /**
   * Whether they are in play, have left the board, or have been eliminated; in play if nothing is said.
   */
  fate?: 'in-play' | 'left' | 'eliminated';
  /**
   * What goals and rules call it together with others.
   */
  group?: Id;
}

/**
 * The noise token.
 */
export interface GivenNoise {
  /**
   * Where it lies.
   */
  at: Part;
  /**
   * Whether its Boom side is up; the Bang side if nothing is said.
   */
  boom?: boolean;
}

/**
 * A train that can drive, or its railroad.
 */
export interface GivenTrain {
  /**
   * The tiles it is made of, the locomotive first.
   */
  tiles: Id[];
  /**
   * What a tile that the train has passed becomes: a part of the train, if nothing is said, or railroad.
   */
  behind?: {
    [k: string]: 'train' | 'railroad';
  };
  /**
   * It drives already; else it waits for a rule of the mission.
   */
  drives?: true;
}

/**
 * What is asked of the noise token.
 */
export interface ExpectedNoise {
  /**
   * Where it lies.
   */
  at?: PartOrNowhere;
  /**
   * Whether its Boom side is up.
   */
  boom?: boolean;
}

/**
 * Numbers of zombies by the names of their kinds.
 */
export interface CountsOfKinds {
  [k: string]: ZombieCount;
}

/**
 * A deck of the mission's own.
 */
export interface GivenDeck {
  /**
   * The deck's own name.
   */
  id: Id;
  /**
   * What players call it.
   */
  name?: Text;
  /**
   * The cards that are left in it, the next one first; in a set-up they are shuffled.
   */
  cards: CardList;
}

/**
 * A game that was played, from its set-up to where it ended: what was decided, and what luck brought. It can be played again from this file alone.
 */
export interface Replay {
  /**
   * Where an editor finds the schema of this file, such as ./schemas/replay.schema.json. Boothill keeps it and does not look there.
   */
  $schema?: SchemaAddress;
  /**
   * Says that this is a replay, and in which version.
   */
  format: 'boothill/replay@1';
  /**
   * The game that was played.
   */
  system: 'undead-or-alive';
  /**
   * Tells one state of the game's cards and tiles from any other.
   */
  contentVersion: Fingerprint;
  /**
   * Tells the mission that was played from any other; its words do not count.
   */
  missionHash: Fingerprint;
  /**
   * The mission that was played, so that the replay needs no other file.
   */
  mission: Mission;
  /**
   * What all luck of the game came from.
   */
  seed: string;
  /**
   * Who played.
   */
  options: ReplayOptions;
  /**
   * What luck brought before the first decision.
   */
  opening?: Luck[];
  /**
   * Every decision, one after the other. What leaves no choice is not among them.
   */
  steps: ReplayStep[];
  /**
   * How the game ended; left out where it was not played to its end.
   */
  outcome?: ReplayOutcome;
}

/**
 * 32 small hexadecimal digits.
 */
export type Fingerprint = string;

/**
 * Who played.
 */
export interface ReplayOptions {
  /**
   * The survivors in the order of their numbers, such as henry.
   */
  survivors: Id[];
  /**
   * How many players there were.
   */
  players: number;
  /**
   * Which player ran each survivor; the first player has the number 0.
   */
  playerOf: number[];
  /**
   * What was carried over from an earlier mission of a campaign.
   */
  carried?: Carried;
  /**
   * Whether survivors went on learning beyond Red; they did not, if nothing is said.
   */
  ultrared?: boolean;
  /**
   * Whether Slippery survivors stopped among zombies; they did not, if nothing is said.
   */
  slipperyStops?: boolean;
  /**
   * Whether an action was the last one even with free actions to spare; it was not, if nothing is said.
   */
  freeActionsToSpare?: boolean;
}

/**
 * What a game begins with because an earlier mission of a campaign went before it.
 */
export interface Carried {
  /**
   * Those who bring something along.
   */
  people: CarriedPerson[];
  /**
   * Counters of the mission that begin with something else than usual.
   */
  counters?: CarriedCounters;
}

/**
 * What somebody brings along.
 */
export interface CarriedPerson {
  /**
   * Who it is, such as henry.
   */
  person: Id;
  /**
   * With how many adrenaline points they begin.
   */
  adrenaline?: number;
  /**
   * The skills that they have chosen for orange and red, in that order. Without them they choose at the start.
   */
  skills?: Id[];
  /**
   * Cards that they get, by their kinds, such as winchester.
   */
  cards?: Id[];
  /**
   * They get none of the cards that everybody begins with.
   */
  noStartingCard?: true;
}

/**
 * How much counters came to, by their names.
 */
export interface CarriedCounters {
  [k: string]: number;
}

/**
 * A decision, and what luck brought after it.
 */
export interface ReplayStep {
  /**
   * What was decided.
   */
  action: PlayedAction;
  /**
   * What luck brought before the next decision.
   */
  random?: Luck[];
}

/**
 * Something that was done, such as {"do": "move", "to": "a.NE"}. Besides do it has what it was done with.
 */
export interface PlayedAction {
  /**
   * What was done.
   */
  do: string;
  [k: string]: ActionValue | string;
}

/**
 * What something is done with: the name of a piece, or a number.
 */
export type ActionValue = string | number;

/**
 * Something that luck brought, in a few words, such as `dice 4 2` or `draw equipment winchester#1`.
 */
export type Luck = string;

/**
 * How the game ended.
 */
export interface ReplayOutcome {
  /**
   * Whether the survivors won.
   */
  won: boolean;
  /**
   * Why it ended.
   */
  reason: Id;
  /**
   * In which round it ended.
   */
  round: number;
}

/**
 * A game at the table as Boothill keeps it while it is played: everything that was tried in it, with all that was taken back, and the moment that was in sight last. It can be played on from this file alone.
 */
export interface GameFile {
  /**
   * Where an editor finds the schema of this file, such as ./schemas/game.schema.json. Boothill keeps it and does not look there.
   */
  $schema?: SchemaAddress;
  /**
   * Says that this is a game that was kept, and in which version.
   */
  format: 'boothill/game@1';
  /**
   * The game that is played.
   */
  system: 'undead-or-alive';
  /**
   * Tells one state of the game's cards and tiles from any other.
   */
  contentVersion: Fingerprint;
  /**
   * Tells the mission that is played from any other; its words do not count.
   */
  missionHash: Fingerprint;
  /**
   * The mission that is played, as it was when the game began. It may be unfinished.
   */
  mission: Mission;
  /**
   * What all luck of the game comes from.
   */
  seed: string;
  /**
   * Who plays.
   */
  options: ReplayOptions;
  /**
   * Every moment of the game but its opening, in the order in which they were first come to. The first has the number 0.
   */
  moments: GameMoment[];
  /**
   * The moment in sight.
   */
  at: MomentNumber;
  /**
   * Somebody has changed something by hand, in one of its moments at least; left out where all went by the rules.
   */
  bent?: true;
  /**
   * Where its mission came from.
   */
  from?: GameOrigin;
  /**
   * For how many seconds it has been played.
   */
  played: number;
}

/**
 * A moment by its place in the list; -1 is the opening, before anybody has decided anything.
 */
export type MomentNumber = number;

/**
 * The game as it stands at one decision, told by what led there from an earlier moment: an action, or something that was changed by hand. Several may follow one moment: those are branches.
 */
export type GameMoment =
  | {
      /**
       * The moment that it follows, which stands before it in the list.
       */
      after: MomentNumber;
      /**
       * What was decided.
       */
      action: PlayedAction;
      /**
       * The round that it is in.
       */
      round: number;
    }
  | {
      /**
       * The moment that it follows, which stands before it in the list.
       */
      after: MomentNumber;
      /**
       * What was changed by hand.
       */
      bend: PlayedBend;
      /**
       * The round that it is in.
       */
      round: number;
    };

/**
 * Something that was changed by hand, such as {"bend": "zombies", "zone": "a.NE", "zombie": "walker", "count": 3}. Besides bend it has what it was done with.
 */
export interface PlayedBend {
  /**
   * What was changed.
   */
  bend: string;
  [k: string]: ActionValue | string;
}

/**
 * Where the mission of a game came from.
 */
export interface GameOrigin {
  /**
   * The name of the mission's file, such as gare.boothill.json.
   */
  document?: string;
  /**
   * The campaign that it is part of, by what Boothill keeps that by.
   */
  journey?: string;
}

/**
 * Missions in a row or in a tree: which follows which, what is carried over from one to the next, and what is asked in between. The missions lie in the file itself, so that it travels alone.
 */
export interface Campaign {
  /**
   * Where an editor finds the schema of this file, such as ./schemas/campaign.schema.json. Boothill keeps it and does not look there.
   */
  $schema?: SchemaAddress;
  /**
   * Says that this is a campaign, and in which version.
   */
  format: 'boothill/campaign@1';
  /**
   * The campaign's short name.
   */
  id: Id;
  /**
   * The campaign's title.
   */
  title: Text;
  /**
   * The story before the first mission.
   */
  intro?: Text;
  /**
   * Who made it.
   */
  authors?: string[];
  /**
   * What others may do with it, such as CC BY 4.0.
   */
  licence?: string;
  /**
   * The game it is for. All of its missions are for that game.
   */
  system: 'undead-or-alive';
  /**
   * Numbers that the campaign keeps, such as points.
   */
  scores?: CampaignScore[];
  /**
   * What is carried over after every mission that says nothing else. Without it the same people go on, with nothing.
   */
  carry?: Carry;
  /**
   * What comes after every mission, in this order, before what the mission has there itself.
   */
  after?: CampaignInterlude[];
  /**
   * The missions. The first of them comes first.
   */
  missions: CampaignMission[];
  /**
   * How the story can end.
   */
  endings?: CampaignEnding[];
  /**
   * What the whole campaign is about, beside the goals of its missions.
   */
  goals?: CampaignGoal[];
  /**
   * How well it went: the first of these that fits is given at the end.
   */
  grades?: CampaignGrade[];
}

/**
 * A mission of the campaign, and what comes after it.
 */
export interface CampaignMission {
  /**
   * What the campaign calls it.
   */
  id: Id;
  /**
   * The file that the mission was taken from, beside that of the campaign. `boothill campaign FILE --embed FILE` takes it from there anew.
   */
  file?: string;
  /**
   * Tells the mission that the campaign was made with from any other; its words do not count. `boothill campaign FILE --embed FILE` writes it.
   */
  hash?: Fingerprint;
  /**
   * The mission itself, as it is in a file of its own.
   */
  mission?: Mission;
  /**
   * What is read before it.
   */
  text?: Text;
  /**
   * What is carried over from it, instead of what the campaign says.
   */
  carry?: Carry;
  /**
   * What comes after it, in this order.
   */
  after?: CampaignInterlude[];
  /**
   * Where it goes on: the first of these that fits. Where none fits, the next mission of the list follows one that was won, and the campaign is over after one that was lost.
   */
  next?: CampaignWay[];
}

/**
 * Where the campaign goes on.
 */
export interface CampaignWay {
  /**
   * When it goes there; always, if nothing is said.
   */
  if?: CampaignCondition;
  /**
   * A mission or an ending of the campaign; `again` plays the same mission once more, with what was carried into it; `end` is the end without more words.
   */
  go: Id;
}

/**
 * A level that people of this game can reach.
 */
export type CampaignLevel = 'blue' | 'yellow' | 'orange' | 'red';

/**
 * How much of the levels people keep: none, all, or no more than up to one of them.
 */
export type CarryLevel = 'none' | 'all' | 'blue' | 'yellow' | 'orange' | 'red';

/**
 * What is carried over to the next mission.
 */
export interface Carry {
  /**
   * Whether the same people go on, as they do if nothing is said, or anybody may play the next mission.
   */
  people?: 'same' | 'anew';
  /**
   * What becomes of the place of whoever died: it stays empty, as it does if nothing is said; somebody else takes it who comes with nothing; or the same person is back, with nothing.
   */
  dead?: 'gone' | 'replaced' | 'back';
  /**
   * How much of the levels that people have reached they keep; none, if nothing is said.
   */
  level?: CarryLevel;
  /**
   * Whether people keep the skills that they have chosen for these levels, as they do if nothing is said, or choose them anew.
   */
  skills?: 'kept' | 'anew';
  /**
   * Which cards people keep; none, if nothing is said. {} is all of them.
   */
  cards?: CarryCards;
  /**
   * Counters that the missions' rules count with: where the next mission has one of that name, it begins as it was.
   */
  counters?: Id[];
}

/**
 * Which cards people keep.
 */
export interface CarryCards {
  /**
   * So many each at most. Whoever holds more chooses.
   */
  most?: number;
  /**
   * Only those keep cards who have reached this level.
   */
  reached?: CampaignLevel;
  /**
   * Whoever brings cards along gets none of those that everybody begins with.
   */
  insteadOfStarting?: true;
}

/**
 * A number that the campaign keeps.
 */
export interface CampaignScore {
  /**
   * Its own name.
   */
  id: Id;
  /**
   * What players call it.
   */
  name: Text;
  /**
   * What it begins with; 0, if nothing is said.
   */
  start?: number;
}

/**
 * How much is added to scores, by their names: {"points": 2}.
 */
export interface CampaignScores {
  [k: string]: number;
}

/**
 * Something between two missions: scores that change, a choice put to the players, or dice.
 */
export type CampaignInterlude =
  | {
      /**
       * When it comes; always, if nothing is said.
       */
      if?: CampaignCondition;
      /**
       * What is added to scores.
       */
      scores: CampaignScores;
    }
  | {
      /**
       * When it comes; always, if nothing is said.
       */
      if?: CampaignCondition;
      /**
       * Its own name.
       */
      id: Id;
      /**
       * What is read to the players.
       */
      text: Text;
      /**
       * What the players choose among. A choice that does not fit is not offered; if none fits, nothing is asked.
       */
      choose: CampaignChoice[];
    }
  | {
      /**
       * When it comes; always, if nothing is said.
       */
      if?: CampaignCondition;
      /**
       * Its own name.
       */
      id: Id;
      /**
       * What is read to the players.
       */
      text: Text;
      /**
       * What is rolled for: one die for all, one for each card that is carried over, or one for each of those who go on.
       */
      dice: 'one' | 'each-card' | 'each-person';
      /**
       * What comes of each die.
       */
      outcomes: CampaignDie[];
    };

/**
 * Something that the players can choose.
 */
export interface CampaignChoice {
  /**
   * Its own name.
   */
  id: Id;
  /**
   * What it says.
   */
  text: Text;
  /**
   * When it is offered; always, if nothing is said.
   */
  if?: CampaignCondition;
  /**
   * What is added to scores.
   */
  scores?: CampaignScores;
}

/**
 * What comes of a die that shows one of these numbers.
 */
export interface CampaignDie {
  /**
   * The least.
   */
  from: number;
  /**
   * The greatest.
   */
  to: number;
  /**
   * What is read then.
   */
  text?: Text;
  /**
   * The card is not carried over; of a person, none of theirs; with one die for all, no card at all.
   */
  breaks?: true;
  /**
   * What is added to scores.
   */
  scores?: CampaignScores;
}

/**
 * A way the story can end.
 */
export interface CampaignEnding {
  /**
   * Its own name.
   */
  id: Id;
  /**
   * What it is called.
   */
  title: Text;
  /**
   * What is read.
   */
  text?: Text;
}

/**
 * Something to be reached over the whole campaign.
 */
export interface CampaignGoal {
  /**
   * Its own name.
   */
  id: Id;
  /**
   * What it says.
   */
  text: Text;
  /**
   * When it is reached.
   */
  if: CampaignCondition;
}

/**
 * How well it went.
 */
export interface CampaignGrade {
  /**
   * When it is given; to everybody, if nothing is said.
   */
  if?: CampaignCondition;
  /**
   * What it is called.
   */
  title: Text;
  /**
   * What is read.
   */
  text?: Text;
}

/**
 * Something that is so or not, about the mission that was played last, another one, or the campaign as a whole.
 */
export type CampaignCondition =
  | {
      /**
       * Of which mission that is asked, as it was played last; of the mission that has just been played, if nothing is said. Nothing is so of a mission that nobody has played.
       */
      in?: Id;
      /**
       * Whether the mission was won (true) or lost (false).
       */
      won: boolean;
    }
  | {
      /**
       * Of which mission that is asked, as it was played last; of the mission that has just been played, if nothing is said. Nothing is so of a mission that nobody has played.
       */
      in?: Id;
      /**
       * How many rounds it took.
       */
      rounds: CampaignAmount;
    }
  | {
      /**
       * Of which mission that is asked, as it was played last; of the mission that has just been played, if nothing is said. Nothing is so of a mission that nobody has played.
       */
      in?: Id;
      /**
       * A goal of the mission that was reached.
       */
      goal: Id;
    }
  | {
      /**
       * Of which mission that is asked, as it was played last; of the mission that has just been played, if nothing is said. Nothing is so of a mission that nobody has played.
       */
      in?: Id;
      /**
       * A rule of the mission that was applied, be it once, such as one that says by which exit somebody left.
       */
      rule: Id;
    }
  | {
      /**
       * Of which mission that is asked, as it was played last; of the mission that has just been played, if nothing is said. Nothing is so of a mission that nobody has played.
       */
      in?: Id;
      /**
       * How many of those who played left the board, died, or are alive, whether they left or not.
       */
      people: CampaignPeople;
    }
  | {
      /**
       * Of which mission that is asked, as it was played last; of the mission that has just been played, if nothing is said. Nothing is so of a mission that nobody has played.
       */
      in?: Id;
      /**
       * How much a counter of the mission's rules came to.
       */
      counter: CampaignCounted;
    }
  | {
      /**
       * Of which mission that is asked, as it was played last; of the mission that has just been played, if nothing is said. Nothing is so of a mission that nobody has played.
       */
      in?: Id;
      /**
       * Somebody who died in the mission, such as henry.
       */
      died: Id;
    }
  | {
      /**
       * Of which mission that is asked, as it was played last; of the mission that has just been played, if nothing is said. Nothing is so of a mission that nobody has played.
       */
      in?: Id;
      /**
       * How much a score of the campaign has come to.
       */
      score: CampaignScored;
    }
  | {
      /**
       * Of which mission that is asked, as it was played last; of the mission that has just been played, if nothing is said. Nothing is so of a mission that nobody has played.
       */
      in?: Id;
      /**
       * How many missions of the campaign were won; one that was won twice counts once.
       */
      missionsWon: CampaignAmount;
    }
  | {
      /**
       * Of which mission that is asked, as it was played last; of the mission that has just been played, if nothing is said. Nothing is so of a mission that nobody has played.
       */
      in?: Id;
      /**
       * How many people died in all of the campaign.
       */
      deaths: CampaignAmount;
    }
  | {
      /**
       * Of which mission that is asked, as it was played last; of the mission that has just been played, if nothing is said. Nothing is so of a mission that nobody has played.
       */
      in?: Id;
      /**
       * How many of the campaign's own goals are reached. Asked by one of these goals, it counts none.
       */
      goalsReached: CampaignAmount;
    }
  | {
      /**
       * Of which mission that is asked, as it was played last; of the mission that has just been played, if nothing is said. Nothing is so of a mission that nobody has played.
       */
      in?: Id;
      /**
       * What the players chose last when they were asked.
       */
      chose: CampaignChosen;
    }
  | {
      /**
       * Of which mission that is asked, as it was played last; of the mission that has just been played, if nothing is said. Nothing is so of a mission that nobody has played.
       */
      in?: Id;
      /**
       * How much the dice came to when they were rolled last.
       */
      rolled: CampaignRolled;
    }
  | {
      /**
       * Of which mission that is asked, as it was played last; of the mission that has just been played, if nothing is said. Nothing is so of a mission that nobody has played.
       */
      in?: Id;
      /**
       * All of these are so.
       */
      all: CampaignCondition[];
    }
  | {
      /**
       * Of which mission that is asked, as it was played last; of the mission that has just been played, if nothing is said. Nothing is so of a mission that nobody has played.
       */
      in?: Id;
      /**
       * One of these is so, or several.
       */
      any: CampaignCondition[];
    }
  | {
      /**
       * Of which mission that is asked, as it was played last; of the mission that has just been played, if nothing is said. Nothing is so of a mission that nobody has played.
       */
      in?: Id;
      /**
       * This is not so.
       */
      not: CampaignCondition;
    };

/**
 * A number, by what it is at least, at most, or both.
 */
export interface CampaignAmount {
  /**
   * So many at least.
   */
  atLeast?: CampaignNumber;
  /**
   * So many at most.
   */
  atMost?: CampaignNumber;
}

/**
 * How many people something became of.
 */
export interface CampaignPeople {
  /**
   * Those who left the board, those who died, or all who are alive.
   */
  who: 'left' | 'dead' | 'alive';
  /**
   * So many at least.
   */
  atLeast?: CampaignNumber;
  /**
   * So many at most.
   */
  atMost?: CampaignNumber;
}

/**
 * How much a counter has come to.
 */
export interface CampaignCounted {
  /**
   * The counter.
   */
  id: Id;
  /**
   * So much at least.
   */
  atLeast?: CampaignNumber;
  /**
   * So much at most.
   */
  atMost?: CampaignNumber;
}

/**
 * How much a score has come to.
 */
export interface CampaignScored {
  /**
   * The score.
   */
  id: Id;
  /**
   * So much at least.
   */
  atLeast?: CampaignNumber;
  /**
   * So much at most.
   */
  atMost?: CampaignNumber;
}

/**
 * How much dice have come to together.
 */
export interface CampaignRolled {
  /**
   * Where they were rolled.
   */
  id: Id;
  /**
   * So much at least.
   */
  atLeast?: CampaignNumber;
  /**
   * So much at most.
   */
  atMost?: CampaignNumber;
}

/**
 * What the players chose.
 */
export interface CampaignChosen {
  /**
   * Where they were asked.
   */
  id: Id;
  /**
   * What they chose.
   */
  choice: Id;
}

/**
 * A whole number.
 */
export type CampaignNumber = number;

/**
 * A campaign that is being played, as Boothill keeps it: how every mission came out and what was decided in between. It can be played on from this file alone.
 */
export interface Journey {
  /**
   * Where an editor finds the schema of this file, such as ./schemas/journey.schema.json. Boothill keeps it and does not look there.
   */
  $schema?: SchemaAddress;
  /**
   * Says that this is a campaign that is being played, and in which version.
   */
  format: 'boothill/journey@1';
  /**
   * The game that is played.
   */
  system: 'undead-or-alive';
  /**
   * The campaign, as it was when its first mission began.
   */
  campaign: Campaign;
  /**
   * What all luck between the missions comes from.
   */
  seed: string;
  /**
   * Everything that was decided, one after the other.
   */
  decisions: JourneyDecision[];
  /**
   * The game of the next mission, where it has begun.
   */
  underWay?: MissionUnderWay;
}

/**
 * A mission that is being played.
 */
export interface MissionUnderWay {
  /**
   * What Boothill keeps the game by.
   */
  game: KeptGameName;
}

/**
 * What Boothill calls a game that it keeps.
 */
export type KeptGameName = string;

/**
 * Something that was decided: a mission that was played, a choice, dice that were rolled, or the cards that somebody keeps.
 */
export type JourneyDecision =
  | {
      /**
       * The mission that was played, by what the campaign calls it.
       */
      played: Id;
      /**
       * How that came out.
       */
      result: MissionResult;
    }
  | {
      /**
       * What was asked.
       */
      asked: Id;
      /**
       * What was chosen.
       */
      choice: Id;
    }
  | {
      /**
       * What was rolled for.
       */
      rolled: Id;
      /**
       * What the dice showed.
       */
      dice: number[];
    }
  | {
      /**
       * Who keeps cards.
       */
      keeps: Id;
      /**
       * The cards, by their kinds.
       */
      cards: Id[];
    };

/**
 * How a mission of a campaign came out.
 */
export interface MissionResult {
  /**
   * Whether it was won.
   */
  won: boolean;
  /**
   * Why it ended.
   */
  reason: Id;
  /**
   * In which round it ended.
   */
  rounds: number;
  /**
   * The goals that were reached.
   */
  goals: Id[];
  /**
   * The rules that were applied.
   */
  rules: Id[];
  /**
   * How much its counters came to.
   */
  counters: CarriedCounters;
  /**
   * Everybody who played, in their order.
   */
  people: PersonAfter[];
}

/**
 * Somebody at the end of a mission.
 */
export interface PersonAfter {
  /**
   * Who it is.
   */
  person: Id;
  /**
   * What has become of them: still on the board, gone from it, or dead.
   */
  fate: 'here' | 'left' | 'dead';
  /**
   * The level that they have reached.
   */
  level: CampaignLevel;
  /**
   * The cards that they held, by their kinds.
   */
  cards: Id[];
  /**
   * Their adrenaline points.
   */
  adrenaline?: number;
  /**
   * The skills that they have chosen for orange and red, in that order.
   */
  skills?: Id[];
}

/**
 * What lies in a .boothill file: its manifest.json. A .boothill file is a zip of missions and tile sets, with sheets and pictures if wanted.
 */
export interface Bundle {
  /**
   * Where an editor finds the schema of this file, such as ./schemas/bundle.schema.json. Boothill keeps it and does not look there.
   */
  $schema?: SchemaAddress;
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
   * What it is: a `mission` or a `tileset` that Boothill reads, a `sheet` or a `picture` for people.
   */
  kind: 'mission' | 'tileset' | 'sheet' | 'picture';
  /**
   * The CRC-32 of its bytes, in small hexadecimal digits: whether it came through whole.
   */
  check: string;
}

/**
 * Tiles on a table and nothing else: what `boothill board -` reads from standard input. It has no `format` of its own.
 */
export interface BareBoard {
  /**
   * Where an editor finds the schema of this file, such as ./schemas/bare-board.schema.json. Boothill keeps it and does not look there.
   */
  $schema?: SchemaAddress;
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
export type Steps = number;

/**
 * Two zones and the range between them.
 *
 * @minItems 3
 * @maxItems 3
 */
export type ZonesInSight = [ZoneId, ZoneId, Steps];

/**
 * Moves to a zone, by its id.
 */
export interface Distances {
  [k: string]: Steps;
}

/**
 * What `boothill lab --json` prints: the figures of many games of one mission, played by a bot. They say how this bot fares, not how people would. The same mission, bot, survivors, seed and number of games give the same figures, however many threads play them.
 */
export interface LabReport {
  /**
   * The id of the mission.
   */
  mission: Id;
  /**
   * The bot that played.
   */
  bot: Id;
  /**
   * What all luck came from: that of the first game from this seed and /1, and so on.
   */
  seed: string;
  /**
   * Who played, or how many were drawn for each game; left out where as many as usual were drawn.
   */
  survivors?: number | Id[];
  /**
   * How many players shared the survivors; left out where it was one.
   */
  players?: LabCount;
  /**
   * How many games were asked for.
   */
  wanted: LabCount;
  /**
   * How many were played; all figures are about these.
   */
  played: LabCount;
  /**
   * Whether all games were done, or somebody cancelled them, or the threads that play them ended too early.
   */
  ended: 'done' | 'cancelled' | 'broken';
  /**
   * How often the bot won.
   */
  winRate: LabWinRate;
  /**
   * How many games were broken off after 1000 rounds.
   */
  undecided: LabCount;
  /**
   * How many rounds the games took.
   */
  rounds: {
    /**
     * Of games that were won; left out where none was.
     */
    won?: LabSpread;
    /**
     * Of games that were lost; left out where none was.
     */
    lost?: LabSpread;
  };
  /**
   * Why games were lost, the most frequent reason first.
   */
  losses: LabLoss[];
  /**
   * The goals in their order, parts after the goal they belong to. Goals in words are left out.
   */
  goals: LabGoal[];
  /**
   * Every zone that the board has in any of its configurations.
   */
  zones: LabZone[];
  /**
   * Everybody who was in any of the games, companions too, in the order of their ids.
   */
  people: LabPerson[];
  /**
   * Games that are worth looking at.
   */
  seeds: LabSeeds;
  /**
   * Games over which Boothill itself stumbled. They count as not played, and each is a mistake worth reporting.
   */
  faults: LabFault[];
  /**
   * Survivors went on learning beyond Red; left out where they did not.
   */
  ultrared?: true;
  /**
   * Slippery survivors stopped among zombies; left out where they did not.
   */
  slipperyStops?: true;
  /**
   * An action was the last one even with free actions to spare; left out where it was not.
   */
  freeActionsToSpare?: true;
}

/**
 * How many.
 */
export type LabCount = number;

/**
 * From 0 for never to 1 for always.
 */
export type LabShare = number;

/**
 * How often a bot won. It means nothing without the bot.
 */
export interface LabWinRate {
  /**
   * The bot.
   */
  bot: Id;
  /**
   * How many games it won.
   */
  won: LabCount;
  /**
   * Of how many.
   */
  of: LabCount;
  /**
   * The one divided by the other; left out where no game was played.
   */
  share?: LabShare;
  /**
   * The lower end of Wilson's 95 % interval: what the share may be if games are played without end.
   */
  least: LabShare;
  /**
   * Its upper end.
   */
  most: LabShare;
}

/**
 * How numbers of rounds are spread. A quartile or median between two of them lies as far from each as its place does.
 */
export interface LabSpread {
  /**
   * How many games it is about.
   */
  games: LabCount;
  /**
   * The least.
   */
  least: number;
  /**
   * The lower quartile.
   */
  lower: number;
  /**
   * The median.
   */
  median: number;
  /**
   * The upper quartile.
   */
  upper: number;
  /**
   * The greatest.
   */
  most: number;
}

/**
 * A reason for which games were lost.
 */
export interface LabLoss {
  /**
   * The reason, such as survivor-eliminated.
   */
  reason: Id;
  /**
   * How many games.
   */
  games: LabCount;
}

/**
 * A goal of the mission.
 */
export interface LabGoal {
  /**
   * Its id.
   */
  goal: Id;
  /**
   * In how many games it was reached.
   */
  reached: LabCount;
  /**
   * In which round; left out where it never was.
   */
  rounds?: LabSpread;
}

/**
 * A zone of the board.
 */
export interface LabZone {
  /**
   * Its id, such as a.NE+b.NW.
   */
  zone: string;
  /**
   * How many zombies stand in it at the end of a round, on average over all rounds of all games.
   */
  zombies: number;
  /**
   * How many survivors were eliminated in it, over all games.
   */
  eliminated: LabCount;
}

/**
 * A survivor or companion.
 */
export interface LabPerson {
  /**
   * Who it is.
   */
  survivor: Id;
  /**
   * In how many games they were.
   */
  played: LabCount;
  /**
   * In how many of them they were eliminated.
   */
  eliminated: LabCount;
}

/**
 * Games that are worth looking at; one that does not exist is left out. `boothill play` plays each of them again by its seed, with the same bot and survivors.
 */
export interface LabSeeds {
  /**
   * Of wins or losses, whichever are more, the one whose length is nearest to their median.
   */
  typical?: LabNotable;
  /**
   * The shortest game that was won.
   */
  quickestWin?: LabNotable;
  /**
   * The shortest game that was lost.
   */
  shortestLoss?: LabNotable;
  /**
   * The longest game of all.
   */
  longest?: LabNotable;
}

/**
 * One of the games.
 */
export interface LabNotable {
  /**
   * Its seed, such as 5/17.
   */
  seed: string;
  /**
   * How it ended.
   */
  result: 'win' | 'loss' | 'undecided';
  /**
   * How many rounds it took.
   */
  rounds: LabCount;
}

/**
 * A game over which Boothill itself stumbled.
 */
export interface LabFault {
  /**
   * Its seed, such as 5/17.
   */
  seed: string;
  /**
   * What the program said of it, in English.
   */
  message: string;
}

/**
 * What `boothill facts --json` prints: what can be told of a mission before anybody plays it. Distances are moves on the board as it lies in the beginning, nobody in the way. Rounds are the earliest ones, and 0 is before the first: survivors with 3 actions each round, before the zombies; Walkers, Fatties and the Abomination with 1 move each round, Runners with 2, from the round after they have appeared. No extra activation, no skill, no class, no Wagon is counted.
 */
export interface MissionFacts {
  /**
   * The id of the mission.
   */
  mission: Id;
  /**
   * How many survivors it is for: variants of the mission depend on it, and so does its length.
   */
  survivors: number;
  /**
   * The starting zones.
   */
  starts: ZoneId[];
  /**
   * What there is to go to.
   */
  places: FactsPlace[];
  /**
   * Every zone of the board, in the order of their ids.
   */
  zones: FactsZone[];
  /**
   * Buildings and balconies, and how safe they are.
   */
  shelters: FactsShelter[];
  /**
   * How near a game begins to being lost by its spawn tokens; left out where none can begin.
   */
  spawnTokens?: FactsSpawnTokens;
  /**
   * The train that drives; left out where none does.
   */
  train?: FactsTrain;
  /**
   * How long a game may be.
   */
  estimate?: FactsEstimate;
  /**
   * What the author may not have meant.
   */
  warnings: FactsWarning[];
}

/**
 * Moves on foot.
 */
export type FactsMoves = number;

/**
 * A round, counted from 1; 0 is before the first.
 */
export type FactsRound = number;

/**
 * Who can be somewhere first. Survivors are where they can come in the same round, because they move before the zombies; both, where both are there in the beginning.
 */
export type FactsFirst = 'survivors' | 'zombies' | 'both';

/**
 * Something that survivors may want to go to, or keep away from.
 */
export interface FactsPlace {
  /**
   * What it is. An action stands where it can be done, and is left out where that is everywhere; a train is its rooms.
   */
  what: 'objective' | 'companion' | 'exit' | 'machine' | 'action' | 'train' | 'spawn';
  /**
   * The id of the token, or of the rule that brings the action. What is printed on a tile has the tile before it: a.crate.
   */
  id: string;
  /**
   * What kind of spawn token it is.
   */
  spawn?: 'starting' | 'mobile' | 'abomination' | 'corpse-pile';
  /**
   * Where it is: one zone, or all zones of an area; none where it is not on the board in the beginning.
   */
  zones: ZoneId[];
  /**
   * From the nearest starting zone; left out where no way leads there.
   */
  moves?: FactsMoves;
  /**
   * The same with every zone open that a rule closes for a time; left out where that changes nothing.
   */
  movesWithGatesOpen?: FactsMoves;
  /**
   * From each starting zone.
   */
  from: FactsWay[];
  /**
   * When survivors can be there; left out where they never can.
   */
  survivors?: FactsRound;
  /**
   * When zombies can be there; left out where they never can.
   */
  zombies?: FactsRound;
  /**
   * Who can be there first; left out where nobody ever can.
   */
  first?: FactsFirst;
  /**
   * How many zones with active spawn tokens are within 3 moves.
   */
  spawnZonesNear: number;
}

/**
 * How far it is from a starting zone.
 */
export interface FactsWay {
  /**
   * The starting zone.
   */
  start: ZoneId;
  /**
   * How many moves; left out where no way leads there.
   */
  moves?: FactsMoves;
}

/**
 * A zone, and who comes there when.
 */
export interface FactsZone {
  /**
   * Its id.
   */
  zone: ZoneId;
  /**
   * What its tiles call it.
   */
  names: Text[];
  /**
   * What it is.
   */
  kind: 'street' | 'room' | 'balcony';
  /**
   * From the nearest starting zone; left out where no way leads there.
   */
  moves?: FactsMoves;
  /**
   * When survivors can be there; left out where they never can.
   */
  survivors?: FactsRound;
  /**
   * When Walkers, Fatties or an Abomination can be there, out of an active spawn zone or from where they stand in the beginning; left out where they never can.
   */
  walkers?: FactsRound;
  /**
   * The same of Runners.
   */
  runners?: FactsRound;
  /**
   * Who can be there first; left out where nobody ever can.
   */
  first?: FactsFirst;
  /**
   * The zones with active spawn tokens from which zombies can come here, the nearest first.
   */
  spawnZones: FactsThreat[];
}

/**
 * A zone with active spawn tokens, and how soon zombies come from there.
 */
export interface FactsThreat {
  /**
   * The spawn zone.
   */
  zone: ZoneId;
  /**
   * How far away it is.
   */
  moves: FactsMoves;
  /**
   * When Walkers can be here.
   */
  walkers: FactsRound;
  /**
   * When Runners can be here.
   */
  runners: FactsRound;
}

/**
 * A building or a balcony.
 */
export interface FactsShelter {
  /**
   * Which of the two.
   */
  what: 'building' | 'balcony';
  /**
   * Its rooms, or the balcony.
   */
  zones: ZoneId[];
  /**
   * What its rooms are on their tiles, such as saloon. Those of a balcony are of the room with its stairs.
   */
  tags: string[];
  /**
   * How many moves lead into it: pairs of a zone outside and a zone inside. Stairs from a balcony of the building do not count.
   */
  ways: number;
  /**
   * The Corpse Piles that may appear in it and bring zombies. Those of a balcony are in the building behind it.
   */
  corpsePiles: string[];
  /**
   * How many zones outside see into it, and are seen from it; Townsfolk may see more.
   */
  sight: number;
  /**
   * From the nearest starting zone; left out where no way leads there.
   */
  moves?: FactsMoves;
  /**
   * When zombies from outside, or who stand there, can be in it; left out where they never can.
   */
  zombies?: FactsRound;
}

/**
 * The spawn tokens as a game begins. With too many active ones at once it is lost.
 */
export interface FactsSpawnTokens {
  /**
   * How many are active. A Corpse Pile is, where survivors may start in its building.
   */
  active: number;
  /**
   * How many Abomination tokens are not, and wake with the next Abomination unless a rule keeps them asleep.
   */
  asleep: number;
  /**
   * How many Corpse Piles come to light when somebody enters their buildings.
   */
  hidden: number;
  /**
   * How many active ones lose the game.
   */
  losing: number;
  /**
   * Whether two more lose the game, or the next Abomination does.
   */
  isNear: boolean;
}

/**
 * A train that drives, and what its steps change.
 */
export interface FactsTrain {
  /**
   * The token.
   */
  id: Id;
  /**
   * The side of the board that it drives to.
   */
  toward: 'north' | 'east' | 'south' | 'west';
  /**
   * The rules that start it.
   */
  startedBy: Id[];
  /**
   * What it does, a step a round.
   */
  steps: FactsTrainStep[];
}

/**
 * One step of a train.
 */
export interface FactsTrainStep {
  /**
   * What it does.
   */
  move: 'enters' | 'moves' | 'leaves';
  /**
   * The earliest round at the end of whose Players' Phase it does so, as far as that can be told: from events that come by themselves, and from how far survivors have to walk.
   */
  round?: FactsRound;
  /**
   * What lies in its way or leaves with it, if it still lies there: places by their ids.
   */
  takes: string[];
  /**
   * The places to which it is farther or nearer afterwards than before.
   */
  changes: FactsTrainChange[];
}

/**
 * How far a place is by then.
 */
export interface FactsTrainChange {
  /**
   * The place.
   */
  id: string;
  /**
   * From the nearest starting zone; left out where no way leads there any more.
   */
  moves?: FactsMoves;
}

/**
 * How long a game may be: an estimate, and a rough one. Every errand that the goals ask for goes to whoever can be done with it first; goals in words, fights and wrong turns are not counted in the errands, and are allowed for in the rounds and minutes.
 */
export interface FactsEstimate {
  /**
   * How many places have to be gone to on the way to the goals.
   */
  errands: number;
  /**
   * All moves of everybody, leaving included. A move of the Wagon counts as 3.
   */
  moves: number;
  /**
   * Taking, rallying, loading, and the actions of the mission.
   */
  otherActions: number;
  /**
   * How many cards of the Equipment deck have to be seen on average, until those are found that goals ask for.
   */
  searches: number;
  /**
   * How many rounds that takes if nobody is in the way.
   */
  fewestRounds: number;
  /**
   * From how many to how many rounds it may be with zombies about.
   */
  rounds: FactsSpan;
  /**
   * From how many to how many minutes.
   */
  minutes: FactsSpan;
  /**
   * What one of the fewest rounds stands for, with so many survivors.
   */
  minutesPerRound: number;
}

/**
 * From the one to the other.
 */
export interface FactsSpan {
  /**
   * The least.
   */
  least: number;
  /**
   * The greatest.
   */
  most: number;
}

/**
 * Something that may not be meant so.
 */
export interface FactsWarning {
  /**
   * What: nobody can ever get there; zombies are in a starting zone in round 1; all active spawn zones are on one side of the board; an exit is nearer than anything that has to be done before leaving.
   */
  code: 'out-of-reach' | 'start-overrun' | 'spawns-on-one-side' | 'exit-first';
  /**
   * The places it is about, by their ids.
   */
  places?: string[];
  /**
   * The zone it is about.
   */
  zone?: ZoneId;
  /**
   * The side of the board, with north at the top.
   */
  side?: 'north' | 'east' | 'south' | 'west';
}

/**
 * Words for players, by language: {"en": "Warehouse", "fr": "Entrepôt"}. A plain string is accepted too and taken to be in the language you use Boothill in.
 */
export interface Text {
  [k: string]: string;
}

/**
 * Where a schema lies, as a path from the file that names it or as an address on the web.
 */
export type SchemaAddress = string;

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
