import type { Command } from 'commander';
import { outcomeOf, systemOf, verifyReplay } from '../../engine';
import { differenceWords } from '../../telling/reasons';
import type { CommandContext } from './context';
import { type StoryWishes, storyOf, storyText } from './story';
import { openDocument, openMission } from './table';

interface Wishes extends StoryWishes {
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
    .option('--log', say('cli.play.log'))
    .option('--view', say('cli.play.view'))
    .action((path: string, wishes: Wishes) => replayFile(path, wishes, context));
}

async function replayFile(path: string, wishes: Wishes, context: CommandContext) {
  const { answer, answerNo, say } = context;
  const { mission: other, json } = wishes;
  const replay = await openDocument(path, 'replay', context, json);
  if (!replay) return;
  const mission = other === undefined ? undefined : await openMission(other, context, json);
  if (other !== undefined && !mission) return;
  const verdict = verifyReplay(systemOf(replay.system).start, replay, mission);
  const decisions = replay.steps.length;
  if ('game' in verdict) {
    const { game, events } = verdict;
    const outcome = outcomeOf(game) ?? null;
    const words = say(outcome ? 'cli.replay.same' : 'cli.replay.unfinished', { file: path, decisions });
    const story = storyOf({ events, seen: systemOf(replay.system).see(game) }, wishes, context);
    return answer(json, { file: path, same: true, decisions, outcome, ...story }, storyText(story, words));
  }
  const message = differenceWords(verdict.difference, say, replay.system);
  const words = say('cli.replay.differs', { file: path, difference: message });
  answer(json, { file: path, same: false, decisions, difference: { ...verdict.difference, message } }, words);
  answerNo();
}
