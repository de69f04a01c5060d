import { forbiddenKeys } from './forbidden-keys';
import type { DocumentKind } from './format';
import {
  isCampaign,
  isGameFile,
  isJourney,
  isMission,
  isReplay,
  isScenario,
  isTileFace,
  isTileset,
  type Validator,
} from './generated/validators';
import { isError, type Problem } from './problem';
import { campaignReferences, journeyReferences } from './references/campaign';
import { gameReferences } from './references/game';
import { missionReferences } from './references/mission';
import { replayReferences } from './references/replay';
import { scenarioReferences } from './references/scenario';
import { tileReferences } from './references/tile';
import type { FaceSource } from './references/tiles';
import { tilesetReferences } from './references/tileset';
import { schemaProblems } from './schema-problems';
import { asUnfinished } from './unfinished';

/** Forbidden keys first: nothing else should look at a document that has them. */
export function judgeSchema(document: unknown, validator: Validator<unknown>): Problem[] {
  const forbidden = forbiddenKeys(document);
  return forbidden.length > 0 ? forbidden : schemaProblems(document, validator);
}

/** Everything that is wrong with a document of today's version, short of rules and of the geometry of tiles. */
export function judgeDocument(
  kind: DocumentKind,
  document: unknown,
  { faces, unfinished = false }: { faces?: FaceSource | undefined; unfinished?: boolean | undefined } = {},
): Problem[] {
  switch (kind) {
    case 'mission':
      return judge(document, isMission, (mission) => {
        const problems = missionReferences(mission, faces);
        return unfinished ? problems.map(asUnfinished) : problems;
      });
    case 'tileset':
      return judge(document, isTileset, tilesetReferences);
    case 'tile':
      return judge(document, isTileFace, (face) => tileReferences(face));
    case 'scenario':
      return judge(document, isScenario, (scenario) => scenarioReferences(scenario, faces));
    case 'replay':
      return judge(document, isReplay, (replay) => replayReferences(replay, faces));
    case 'game':
      return judge(document, isGameFile, (game) => gameReferences(game, faces));
    case 'campaign':
      return judge(document, isCampaign, (campaign) => campaignReferences(campaign, faces));
    case 'journey':
      return judge(document, isJourney, (journey) => journeyReferences(journey, faces));
  }
}

function judge<T>(
  document: unknown,
  validator: Validator<T>,
  references: (document: T) => Problem[],
): Problem[] {
  const problems = judgeSchema(document, validator);
  const hasErrors = problems.some(isError);
  // Sound but for keys that no schema knows, which the guard refuses.
  return hasErrors ? problems : [...problems, ...references(document as T)];
}

/** What each kind cannot do without; the rest can be left out when it is broken. */
export const neededKeys: Record<DocumentKind, readonly string[]> = {
  mission: ['format', 'id', 'title', 'system', 'placements'],
  tileset: ['format', 'id', 'name', 'tiles', 'faces'],
  tile: ['format', 'id', 'name', 'size', 'zones'],
  scenario: ['format', 'id', 'title', 'tiles', 'given', 'steps'],
  replay: ['format', 'system', 'contentVersion', 'missionHash', 'mission', 'seed', 'options', 'steps'],
  game: [
    ...['format', 'system', 'contentVersion', 'missionHash', 'mission', 'seed', 'options'],
    ...['moments', 'at', 'played'],
  ],
  campaign: ['format', 'id', 'title', 'system', 'missions'],
  journey: ['format', 'system', 'campaign', 'seed', 'decisions'],
};

/** Lists that something points into by number: without one of their items they would tell another story. */
export const wholeLists: Partial<Record<DocumentKind, readonly string[]>> = {
  game: ['moments'],
  // Without one of its missions, or of what comes after them, a campaign would be another one.
  campaign: ['missions', 'after', 'endings', 'scores'],
  journey: ['decisions'],
};

/** What a document is called; its id stands in where that is broken, for no title is a reason to lose the rest. */
const titleKeys: Partial<Record<DocumentKind, string>> = {
  mission: 'title',
  tileset: 'name',
  tile: 'name',
  scenario: 'title',
  campaign: 'title',
};

export function standIns(
  kind: DocumentKind,
  { id }: Record<string, unknown>,
  language: string,
): Record<string, unknown> {
  const key = titleKeys[kind];
  return key === undefined ? {} : { [key]: { [language]: id } };
}
