import type { Mission } from '../../../schemas';
import { useSentences } from '../../session/session-context';

/** How hard it is, how long it takes, and who made it, as far as its author says so. */
export function AboutMission({ mission }: { mission: Mission }) {
  const say = useSentences();
  const { difficulty, minutes, authors = [] } = mission;
  const facts = [
    ...(difficulty ? [say(`print.difficulty.${difficulty}`)] : []),
    ...(minutes === undefined ? [] : [say('print.minutes', { minutes })]),
    ...(authors.length > 0 ? [authors.join(', ')] : []),
  ];
  return facts.length === 0 ? null : <p className="mission-page-about">{facts.join(' · ')}</p>;
}
