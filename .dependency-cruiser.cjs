// Which folder may import which: the picture in ARCHITECTURE.md as rules. For every rule here
// tests/layers.test.ts plants a breach and sees it reported.
'use strict';

const ours = '^(engine|drawing|telling|languages|schemas|main|renderer|scripts|tests)/';
/** @type {import('dependency-cruiser').DependencyType[]} */
const packages = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core'];

// What draws or shows: React, its relatives (zustand's own entry brings it along), Konva, and our own screens.
const screen = [
  'node_modules/(@?react|radix-ui|@radix-ui|lucide-react|konva)',
  'node_modules/zustand/(esm/)?(index|react)\\.',
  '^renderer/(app|session|canvas|panels|play)/',
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  { name: 'no-cycles', from: {}, to: { circular: true } },
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
    name: 'engine-is-pure',
    from: { path: '^engine/' },
    to: { dependencyTypes: packages },
  },
  {
    name: 'engine-only-through-its-entry',
    from: { path: ours, pathNot: '^(engine|tests)/' },
    to: { path: '^engine/', pathNot: '^engine/index\\.ts$' },
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
    from: { path: '^(engine|drawing|telling|languages|schemas|main|renderer)/' },
    to: { path: '^(tests|scripts)/' },
  },
];

module.exports = {
  forbidden: forbidden.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|packages|\\.runtime|look|test-results)/' },
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
