import { type Fates, isLost, keptAs, type ZoneFate } from '../../../board/fates';
import { isCompanion, isInPlay, placeOf } from '../../../family/zombicide/actors';
import { survivorName, zoneName } from '../../../family/zombicide/names';
import { because } from '../because';
import { exitZones, startingSpawnZone } from '../board/now';
import type { Change, ChangeCause } from '../board/stage';
import { causeOf, NOTHING } from '../board/under-way';
import { removeObjective } from '../cards/carried';
import type { UoaGame } from '../game';
import { happen } from '../happen';
import { standUp } from '../machines/machines';
import { machineName, objectiveName, spawnTokenName } from '../names';
import { BY_TRAIN } from '../people/ways-out';
import { announce, kindOf, moveToStart } from '../spawning/tokens';
import { LEFT, NONE, REMOVED } from '../state';
import type { RunOver } from './events';

/** What the change does to the zones, by their numbers before it, and why there is one. */
interface Moving {
  readonly fates: Fates;
  readonly by: ChangeCause;
  /** The First Spawn Zone before. */
  readonly start: number;
  readonly basis: readonly string[];
}

/** Changes the tiles and moves what stands on them. Zombies in the way have been removed before. */
export function carryEverything(game: UoaGame, { to, fates }: Change, basis: readonly string[]): void {
  const { sizes } = game.table;
  const moving = { fates, by: causeOf(game), start: startingSpawnZone(game), basis };
  const exits = exitZones(game);
  game.state.configuration = to;
  game.state.changing = NOTHING;
  carryZombies(game, fates);
  for (let actor = 0; actor < sizes.actors; actor++) if (isInPlay(game, actor)) carry(game, actor, fates);
  for (let token = 0; token < sizes.spawnTokens; token++) carrySpawnToken(game, token, moving);
  for (let objective = 0; objective < sizes.objectives; objective++) carryObjective(game, objective, moving);
  for (let machine = 0; machine < sizes.machines; machine++) carryMachine(game, machine, moving);
  for (let token = 0; token < game.state.vadeRetro.rows; token++) carryVadeRetro(game, token, moving);
  for (const zone of exits) if (isLost(fates[zone])) tell(game, 'exit', zone, moving);
  carryNoise(game, fates);
}

/** Where something in a zone is afterwards; none where it does not stay on the board. */
function after(fates: Fates, zone: number): number {
  return keptAs(fates[zone]) ?? NONE;
}

function carryZombies({ state, table }: UoaGame, fates: Fates): void {
  const before = state.zombies.toArray();
  state.zombies.fill(0);
  const { zones, kinds } = table.sizes;
  for (let zone = 0; zone < zones; zone++) {
    const to = after(fates, zone);
    if (to === NONE) continue;
    for (let kind = 0; kind < kinds; kind++) state.zombies.add(to, kind, before[zone * kinds + kind] ?? 0);
  }
}

/** Aboard, beside it, or out of its way: nobody has moved (UOA-TRAIN-26). */
function carry(game: UoaGame, actor: number, fates: Fates): void {
  const { state } = game;
  const from = placeOf(game, actor);
  if (fates[from]?.fate === 'leaves') {
    leaveByTrain(game, actor);
    return;
  }
  const aside = state.displaced.at(actor);
  state.place.set(actor, 0, aside === NONE ? after(fates, from) : aside);
  state.displaced.set(actor, 0, NONE);
}

function leaveByTrain(game: UoaGame, actor: number): void {
  const { state } = game;
  const zone = placeOf(game, actor);
  game.events?.push({
    type: 'left-by-train',
    rules: because['leaving-by-train'],
    survivor: survivorName(game, actor),
    zone: zoneName(game, zone),
  });
  state.fate.set(actor, 0, LEFT); // UOA-MOVE-10
  state.wayOut.set(actor, 0, BY_TRAIN);
  state.place.set(actor, 0, NONE);
  standUp(game, actor);
  if (!isCompanion(game, actor)) happen(game, 'left', actor, NONE, zone);
}

function carrySpawnToken(game: UoaGame, token: number, moving: Moving): void {
  const { fates, basis } = moving;
  const { spawnZone, spawnStatus } = game.state;
  const zone = spawnZone.at(token);
  if (zone === NONE) return;
  const kind = kindOf(game, token);
  if (kind === 'starting' && zone === moving.start) spawnZone.set(token, 0, startingSpawnZone(game));
  else if (!isLost(fates[zone])) spawnZone.set(token, 0, after(fates, zone));
  else if (kind === 'mobile') {
    moveToStart(game, token, [...rulesFor(fates[zone], because['token-off-what-changes']), ...basis]);
  } else {
    tell(game, 'spawn-token', zone, moving, spawnTokenName(game, token));
    announce(game, token, 'removed');
    spawnZone.set(token, 0, NONE);
    spawnStatus.set(token, 0, REMOVED); // UOA-TRAIN-14
  }
}

function carryObjective(game: UoaGame, objective: number, moving: Moving): void {
  const { objectiveZone } = game.state;
  const zone = objectiveZone.at(objective);
  if (zone < 0) return;
  objectiveZone.set(objective, 0, after(moving.fates, zone));
  if (!isLost(moving.fates[zone])) return;
  removeObjective(game, objective);
  tell(game, 'objective', zone, moving, objectiveName(game, objective));
}

function carryMachine(game: UoaGame, machine: number, moving: Moving): void {
  const { machineZone } = game.state;
  const zone = machineZone.at(machine);
  if (zone === NONE) return;
  machineZone.set(machine, 0, after(moving.fates, zone));
  if (isLost(moving.fates[zone])) tell(game, 'machine', zone, moving, machineName(game, machine));
}

function carryVadeRetro(game: UoaGame, token: number, moving: Moving): void {
  const { vadeRetro } = game.state;
  const zone = vadeRetro.at(token);
  if (zone === NONE) return;
  vadeRetro.set(token, 0, after(moving.fates, zone));
  if (isLost(moving.fates[zone])) tell(game, 'vade-retro', zone, moving);
}

/** A token that is gone makes no noise; where it lies next is not decided here. */
function carryNoise({ state }: UoaGame, fates: Fates): void {
  if (state.noiseZone === NONE) return;
  state.noiseZone = after(fates, state.noiseZone);
  if (state.noiseZone === NONE) state.boom = 0;
}

function tell(
  game: UoaGame,
  what: RunOver,
  zone: number,
  { fates, by, basis }: Moving,
  piece?: string,
): void {
  game.events?.push({
    type: 'run-over',
    rules: [...rulesFor(fates[zone], because['thing-on-what-changes']), ...basis],
    by,
    what,
    ...(piece !== undefined && { piece }),
    zone: zoneName(game, zone),
  });
}

function rulesFor(fate: ZoneFate | undefined, rules: readonly string[]): readonly string[] {
  return fate?.fate === 'leaves' ? because['thing-leaves-by-train'] : rules;
}
