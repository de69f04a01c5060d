// Made from schemas/*.schema.json by: npm run schemas

/**
 * A mission as it was before version 1. Frozen: what was valid stays valid.
 */
export interface Mission0 {
  /**
   * Where an editor finds the schema of this file, such as ./schemas/mission.schema.json. Boothill keeps it and does not look there.
   */
  $schema?: string;
  /**
   * Says that this is a mission, and in which version.
   */
  format: 'boothill/mission@0';
  /**
   * The mission's short name.
   */
  id: string;
  /**
   * The title, in one language.
   */
  title: string;
  /**
   * Who made it.
   */
  author?: string;
  /**
   * The tiles on the table.
   */
  tiles: Tile0[];
  /**
   * What lies on the tiles.
   */
  tokens?: Token0[];
}

/**
 * A tile on the table.
 */
export interface Tile0 {
  /**
   * Its own name.
   */
  id: string;
  /**
   * The face that is up.
   */
  face: string;
  /**
   * Its left edge.
   */
  x: number;
  /**
   * Its upper edge.
   */
  y: number;
  /**
   * Quarter turns, clockwise.
   */
  rot: 0 | 1 | 2 | 3;
}

/**
 * Something that lies on a tile.
 */
export interface Token0 {
  /**
   * Its own name.
   */
  id: string;
  /**
   * What it is.
   */
  kind: 'start' | 'exit' | 'spawn' | 'objective';
  /**
   * The tile it lies on.
   */
  tile: string;
  /**
   * From the left edge of the face.
   */
  x: number;
  /**
   * From the upper edge of the face.
   */
  y: number;
}
