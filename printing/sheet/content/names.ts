import { isOfTiles } from '../../../engine';
import { allEffects } from '../../../schemas/references/effects';
import { printedName } from '../../../telling/mission/names';
import type { ListItem, Section } from '../../flow/blocks';
import { sortWords } from './legend';
import type { Said } from './said';
import { spokenWords } from './spoken';
import { labelled, list, section } from './text';

/** What goals and rules call by a name: areas, and whatever else they speak of by one. */
export function namesOf(said: Said): Section[] {
  const { say } = said;
  return section(
    2,
    say('print.sheet.names'),
    list([...areaItems(said), ...groupItems(said), ...counterItems(said)]),
  );
}

function areaItems({ mission, context, say, zoneOf }: Said): ListItem[] {
  return (mission.areas ?? []).map(({ name, zones = [], tiles = [] }) => {
    const parts = [
      ...new Set(zones.flatMap((part) => zoneOf(part)?.title ?? [])),
      ...tiles.flatMap((tile) => {
        const face = mission.placements.find(({ id }) => id === tile)?.face;
        return face === undefined ? [] : [say('print.sheet.whole-tile', { face })];
      }),
    ];
    return labelled(context.text(name), listed(parts, say), say);
  });
}

function listed(words: readonly string[], say: Said['say']): string {
  return words.length === 0 ? '' : words.reduce((first, next) => say('mission.next', { first, next }));
}

/** Several tokens by one word, where a goal or a rule speaks of them by it. */
function groupItems(said: Said): ListItem[] {
  const { mission, context, say, zoneAt } = said;
  const groups = new Map<string, string[]>();
  const spoken = spokenWords(said);
  for (const token of [
    ...(mission.tokens ?? []),
    ...(mission.variants ?? []).flatMap(({ tokens = [] }) => tokens),
  ]) {
    if (!('group' in token)) continue;
    const name = printedName(token.group, mission.groups, context);
    if (!spoken.has(name)) continue;
    const [what, place] = [sortWords(token, said), isOfTiles(token) ? undefined : zoneAt(token.at)?.title];
    const words = place === undefined ? what : say('print.sheet.token', { what, place });
    groups.set(name, [...(groups.get(name) ?? []), words]);
  }
  return [...groups].map(([name, tokens]) =>
    labelled(say('mission.quoted', { name }), listed(tokens, say), say),
  );
}

function counterItems(said: Said): ListItem[] {
  const { mission, context, say } = said;
  const effects = context.rules.flatMap(allEffects);
  const counted = effects.flatMap((effect) => (effect.effect === 'count' ? [effect.counter] : []));
  const named = (mission.counters ?? []).map(({ id }) => id);
  const spoken = spokenWords(said);
  return [...new Set([...counted, ...named])]
    .map((counter) => printedName(counter, mission.counters, context))
    .filter((name) => spoken.has(name))
    .map((name) => labelled(say('mission.quoted', { name }), say('print.sheet.counter'), say));
}
