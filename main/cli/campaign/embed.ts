import { dirname, join } from 'node:path';
import { fingerprint } from '../../../engine';
import { type Campaign, type CampaignMission, writeDocument } from '../../../schemas';
import type { CommandContext } from '../context';
import { INPUT } from '../input';
import { isSameFile, writeOutput } from '../output';
import { openMission } from '../table';

/** Puts the missions of a campaign into its file, as they are now in files of their own, and notes which they were. */
export async function embedMissions(
  path: string,
  campaign: Campaign,
  target: string,
  context: CommandContext,
  json: true | undefined,
): Promise<void> {
  const folder = path === INPUT ? '.' : dirname(path);
  const missions: CampaignMission[] = [];
  for (const one of campaign.missions) {
    if (one.file !== undefined) {
      const file = join(folder, one.file);
      if (await isSameFile(file, target)) return refuse(file, context);
      const mission = await openMission(file, context, json);
      if (!mission) return;
      missions.push({ ...one, mission, hash: fingerprint(mission) });
    } else missions.push({ ...one, ...(one.mission && { hash: fingerprint(one.mission) }) });
  }
  if (!(await writeOutput(target, writeDocument({ ...campaign, missions }), context))) return;
  context.answer(json, { file: target }, context.say('cli.campaign.embedded', { file: target }));
}

/** The mission would be gone. */
function refuse(file: string, { complain, answerNo, say }: CommandContext): void {
  complain(say('cli.play.record.mission', { file }));
  answerNo();
}
