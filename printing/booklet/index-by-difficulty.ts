import { type Language, sentence } from '../../languages';
import type { Mission } from '../../schemas';
import type { IndexGroup } from './index-part';
import type { ListedMission } from './part';

const difficulties = [
  'tutorial',
  'easy',
  'medium',
  'hard',
  'very-hard',
] as const satisfies readonly Mission['difficulty'][];

/** From the easiest to the hardest, and those of which nobody says how hard they are. */
export function byDifficulty(missions: readonly ListedMission[], language: Language): IndexGroup[] {
  return [...difficulties, undefined].flatMap((difficulty) => {
    const listed = missions.filter(({ subject }) => subject.mission.difficulty === difficulty);
    if (listed.length === 0) return [];
    const heading =
      difficulty === undefined
        ? sentence(language, 'print.booklet.no-difficulty')
        : sentence(language, `print.difficulty.${difficulty}`);
    return [
      {
        heading,
        targets: listed.map((mission) => ({ text: withMinutes(mission, language), page: mission.page })),
      },
    ];
  });
}

function withMinutes({ title, subject }: ListedMission, language: Language): string {
  const { minutes } = subject.mission;
  return minutes === undefined ? title : `${title} · ${sentence(language, 'print.minutes', { minutes })}`;
}
