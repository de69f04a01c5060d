import {
  abominationBesideStart,
  COLOURS,
  limits,
  survivors,
  undeadOrAliveSystem,
  ZOMBIES,
} from '../../../../engine/systems/undead-or-alive';
import type { Token, TokenObjective } from '../../../../schemas';
import type { SheetLine, SheetMission } from '../../../system-telling';
import { companionWords } from '../tokens';
import { isAbominationThere } from './awake';
import { legendWords } from './legend';
import { placesOf, zonesOf } from './where';

type Of<Kind extends Token['kind']> = Extract<Token, { kind: Kind }>;

/** Who plays, and what lies where: what the mission lays, and what the rules lay by themselves. */
export function setUpLines(sheet: SheetMission): SheetLine[] {
  return [
    ...posse(sheet),
    ...starts(sheet),
    ...spawnTokens(sheet),
    ...crates(sheet),
    ...mixes(sheet),
    ...openObjectives(sheet),
    ...corpsePiles(sheet),
    ...zombies(sheet),
    ...companions(sheet),
    ...machines(sheet),
    ...notes(sheet),
  ];
}

function tokensOf<Kind extends Token['kind']>({ mission }: SheetMission, kind: Kind): Of<Kind>[] {
  return (mission.tokens ?? []).filter((token): token is Of<Kind> => token.kind === kind);
}

function line(words: string, below: readonly string[] = []): SheetLine {
  return below.length === 0 ? { words } : { words, below };
}

function posse({ mission, context }: SheetMission): SheetLine[] {
  const forbidden = (mission.classLimits ?? []).map((each) => context.say(`token.class.${each}`));
  const usual = context.say('sheet.posse', { count: limits.survivors.usual });
  const limited =
    forbidden.length === 0 ? [] : [context.say('sheet.posse.not', { classes: context.and(forbidden) })];
  return [line([usual, ...limited].join(' '))];
}

/** Where survivors start, and the noise with them where the mission says nothing else. */
function starts(sheet: SheetMission): SheetLine[] {
  const { say } = sheet.context;
  const starts = tokensOf(sheet, 'start');
  const zones = zonesOf(starts, sheet);
  const noise = zonesOf(tokensOf(sheet, 'noise'), sheet);
  const lines: SheetLine[] = [];
  if (zones) {
    const isSpread = sheet.context.rules.some(
      (rule) => 'do' in rule && rule.do.some(({ effect }) => effect === 'spread-survivors'),
    );
    const several =
      starts.length > 1 ? (isSpread ? 'sheet.starts.spread' : 'sheet.starts.any') : 'sheet.starts';
    lines.push(line(say(several, { zones })));
  }
  if (noise) lines.push(line(say('sheet.noise', { zones: noise })));
  else if (zones) lines.push(line(say(starts.length > 1 ? 'sheet.noise.any-start' : 'sheet.noise.start')));
  return lines;
}

function spawnTokens(sheet: SheetMission): SheetLine[] {
  const { say } = sheet.context;
  const spawns = tokensOf(sheet, 'spawn');
  const below = (['starting', 'mobile'] as const).flatMap((spawn) => {
    const lying = spawns.filter((token) => token.spawn === spawn);
    const places = placesOf(lying, sheet);
    return places === undefined ? [] : [say(`sheet.spawn.${spawn}`, { count: lying.length, places })];
  });
  const asleep = abominations(sheet);
  const places = placesOf(asleep, sheet);
  const isBeside = abominationBesideStart(sheet.mission, sheet.faces) !== undefined;
  const how = isAbominationThere(sheet.mission) ? 'awake' : isBeside ? 'beside' : 'abomination';
  const sleeping = places === undefined ? [] : [say(`sheet.spawn.${how}`, { count: asleep.length, places })];
  const all = [...below, ...sleeping];
  return all.length === 0 ? [] : [line(say('sheet.spawn'), all)];
}

/** Those of the mission, and those that the rules lay. */
function abominations(sheet: SheetMission): Token[] {
  return [...(sheet.mission.tokens ?? []), ...laid(sheet)].filter(
    (token) => token.kind === 'spawn' && token.spawn === 'abomination',
  );
}

function laid({ mission, faces }: SheetMission): readonly Token[] {
  return undeadOrAliveSystem.content.laidByRules?.(mission, faces) ?? [];
}

function crates(sheet: SheetMission): SheetLine[] {
  const { say } = sheet.context;
  const used = laid(sheet).filter(({ kind }) => kind === 'objective');
  const unused = tokensOf(sheet, 'no-objective').length;
  return [
    ...(used.length > 0 ? [line(say('sheet.crates', { count: used.length }))] : []),
    ...(unused > 0 ? [line(say('sheet.crates.unused', { count: unused }))] : []),
  ];
}

/** What is mixed, by mixes, without the words that only tell one mix from another. */
function mixes(sheet: SheetMission): SheetLine[] {
  const { context } = sheet;
  const byMix = new Map<string, TokenObjective[]>();
  for (const token of tokensOf(sheet, 'objective')) {
    if (token.mix !== undefined) byMix.set(token.mix, [...(byMix.get(token.mix) ?? []), token]);
  }
  return [...byMix.values()].map((mixed) => {
    const places = byMix.size > 1 ? placesOf(mixed, sheet) : undefined;
    const objectives = colours(mixed, sheet);
    return line(
      places === undefined
        ? context.say('sheet.mix', { objectives })
        : context.say('sheet.mix.in', { objectives, places }),
    );
  });
}

