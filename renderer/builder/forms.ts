import type { Form, FormName, ObjectForm } from '../../schemas/form';
import { forms } from '../../schemas/generated/forms';

/** A form that says by itself what a value of it looks like. */
export type PlainForm = Exclude<Form, { is: 'either' | 'word' }>;

export function formNamed(name: FormName): Form {
  if (typeof name !== 'string') return name;
  const form = forms[name];
  if (!form) throw new Error(`No form is called ${name}`);
  return form;
}

/** The form that a value has, of those that could stand in its place. */
export function plainForm(name: FormName, value: unknown): PlainForm | undefined {
  const form = formNamed(name);
  if (form.is === 'either') {
    return form.forms.flatMap((one) => (fits(one, value) ? (plainForm(one, value) ?? []) : []))[0];
  }
  if (form.is === 'word') {
    const word = isRecord(value) ? value[form.key] : undefined;
    const chosen = typeof word === 'string' && Object.hasOwn(form.words, word) ? form.words[word] : undefined;
    return chosen === undefined ? undefined : plainForm(chosen, value);
  }
  return form;
}

/** The words of which one begins a part, in the order of the schema. */
export function wordsOf(part: string): readonly string[] {
  const form = formNamed(part);
  if (form.is === 'word') return Object.keys(form.words);
  return form.is === 'object' ? (form.oneOf ?? []).map(([word = '']) => word) : [];
}

/** The form of what stands, or could stand, under a key of such a value. */
export function formUnder(name: FormName, value: unknown, key: string | number): FormName | undefined {
  const form = plainForm(name, value);
  if (form?.is === 'list') return form.of;
  return form?.is === 'object' && typeof key === 'string' ? form.keys[key]?.form : undefined;
}

/** Whether a value has this form, as far as it takes to tell it from others. */
export function fits(name: FormName, value: unknown): boolean {
  const form = formNamed(name);
  switch (form.is) {
    case 'choice':
      return form.values.some((one) => one === value);
    case 'number':
      return typeof value === 'number';
    case 'name':
      return typeof value === 'string';
    case 'list':
      return Array.isArray(value);
    case 'text':
      return isRecord(value);
    case 'either':
      return form.forms.some((one) => fits(one, value));
    case 'word':
      return isRecord(value) && typeof value[form.key] === 'string';
    case 'object':
      return isRecord(value) && Object.keys(value).every((key) => Object.hasOwn(form.keys, key));
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The keys that could be added to what stands there, one by one, without taking another away. */
export function openKeys(form: ObjectForm, value: Readonly<Record<string, unknown>>): string[] {
  const has = (key: string) => Object.hasOwn(value, key);
  const alternatives = new Set((form.oneOf ?? []).flat());
  return Object.keys(form.keys).filter((key) => {
    if (has(key) || alternatives.has(key)) return false;
    return (form.beside?.[key] ?? []).every(has);
  });
}

/** Whether the key can be left out and something of its form remains. */
export function canLeaveOut(
  form: ObjectForm,
  value: Readonly<Record<string, unknown>>,
  key: string,
): boolean {
  if (form.keys[key]?.needed || (form.oneOf ?? []).some((set) => set.includes(key))) return false;
  if (Object.values(form.beside ?? {}).some((others) => others.includes(key))) return false;
  return !(form.filled && Object.keys(value).length === 1);
}
