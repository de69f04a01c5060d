import {
  abominations,
  COLOURS,
  equipmentCards,
  limits,
  machines,
  miniaturesFor,
  undeadOrAliveSystem,
  ZOMBIES,
  zombieCards,
} from '../../../../engine/systems/undead-or-alive';
import type { SentenceKey } from '../../../../languages';
import type { Section, SheetMission } from '../../../system-telling';
import { zombieWords } from '../kinds';
import { companionWords } from '../tokens';

/** Everything to be taken out of the box but the tiles; what the rules bring by themselves is among it. */
export function needed(sheet: SheetMission): Section[] {
  const { say } = sheet.context;
  const parts = [
    { title: say('sheet.needed.tokens'), lines: tokens(sheet) },
    { title: say('sheet.needed.people'), lines: people(sheet) },
    { title: say('sheet.needed.miniatures'), lines: miniatures(sheet) },
    { title: say('sheet.needed.cards'), lines: cards(sheet) },
    { title: say('sheet.needed.extra'), lines: unknownExtras(sheet) },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

/** On the table in every game. */
const ALWAYS = ['noise', 'vade-retro', 'first-player'] as const;

function tokens(sheet: SheetMission): string[] {
  const { say } = sheet.context;
  const laid = counts(sheet).filter(({ component }) => isToken(component) && component !== 'noise');
  return [
    ...laid.flatMap(({ component, asked, inBox }) =>
      asked === 0 ? [] : [counted(`sheet.component.${component}` as SentenceKey, asked, inBox, sheet)],
    ),
    ...ALWAYS.map((each) => {
      const inBox =
        each === 'noise' ? limits.tokens.noise : each === 'vade-retro' ? limits.tokens.vadeRetro : 1;
      const asked = counts(sheet).find(({ component }) => component === each)?.asked ?? 0;
      const count = each === 'noise' ? Math.max(asked, inBox) : inBox;
      return say(`sheet.component.${each}`, { count });
    }),
  ];
}

function people({ mission: { tokens = [], aside = [] }, context }: SheetMission): string[] {
  const { say } = context;
  const companions = new Map<string, number>();
  for (const each of [...tokens.filter((token) => token.kind === 'companion'), ...aside]) {
    const name = companionWords(each, say);
    companions.set(name, (companions.get(name) ?? 0) + 1);
  }
  return [
    say('sheet.needed.survivors', { count: limits.survivors.usual }),
    ...[...companions].map(([name, count]) => say('sheet.count', { count, name })),
  ];
}

function miniatures(sheet: SheetMission): string[] {
  const { mission, context } = sheet;
  const there = miniaturesFor(mission);
  const asked = counts(sheet);
  const countOf = (id: string) => asked.find(({ component }) => component === id);
  return [
    ...ZOMBIES.map((zombie, kind) => {
      const { asked: standing = 0, inBox = 0 } = countOf(zombie) ?? {};
      const count = Math.max(standing, there[kind] ?? 0);
      return counted(`sheet.component.${zombie}`, count, inBox, sheet);
    }),
    ...(mission.kinds ?? []).flatMap(({ id }, own) => {
      const count = there[ZOMBIES.length + own] ?? 0;
      const name = zombieWords('noun', id, context);
      return count === 0 ? [] : [context.say('sheet.count', { count, name })];
    }),
    ...machines.flatMap(({ id }) => {
      const { asked: placed = 0, inBox = 0 } = countOf(id) ?? {};
      return placed === 0 ? [] : [counted(`sheet.component.${id}` as SentenceKey, placed, inBox, sheet)];
    }),
    context.say('sheet.needed.dice', { count: DICE }),
  ];
}

/** They do not limit how many are rolled at once (UOA-COMPONENTS-10). */
const DICE = 6;

function cards({ context: { say } }: SheetMission): string[] {
  const copies = (deck: string) =>
    equipmentCards.reduce((sum, card) => sum + (card.deck === deck ? card.copies : 0), 0);
  return [
    say('sheet.needed.starting', { count: copies('starting') }),
    say('sheet.needed.equipment', { count: copies('equipment') }),
    say('sheet.needed.bounty', { count: copies('bounty') }),
    say('sheet.needed.zombie-cards', { count: zombieCards.length }),
    say('sheet.needed.abomination-cards', { count: abominations.length }),
  ];
}

/** Extra pieces of which this program knows nothing; they go by what the author calls them. */
function unknownExtras(sheet: SheetMission): string[] {
  const known: readonly string[] = counts(sheet).map(({ component }) => component);
  return Object.entries(sheet.mission.components ?? {}).flatMap(([component, count]) =>
    known.includes(component) || count === 0
      ? []
      : [sheet.context.say('sheet.count', { count, name: component.replaceAll('-', ' ') })],
  );
}

function counts({ mission, faces }: SheetMission) {
  return undeadOrAliveSystem.content.components(mission, faces);
}

function isToken(component: string): boolean {
  const colours: readonly string[] = COLOURS.map((colour) => `${colour}-objective`);
  return /-spawn$|^corpse-pile$|^noise$|^exit$/.test(component) || colours.includes(component);
}

function counted(key: SentenceKey, count: number, inBox: number, { context: { say } }: SheetMission): string {
  const what = say(key, { count });
  return count > inBox ? say('sheet.needed.beyond', { what, count: inBox }) : what;
}
