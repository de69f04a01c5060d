import type { SkillsFile } from '../../../../schemas/generated/undead-or-alive';
import skillsFile from './skills.json';

export const { skills } = skillsFile as unknown as SkillsFile;
