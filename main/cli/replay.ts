import type { Command } from 'commander';
import { outcomeOf, undeadOrAliveGames, verifyReplay } from '../../engine';
import { differenceWords } from '../../telling/reasons';
import type { CommandContext } from './context';
import { openDocument, openMission } from './table';

interface Wishes {
  mission?: string;
  json?: true;
}

/** `boothill replay`: plays a recorded game again and says whether it goes the same way. */
export function addReplay(program: Command, context: CommandContext): Command {
  const { say } = context;
  return program
    .command('replay')
    .argument(`<${say('cli.word.file').toUpperCase()}>`)
    .description(say('cli.replay'))
    .option(`--mission <${say('cli.word.file')}>`, say('cli.replay.mission'))
    .option('--json', say('cli.json'))
    .action((path: string, wishes: Wishes) => replayFile(path, wishes, context));
}

async function replayFile(path: string, { mission: other, json }: Wishes, context: CommandContext) {
  const { answer, answerNo, say } = context;
  const replay = await openDocument(path, 'replay', context);
  if (!replay) return;
  const mission = other === undefined ? undefined : await openMission(other, context);
  if (other !== undefined && !mission) return;
  const verdict = verifyReplay(undeadOrAliveGames, replay, mission);
  const decisions = replay.steps.length;
  if ('game' in verdict) {
    const outcome = outcomeOf(verdict.game) ?? null;
    const words = say('cli.replay.same', { file: path, decisions });
    return answer(json, { file: path, same: true, decisions, outcome }, words);
  }
  const message = differenceWords(verdict.difference, say);
  const words = say('cli.replay.differs', { file: path, difference: message });
  answer(json, { file: path, same: false, decisions, difference: { ...verdict.difference, message } }, words);
  answerNo();
}
