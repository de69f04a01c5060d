import type { Desk } from '../../renderer/builder/desk';
import { formNamed, isRecord, plainForm } from '../../renderer/builder/forms';
import type { Form, FormName } from '../../schemas/form';
import { forms } from '../../schemas/generated/forms';
import { beginnings, choicesOf, firstEffects } from './builder-choices';

const nameOf = new Map<Form, string>(Object.entries(forms).map(([name, form]) => [form, name]));

/** Every key of every form that goals and rules can be made of, as `PlaceFilter.near`, and what can be chosen there; not what a form is known by. */
export function allSayable(): string[] {
  const found = new Set<string>();
  const seen = new Set<FormName>();
  const look = (name: FormName) => {
    if (seen.has(name)) return;
    seen.add(name);
    const form = formNamed(name);
    if (form.is === 'either') form.forms.forEach(look);
    if (form.is === 'word') Object.values(form.words).forEach(look);
    if (form.is === 'list') look(form.of);
    if (form.is !== 'object') return;
    for (const [key, part] of Object.entries(form.keys)) {
      if (!part.names) for (const value of choicesIn(part.form)) found.add(`${keyOf(form, key)}=${value}`);
      const inner = formNamed(part.form);
      if (!(part.needed && inner.is === 'choice' && inner.values.length === 1)) found.add(keyOf(form, key));
      look(part.form);
    }
  };
  look('Goal');
  look('Rule');
  return [...found].sort();
}

function choicesIn(name: FormName): string[] {
  const form = formNamed(name);
  if (form.is === 'choice') return form.values.flatMap((value) => (typeof value === 'string' ? [value] : []));
  return form.is === 'either' ? form.forms.flatMap(choicesIn) : [];
}

function keyOf(form: Form, key: string): string {
  return `${nameOf.get(form) ?? Object.keys(form).join()}.${key}`;
}

/** What a goal or a rule says of that, and every word in it that is one of many, as `Effect.card`. */
export function saidIn(name: FormName, value: unknown): string[] {
  const outer = formNamed(name);
  const form = plainForm(name, value);
  const word =
    outer.is === 'word' && typeof name === 'string' && isRecord(value)
      ? [`${name}.${String(value[outer.key])}`]
      : [];
  if (form?.is === 'list' && Array.isArray(value))
    return [...word, ...(value as unknown[]).flatMap((item) => saidIn(form.of, item))];
  if (form?.is !== 'object' || !isRecord(value)) return word;
  return [
    ...word,
    ...Object.entries(value).flatMap(([key, inner]) => {
      const part = form.keys[key];
      const plain = typeof inner === 'string' && formNamed(part?.form ?? 'Goal').is !== 'name';
      const said = plain && !part?.names ? [`${keyOf(form, key)}=${inner}`] : [];
      return part ? [keyOf(form, key), ...said, ...saidIn(part.form, inner)] : [];
    }),
  ];
}

/** All that is said somewhere after any choices, the most promising first: those that say something new. */
export function reached(desk: Desk): ReadonlySet<string> {
  const said = new Set<string>();
  const waiting: { part: 'Goal' | 'Rule'; story: object }[] = [];
  const see = (part: 'Goal' | 'Rule', story: object) => {
    const fresh = saidIn(part, story).filter((one) => !said.has(one));
    if (fresh.length === 0) return;
    for (const one of fresh) said.add(one);
    waiting.push({ part, story });
  };
  for (const { story } of beginnings('goals', desk)) see('Goal', story);
  for (const { story } of beginnings('rules', desk)) {
    see('Rule', story);
    if ('do' in story) for (const next of firstEffects(story, desk)) see('Rule', next.story);
  }
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    for (const choices of choicesOf(next.part, next.story, desk, [2]))
      for (const { story } of choices()) see(next.part, story);
  }
  return said;
}
