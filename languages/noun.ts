import type { Noun } from './fill';
import { english, french } from './nouns';

type Language = 'en' | 'fr';

/** A name as a heading has it, and with its article in a sentence. */
export interface NamedThing extends Noun {
  readonly title: string;
}

/** What a name becomes with its article: nothing before it where it is a proper one. */
interface Articled {
  readonly article: string;
  readonly rest: string;
}

/**
 * Makes a name fit to stand in a sentence. The article of an English name is that of its `head`, with which it begins; in
 * French the first noun decides.
 */
export function namedThing(language: Language, name: string, head = name): NamedThing {
  return { title: capitalised(name, language), ...phrases[language](name, head) };
}

/** The same with something added to it, wherever it stands. */
export function changedThing(
  { title, text, after }: NamedThing,
  change: (name: string) => string,
): NamedThing {
  return {
    title: change(title),
    text: change(text),
    after: Object.fromEntries(Object.entries(after).map(([word, name]) => [word, change(name)])),
  };
}

/** Several of them as one: whatever stands before the list stands before each. */
export function listedThings(
  things: readonly NamedThing[],
  list: (items: readonly string[]) => string,
): Noun {
  const before = [...new Set(things.flatMap(({ after }) => Object.keys(after)))];
  return {
    text: list(things.map(({ text }) => text)),
    after: Object.fromEntries(
      before.map((word) => [word, list(things.map(({ text, after }) => after[word] ?? `${word} ${text}`))]),
    ),
  };
}

/** Whatever article is written before a name; two that differ in no more are one and the same to who hears them. */
export function withoutArticle(language: Language, name: string): string {
  return name.slice((language === 'en' ? writtenEnglish : writtenFrench).exec(name)?.[0].length ?? 0);
}

const writtenEnglish = /^the\s+/i;
const writtenFrench = /^(?:(le|la|les)\s+|l[’'])/i;

const phrases: Readonly<Record<Language, (name: string, head: string) => Noun>> = {
  en(name, head) {
    const { article, rest } = inEnglish(name, head);
    const text = article + rest;
    const last = headOf(head).at(-1) ?? '';
    const preposition = isAmong(english.ends, last) ? 'at' : isAmong(english.below, last) ? 'on' : 'in';
    return { text, after: { in: `${article === '' ? 'in' : preposition} ${text}`, by: `by ${text}` } };
  },
  fr(name) {
    const { article, rest } = inFrench(name);
    const text = article + rest;
    const [noun, to] = [nounOf(rest)?.noun ?? '', toFrench(article, rest)];
    const where = french.ends.has(noun) ? to : `${french.below.has(noun) ? 'sur' : 'dans'} ${text}`;
    return {
      text,
      after: { de: ofFrench(article, rest), à: to, en: where, dans: where, par: `par ${text}` },
    };
  },
};

function inEnglish(name: string, head: string): Articled {
  const written = writtenEnglish.exec(name);
  if (written) return { article: 'the ', rest: name.slice(written[0].length) };
  const words = headOf(head);
  const last = words.at(-1) ?? '';
  const isRoad = words.length > 1 && english.roads.has(last);
  const belongsToSomebody = words.slice(0, -1).some((word) => isOwner(word));
  const isCommon = isAmong(english.common, last);
  return { article: isCommon && !isRoad && !belongsToSomebody ? 'the ' : '', rest: name };
}

/** Whether it is one of these words, or several of what it names. */
function isAmong(words: ReadonlySet<string>, word: string): boolean {
  return [word, word.replace(/s$/, ''), word.replace(/ies$/, 'y')].some((one) => words.has(one));
}

/** The words of a name up to what it is: of `House for sale` the first. */
function headOf(name: string): string[] {
  const all = name.toLowerCase().split(/\s+/);
  const end = all.findIndex((word, index) => index > 0 && english.endings.has(word));
  return end < 0 ? all : all.slice(0, end);
}

function isOwner(word: string): boolean {
  const owner = /^(.+?)(?:[’']s|s[’'])$/.exec(word)?.[1];
  return owner !== undefined && !english.trades.has(owner) && !english.trades.has(`${owner}s`);
}

function inFrench(name: string): Articled {
  const written = writtenFrench.exec(name);
  if (written) {
    const article = written[1] === undefined ? 'l’' : `${written[1].toLowerCase()} `;
    return { article, rest: name.slice(written[0].length) };
  }
  const kind = nounOf(name)?.kind;
  if (kind === undefined) return { article: '', rest: name };
  if (kind === 'many') return { article: 'les ', rest: name };
  if (isElided(name)) return { article: 'l’', rest: name };
  return { article: kind === 'feminine' ? 'la ' : 'le ', rest: name };
}

interface FrenchNoun {
  /** One of what it names, as the lists have it. */
  readonly noun: string;
  readonly kind: 'masculine' | 'feminine' | 'many';
}

/** The noun that a name begins with, after what is said of it. */
function nounOf(name: string): FrenchNoun | undefined {
  const first = firstWord(name);
  const word = french.before.has(first) ? firstWord(name.slice(first.length).trimStart()) : first;
  for (const candidate of [word, word.split('-').at(-1) ?? '']) {
    if (french.many.has(candidate)) return { noun: candidate, kind: 'many' };
    if (french.masculine.has(candidate)) return { noun: candidate, kind: 'masculine' };
    if (french.feminine.has(candidate)) return { noun: candidate, kind: 'feminine' };
    const noun = [candidate.replace(/[sx]$/, ''), candidate.replace(/aux$/, 'al')].find(
      (one) => french.masculine.has(one) || french.feminine.has(one),
    );
    if (noun !== undefined) return { noun, kind: 'many' };
  }
  return undefined;
}

function firstWord(name: string): string {
  return (/^[\p{L}’'-]+/u.exec(name)?.[0] ?? '').toLowerCase();
}

function isElided(name: string): boolean {
  return (
    /^[aeiouâàäéèêëîïôöûüœæ]/i.test(name) || (/^h/i.test(name) && !french.aspirated.has(firstWord(name)))
  );
}

/** *de* with its article: *du salon*, *des stalles*, *de la cour*, *d’Abilene*. */
function ofFrench(article: string, rest: string): string {
  if (article === 'le ') return `du ${rest}`;
  if (article === 'les ') return `des ${rest}`;
  return article === '' && isElided(rest) ? `d’${rest}` : `de ${article}${rest}`;
}

/** *à* with its article: *au salon*, *aux stalles*, *à la cour*. */
function toFrench(article: string, rest: string): string {
  if (article === 'le ') return `au ${rest}`;
  return article === 'les ' ? `aux ${rest}` : `à ${article}${rest}`;
}

function capitalised(name: string, language: Language): string {
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
}
