import type { LabNotes, NotedPerson } from '../../../game/lab-notes';
import type { Observation } from '../hidden/observation';
import { ELIMINATED, NONE } from '../state';

export const labNotes: LabNotes<Observation> = {
  // The first goal of the list is all of them together.
  goals: ({ table: { mission } }) =>
    mission.goals.flatMap(({ id, what }, number) => (number > 0 && what !== 'text' ? [{ id, number }] : [])),
  isReached: (seen, goal) => seen.at('goalReached', goal) === 1,
  settled: ({ table }) => table.optional,
  people,
  crowdIn: (seen, zone) => seen.zombiesIn(zone),
};

function people(seen: Observation): NotedPerson[] {
  const { roster, sizes } = seen.table;
  const actors = Array.from({ length: sizes.actors }, (_, actor) => actor);
  return actors.flatMap((actor) => {
    const person = roster[seen.at('identity', actor)];
    if (!person) return [];
    const zone = seen.at('place', actor);
    const isEliminated = seen.at('fate', actor) === ELIMINATED;
    return [{ id: person.id, isEliminated, zone: isEliminated && zone !== NONE ? zone : undefined }];
  });
}
