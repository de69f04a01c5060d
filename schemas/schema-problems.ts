import type { SchemaError, Validator } from './generated/validators';
import { below, valueAt } from './pointer';
import { mostFound, type Problem, type ProblemCode, problem } from './problem';
import { similarTo } from './references/similar';
import { shownName, shownValue } from './shown';

/** What a validator complains about, as problems; an unknown key is only a warning. */
export function schemaProblems(document: unknown, validator: Validator<unknown>): Problem[] {
  if (validator(document)) return [];
  const errors = [...(validator.errors ?? [])];
  const alternatives = new Set(errors.filter(({ keyword }) => keyword === 'oneOf').map(placeOf));
  const plain = plainAlternatives(errors, alternatives);
  const first = new FirstProblems();
  for (const error of errors) {
    const { instancePath: pointer } = error;
    const values = plain.get(pointer);
    if (values && (isCount(values) || !isObject(valueAt(document, pointer))))
      first.add(notAmong(values, document));
    else if (values && error.keyword === 'oneOf' && isWrongWithin(pointer, errors)) continue;
    else if (!isPartOfAlternative(error, alternatives)) first.add(translate(error, document));
  }
  return first.problems;
}

type Errors = readonly SchemaError[];

/** Where a number or a word may stand in place of a group of values: why neither fits, by the place. */
function plainAlternatives(
  errors: Errors,
  alternatives: ReadonlySet<string>,
): ReadonlyMap<string, [SchemaError, ...Errors]> {
  const found = new Map<string, [SchemaError, ...Errors]>();
  for (const error of errors) {
    const { instancePath, keyword, params, schemaPath } = error;
    const branch = /^(.*\/oneOf)\/\d+\/(type|enum|minimum|maximum)$/.exec(schemaPath)?.[1];
    if (branch === undefined || !alternatives.has(`${instancePath} ${branch}`)) continue;
    if (keyword === 'type' && params.type === 'object') continue;
    const others = found.get(instancePath);
    found.set(instancePath, others ? [...others, error] : [error]);
  }
  return found;
}

/** One sentence for all of them: a number that is too high is no wrong group of values as well. */
function notAmong(values: readonly [SchemaError, ...Errors], document: unknown): Problem | undefined {
  const [first] = values;
  const { instancePath: pointer } = first;
  const found = valueAt(document, pointer);
  if (isCount(values)) return problem('not-a-count', pointer, { value: shownValue(found) });
  const limit = values.find(({ keyword }) => keyword === 'minimum' || keyword === 'maximum');
  const choice = values.find(({ keyword }) => keyword === 'enum');
  const whole = values.find(({ params }) => params.type === 'integer');
  return translate(limit ?? choice ?? whole ?? first, document);
}

/** So many, or all of them. */
function isCount(values: Errors): boolean {
  return values.some(
    ({ instancePath, params }) =>
      instancePath.endsWith('/count') &&
      Array.isArray(params.allowedValues) &&
      params.allowedValues.includes('all'),
  );
}

