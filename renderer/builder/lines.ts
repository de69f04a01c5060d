import type { Condition } from '../../schemas';
import { isCompound, type PartName, type PartUse } from '../../telling/mission/parts';
import { isRecord, plainForm } from './forms';
import type { Path } from './paths';
import { partIn } from './places';

/** A part of a goal or a rule on a line of its own, with the parts that stand within it. */
export interface Line {
  readonly path: Path;
  readonly part: PartName;
  readonly value: object;
  readonly use: PartUse;
  readonly sections: readonly Section[];
}

/** What stands under one key of a part: one part, or several one after the other. */
export interface Section {
  readonly key: string;
  readonly path: Path;
  readonly part: PartName;
  readonly use: PartUse;
  readonly lines: readonly Line[];
  /** How many there may be, where there may be several. */
  readonly most?: number;
  readonly least?: number;
}

/** A goal or a rule as the lines that it is made of. */
export function lineOf(part: PartName, value: object, path: Path = [], use: PartUse = 'circumstance'): Line {
  return { path, part, value, use, sections: sectionsOf(part, value, path, use) };
}

function sectionsOf(part: PartName, value: object, path: Path, outer: PartUse): Section[] {
  const form = plainForm(part, value);
  if (form?.is !== 'object' || !isRecord(value) || isPlainDenial(part, value)) return [];
  return Object.keys(form.keys).flatMap((key): Section[] => {
    const inner = form.keys[key] && partIn(form.keys[key].form);
    const there = value[key];
    if (!inner || there === undefined || !form.keys[key]) return [];
    const at = [...path, key];
    const use = useUnder(part, key, outer);
    if (!inner.isList)
      return [
        { key, path: at, part: inner.part, use, lines: [lineOf(inner.part, there as object, at, use)] },
      ];
    const list = plainForm(form.keys[key].form, there);
    const items = there as readonly object[];
    return [
      {
        key,
        path: at,
        part: inner.part,
        use,
        lines: items.map((item, index) => lineOf(inner.part, item, [...at, index], use)),
        ...(list?.is === 'list' && { most: list.most, least: list.least }),
      },
    ];
  });
}

/** What a goal asks for is something to do, and so is each of several things that it asks for. */
function useUnder(part: PartName, key: string, outer: PartUse): PartUse {
  const isTask = part === 'Goal' ? key === 'reach' : outer === 'task' && (key === 'all' || key === 'any');
  return isTask ? 'task' : 'circumstance';
}

/** That one plain thing is not so is one sentence, and one line. */
function isPlainDenial(part: PartName, value: object): boolean {
  return part === 'Condition' && 'not' in value && !isCompound(value.not as Condition);
}

/** Sections that could be added to a part. */
export function openSections({ part, value }: Line): { readonly key: string; readonly part: PartName }[] {
  const form = plainForm(part, value);
  if (form?.is !== 'object' || !isRecord(value)) return [];
  const alternatives = new Set((form.oneOf ?? []).flat());
  return Object.keys(form.keys).flatMap((key) => {
    const inner = form.keys[key] && partIn(form.keys[key].form);
    if (!inner || Object.hasOwn(value, key) || alternatives.has(key)) return [];
    const isOpen = (form.beside?.[key] ?? []).every((other) => Object.hasOwn(value, other));
    return isOpen ? [{ key, part: inner.part }] : [];
  });
}
