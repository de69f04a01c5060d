import type { PersonSeen, PersonState, Track } from '../../../game/picture';
import { LEVELS, limits } from '../content';
import type { Observation } from '../hidden/observation';
import { actionsAtOnce } from '../insight/allowances';
import { FATES, NONE, SLOTS } from '../state';
import { actorPiece } from './piece-ids';

/** A survivor or companion, of whom most is never looked at: it is found when somebody does. */
export class ShownPerson implements PersonSeen {
  constructor(
    private readonly seen: Observation,
    readonly number: number,
  ) {}

  private get identity() {
    const { seen, number } = this;
    return seen.table.roster[seen.at('identity', number)];
  }

  get id(): string {
    return this.identity?.id ?? '';
  }

  get name(): string {
    return this.identity?.name ?? '';
  }

  get class(): string | undefined {
    return this.identity?.class;
  }

  get piece(): string {
    return actorPiece(this.number);
  }

  get isCompanion(): boolean {
    return this.number >= this.seen.table.sizes.survivors;
  }

  get leader(): number {
    return this.seen.at('leader', this.number);
  }

  get zone(): number {
    return this.seen.at('place', this.number);
  }

  get isInPlay(): boolean {
    return this.fate === 'in-play';
  }

  private get fate() {
    return FATES[this.seen.at('fate', this.number)] ?? 'in-play';
  }

  get state(): PersonState {
    const { seen, number, fate } = this;
    if (fate !== 'in-play') return fate;
    if (seen.value('active') === number) return 'acts';
    return seen.at('activated', number) === 1 ? 'done' : 'waiting';
  }

  get player(): number | undefined {
    return this.seen.table.playerOf[this.number];
  }

  get isFirst(): boolean {
    return this.player === this.seen.value('firstPlayer');
  }

  get actionsLeft(): number {
    const { seen, number } = this;
    if (seen.value('active') === number) return seen.value('actionsLeft');
    return seen.at('activated', number) === 1 ? 0 : actionsAtOnce(seen, number);
  }

  get health(): PersonSeen['health'] {
    const { seen, number } = this;
    const left = seen.healthLeft(number);
    return { left, all: left + seen.at('wounds', number) };
  }

  get tracks(): readonly Track[] {
    return this.isCompanion ? [] : [adrenalineOf(this.seen, this.number)];
  }

  get signs(): readonly string[] {
    const { seen, zone } = this;
    if (zone === NONE || zone !== seen.value('noiseZone')) return [];
    return [seen.value('boom') === 1 ? 'noise.boom' : 'noise.bang'];
  }

  get skills(): PersonSeen['skills'] {
    const { seen, number } = this;
    if (this.isCompanion) return [];
    return seen.table.skills.flatMap(({ id }, skill) => {
      const times = seen.at('skills', number, skill);
      return times === 0 ? [] : [{ skill, id, times }];
    });
  }

  get slots(): readonly number[] {
    if (this.isCompanion) return [];
    return SLOTS.map((_, slot) => this.seen.at('slots', this.number, slot));
  }
}

const STARTS = [0, limits.adrenaline.yellow, limits.adrenaline.orange, limits.adrenaline.red] as const;
/** Where the track ends, so that Red has a place on it. */
const END = limits.adrenaline.red + 4;

function adrenalineOf(seen: Observation, survivor: number): Track {
  const points = seen.at('adrenaline', survivor);
  const level = seen.at('level', survivor);
  return {
    name: 'adrenaline',
    points,
    stage: LEVELS[level] ?? '',
    stages: STARTS.map((start, number) => {
      const length = (STARTS[number + 1] ?? END) - start;
      // Who has just come to the last has come some way.
      const come = points - start + (number === STARTS.length - 1 && points >= start ? 1 : 0);
      return {
        name: LEVELS[number] ?? '',
        length,
        filled: Math.min(1, Math.max(0, come / length)),
        isReached: level >= number,
      };
    }),
  };
}
