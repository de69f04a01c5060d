import type { Command } from 'commander';
import { outcomeOf, stockFace, undeadOrAliveGames, verifyReplay } from '../../engine';
import { languageOf } from '../../languages';
import { loadDocument, type Replay } from '../../schemas';
import { differenceWords } from '../../telling/reasons';
import type { CommandContext } from './context';
import { openMission, refuse, textOf } from './table';
import { readTextFile } from './text-file';

interface Wishes {
  mission?: string;
  json?: true;
}

/** `boothill replay`: plays a recorded game again and says whether it goes the same way. */
export function addReplay(program: Command, context: CommandContext): Command {
  const { say } = context;
  return program
    .command('replay')
    .argument('<FILE>')
    .description(say('cli.replay'))
    .option('--mission <file>', say('cli.replay.mission'))
    .option('--json', say('cli.json'))
    .action((path: string, wishes: Wishes) => replayFile(path, wishes, context));
}

async function replayFile(path: string, { mission: other, json }: Wishes, context: CommandContext) {
  const { answer, answerNo, say } = context;
  const replay = await openReplay(path, context);
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

async function openReplay(path: string, context: CommandContext): Promise<Replay | undefined> {
  const text = textOf(path, await readTextFile(path), context);
  if (text === undefined) return undefined;
  const loaded = loadDocument(text, 'replay', { language: languageOf(context.locale), faces: stockFace });
  return loaded.ok ? loaded.document : refuse(path, loaded.problems, context);
}
