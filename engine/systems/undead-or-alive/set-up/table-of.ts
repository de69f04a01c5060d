import type { Mission } from '../../../../schemas';
import { equipmentCards, skills, survivors, zombieCards } from '../content';
import type { MissionProgram } from '../mission-program';
import type { CardInstance, Table } from '../table';
import { type LaidBoard, layBoard } from './board';
import { missingComponents } from './components';
import { missionMistake } from './mistakes';
import type { GameOptions } from './options';
import { choosePosse, howMany, type Posse } from './people';
import { isRefused, type Prepared } from './problems';
import { readProgram } from './program';
import { missionFor } from './variants';
import { cutOff } from './ways';

/** A mission made ready to be played, or the first thing that stands against it. */
export function tableOf(file: Mission, options: GameOptions): Prepared<{ readonly table: Table }> {
  const mission = missionFor(file, howMany(options));
  const laid = layBoard(mission);
  if (isRefused(laid)) return laid;
  const program = readProgram(mission, laid);
  if (isRefused(program)) return program;
  const people = choosePosse(options, mission.classLimits ?? [], program.companions);
  if (isRefused(people)) return people;
  const [board] = laid.boards;
  const mistake =
    missingComponents(mission, program) ??
    missionMistake(program) ??
    (board && cutOff(program, board, laid.zones));
  if (mistake) return mistake;
  return { table: tableFrom(laid, program, people) };
}

export function tableFrom(laid: LaidBoard, program: MissionProgram, people: Posse): Table {
  return {
    ...people,
    sizes: {
      zones: laid.zones.length,
      survivors: people.posse.length,
      actors: people.posse.length + program.companions.length,
      skills: skills.length,
      cards: CARDS.length,
      zombieCards: zombieCards.length,
      spawnTokens: program.spawnTokens.length,
      objectives: program.objectives.length,
      goals: program.goals.length,
    },
    boards: laid.boards,
    zones: laid.zones,
    cards: CARDS,
    zombieCards,
    skills,
    roster: survivors,
    mission: program,
  };
}

/** Every card of the box by itself: `winchester#2`. */
const CARDS: readonly CardInstance[] = equipmentCards.flatMap((kind) =>
  Array.from({ length: kind.copies }, (_, copy) => ({ id: `${kind.id}#${copy + 1}`, kind })),
);
