import { describe, expect, it } from 'vitest';
import { equipmentCards, skills } from '../../../../../engine/systems/undead-or-alive/content';
import { readSchema, type Schema } from '../../../../../scripts/schemas/read';
import { found, idsOf, isKnown } from './entries';

const { $defs: sorts = {} } = readSchema('systems/undead-or-alive/skills.schema.json');

/** Everything that a sort of skills can be: its families, and for each of them what it can be of. */
function offered({ properties = {} }: Schema): string[] {
  const families = properties.family?.enum ?? [properties.family?.const ?? []].flat();
  return families.map(String).flatMap((family) => {
    return (properties.of?.enum ?? ['all']).map((of) => `${family} of ${String(of)}`);
  });
}

describe('the list of skills', () => {
  it('has every entry of the chapter at least once, and nothing from elsewhere', () => {
    const chapter = Array.from(
      { length: 73 },
      (_, index) => `UOA-SKILL-${String(index + 2).padStart(2, '0')}`,
    );
    expect([...new Set(skills.map(({ rule }) => rule))].sort()).toEqual(chapter);
  });

  it('names no two skills alike, in either language', () => {
    for (const language of ['en', 'fr'] as const) {
      const names = skills.map(({ name }) => name[language]);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  it('has a skill for everything that a family can be of', () => {
    const held = new Set(skills.map((skill) => `${skill.family} of ${'of' in skill ? skill.of : 'all'}`));
    expect([...held].sort()).toEqual(Object.values(sorts).flatMap(offered).sort());
  });

  it('has one skill of each family that says everything with its name', () => {
    const lone = sorts['LoneSkill']?.properties?.family?.enum ?? [];
    const held = skills.map(({ family }): unknown => family).filter((family) => lone.includes(family));
    expect(held.sort()).toEqual([...lone].sort());
  });
});

describe('skills with a parameter', () => {
  it('ask something more of three free actions', () => {
    const limited = skills.flatMap((skill) =>
      skill.family === 'extra-free-action' && skill.only ? [[skill.rule, skill.of, skill.only]] : [],
    );
    expect(limited.sort()).toEqual([
      ['UOA-SKILL-34', 'combat', 'dual'],
      ['UOA-SKILL-39', 'reload', 'fanning'],
      ['UOA-SKILL-70', 'combat', 'vade-retro'],
    ]);
  });

  it('share what somebody alone could have', () => {
    const ids = idsOf(
      skills.filter(({ family }) => family !== 'brother-in-arms' && family !== 'starts-with'),
    );
    for (const skill of skills) if (skill.family === 'brother-in-arms') expect(ids).toContain(skill.effect);
  });

  it('hand out any card that can be searched for', () => {
    const cards = skills.flatMap((skill) => (skill.family === 'starts-with' ? skill.card : []));
    expect(cards).toEqual(idsOf(equipmentCards.filter(({ deck }) => deck === 'equipment')));
  });

  it('bring weapons of their own, whose values are guessed', () => {
    for (const skill of skills) {
      if (skill.family !== 'improvised-weapon') continue;
      expect(isKnown(skill, 'weapon')).toBe(false);
      expect(skill.weapon.range).toEqual(skill.of === 'melee' ? [0, 0] : [1, 1]);
    }
  });

  it('keep Dynamite on a guessed 4 or more', () => {
    const expert = { family: 'explosives-expert', threshold: 4, inferred: ['threshold'] };
    expect(found(skills, 'explosives-expert')).toMatchObject(expert);
  });
});

describe('the names of skills', () => {
  /** As both rulebooks print them. */
  const printed: Record<string, [english: string, french: string]> = {
    'plus-action': ['+1 Action', '+1 action'],
    'extra-free-action-move': ['+1 free Move Action', '+1 action de Déplacement gratuite'],
    'extra-free-action-fanning': ['+1 free Fanning', '+1 Volée de Plomb gratuite'],
    'extra-use-charge': ['+1 Charge per Turn', '+1 Charge par tour'],
    'damage-melee': ['+1 Damage: Melee', '+1 Dégât : Mêlée'],
    'dice-roll-combat': ['+1 to dice roll: Combat', '+1 au résultat du dé : Combat'],
    'extra-die-ranged': ['+1 die: Ranged', '+1 dé : à Distance'],
    'extra-die-pistol': ['+1 die: Pistol', '+1 dé : Révolver'],
    'max-range-ranged': ['+1 max Range', '+1 Portée max'],
    'extra-zone-move': ['+1 Zone per Move', '+1 zone par déplacement'],
    'reroll-fanning': ['Fanning: Reroll', 'Volée de Plomb : Relance'],
    'dice-roll-vade-retro': ['Vade Retro: +1 to dice roll', 'Vade Retro : +1 au résultat du dé'],
    'roll-6-die-ranged': ['Roll 6: +1 die Ranged', 'Sur un 6 : +1 dé à Distance'],
    'escalation-ranged': ['Escalation: Ranged', 'Intensification : à Distance'],
    'ironclad-walker': ['Ironclad: Walker', 'Cuirassé : Rôdeur'],
    ambidextrous: ['Ambidextrous', 'Ambidextre'],
    'born-leader': ['Born leader', 'Chef né'],
    brawler: ['Brawler', 'Bagarreur'],
    faithful: ['Faithful', 'Religieux'],
    gunslinger: ['Gunslinger', 'Pistolero'],
    townsfolk: ['Townsfolk', 'Citadin'],
    'combat-reflexes': ['Combat reflexes', 'Réflexes de combat'],
    'dual-expert': ['Dual expert', 'Expert en Dual'],
    'explosives-expert': ['Explosives expert', 'Artificier'],
    'hit-and-run': ['Hit & run', 'Harcèlement'],
    jump: ['Jump', 'Saut'],
    lifesaver: ['Lifesaver', 'Ange gardien'],
    'low-profile': ['Low profile', 'Profil bas'],
    lucky: ['Lucky', 'Chanceux'],
    marksman: ['Marksman', 'Tireur d’élite'],
    medic: ['Medic', 'Doc'],
    'point-blank': ['Point-blank', 'À bout portant'],
    'quick-draw': ['Quick draw', 'Mains lestes'],
    scavenger: ['Scavenger', 'Pillard'],
    shove: ['Shove', 'Poussée'],
    slippery: ['Slippery', 'Insaisissable'],
    sprint: ['Sprint', 'Sprint'],
    taunt: ['Taunt', 'Provocation'],
    'zombie-link': ['Zombie link', 'Lien zombie'],
  };

  it.each(Object.entries(printed))('%s is called as in the rulebooks', (id, [english, french]) => {
    const { name } = found(skills, id);
    expect([name.en, name.fr.replaceAll('\u00a0', ' ')]).toEqual([english, french]);
  });

  it('are ours where a rulebook leaves a skill out', () => {
    const ours = (key: string) =>
      skills.filter((skill) => !isKnown(skill, key) && skill.family !== 'starts-with');
    expect(idsOf(ours('name.en'))).toEqual([
      'improvised-weapon-melee',
      'improvised-weapon-ranged',
      'inventor',
    ]);
    expect(idsOf(ours('name.fr'))).toEqual(['blademaster']);
  });
});
