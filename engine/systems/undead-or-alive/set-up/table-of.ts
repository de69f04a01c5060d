import type { Mission, Problem } from '../../../../schemas';
import { languageReferences } from '../../../../schemas/references/language';
import { compileBoard } from '../../../board/compile';
import { configuredBoard } from '../../../board/configured';
import type { Placement } from '../../../board/placed';
import { boardTable } from '../../../game/board-table';
import type { ReportProgress, StartOptions } from '../../../game/maker';
import { lazyByKey } from '../../../geometry/lazy';
import { missionFor } from '../../../mission/variants';
import { type LaidBoard, layBoard } from '../board/lay-board';
import { GROUP_OF, SLOT_GROUPS } from '../cards/slots';
import { equipmentCards, LEVELS, objectiveCard, skills, survivors, zombieCards } from '../content';
import { IMPROVISED } from '../improvised';
import type { MissionProgram } from '../mission-program';
import { optionalRules } from '../options';
import { LEVEL_STARTS } from '../people/levels';
import { LEARNABLE, ONE_MORE_ACTION, PRINTED } from '../people/printed';
import { isRefused, type Prepared, refuse } from '../problems';
import { BONUSES } from '../skills/bonuses';
import { FREE_ACTIONS } from '../skills/free-actions';
import { LENDERS } from '../skills/owned';
import { MOST_POSTPONED, NONE, type Sizes, SLOTS } from '../state';
import type { CardInstance, Table } from '../table';
import { facesWith } from '../tiles';
import { boardPlan, ruledBy } from './board-plan';
import { missingComponents } from './components';
import { missionMistake } from './mistakes';
import { choosePosse, howMany, type Posse } from './people';
import { readProgram } from './program';
import { cutOff } from './ways';

/**
 * What all games of a mission with as many survivors have in common, as plain data: it can be handed from one thread to
 * another. Boards are in it as their tiles lie.
 */
export interface LaidMission extends Pick<LaidBoard, 'zones' | 'configurations'> {
  readonly program: MissionProgram;
  readonly survivors: number;
}

/** A mission that has been read, with its boards compiled, to be looked at from all sides. */
export interface CompiledMission {
  readonly laid: LaidBoard;
  readonly program: MissionProgram;
}

/** A table at which nobody sits yet. */
type Lasting = Omit<Table, keyof Posse>;

/** A mission made ready to be played, or the first thing that stands against it. */
export function tableOf(file: Mission, options: StartOptions): Prepared<{ readonly table: Table }> {
  const mission = layMission(file, howMany(options));
  return isRefused(mission) ? mission : seat(lastingOf(mission), options);
}

export function layMission(file: Mission, survivors: number, report?: ReportProgress): Prepared<LaidMission> {
  const read = compileMission(file, survivors, report);
  if (isRefused(read)) return read;
  const { laid, program } = read;
  const { zones, configurations } = laid;
  const board = laid.boards[laid.open];
  const mistake =
    missingComponents(program.file, program) ??
    missionMistake(program) ??
    (board && cutOff(program, board, laid));
  return mistake ?? { program, survivors, zones, configurations };
}

/** The same for whoever only looks at it: it may ask for what nobody can do. */
export function compileMission(
  file: Mission,
  survivors: number,
  report?: ReportProgress,
): Prepared<CompiledMission> {
  const mission = missionFor(file, survivors);
  const [train, another] = (mission.tokens ?? []).flatMap((token) =>
    token.kind === 'train' && token.moves ? [token] : [],
  );
  if (another) return refuse('several-trains', { piece: another.id });
  const [nothing] = languageReferences(mission);
  if (nothing) return refuse('rule-about-nothing', aboutNothing(nothing, mission));
  const laid = layBoard(mission, boardPlan(ruledBy(mission), train), report);
  if (isRefused(laid)) return laid;
  const program = readProgram(mission, laid);
  return isRefused(program) ? program : { laid, program };
}

/** What a variant has taken away, and who still speaks of it. */
function aboutNothing({ pointer, parameters }: Problem, { goals = [], rules = [] }: Mission) {
  const [, list, index] = pointer.split('/');
  const part = (list === 'goals' ? goals : rules)[Number(index)];
  return { part: part?.id ?? '', id: parameters.id ?? parameters.effect ?? '' };
}

/** Puts people at the table. */
export function seat(lasting: Lasting, options: StartOptions): Prepared<{ readonly table: Table }> {
  const { file, companions } = lasting.mission;
  // What players say goes before what the mission suggests.
  const settled = optionalRules((rule) => options.options?.[rule] ?? file.options?.[rule]);
  const people = choosePosse({ ...options, options: settled }, file.classLimits ?? [], companions);
  return isRefused(people) ? people : { table: tableFrom(lasting, people) };
}

