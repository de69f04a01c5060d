import { type Choice, isFree, type Touch } from '../../game/choices';
import type { Clickable } from '../../game/clicks';
import type { Moment } from '../../game/moment';
import { zoneActing } from '../../game/picture';
import { type Possible, possibleChoice } from '../../game/possible';
import { whyNotAt } from '../../game/why-not';
import { isAttack, isWay, type Lights } from './lights';
import { isStep } from './zone-words';

/** What there is to click on the board: a zone, or a piece in it that something of its own can be done with. */
export function clickableAt(
  moment: Moment,
  lights: Lights,
  zone: number,
  piece: string | undefined,
  picked: Touch | undefined,
): Clickable {
  const ofPiece = piece === undefined ? undefined : lights.pieces.get(piece);
  const possible = ofPiece ? ofPiece.map(possibleChoice) : possibleAt(lights, zone);
  const { seen } = moment;
  return {
    possible,
    // Whoever points at themselves has not said yet what they want, unless there is somebody to strike.
    asksAlways: !ofPiece && isFree(seen) && zone === zoneActing(seen) && !possible.some(strikes),
    whyNot: () => whyNotAt(moment, zone, piece, picked),
  };
}

/** A zone that somebody is carried to: nothing is meant but to go there. */
export function destinationAt(moment: Moment, lights: Lights, zone: number): Clickable {
  const possible = possibleAt(lights, zone).filter((one) => one.is === 'walk' || isWay(one.choice));
  return { possible, whyNot: () => whyNotAt(moment, zone, undefined, undefined) };
}

function strikes(one: Possible): boolean {
  return one.is === 'choice' && isAttack(one.choice);
}

/** A walk goes without saying where the first step of it is among the choices. */
function possibleAt({ zones }: Lights, zone: number): readonly Possible[] {
  const light = zones.get(zone);
  const choices: readonly Choice[] = light?.choices ?? [];
  const walk = light?.walk && !choices.some(isStep) ? light.walk : undefined;
  return [...(walk ? [{ is: 'walk', walk } as const] : []), ...choices.map(possibleChoice)];
}
