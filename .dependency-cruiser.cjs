// Which folder may import which: the picture in ARCHITECTURE.md as rules. For every rule here
// tests/layers.test.ts plants a breach and sees it reported.
'use strict';

const ours = '^(engine|drawing|telling|printing|sharing|languages|schemas|main|renderer|scripts|tests)/';
/** @type {import('dependency-cruiser').DependencyType[]} */
const packages = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core'];

// What draws or shows: React, its relatives (zustand's own entry brings it along), Konva, and our own screens.
const screen = [
  'node_modules/(@?react|radix-ui|@radix-ui|lucide-react|konva)',
  'node_modules/zustand/(esm/)?(index|react)\\.',
  '^renderer/(app|session|canvas|fields|panels|play|systems)/',
];

// A layer has its systems in one folder; in the window, what they do to documents has one below all else.
const system = '^[a-z]+/(document/)?systems/[^/]+/';
// What a layer has of all games together. The second is for programs that play none.
const listsOfAll = ['^[a-z]+/(document/)?systems/index\\.ts$', '^engine/systems/options\\.ts$'];
// The folders of a game, and of what a family of games shares, each of which knows those before it only. What is decided higher up is asked of its `ways`.
const storeysOfAGame = [
  ['content', 'skills', 'board', 'survey', 'lasting'],
  ['people', 'cards', 'turns', 'zombies', 'combat', 'spawning', 'companions', 'machines', 'changes'],
  ['mission', 'train', 'actions', 'course', 'set-up', 'facts', 'hidden', 'saved', 'bending'],
  ['insight', 'bots', 'appraisal', 'campaign', 'scenario', 'show'],
].flat();
const game = '^engine/(systems|family)/[^/]+/';
// Beside those folders lies what all of them stand on, and what puts them together.
const ontoFolders = '(index|system|start|options|ways|events|play|box|content|tiles)\\.ts$';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  { name: 'no-cycles', from: {}, to: { circular: true } },
  {
    name: 'no-folder-cycles',
    scope: 'folder',
    from: { path: '^(renderer|engine)/[^/]+$' },
    to: { circular: true },
  },
  { name: 'everything-resolves', from: {}, to: { couldNotResolve: true } },
  {
    name: 'schemas-stand-alone',
    from: { path: '^schemas/' },
    to: { path: ours, pathNot: '^schemas/' },
  },
  {
    name: 'languages-stand-alone',
    from: { path: '^languages/' },
    to: { path: ours, pathNot: '^languages/' },
  },
  {
    name: 'engine-imports-nothing-else-of-ours',
    from: { path: '^engine/' },
    to: { path: ours, pathNot: '^(engine|schemas)/' },
  },
  {
    name: 'engine-takes-types-and-references-of-schemas',
    from: { path: '^engine/' },
    to: { path: '^schemas/', pathNot: '^schemas/references/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'kernel-knows-no-system',
    from: { path: '^engine/(board|checks|game|geometry|mission|random|scenario)/' },
    to: { path: '^engine/(systems|bots|lab)/' },
  },
  {
    name: 'kernel-knows-no-family',
    from: { path: '^engine/(board|checks|game|geometry|mission|random|scenario)/' },
    to: { path: '^engine/family/' },
  },
  {
    name: 'family-knows-no-system',
    from: { path: '^engine/family/' },
    to: { path: '^engine/(systems|bots|lab|planner)/' },
  },
  {
    name: 'systems-only-through-the-list-of-all',
    from: { path: ours, pathNot: [system, ...listsOfAll, '^tests/'] },
    to: { path: system },
  },
  {
    name: 'systems-know-no-other-system',
    from: { path: '^[a-z]+/(?:document/)?systems/([^/]+)/' },
    to: { path: system, pathNot: '^[a-z]+/(document/)?systems/$1/' },
  },
  {
    // What a system has in one layer for the next.
    name: 'systems-hand-on-through-their-entry',
    from: { path: '^([a-z]+/(?:document/)?)systems/([^/]+)/' },
    to: {
      path: '^[a-z]+/(document/)?systems/$2/',
      pathNot: ['^$1systems/', '^[a-z]+/(document/)?systems/$2/index\\.ts$'],
    },
  },
  ...storeysOfAGame.slice(0, -1).map((folder, at) => ({
    name: `${folder}-of-a-game-knows-no-storey-above`,
    from: { path: `${game}${folder}/` },
    to: { path: `${game}(${storeysOfAGame.slice(at + 1).join('|')})/` },
  })),
  {
    name: 'folders-of-a-game-have-their-storey',
    from: { path: `${game}(?!(${storeysOfAGame.join('|')})/)[^/]+/` },
    to: {},
  },
  {
    name: 'what-a-game-stands-on-knows-no-folder',
    from: { path: `${game}[^/]+$`, pathNot: `${game}${ontoFolders}` },
    to: { path: `${game}[^/]+/`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'engine-is-pure',
    from: { path: '^engine/' },
    to: { dependencyTypes: packages },
  },
  {
    name: 'engine-only-through-its-entry',
    from: { path: ours, pathNot: '^(engine|tests)/' },
    to: {
      path: '^engine/',
      pathNot: ['^engine/index\\.ts$', '^engine/systems/[^/]+/index\\.ts$', ...listsOfAll],
    },
  },
  {
    name: 'drawing-imports-model-and-words-only',
    from: { path: '^drawing/' },
    to: { path: ours, pathNot: '^(drawing|engine|schemas|languages)/' },
  },
  {
    name: 'drawing-is-pure',
    from: { path: '^drawing/' },
    to: { dependencyTypes: packages },
  },
  {
    name: 'telling-imports-model-and-words-only',
    from: { path: '^telling/' },
    to: { path: ours, pathNot: '^(telling|engine|schemas|languages)/' },
  },
  {
    name: 'telling-is-pure',
    from: { path: '^telling/' },
    to: { dependencyTypes: packages },
  },
  {
    name: 'printing-imports-what-it-prints-only',
    from: { path: '^printing/' },
    to: { path: ours, pathNot: '^(printing|drawing|telling|engine|schemas|languages)/' },
  },
  {
    name: 'sharing-imports-what-it-shares-only',
    from: { path: '^sharing/' },
    to: { path: ours, pathNot: '^(sharing|printing|drawing|telling|engine|schemas|languages)/' },
  },
  {
    name: 'sharing-without-node',
    from: { path: '^sharing/' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'only-painters-of-printouts-need-packages',
    from: { path: '^printing/', pathNot: '^printing/pdf/' },
    to: { dependencyTypes: packages },
  },
  {
    name: 'window-without-node',
    from: { path: '^renderer/' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'window-without-electron',
    from: { path: '^renderer/' },
    to: { path: '(^|node_modules/)electron(/|$)' },
  },
  {
    name: 'window-knows-only-the-contract',
    from: { path: '^renderer/' },
    to: { path: '^main/', pathNot: '^main/contract/' },
  },
  {
    name: 'contract-is-types-only',
    from: {},
    to: { path: '^main/contract/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'host-without-window',
    from: { path: '^main/' },
    to: { path: '^renderer/' },
  },
  {
    name: 'document-without-react-or-konva',
    from: { path: '^renderer/(document|game|checks)/' },
    to: { path: screen },
  },
  {
    name: 'builder-without-react-or-konva',
    from: { path: '^renderer/(builder|handbook)/' },
    to: { path: screen },
  },
  {
    name: 'panels-know-no-app',
    from: { path: '^renderer/panels/' },
    to: { path: '^renderer/app/' },
  },
  {
    name: 'tools-without-react-or-konva',
    from: { path: '^renderer/tools/' },
    to: { path: screen },
  },
  {
    // Whatever it reaches is loaded once more in a thread that has no page.
    name: 'back-room-without-screen',
    from: { path: '^renderer/back-room/' },
    to: { path: screen, reachable: true },
  },
  {
    name: 'nothing-ships-tests-or-scripts',
    from: { path: '^(engine|drawing|telling|printing|sharing|languages|schemas|main|renderer)/' },
    to: { path: '^(tests|scripts)/' },
  },
];

module.exports = {
  forbidden: forbidden.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: 'node_modules' },
    // The toy resolves where it is one of the games, and is looked at there.
    exclude: { path: '^(dist|packages|\\.runtime|look|test-results|tests/toy)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css', '.ttf'],
    },
  },
};
