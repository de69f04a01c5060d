import { survivorName, zombieName, zoneName } from '../../../engine/family/zombicide/names';
import type { UoaEvent } from '../../../engine/systems/undead-or-alive';
import { limits } from '../../../engine/systems/undead-or-alive/content';
import type { UoaGame } from '../../../engine/systems/undead-or-alive/game';
import { countsIn } from '../../../engine/systems/undead-or-alive/insight/tally';
import { skillNumber } from '../../../engine/systems/undead-or-alive/skills/owned';
import { ELIMINATED, LEFT, NONE } from '../../../engine/systems/undead-or-alive/state';
import { actorNamed, isUnderWay } from './invariant';
import { wrongMission } from './mission-ledger';

type Told<Type extends UoaEvent['type']> = Extract<UoaEvent, { type: Type }>;

/** What a game was like at a decision, so that the next one can be told from it by the events between them. */
export class Ledger {
  private readonly zombies = new Map<string, number>();
  private readonly adrenaline = new Map<string, number>();
  private round = 0;
  private configuration = 0;
  /** Wounds dealt that nobody has taken yet. */
  private wounds = 0;

  constructor(game: UoaGame) {
    this.book(game);
  }

  /** Everything that is not as it was told. */
  *differences(game: UoaGame, events: readonly UoaEvent[]): Generator<string> {
    for (const event of events) this.add(event);
    // Whatever a train carries, or a tile that is turned over, comes into other zones without a word.
    const isCarried = game.state.configuration !== this.configuration;
    // All zombies of an activation arrive at once, when every way is chosen.
    if (!isCarried && !isUnderWay(game, 'activate')) yield* this.wrongHorde(game);
    if (!isCarried) yield* wrongPeople(game, events);
    if (!isCarried) yield* wrongNoise(game, events);
    yield* wrongDice(events);
    yield* wrongMission(game, events);
    for (const [survivor, points] of this.adrenaline) {
      const is = game.state.adrenaline.at(actorNamed(game, survivor));
      if (is !== points) yield `${survivor} has ${is} adrenaline points, not ${points}`;
    }
    if (this.wounds !== 0 && isCalm(game)) yield `${this.wounds} wounds are dealt, but not taken`;
    if (game.state.round !== this.round) yield `it is round ${game.state.round}, not ${this.round}`;
    this.book(game);
  }

  private book(game: UoaGame): void {
    const { state, table } = game;
    this.round = state.round;
    for (let survivor = 0; survivor < table.sizes.survivors; survivor++) {
      this.adrenaline.set(survivorName(game, survivor), state.adrenaline.at(survivor));
    }
    if (isUnderWay(game, 'activate')) return;
    this.configuration = state.configuration;
    for (let zone = 0; zone < table.sizes.zones; zone++) {
      for (let kind = 0; kind < table.sizes.kinds; kind++) {
        this.zombies.set(`${zoneName(game, zone)} ${zombieName(game, kind)}`, state.zombies.at(zone, kind));
      }
    }
  }

  private add(event: UoaEvent): void {
    if (event.type === 'spawned' || event.type === 'appeared')
      this.count(event.zone, event.zombie, event.count);
    if (event.type === 'abomination-arrives') this.count(event.zone, 'abomination', 1);
    if (event.type === 'killed') this.count(event.zone, event.zombie, -1);
    if (event.type === 'zombies-move') {
      this.count(event.from, event.kind, -event.count);
      this.count(event.to, event.kind, event.count);
    }
    if (event.type === 'zombies-put') {
      this.count(event.from, event.zombie, -event.count);
      this.count(event.to, event.zombie, event.count);
    }
    if (event.type === 'shoved') {
      for (const [kind, count] of Object.entries(countsIn(event))) {
        this.count(event.from, kind, -count);
        this.count(event.to, kind, count);
      }
    }
    if (event.type === 'shrugged-off') this.wounds -= 1;
    if (event.type === 'zombies-attack') this.wounds += event.wounds;
    if (event.type === 'friendly-fire') this.wounds += event.damage;
    // Rules of a mission wound people, too, and prices do.
    if (event.type === 'wounded') this.wounds = Math.max(0, this.wounds - event.wounds);
    if (event.type === 'round-began') this.round += 1;
    if (event.type === 'tracker-restarted') this.adrenaline.set(event.survivor, event.now);
    if (event.type === 'adrenaline-lost') this.adrenaline.set(event.survivor, event.now);
    if (event.type !== 'adrenaline') return;
    this.adrenaline.set(event.survivor, (this.adrenaline.get(event.survivor) ?? 0) + event.points);
  }

