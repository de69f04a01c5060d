import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const everywhere = ['**/*.{ts,tsx,js,mjs,cjs}'];

export default defineConfig(
  // The toy is looked at where it is one of the games.
  {
    ignores: [
      'tests/toy/**',
      'dist/**',
      'packages/**',
      '.runtime/**',
      'look/**',
      'test-results/**',
      '**/generated/',
    ],
  },
  {
    files: everywhere,
    extends: [tseslint.configs.strictTypeChecked],
    // One program for all folders: with one for each, every folder is read again for every other that imports it.
    languageOptions: {
      parserOptions: { project: 'tsconfig.lint.json', tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // Template strings are how numbers get into sentences here.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => set.delete(x)` is fine where nobody looks at the result.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // A call's name ties its arguments to its value; the rule counts one of the two only.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
    },
  },
  {
    files: ['renderer/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'JSXText[value=/\\p{L}/u], :matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=/\\p{L}/u]',
          message: 'Sentences live in languages/, in English and French.',
        },
        {
          selector:
            'JSXAttribute[name.name=/^(aria-label|title|alt|placeholder)$/] > :matches(Literal, JSXExpressionContainer[expression.type=/^(Literal|TemplateLiteral)$/])',
          message: 'Sentences live in languages/, in English and French.',
        },
        {
          // Konva's types show what it keeps for itself.
          selector:
            'MemberExpression > .property:matches([name=/^_/], [value=/^_/]), ObjectPattern > Property > Identifier.key[name=/^_/]',
          message:
            'What begins with an underscore is for its library alone, and may be gone in the next version.',
        },
      ],
    },
  },
  {
    // The engine must give the same game on every machine and at every time.
    files: ['engine/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', 'Date', 'console', 'performance', 'crypto'],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
    },
  },
  {
    // The files of one worker share modules: what is to be replaced is handed in.
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['mock', 'doMock', 'resetModules'].map((property) => ({ object: 'vi', property })),
      ],
    },
  },
  {
    files: ['main/contract/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'VariableDeclaration, FunctionDeclaration, ClassDeclaration, TSEnumDeclaration',
          message: 'The contract is types only; both sides of the bridge compile against it.',
        },
      ],
    },
  },
  {
    // Tools read their settings from the default export of a file.
    files: ['**/*.config.{ts,js}', '.*.cjs', 'tests/helpers/build-first.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    // Casts written as JSDoc are invisible to these rules; the compiler sees them.
    files: ['**/*.{js,mjs,cjs}'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
