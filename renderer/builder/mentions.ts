import type { Mission } from '../../schemas';
import type { FormName, Nameable, ObjectForm } from '../../schemas/form';
import { builtInAreas } from '../../schemas/generated/mission-words';
import { allTokens, keyOf, type PartKey } from '../document/parts';
import { documentOf } from '../document/systems';
import type { FilteredSort } from '../document/systems/system-document';
import { formUnder, isRecord, plainForm } from './forms';
import { type Path, valueAt } from './paths';
import { isForPeople } from './unknown';

/** Something that goals and rules can speak of: a piece or a tile on the board, or what goes by a name. */
export type Subject = PartKey | `${Nameable}:${string}`;

export type Mentions = ReadonlySet<Subject>;

/** As much of a piece as words can mean: by what it is, and by whatever else it says of itself. */
export interface MeantPiece {
  readonly id: string;
  readonly kind: string;
}

/** What a goal, a rule or a part of one speaks of: whatever it names, and every piece that it means by colour, group, class or kind. */
export function mentionsIn(mission: Mission, name: FormName, value: unknown, names?: Nameable): Mentions {
  const found = new Set<Subject>();
  collect({ tokens: allTokens(mission), mission, found }, name, value, names);
  return found;
}

/** The same of what stands at a place of it; `besides` are the pieces on the board that no author has laid there. */
export function mentionsAt(
  mission: Mission,
  name: FormName,
  whole: unknown,
  path: Path,
  besides: readonly MeantPiece[] = [],
): Mentions {
  let [form, value, names]: [FormName | undefined, unknown, Nameable | undefined] = [name, whole, undefined];
  for (const key of path) {
    names = namesUnder(form, value, key, names);
    form = formUnder(form, value, key);
    if (form === undefined) return new Set();
    value = valueAt(value, [key]);
  }
  const found = new Set<Subject>();
  collect({ tokens: [...allTokens(mission), ...besides], mission, found }, form, value, names);
  return found;
}

function namesUnder(
  name: FormName,
  value: unknown,
  key: string | number,
  ofAll: Nameable | undefined,
): Nameable | undefined {
  const form = plainForm(name, value);
  return form?.is === 'object' ? form.keys[key]?.names : ofAll;
}

interface Search {
  readonly mission: Mission;
  readonly tokens: readonly MeantPiece[];
  readonly found: Set<Subject>;
}

function collect(search: Search, name: FormName, value: unknown, names?: Nameable, key = ''): void {
  if (typeof value === 'string') {
    addPlace(search, value);
    if (names !== undefined && !isForPeople(key, value)) addNamed(search, names, value);
    return;
  }
  const form = plainForm(name, value);
  if (form?.is === 'list' && Array.isArray(value)) {
    for (const item of value as unknown[]) collect(search, form.of, item, names, key);
  }
  if (form?.is !== 'object' || !isRecord(value)) return;
  addMeant(search, form, value);
  for (const [inner, part] of Object.entries(form.keys)) {
    if (Object.hasOwn(value, inner)) collect(search, part.form, value[inner], part.names, inner);
  }
}

/** Whatever has a name, and where it lies on the board. */
function addNamed({ mission, tokens, found }: Search, names: Nameable, id: string): void {
  // Every mission has these, and most of them are everywhere.
  if ((names === 'area' || names === 'holder') && builtInAreas.includes(id)) return;
  found.add(`${names}:${id}`);
  if (names === 'machine' || names === 'objective' || names === 'holder') {
    if (tokens.some((token) => token.id === id)) found.add(keyOf('token', id));
    else if (mission.areas?.some((area) => area.id === id)) found.add(`area:${id}`);
  }
}

/** Of the places that every mission has, these are pieces: zones to be in, and ways to leave by. */
function addPlace({ tokens, found }: Search, word: string): void {
  if (!PLACES.has(word)) return;
  for (const { id, kind } of tokens) if (kind === word) found.add(keyOf('token', id));
}

const PLACES: ReadonlySet<string> = new Set(['exit', 'start']);

/** The pieces that are meant where nobody names them one by one. */
function addMeant(search: Search, form: ObjectForm, value: Readonly<Record<string, unknown>>): void {
  const { tokens, found, mission } = search;
  const sort = documentOf(mission.system).sorts.find((each) => isOf(each, form));
  const { group, except } = value;
  if (!sort && typeof group !== 'string') return;
  for (const token of tokens) {
    const own: unknown = Reflect.get(token, 'group');
    const isOfSort = !sort || (token.kind === sort.kind && isSo(mission, token, sort, value));
    const isOfGroup = (group === undefined || own === group) && (except === undefined || own !== except);
    if (isOfSort && isOfGroup) found.add(keyOf('token', token.id));
  }
}

/** What a filter is of can be told by what it can say. */
function isOf({ said, unsaid = [] }: FilteredSort, { keys }: ObjectForm): boolean {
  return said.every((key) => Object.hasOwn(keys, key)) && !unsaid.some((key) => Object.hasOwn(keys, key));
}

function isSo(
  { kinds = [] }: Mission,
  token: MeantPiece,
  { filter, property }: FilteredSort,
  value: Readonly<Record<string, unknown>>,
): boolean {
  const wanted = value[filter];
  const own: unknown = Reflect.get(token, property);
  return (
    wanted === undefined || own === wanted || kinds.some(({ id, like }) => id === own && like === wanted)
  );
}
