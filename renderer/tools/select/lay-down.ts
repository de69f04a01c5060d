import type { Point } from '../../../drawing/scene';
import type { Command } from '../../document/command';
import type { Load } from '../carrying';
import type { Drop, DropAt } from '../drop';
import type { ToolKey } from '../tool-event';
import { type Carried, heldParts, turned, turnedOver, withCarried } from './carried';
import { layOnePiece, onePiece } from './lay-a-piece';
import { layParts } from './lay-parts';

/** What was picked up at a point of the board, as a load. */
export function loadOf(carried: Carried, from: Point): Load {
  return {
    cursor: carried.isCopy ? 'copy' : 'grabbing',
    dropAt: (at) => layDown(carried, from, at),
    handled: (key) => loadOf(handled(carried, key), from),
  };
}

function handled(carried: Carried, key: ToolKey): Carried {
  switch (key) {
    case 'rotate':
      return turned(carried, 90);
    case 'rotateBack':
      return turned(carried, -90);
    case 'flip':
      return turnedOver(carried);
    case 'enter':
      return carried;
  }
}

/** Pieces by themselves go to zones and printed places, everything else by seams or freely. */
function layDown(carried: Carried, [x, y]: Point, at: DropAt): Drop {
  const by: Point = [at.place.at[0] - x, at.place.at[1] - y];
  const piece = onePiece(carried);
  const drop = piece ? layOnePiece(carried, piece, by, at) : layParts(carried, by, at);
  const whole = (command: Command) => withAll(carried, command);
  return {
    ...drop,
    command: drop.command && whole(drop.command),
    alsoHeld: [...heldParts(carried), ...(drop.alsoHeld ?? [])],
    choices: drop.choices.map(({ label, command }) => ({ label, command: whole(command) })),
  };
}

/** Laying it down, and what has been done to it before. What is selected stays, unless it is left for copies. */
function withAll(carried: Carried, { label, recipe }: Command): Command {
  return {
    label: carried.label ?? label,
    recipe: withCarried(carried, recipe),
    ...(carried.isCopy && { selects: carried.keys }),
  };
}
