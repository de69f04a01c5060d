import { randomInt } from 'node:crypto';
import type { Command } from 'commander';
import type { LabPlan } from '../../engine';
import type { LabReport } from '../../schemas';
import { type LabTrouble, mostThreads, simulate } from '../host/lab/simulate';
import type { CommandContext } from './context';
import {
  addGameOptions,
  answerNotPlayable,
  botFor,
  type GameWishes,
  speaking,
  startOptions,
} from './game-options';
import { labText } from './lab-text';
import { numberOption } from './misunderstanding';
import { gamesOfLab as games, seeds } from './seed';
import { openMission } from './table';

interface Wishes extends GameWishes {
  games: number;
  workers?: number;
  seed?: number;
}

/** `boothill lab`: many games of a mission, and how the autopilot fared. */
export function addLab(program: Command, context: CommandContext): Command {
  const { say } = context;
  const number = `<${say('cli.word.number')}>`;
  const command = program
    .command('lab')
    .argument(`<${say('cli.word.mission').toUpperCase()}>`)
    .description(say('cli.lab'))
    .addOption(
      numberOption(`--games ${number}`, say('cli.lab.games', { usual: games.usual }), games, say).default(
        games.usual,
      ),
    )
    .addOption(numberOption(`--seed ${number}`, say('cli.play.seed'), seeds, say))
    .addOption(
      numberOption(`--workers ${number}`, say('cli.lab.workers'), { least: 1, most: mostThreads }, say),
    );
  return addGameOptions(command, context).action((path: string, wishes: Wishes) =>
    lab(path, wishes, speaking(wishes.language, context)),
  );
}

async function lab(path: string, wishes: Wishes, context: CommandContext): Promise<void> {
  const { answer, answerNo, complain, say, status } = context;
  const mission = await openMission(path, context, wishes.json);
  if (!mission) return;
  const seed = String(wishes.seed ?? randomInt(seeds.drawn));
  const bot = botFor(mission.system, wishes.bot, context).name;
  const plan: LabPlan = { mission, bot, seed, options: startOptions(wishes, mission.system) };
  const simulated = await simulate(plan, wishes.games, {
    program: context.labWorker,
    threads: wishes.workers,
    signal: context.interruption?.(),
    progress: (done) => status?.(say('cli.lab.progress', { done, games: wishes.games })),
  });
  status?.('');
  if ('problem' in simulated)
    return answerNotPlayable(path, simulated.problem, mission.system, context, wishes.json);
  const { report, trouble } = simulated;
  if (trouble) complain(say('cli.lab.broken', { reason: reasonOf(trouble, context) }));
  complainOfFaults(report, context);
  if (report.played < report.wanted) answerNo();
  answer(wishes.json, report, wishes.json ? '' : labText(report, plan, path, context));
}

function reasonOf(trouble: LabTrouble, { say }: CommandContext): string {
  return trouble.code === 'thread-failed' ? trouble.message : say('cli.lab.thread-ended');
}

const MOST_FAULTS = 5;

/** The first of them are enough to find out. */
function complainOfFaults({ faults }: LabReport, { complain, say }: CommandContext): void {
  if (faults.length === 0) return;
  complain(say('cli.lab.faults', { count: faults.length }));
  for (const { seed, message } of faults.slice(0, MOST_FAULTS)) {
    complain(`  ${seed}: ${message === '' ? say('cli.lab.thread-ended') : message}`);
  }
}
