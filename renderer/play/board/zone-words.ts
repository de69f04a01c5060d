import { type Picture, type Seen, systemIn, type Wish } from '../../../engine';
import { oddsWords } from '../../../telling/odds';
import { optionWords } from '../../../telling/options';
import { whyNotWords } from '../../../telling/reasons';
import { zoneContents } from '../../../telling/seen-text';
import type { Words } from '../../../telling/words';
import { type Choice, DEED, isFree, type Touch } from '../../game/choices';
import type { Click } from '../../game/clicks';
import { zoneActing } from '../../game/picture';
import { clickWords, riskWords } from '../clicks/click-words';
import { isAttack, type Lights } from './lights';

/** What there is to say of a zone to whoever points to it. */
export interface ZoneTold {
  readonly name: string;
  readonly things: readonly string[];
  /** What getting there costs. */
  readonly way: string | undefined;
  readonly attacks: readonly AttackTold[];
  /** What else can be done there. */
  readonly choices: readonly string[];
  /** Why nothing can be done there that is plainly wanted. */
  readonly reason: string | undefined;
  /** What can be done there with a card that is not taken up yet. */
  readonly hint: string | undefined;
}

export interface AttackTold {
  readonly name: string;
  readonly lines: readonly string[];
  /** Of the lines, what may come to friends. */
  readonly risk: readonly string[];
}

/** Who asks, and what they see. */
export interface Asking {
  readonly words: Words;
  readonly picked: Touch | undefined;
  readonly picture: Picture;
}

/** More would hide the board. */
const MOST_ATTACKS = 3;
export const MOST_CHOICES = 4;

export function zoneTold(
  seen: Seen,
  zone: number,
  lights: Lights,
  { words, picked, picture }: Asking,
): ZoneTold {
  const light = lights.zones.get(zone);
  const choices = light?.choices ?? [];
  const walk = light?.walk;
  const others = choices.filter((choice) => !isAttack(choice) && !(walk && isStep(choice)));
  const isDark = choices.length === 0 && !walk;
  return {
    name: words.zone(seen.table.zones[zone]?.id ?? '').title,
    things: zoneContents(seen, zone, words, picture.horde),
    way: walk && words.say('play.board.walk', { actions: words.say('count.actions', { count: walk.cost }) }),
    attacks: choices
      .filter(isAttack)
      .slice(0, MOST_ATTACKS)
      .map((choice) => attackTold(seen, choice, words)),
    choices: others.map(({ action }) => optionWords(action, words, seen)),
    reason: isDark ? reasonWords(seen, zone, picked, words) : undefined,
    hint: hintWords(lights.unlit.get(zone) ?? [], words),
  };
}

/** What could be thrown where nobody is hit: for its noise. Guns fire at nobody as well, but nobody wants that often. */
function hintWords(attacks: readonly Choice[], words: Words): string | undefined {
  const cards = attacks
    .filter(({ traits }) => traits.beyondHits !== undefined)
    .flatMap(({ touches }) => touches)
    .flatMap(({ sort, name }) => (sort === 'card' ? [words.name('card', String(name))] : []));
  if (cards.length === 0) return undefined;
  return words.say('play.board.pick-first', { cards: words.list([...new Set(cards)]) });
}

export function isStep({ traits }: Choice): boolean {
  return traits.role === 'step';
}

export function attackTold(seen: Seen, { action }: Choice, words: Words): AttackTold {
  const odds = systemIn(seen).advise.odds?.(seen, action);
  const told = odds ? oddsWords(odds, words) : { lines: [], risk: [] };
  return { name: optionWords(action, words, seen), ...told };
}

/** Why the acting one cannot go there, or strike there with what is picked out. */
export function reasonWords(
  seen: Seen,
  zone: number,
  picked: Touch | undefined,
  words: Words,
): string | undefined {
  const id = seen.table.zones[zone]?.id;
  // Whoever has picked out what to do wants neither to go there nor to strike.
  if (id === undefined || !isFree(seen) || seen.acting < 0 || picked?.sort === DEED) return undefined;
  if (zoneActing(seen) === zone && picked?.sort !== 'card') return undefined;
  const { advise, play } = systemIn(seen);
  const wish: Wish =
    picked?.sort === 'card' ? { do: 'attack', with: String(picked.name), at: id } : play.goTo(id);
  const reason = advise.whyNot(seen, wish);
  const told = reason ? [whyNotWords(reason, words)] : [];
  const turns = picked ? 0 : (advise.wayTo(seen, zone)?.turns ?? 0);
  if (turns > 0) told.push(words.say('play.board.far', { count: turns }));
  return told.length > 0 ? told.join(' ') : undefined;
}

/** The same in one line, for those who do not see the board, with what Enter does there. */
export function zoneLine(told: ZoneTold, click: Click | undefined, seen: Seen, words: Words): string {
  const { name, things, way, attacks, choices, reason, hint } = told;
  const content = things.length > 0 ? things.join(', ') : words.say('play.board.nothing');
  const possible = [...(way === undefined ? [] : [way]), ...attacks.map((attack) => attack.name), ...choices];
  return [
    words.say('play.board.zone', { zone: name, things: content }),
    ...(click ? entersWords(click, possible, seen, words) : []),
    ...(reason ? [reason] : []),
    ...(hint ? [hint] : []),
  ].join('. ');
}

function entersWords(click: Click, possible: readonly string[], seen: Seen, words: Words): readonly string[] {
  if (click.is === 'refused') return [];
  if (click.is === 'asked' && click.risks.length === 0)
    return [words.say('play.board.can-choose', { count: click.possible.length }), possible.join('; ')];
  const risks = click.is === 'asked' ? click.risks.flatMap((risk) => riskWords(risk, seen, words)) : [];
  return [words.say('play.board.can', { choice: clickWords(click, seen, words) }), ...risks];
}
