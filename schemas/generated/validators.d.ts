// Made by: npm run schemas
import type { Mission0 } from './legacy';
import type { Mission, TileFace, Tileset, Scenario, Replay, GameFile, Campaign, Journey, Bundle, BareBoard, BoardRelations, LabReport, MissionFacts } from './types';

export interface SchemaError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  propertyName?: string;
}

/** A type guard that leaves in `errors` what it complains about, or the first of it where that is very much. */
export interface Validator<T> {
  (value: unknown): value is T;
  errors?: Iterable<SchemaError> | null;
}

export declare const isMission0: Validator<Mission0>;
export declare const isMission: Validator<Mission>;
export declare const isTileFace: Validator<TileFace>;
export declare const isTileset: Validator<Tileset>;
export declare const isScenario: Validator<Scenario>;
export declare const isReplay: Validator<Replay>;
export declare const isGameFile: Validator<GameFile>;
export declare const isCampaign: Validator<Campaign>;
export declare const isJourney: Validator<Journey>;
export declare const isBundle: Validator<Bundle>;
export declare const isBareBoard: Validator<BareBoard>;
export declare const isBoardRelations: Validator<BoardRelations>;
export declare const isLabReport: Validator<LabReport>;
export declare const isMissionFacts: Validator<MissionFacts>;
export declare const isMission1: Validator<Record<string, unknown>>;
