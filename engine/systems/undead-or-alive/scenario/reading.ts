import { similarTo } from '../../../../schemas/references/similar';
import { finding, type ScenarioCode, type ScenarioFinding } from '../../../game/finding';
import type { LaidBoard } from '../board/lay-board';
import { equipmentCards, skills, survivors, zombieCards } from '../content';
import type { UoaGame } from '../game';
import { NONE } from '../state';

/** Finds what the names in a situation stand for, and keeps what stands for nothing. */
export class ScenarioReader {
  readonly problems: ScenarioFinding[] = [];

  constructor(private readonly laid: LaidBoard) {}

  zone(part: string, pointer: string): number {
    const zone = this.laid.zoneNamed(part);
    return zone === NONE ? this.refuse('unknown-zone', pointer, { zone: part }) : zone;
  }

  zones(parts: readonly string[] = [], pointer: string): number[] {
    return parts.map((part, index) => this.zone(part, `${pointer}/${index}`));
  }

  /** Somebody's number in the roster. */
  person(who: string, pointer: string): number {
    return this.known(survivors, who) ?? this.unknown('unknown-survivor', pointer, { who }, survivors);
  }

  skill(id: string, pointer: string): number {
    return this.known(skills, id) ?? this.unknown('unknown-skill', pointer, { skill: id }, skills);
  }

  /** A kind of card. */
  card(id: string, pointer: string): number {
    return (
      this.known(equipmentCards, id) ?? this.unknown('unknown-card', pointer, { card: id }, equipmentCards)
    );
  }

  /** A Wagon of this situation. */
  wagon({ table }: UoaGame, id: string, pointer: string): number {
    const wagon = table.mission.machines.findIndex((each) => each.id === id && each.machine === 'wagon');
    return wagon < 0 ? this.refuse('unknown-machine', pointer, { id }) : wagon;
  }

  zombieCard(id: number, pointer: string): number {
    return this.known(zombieCards, id) ?? this.refuse('unknown-zombie-card', pointer, { card: id });
  }

  player(player: number, players: number, pointer: string): number {
    return player < players ? player : this.refuse('unknown-player', pointer, { player, players });
  }

  refuse(code: ScenarioCode, pointer: string, parameters: ScenarioFinding['parameters'] = {}): number {
    this.problems.push(finding(code, pointer, parameters));
    return NONE;
  }

  private unknown(
    code: ScenarioCode,
    pointer: string,
    named: Readonly<Record<string, string>>,
    list: readonly { readonly id: string }[],
  ): number {
    const similar = Object.values(named).flatMap((name) =>
      similarTo(
        name,
        list.map(({ id }) => id),
      ),
    );
    this.problems.push(finding(code, pointer, named, similar));
    return NONE;
  }

  private known<Id>(list: readonly { readonly id: Id }[], wanted: Id): number | undefined {
    const number = list.findIndex(({ id }) => id === wanted);
    return number < 0 ? undefined : number;
  }
}
