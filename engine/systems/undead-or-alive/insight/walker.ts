import { putWithCompanions } from '../../../family/zombicide/actors';
import { MOVE } from '../../../family/zombicide/sorts';
import { freeActions } from '../../../family/zombicide/turns/allowance';
import { costOfLeaving } from '../actions/leaving';
import { isStopped, mostZones, zonesPerMove } from '../actions/striding';
import type { UoaGame } from '../game';
import { tollsFrom } from '../mission/tolls';
import { actionsPerTurn } from '../turns/per-turn';

/** What zombies and skills make of one zone for somebody who stands there. */
export interface Footing {
  readonly costOfLeaving: number;
  /** Whether zombies end a Move action there. */
  readonly isStopped: boolean;
  /** How many zones a Move action leads to: without Sprint, with it if it has not been used, and while it is. */
  readonly zonesPerMove: number;
  readonly zonesWithSprint: number;
  readonly zonesSprinting: number;
  readonly freeMoves: number;
  /** Actions of a turn that begins there. */
  readonly actions: number;
  /** The next zones that a mission asks a price for, and whether it can be paid; none where it asks for nothing. */
  readonly tolls: ReadonlyMap<number, boolean> | undefined;
}

/** Somebody who is put into one zone after another, to ask the rules what they say there: skills are lent in some. */
export class Walker {
  private readonly footings = new Map<number, Footing>();

  /** The game is one of its own, in which nothing else happens. */
  constructor(
    private readonly game: UoaGame,
    private readonly survivor: number,
  ) {}

  /** As it is there now; those who are led come along. */
  in(zone: number): Footing {
    let footing = this.footings.get(zone);
    if (!footing) {
      const { game, survivor } = this;
      putWithCompanions(game, survivor, zone);
      footing = {
        costOfLeaving: costOfLeaving(game, survivor),
        isStopped: isStopped(game, survivor),
        zonesPerMove: zonesPerMove(game, survivor),
        zonesWithSprint: mostZones(game, survivor, false),
        zonesSprinting: mostZones(game, survivor, true),
        freeMoves: freeActions(game, survivor, MOVE),
        actions: actionsPerTurn(game, survivor),
        tolls: tollsFrom(game, survivor, zone),
      };
      this.footings.set(zone, footing);
    }
    return footing;
  }
}
