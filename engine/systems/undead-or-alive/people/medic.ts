import { isIn, isInPlay, placeOf, playerFor } from '../../../family/zombicide/actors';
import { heal, isWounded } from '../../../family/zombicide/people/wounds';
import { ownsSkill } from '../../../family/zombicide/skills/owned';
import type { ActionList } from '../../../game/action-list';
import { decision, OPEN, procedure } from '../../../game/agenda';
import { because } from '../because';
import type { UoaGame } from '../game';
import { skillNumber } from '../skills/owned';
import { NONE } from '../state';
import { DO } from '../words';

const MEDIC = skillNumber('medic');

/** At the end of the round everybody beside a medic may get better, the medic too. Sets of people are bits. */
export const medics = procedure<UoaGame, 'done'>(
  'medics',
  ['done'],
  [
    (game, frame) => {
      const { done } = frame;
      if (!somebodyHelps(game, done)) return;
      chooseMedic.begin(game, done);
    },
  ],
);

/** Whoever is named first helps first; the others come after that. */
export const chooseMedic = decision<UoaGame, 'done'>('choose-medic', ['done'], {
  decider: (game) => game.state.firstPlayer,
  options(game, { done }, list: ActionList) {
    for (let medic = 0; medic < game.table.sizes.survivors; medic++) {
      if (helps(game, medic, done)) list.add(DO.medic, medic); // UOA-CHOICE-37
    }
  },
  choose(game, { done }, { a: medic }) {
    medics.begin(game, done | (1 << medic));
    patient.begin(game, medic, 0);
  },
});

/** One wound of each of them, and nobody has to: their own players say so, one after the other. */
export const patient = decision<UoaGame, 'survivor' | 'done'>('patient', ['survivor', 'done'], {
  decider: (game, frame) => playerFor(game, firstPatient(game, frame)), // UOA-CHOICE-39
  options(game, frame, list: ActionList) {
    for (const survivor of patientsOfOnePlayer(game, frame)) list.add(DO.heal, survivor);
    list.add(DO.decline);
  },
  choose(game, frame, { kind, a: survivor }) {
    const asked = kind === DO.decline ? patientsOfOnePlayer(game, frame) : [survivor];
    if (kind === DO.heal) heal(game, survivor, because['healed-by-a-medic'], frame.survivor);
    for (const each of asked) frame.done |= 1 << each;
    if (firstPatient(game, frame) !== NONE) frame.step = OPEN;
  },
});

type Asked = Readonly<Record<'survivor' | 'done', number>>;

function firstPatient(game: UoaGame, { survivor: medic, done }: Asked): number {
  for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
    if (isPatient(game, medic, survivor) && !isAmong(done, survivor)) return survivor;
  }
  return NONE;
}

/** Those who have not been asked yet and go by the player whose turn it is to say. */
function patientsOfOnePlayer(game: UoaGame, { survivor: medic, done }: Asked): number[] {
  const player = playerFor(game, firstPatient(game, { survivor: medic, done }));
  return [...game.table.playerOf.keys()].filter(
    (survivor) =>
      isPatient(game, medic, survivor) && !isAmong(done, survivor) && playerFor(game, survivor) === player,
  );
}

function somebodyHelps(game: UoaGame, done: number): boolean {
  for (let medic = 0; medic < game.table.sizes.survivors; medic++) {
    if (helps(game, medic, done)) return true;
  }
  return false;
}

function helps(game: UoaGame, medic: number, done: number): boolean {
  if (isAmong(done, medic) || !isInPlay(game, medic) || ownsSkill(game, medic, MEDIC) === 0) return false;
  for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
    if (isPatient(game, medic, survivor)) return true;
  }
  return false;
}

/** Companions are never wounded for long (UOA-COMP-02). */
function isPatient(game: UoaGame, medic: number, survivor: number): boolean {
  return isIn(game, survivor, placeOf(game, medic)) && isWounded(game, survivor);
}

function isAmong(set: number, survivor: number): boolean {
  return (set & (1 << survivor)) !== 0;
}
