import { readSchema } from './read';
import { generateReadme } from './readme';
import { generateTypes } from './types';
import { generateDeclarations, generateValidators } from './validators';

/** Everything that is made from the schemas, by file name within schemas/. */
export async function generateSchemas(): Promise<Record<string, string>> {
  const basics = readSchema('basics.schema.json');
  const tile = readSchema('tile.schema.json');
  const tileset = readSchema('tileset.schema.json');
  const mission = readSchema('mission.schema.json');
  const bundle = readSchema('bundle.schema.json');
  const bareBoard = readSchema('bare-board.schema.json');
  const board = readSchema('board.schema.json');
  const lab = readSchema('lab.schema.json');
  const facts = readSchema('facts.schema.json');
  const scenario = readSchema('scenario.schema.json');
  const replay = readSchema('replay.schema.json');
  const game = readSchema('game.schema.json');
  const mission0 = readSchema('migrate/mission-0.schema.json');
  const current = [
    ...[basics, tile, tileset, mission, bundle, bareBoard, board, lab, facts],
    ...[scenario, replay, game],
  ];
  return {
    'generated/types.ts': await generateTypes(current),
    'generated/legacy.ts': await generateTypes([mission0]),
    'generated/validators.js': await generateValidators([...current, mission0], {
      isTile: 'boothill/tile@1',
      isTileset: 'boothill/tileset@1',
      isMission: 'boothill/mission@1',
      isBundle: 'boothill/bundle@1',
      isBareBoard: 'boothill/bare-board@1',
      isBoardRelations: 'boothill/board@1',
      isLabReport: 'boothill/lab@1',
      isMissionFacts: 'boothill/facts@1',
      isScenario: 'boothill/scenario@1',
      isReplay: 'boothill/replay@1',
      isGameFile: 'boothill/game@1',
      isMission0: 'boothill/mission@0',
    }),
    'generated/validators.d.ts': generateDeclarations(
      {
        isTile: 'TileFace',
        isTileset: 'Tileset',
        isMission: 'Mission',
        isBundle: 'Bundle',
        isBareBoard: 'BareBoard',
        isBoardRelations: 'BoardRelations',
        isLabReport: 'LabReport',
        isMissionFacts: 'MissionFacts',
        isScenario: 'Scenario',
        isReplay: 'Replay',
        isGameFile: 'GameFile',
        isMission0: 'Mission0',
      },
      {
        './legacy': ['Mission0'],
        './types': [
          'BareBoard',
          'BoardRelations',
          'Bundle',
          'GameFile',
          'LabReport',
          'Mission',
          'MissionFacts',
          'Replay',
          'Scenario',
          'TileFace',
          'Tileset',
        ],
      },
    ),
    'README.md': generateReadme([
      mission,
      tile,
      tileset,
      scenario,
      replay,
      game,
      bundle,
      bareBoard,
      board,
      lab,
      facts,
      basics,
    ]),
  };
}