/** Those in another colour than that of the crates lie where the map has them. */
function openObjectives(sheet: SheetMission): SheetLine[] {
  const { say } = sheet.context;
  const open = tokensOf(sheet, 'objective').filter(({ mix }) => mix === undefined);
  return COLOURS.flatMap((colour) => {
    const lying = open.filter((token) => token.colour === colour);
    const places = placesOf(lying, sheet);
    return places === undefined
      ? []
      : [
          line(
            say(`sheet.objectives.${colour === 'red' ? 'red' : 'face-up'}`, {
              objectives: colours(lying, sheet),
              places,
            }),
          ),
        ];
  });
}

function colours(objectives: readonly TokenObjective[], { context }: SheetMission): string {
  const counted = COLOURS.flatMap((colour) => {
    const count = objectives.filter((each) => each.colour === colour).length;
    return count === 0 ? [] : [context.say(`sheet.component.${colour}-objective`, { count })];
  });
  return context.and(counted);
}

function corpsePiles(sheet: SheetMission): SheetLine[] {
  const { mission, faces, context } = sheet;
  const count = mission.placements
    .flatMap(({ face }) => faces(face)?.spots ?? [])
    .filter(({ kind }) => kind === 'corpse-pile').length;
  return count === 0 ? [] : [line(context.say('sheet.corpse-piles', { count }))];
}

function zombies(sheet: SheetMission): SheetLine[] {
  const { context } = sheet;
  const byZone = new Map<string, Map<string, number>>();
  for (const { at, zombie, count = 1 } of tokensOf(sheet, 'zombie')) {
    const zone = sheet.zoneAt(at)?.title;
    if (zone === undefined) continue;
    const here = byZone.get(zone) ?? new Map<string, number>();
    byZone.set(zone, here.set(zombie, (here.get(zombie) ?? 0) + count));
  }
  const below = [...byZone].map(([place, here]) => {
    const standing = ZOMBIES.flatMap((zombie) => {
      const count = here.get(zombie) ?? 0;
      return count === 0 ? [] : [context.say(`count.zombie.${zombie}`, { count })];
    });
    return context.say('sheet.there', { place, what: context.and(standing) });
  });
  return below.length === 0 ? [] : [line(context.say('sheet.zombies'), below)];
}

function companions(sheet: SheetMission): SheetLine[] {
  const { say } = sheet.context;
  const all = tokensOf(sheet, 'companion');
  const led = all.filter((each) => each.led === true);
  const dealt = all.filter((each) => isDealtOut(each, sheet));
  const lone = all.filter((each) => !led.includes(each) && !dealt.includes(each));
  const aside = sheet.mission.aside ?? [];
  const places = lone.flatMap((token) => {
    const zone = sheet.zoneAt(token.at);
    return zone ? [say('sheet.there', { place: zone.title, what: companionWords(token, say) })] : [];
  });
  const anybody = [...all, ...aside].some(({ survivor }) => survivor === undefined);
  return [
    ...(places.length > 0 ? [line(say('sheet.companions'), repeated(places, sheet))] : []),
    ...(dealt.length > 0 ? [line(say('sheet.companions.lots', { who: list(dealt, sheet) }))] : []),
    ...(led.length > 0 ? [line(say('sheet.companions.led', { who: list(led, sheet) }))] : []),
    ...(aside.length > 0 ? [line(say('sheet.companions.aside', { who: list(aside, sheet) }))] : []),
    ...(anybody ? [line(say('sheet.companions.anybody'))] : []),
  ];
}

/** Whether a rule puts somebody at random before the first round: the place in the file is none. */
function isDealtOut(companion: Of<'companion'>, { context }: SheetMission): boolean {
  const { survivor } = companion;
  const ofClass =
    companion.class ?? survivors.find(({ id, name }) => id === survivor || name === survivor)?.class;
  return context.rules.some(
    (rule) =>
      'when' in rule &&
      rule.when.event === 'set-up' &&
      rule.do.some(
        (each) =>
          each.effect === 'scatter' &&
          (each.class === undefined || each.class === ofClass) &&
          (each.group === undefined || each.group === companion.group),
      ),
  );
}

/** The same line several times is one with a number. */
function repeated(lines: readonly string[], { context }: SheetMission): string[] {
  return [...new Set(lines)].map((words) => {
    const count = lines.filter((other) => other === words).length;
    return count === 1 ? words : context.say('token.name.several', { what: words, count });
  });
}

function list(people: readonly Parameters<typeof companionWords>[0][], sheet: SheetMission): string {
  const { context } = sheet;
  return context.and(
    repeated(
      people.map((each) => companionWords(each, context.say)),
      sheet,
    ),
  );
}

function machines(sheet: SheetMission): SheetLine[] {
  const { say } = sheet.context;
  return tokensOf(sheet, 'machine').flatMap((token) => {
    const zone = sheet.zoneAt(token.at);
    if (!zone) return [];
    const isMounted = token.machine === 'gatling' && token.on !== undefined;
    if (isMounted) return [line(say('sheet.stands.gatling.mounted', { zone }))];
    return [line(say(`sheet.stands.${token.machine}${token.fixed ? '.fixed' : ''}`, { zone }))];
  });
}

/** What the author has written to a token. */
function notes(sheet: SheetMission): SheetLine[] {
  const { context } = sheet;
  return (sheet.mission.tokens ?? []).flatMap((token) => {
    if (!token.note) return [];
    const [what, note] = [legendWords(token, context.say), context.text(token.note)];
    const place = token.kind === 'train' ? undefined : sheet.zoneAt(token.at)?.title;
    return [
      line(
        place === undefined
          ? context.say('sheet.note', { what, note })
          : context.say('sheet.note.at', { what, place, note }),
      ),
    ];
  });
}