/** Name by name: V8 would take tables that are put together by spreading for many kinds of things. */
export function tableFrom(lasting: Lasting, people: Posse): Table {
  return {
    posse: people.posse,
    players: people.players,
    playerOf: people.playerOf,
    optional: people.optional,
    carried: people.carried,
    sizes: lasting.sizes,
    boards: lasting.boards,
    lying: lasting.lying,
    zones: lasting.zones,
    kinds: lasting.kinds,
    likes: lasting.likes,
    cards: lasting.cards,
    boxCards: lasting.boxCards,
    objectiveCards: lasting.objectiveCards,
    zombieCards: lasting.zombieCards,
    improvised: lasting.improvised,
    slots: lasting.slots,
    slotGroups: lasting.slotGroups,
    groupOf: lasting.groupOf,
    skills: lasting.skills,
    lenders: lasting.lenders,
    freeActions: lasting.freeActions,
    bonuses: lasting.bonuses,
    levels: lasting.levels,
    levelStarts: lasting.levelStarts,
    printed: lasting.printed,
    learnable: lasting.learnable,
    oneMoreAction: lasting.oneMoreAction,
    roster: lasting.roster,
    mission: lasting.mission,
  };
}

export function lastingOf(mission: LaidMission): Lasting {
  const { program, zones } = mission;
  return {
    sizes: sizesOf(mission),
    ...boardsOf(mission),
    zones,
    kinds: program.kinds.map(({ id }) => id),
    likes: program.kinds.map(({ like }) => like),
    ...cardsFor(program),
    zombieCards,
    improvised: IMPROVISED,
    slots: SLOTS,
    slotGroups: SLOT_GROUPS,
    groupOf: GROUP_OF,
    skills,
    lenders: LENDERS,
    freeActions: FREE_ACTIONS,
    bonuses: BONUSES,
    levels: LEVELS,
    levelStarts: LEVEL_STARTS,
    printed: PRINTED,
    learnable: LEARNABLE,
    oneMoreAction: ONE_MORE_ACTION,
    roster: survivors,
    mission: program,
  };
}

/** One for each stage; stages that lie alike have the same one. */
function boardsOf({ program, zones, configurations }: LaidMission): Pick<Table, 'boards' | 'lying'> {
  const numberOf = new Map(zones.map(({ id }, number) => [id, number]));
  const faces = facesWith(program.file.faces);
  const compile = lazyByKey((placements: readonly Placement[]) => compileBoard(placements, faces).board);
  const lying = configurations.map(({ placements }) => ({ placements, board: () => compile(placements) }));
  const boards = configurations.map((configuration) =>
    boardTable(
      () => configuredBoard(compile(configuration.placements), configuration, numberOf),
      zones.length,
    ),
  );
  return {
    boards: program.stages.flatMap(({ board }) => boards[board] ?? []),
    lying: program.stages.flatMap(({ board }) => lying[board] ?? []),
  };
}

function sizesOf({ program, zones, survivors: people }: LaidMission): Sizes {
  return {
    zones: zones.length,
    kinds: program.kinds.length,
    survivors: people,
    actors: people + program.companions.length,
    skills: skills.length,
    cards: cardsFor(program).cards.length,
    zombieCards: zombieCards.length,
    spawnTokens: program.spawnTokens.length,
    objectives: program.objectives.length,
    goals: program.goals.length,
    rules: program.rules.length,
    counters: program.counters.length,
    decks: program.decks.length,
    entrances: program.listensTo.has('zombie-enters') ? zones.length : 0,
    changes: program.allChanges.length,
    postponed: program.lists.some((list) => list.some(({ effect }) => effect === 'later'))
      ? MOST_POSTPONED
      : 0,
    machines: program.machines.length,
  };
}

/** Objectives that take a slot are cards as far as hands and backpacks go. */
function cardsFor({ objectives, carryRules }: MissionProgram): CardsOfTable {
  const takesSlot = carryRules.some(({ by }) => by === 'slot');
  const tokens = takesSlot ? objectives.map(({ id }) => ({ id, kind: objectiveCard })) : [];
  return {
    cards: takesSlot ? [...CARDS, ...tokens] : CARDS,
    boxCards: CARDS.length,
    objectiveCards: objectives.map((_, objective) => (takesSlot ? CARDS.length + objective : NONE)),
  };
}

type CardsOfTable = Pick<Table, 'cards' | 'boxCards' | 'objectiveCards'>;

/** Every card of the box by itself: `winchester#2`. */
const CARDS: readonly CardInstance[] = equipmentCards.flatMap((kind) =>
  Array.from({ length: kind.copies }, (_, copy) => ({ id: `${kind.id}#${copy + 1}`, kind })),
);
