import { playerFor } from '../../../family/zombicide/actors';
import { cardIn, isRepeated, kindOf, slotOf } from '../../../family/zombicide/cards/held';
import { type Attack, MELEE } from '../../../family/zombicide/combat/modes';
import { rollAgain, rollOf } from '../../../family/zombicide/combat/roll';
import { cardName, skillName } from '../../../family/zombicide/names';
import { countSkills, rulesOfSkill } from '../../../family/zombicide/skills/bonuses';
import { ownsSkill } from '../../../family/zombicide/skills/owned';
import { holdsFor } from '../../../family/zombicide/skills/scopes';
import type { ActionList } from '../../../game/action-list';
import { decision, OPEN } from '../../../game/agenda';
import { because } from '../because';
import { AMMO, traitOf } from '../content';
import type { UoaGame } from '../game';
import type { OpenGame } from '../open-game';
import { REROLLS } from '../skills/bonuses';
import { FAVOURITE, NONE, SLOTS } from '../state';
import { DO } from '../words';
import { sortsOf } from './attack-sorts';

// Each source rolls all dice again once. A source is a bit, and those that were used are remembered together.

/** What an ammunition card is good for in an attack: its bit, or none. */
function sourceIn(game: OpenGame, { attacker, weapon, mode }: Attack, slot: number): number {
  const card = cardIn(game, attacker, slot);
  if (card === NONE || mode === MELEE) return 0;
  const kind = kindOf(game, card);
  if (!traitOf(kind, 'rollsAgain')) return 0;
  if (slot > FAVOURITE && !traitOf(kind, 'worksInBackpack')) return 0;
  const ammo = kind.ammo?.[0];
  if (!ammo || !kindOf(game, weapon).ammo?.includes(ammo)) return 0; // UOA-AMMO-01
  return 1 << AMMO.indexOf(ammo); // UOA-AMMO-02: one bit for each symbol
}

export function listRerolls(game: OpenGame, attack: Attack, used: number, list: ActionList): void {
  for (let slot = 0; slot < SLOTS.length; slot++) {
    const source = sourceIn(game, attack, slot);
    if (source === 0 || (source & used) !== 0 || isRepeated(game, attack.attacker, slot)) continue; // UOA-AMMO-03
    list.add(DO.reroll, cardIn(game, attack.attacker, slot));
  }
  listSkills(game, attack, used, list);
}

/** Skills come after the ammunition in the bits. */
function bitOf(skill: number): number {
  return 1 << (AMMO.length + skill);
}

function listSkills(game: OpenGame, attack: Attack, used: number, list: ActionList): void {
  const sorts = sortsOf(game, attack);
  for (let number = 0; number < REROLLS.length; number++) {
    if ((used & bitOf(number)) === 0 && rollsAgain(game, attack, sorts, number)) {
      list.add(DO['reroll-skill'], REROLLS[number]?.skill ?? NONE);
    }
  }
}

/** Lucky holds for every attack, the others for those of one ability. */
function rollsAgain(game: OpenGame, { attacker }: Attack, sorts: number, number: number): boolean {
  const scoped = REROLLS[number];
  return scoped !== undefined && holdsFor(scoped, sorts) && ownsSkill(game, attacker, scoped.skill) > 0; // UOA-SKILL-53
}

export function canReroll(game: OpenGame, attack: Attack): boolean {
  for (let slot = 0; slot < SLOTS.length; slot++) if (sourceIn(game, attack, slot) !== 0) return true;
  return countSkills(game, attack.attacker, REROLLS, sortsOf(game, attack)) > 0;
}

/** All dice once more, or leave them as they lie. */
export const rerolls = decision<UoaGame, keyof Attack | 'used'>(
  'rerolls',
  ['attacker', 'weapon', 'second', 'zone', 'mode', 'used'],
  {
    is: { isForPlayers: true },
    decider: (game, { attacker }) => playerFor(game, attacker),
    options(game, frame, list) {
      list.add(DO['keep-dice']);
      listRerolls(game, frame, frame.used, list);
    },
    choose(game, frame, { kind, a: source }) {
      if (kind === DO['keep-dice']) return;
      const number = kind === DO.reroll ? NONE : REROLLS.findIndex(({ skill }) => skill === source);
      frame.used |=
        number === NONE ? sourceIn(game, frame, slotOf(game, frame.attacker, source)) : bitOf(number);
      rollAgain(game);
      game.events?.push({
        type: 'rerolled',
        rules: [...because['rolling-again'], ...rulesOf(game, frame, number)],
        ...(number === NONE ? { card: cardName(game, source) } : { skill: skillName(game, source) }),
        ...rollOf(game, frame),
      });
      frame.step = OPEN;
    },
  },
);

function rulesOf(game: UoaGame, { attacker }: Attack, number: number): readonly string[] {
  const scoped = REROLLS[number];
  return scoped ? rulesOfSkill(game, attacker, scoped) : because['by-ammunition'];
}

export function offerRerolls(game: UoaGame, attack: Attack): void {
  const { attacker, weapon, second, zone, mode } = attack;
  if (canReroll(game, attack)) rerolls.begin(game, attacker, weapon, second, zone, mode);
}
