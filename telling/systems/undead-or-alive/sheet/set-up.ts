import { ZOMBIES } from '../../../../engine/systems/undead-or-alive';
import type { SheetLine, SheetMission } from '../../../system-telling';
import { zombieWords } from '../kinds';
import { kindLines } from './kinds';
import { legendWords } from './legend';
import { line, tokensOf } from './lying';
import { objectiveLines } from './objectives';
import { companionLines, peopleLines } from './people';
import { spawnLines } from './spawn-tokens';

/** Who plays, and what lies where: what the mission lays, and what the rules lay by themselves. */
export function setUpLines(sheet: SheetMission): SheetLine[] {
  return [
    ...peopleLines(sheet),
    ...spawnLines(sheet),
    ...objectiveLines(sheet),
    ...zombies(sheet),
    ...kindLines(sheet),
    ...companionLines(sheet),
    ...machines(sheet),
    ...notes(sheet),
  ];
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
  const kinds = [...ZOMBIES, ...(sheet.mission.kinds ?? []).map(({ id }) => id)];
  const below = [...byZone].map(([place, here]) => {
    const standing = kinds.flatMap((zombie) => {
      const count = here.get(zombie) ?? 0;
      return count === 0 ? [] : [zombieWords('counted', zombie, context, count)];
    });
    return context.say('sheet.there', { place, what: context.and(standing) });
  });
  return below.length === 0 ? [] : [line(context.say('sheet.zombies'), below)];
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
    const [what, note] = [legendWords(token, context.say, context), context.text(token.note)];
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
