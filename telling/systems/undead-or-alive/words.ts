import { facesWith, type ZombieCounts } from '../../../engine';
import { abominations, SLOTS, type Table } from '../../../engine/systems/undead-or-alive';
import type { Language, SentenceKey } from '../../../languages';
import { type Names, Words } from '../../words';
import { zombieWords } from './kinds';
import { UoaMission } from './mission/mission';

/** Where a card is held. */
export type HeldIn = 'hand' | 'favourite' | 'backpack';

/** What everything on a table of Undead or Alive is called. */
export class UoaWords extends Words {
  private readonly elsewhere = new Map<number, UoaWords>();

  constructor(
    override readonly table: Table,
    language: Language,
    codes = false,
    board = 0,
  ) {
    super(table, new UoaMission(table.mission.file, language), codes, board);
  }

  protected readonly names: Names = {
    person: (id) => this.who(id),
    card: (id) => this.card(id),
    'the-card': (id) => this.theCard(id),
    skill: (id) => this.skill(id),
    pile: (name) => this.pile(name),
    level: (id) => this.level(id),
    machine: (id) => this.machine(id),
    'spawn-token': (id) => this.spawnToken(id),
    // What a reason is about, by the part that somebody has in it.
    survivor: (id) => this.who(id),
    leader: (id) => this.who(id),
    other: (id) => this.who(id),
  };

  /** The same words for another board of the table. */
  on(board: number): UoaWords {
    if (board === this.board) return this;
    const known = this.elsewhere.get(board) ?? new UoaWords(this.table, this.language, this.codes, board);
    this.elsewhere.set(board, known);
    return known;
  }

  who(id: string): string {
    return this.table.roster.find((person) => person.id === id)?.name ?? id;
  }

  /** One copy of a card (`winchester#2`), or any of them (`winchester`). */
  card(id: string): string {
    const card = this.table.cards.find((each) => each.id === id || each.kind.id === id);
    return card?.kind.name[this.language] ?? id;
  }

  /** `the Holy Water`, as a sentence speaks of it: `Manitou’s Wrath` has no article. */
  theCard(id: string): string {
    const card = this.table.cards.find((each) => each.id === id || each.kind.id === id);
    return card ? this.say(`card.the.${card.kind.id}` as SentenceKey) : id;
  }

  cards(ids: readonly string[]): string {
    return this.counted(ids.map((id) => this.card(id)));
  }

  theCards(ids: readonly string[]): string {
    return this.counted(ids.map((id) => this.theCard(id)));
  }

  /** Cards, and skills that improvise a weapon. */
  theWeapons(ids: readonly string[]): string {
    return this.counted(ids.map((id) => (this.isSkill(id) ? this.theSkill(id) : this.theCard(id))));
  }

  private isSkill(id: string): boolean {
    return this.table.skills.some((each) => each.id === id);
  }

  private theSkill(id: string): string {
    return this.say('card.with-skill', { skill: this.skill(id) });
  }

  /** `Colt SAA ×2 and Old Timer`. */
  private counted(names: readonly string[]): string {
    return this.list(eachOnce(names));
  }

  skill(id: string): string {
    const skill = this.table.skills.find((each) => each.id === id);
    return skill?.name[this.language] ?? id;
  }

  abomination(id: string): string {
    const card = abominations.find((each) => each.id === id);
    return card?.name[this.language] ?? id;
  }

  /** `a Fatty`. */
  aZombie(kind: string): string {
    return zombieWords('one', kind, this.mission);
  }

  /** `Fatties`. */
  allOf(kind: string): string {
    return zombieWords('all', kind, this.mission);
  }

  /** `2 Fatties`. */
  zombies(kind: string, count: number): string {
    return zombieWords('counted', kind, this.mission, count);
  }

  /** `2 Walkers and 1 Fatty`. */
  horde(counts: ZombieCounts): string {
    return this.list(
      this.table.kinds.flatMap((kind) => {
        const count = counts[kind] ?? 0;
        return count > 0 ? [this.zombies(kind, count)] : [];
      }),
    );
  }

  /** `a Fatty and 2 Walkers`: those that somebody met. */
  band(counts: ZombieCounts): string {
    return this.list(
      this.table.kinds.flatMap((kind) => {
        const count = counts[kind] ?? 0;
        if (count === 0) return [];
        return [count === 1 ? this.aZombie(kind) : this.zombies(kind, count)];
      }),
    );
  }

  level(id: string): string {
    return this.say(`level.${id}` as SentenceKey);
  }

  colour(id: string): string {
    return this.say(`colour.${id}` as SentenceKey);
  }

  /** `the blue Objective`; without a colour one that lies face down. */
  objective(colour?: string): string {
    return this.say(colour === undefined ? 'objective.unseen' : (`objective.${colour}` as SentenceKey));
  }

  /** `Mail car (12R)`, as it is called and as it is printed on the tile. */
  face(id: string): string {
    const name = facesWith(this.table.mission.file.faces)(id)?.name;
    return name ? this.say('face.named', { name: this.text(name), face: id }) : id;
  }

  pile(name: string): string {
    const own = this.table.mission.decks.find(({ id }) => id === name);
    return own
      ? this.say('pile.own', { name: this.text(own.name) })
      : this.say(`pile.${name}` as SentenceKey);
  }

  /** `the Wagon`. */
  machine(id: string): string {
    const token = this.table.mission.machines.find((each) => each.id === id);
    return token ? this.say(`machine.${token.machine}`) : id;
  }

  /** What a spawn token is. */
  spawnToken(id: string): string {
    const token = this.table.mission.spawnTokens.find((each) => each.id === id);
    return token ? this.say(`spawn.${token.kind}`) : id;
  }
}

/** Each name once, with how often it is there: `Colt SAA ×2`. */
export function eachOnce(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const times = names.filter((each) => each === name).length;
    return times > 1 ? `${name} ×${times}` : name;
  });
}

/** Zombies of all kinds together. */
export function headCount(counts: ZombieCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Two hands and three places in the backpack are one to those who talk. */
export function placeOfSlot(slot: string): HeldIn {
  if (slot === 'favourite') return 'favourite';
  return SLOTS.indexOf(slot as (typeof SLOTS)[number]) < SLOTS.indexOf('favourite') ? 'hand' : 'backpack';
}