function isWrongWithin(pointer: string, errors: Errors): boolean {
  return errors.some(({ instancePath }) => instancePath.startsWith(`${pointer}/`));
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** Each once, and so many of those that refuse a file and so many of the others as anybody may want to know of. */
class FirstProblems {
  readonly problems: Problem[] = [];
  private readonly seen = new Set<string>();
  private readonly counts = { error: 0, warning: 0 };

  add(problem: Problem | undefined): void {
    if (!problem || this.counts[problem.severity] === mostFound) return;
    const id = `${problem.code} ${problem.pointer} ${String(problem.parameters.key)}`;
    if (this.seen.has(id)) return;
    this.seen.add(id);
    this.counts[problem.severity] += 1;
    this.problems.push(problem);
  }
}

const placeOf = ({ instancePath, schemaPath }: SchemaError) => `${instancePath} ${schemaPath}`;

/** Why each single alternative did not fit helps nobody; that none of them did is reported by itself. */
function isPartOfAlternative({ instancePath, schemaPath }: SchemaError, alternatives: Set<string>): boolean {
  const branch = /^(.*\/oneOf)\/\d+(\/|$)/.exec(schemaPath)?.[1];
  return branch !== undefined && alternatives.has(`${instancePath} ${branch}`);
}

function translate(error: SchemaError, document: unknown): Problem | undefined {
  const { instancePath: pointer, keyword, params } = error;
  const found = valueAt(document, pointer);
  const value = shownValue(found);
  const limit = Number(params.limit);
  switch (keyword) {
    case 'additionalProperties':
      return keyProblem('unknown-key', pointer, params.additionalProperty);
    case 'propertyNames':
      return keyProblem('bad-key', pointer, params.propertyName);
    case 'required':
    case 'dependentRequired':
      return keyProblem('missing', pointer, params.missingProperty);
    case 'type':
      return problem(typeCodes[String(params.type)] ?? 'wrong-form', pointer, { value });
    case 'enum':
      return notAChoice(pointer, found, params.allowedValues);
    case 'const':
      return problem('not-a-choice', pointer, { value, choices: listed([params.allowedValue]) });
    case 'pattern':
      // Keys are checked by pattern too, and reported as keys.
      if (typeof found !== 'string') return undefined;
      return problem(codeOfPattern(String(params.pattern)), pointer, { value: shownName(found) });
    case 'oneOf':
      return problem(codeOfAlternative(pointer), pointer, { value });
    case 'uniqueItems':
      return problem('same-twice', below(pointer, Number(params.i)));
    case 'discriminator':
    case 'if':
      return undefined;
    default:
      return problem(limitCodes[keyword] ?? 'wrong-form', pointer, { value, limit });
  }
}

/** All that there are, unless it is clear which one was meant. */
function notAChoice(pointer: string, found: unknown, choices: unknown): Problem {
  const value = shownValue(found);
  const [meant] = typeof found === 'string' ? similarTo(found, (choices as unknown[]).map(String)) : [];
  return meant === undefined
    ? problem('not-a-choice', pointer, { value, choices: listed(choices) })
    : problem('nearly-a-choice', pointer, { value, meant: shownValue(meant) });
}

/** What may be said in several ways, by its place. */
function codeOfAlternative(pointer: string): ProblemCode {
  return pointer === '/given' ? 'turn-or-phase' : 'not-exactly-one';
}

const typeCodes: Record<string, ProblemCode> = {
  string: 'not-text',
  integer: 'not-whole',
  array: 'not-list',
  object: 'not-object',
  boolean: 'not-yes-no',
};

const limitCodes: Record<string, ProblemCode> = {
  minimum: 'too-low',
  maximum: 'too-high',
  minItems: 'too-few',
  minProperties: 'too-few',
  maxItems: 'too-many',
  maxProperties: 'too-many',
  items: 'too-many',
  minLength: 'too-short',
  maxLength: 'too-long',
};

function codeOfPattern(pattern: string): ProblemCode {
  if (pattern.startsWith('^data:')) return 'bad-picture';
  if (pattern.startsWith('^[A-Za-z0-9]')) return 'bad-face-id';
  if (pattern.startsWith('^[A-Z0-9]')) return 'bad-rule-id';
  if (pattern.includes('\\.[A-Za-z0-9]')) return 'bad-part';
  return pattern.startsWith('^[A-Za-z][A-Za-z0-9_-]') ? 'bad-id' : 'wrong-form';
}

function keyProblem(code: ProblemCode, pointer: string, key: unknown): Problem {
  const name = String(key);
  return problem(code, code === 'missing' ? pointer : below(pointer, name), { key: shownName(name) });
}

function listed(values: unknown): string {
  return (values as unknown[]).map(shownValue).join(', ');
}