  private count(zone: string, zombie: string, change: number): void {
    const name = `${zone} ${zombie}`;
    this.zombies.set(name, (this.zombies.get(name) ?? 0) + change);
  }

  private *wrongHorde(game: UoaGame): Generator<string> {
    for (let zone = 0; zone < game.table.sizes.zones; zone++) {
      for (let kind = 0; kind < game.table.sizes.kinds; kind++) {
        const name = `${zoneName(game, zone)} ${zombieName(game, kind)}`;
        const is = game.state.zombies.at(zone, kind);
        if (is !== this.zombies.get(name)) yield `${name}: ${is}, not ${this.zombies.get(name) ?? 0}`;
      }
    }
  }
}

/** Whether nobody is dealing wounds, and nobody's death has cut that short. */
function isCalm(game: UoaGame): boolean {
  return game.state.outcome === 0 && !['activate', 'attack'].some((rule) => isUnderWay(game, rule));
}

function* wrongPeople(game: UoaGame, events: readonly UoaEvent[]): Generator<string> {
  const { state, table } = game;
  const fates = { eliminated: ELIMINATED, left: LEFT };
  for (const [actor, name] of Array.from({ length: table.sizes.actors }, (_, actor) =>
    survivorName(game, actor),
  ).entries()) {
    const own = events.filter((event) => 'survivor' in event && event.survivor === name);
    const wounded = own.findLast((event) => event.type === 'wounded' || event.type === 'healed');
    const left = healthOf(game, actor) - state.wounds.at(actor);
    if (wounded && wounded.left !== left) yield `${name} has ${left} health left, not ${wounded.left}`;
    for (const [type, fate] of Object.entries(fates)) {
      const isTold = own.some((event) => event.type === type);
      if (isTold && state.fate.at(actor) !== fate) yield `${name} is told to be ${type}`;
    }
    const moved = own.findLast(isMove);
    if (!moved || state.place.at(actor) === NONE) continue;
    const here = zoneName(game, state.place.at(actor));
    if (here !== moved.to) yield `${name} is in ${here}, not ${moved.to}`;
  }
}

/** However somebody comes into another zone. */
const MOVES = ['moved', 'charged', 'jumped', 'dragged', 'brought'] as const;

function isMove(event: UoaEvent): event is Told<(typeof MOVES)[number]> {
  return MOVES.some((type) => type === event.type);
}

function* wrongNoise(game: UoaGame, events: readonly UoaEvent[]): Generator<string> {
  const { noiseZone, boom } = game.state;
  let told: { zone: string; boom: boolean } | undefined;
  for (const event of events) {
    if (event.type === 'noise') told = event;
    if (event.type === 'noise-moved' || event.type === 'noise-faded')
      told = { zone: event.zone, boom: false };
  }
  if (!told) return;
  const is = { zone: zoneName(game, noiseZone), boom: boom === 1 };
  if (is.zone !== told.zone || is.boom !== told.boom) yield `the noise is in ${is.zone}, not ${told.zone}`;
}

function* wrongDice(events: readonly UoaEvent[]): Generator<string> {
  for (const event of events) {
    if (event.type !== 'rolled' && event.type !== 'rerolled') continue;
    const { dice, hits, misses } = event;
    if (hits + misses !== dice.length) yield `${hits} hits and ${misses} misses with ${dice.length} dice`;
    if (dice.some((die) => die < 1 || die > 6)) yield `dice ${dice.join()}`;
  }
}

function healthOf({ state, table }: UoaGame, actor: number): number {
  const ofClass = table.roster[state.identity.at(actor)]?.class;
  if (actor >= table.sizes.survivors || !ofClass) return 1;
  return limits.health[ofClass] + state.skills.at(actor, BRAWLER);
}

const BRAWLER = skillNumber('brawler');
