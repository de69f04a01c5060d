import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScenario, stockFace } from '../../engine';
import { type Say, sentence } from '../../languages';
import { loadDocument, type Scenario } from '../../schemas';
import { findingWords } from '../../telling/reasons';

const folder = 'tests/scenarios';

/** Every situation under tests/scenarios/, by its area and name. */
export function scenarioFiles(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort();
}

/** What a situation is called, whatever else may be wrong with it. */
export function titleOf(file: string): string {
  const title = /"title": \{\s*"en": "([^"]*)"/.exec(readFileSync(join(folder, file), 'utf8'))?.[1];
  return `${file}: ${title ?? ''}`;
}

/** The situation in a file. A warning is an error here: a key that nobody knows checks nothing. */
export function scenarioIn(file: string): Scenario {
  const loaded = loadDocument(readFileSync(join(folder, file), 'utf8'), 'scenario', { faces: stockFace });
  const problems = loaded.ok ? loaded.warnings : loaded.problems;
  if (!loaded.ok || problems.length > 0) {
    const lines = problems.map(
      ({ code, pointer, parameters }) => `${pointer}: ${sentence('en', `problem.${code}`, parameters)}`,
    );
    throw new Error([file, ...lines].join('\n'));
  }
  return loaded.document;
}

/** What does not come out as it should, in words. */
export function failuresOf(scenario: Scenario): string[] {
  const say: Say = (key, parameters) => sentence('en', key, parameters);
  return runScenario(scenario).map(
    (finding) => `${finding.pointer}: ${findingWords(finding, say, 'undead-or-alive')}`,
  );
}
