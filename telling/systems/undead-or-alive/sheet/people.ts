import { survivors } from '../../../../engine/systems/undead-or-alive';
import { allEffects } from '../../../../schemas';
import type { SheetLine, SheetMission } from '../../../system-telling';
import { companionWords } from '../tokens';
import { line, type Of, tokensOf } from './lying';
import { zonesOf } from './where';

/** Whom nobody may play, and where survivors start. */
export function peopleLines(sheet: SheetMission): SheetLine[] {
  return [...posse(sheet), ...starts(sheet)];
}

function posse({ mission, context }: SheetMission): SheetLine[] {
  const forbidden = (mission.classLimits ?? []).map((each) => context.say(`token.class.${each}`));
  return forbidden.length === 0
    ? []
    : [line(context.say('sheet.posse.not', { classes: context.and(forbidden) }))];
}

/** Where survivors start, and the noise with them where the mission says nothing else. */
function starts(sheet: SheetMission): SheetLine[] {
  const { say, rules } = sheet.context;
  const lying = tokensOf(sheet, 'start');
  const zones = zonesOf(lying, sheet);
  const noise = zonesOf(tokensOf(sheet, 'noise'), sheet);
  const isSpread = rules.some((rule) => allEffects(rule).some(({ effect }) => effect === 'spread-survivors'));
  const isOne = new Set(lying.map(({ at }) => sheet.zoneAt(at)?.text)).size === 1;
  const how = isOne ? 'sheet.starts' : isSpread ? 'sheet.starts.spread' : 'sheet.starts.any';
  const there = isOne ? 'sheet.noise.start' : 'sheet.noise.any-start';
  const words = [
    ...(zones ? [say(how, { zones })] : []),
    ...(noise ? [say('sheet.noise', { zones: noise })] : zones ? [say(there)] : []),
  ];
  return words.length === 0 ? [] : [line(words.join(' '))];
}

/** Who else is there. */
export function companionLines(sheet: SheetMission): SheetLine[] {
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
export function isDealtOut(companion: Of<'companion'>, { context }: SheetMission): boolean {
  const { survivor } = companion;
  const ofClass =
    companion.class ?? survivors.find(({ id, name }) => id === survivor || name === survivor)?.class;
  return context.rules.some(
    (rule) =>
      'when' in rule &&
      rule.when.event === 'set-up' &&
      allEffects(rule).some(
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
