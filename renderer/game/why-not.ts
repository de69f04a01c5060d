import { type Action, type WhyNot } from '../../engine';
import { DEED, type Touch } from './choices';
import type { Moment } from './moment';
import { pictureOf, zoneActing } from './picture';

/** Why nothing can be done in a zone, or with a piece there, with what is picked out; nothing where nobody wants anything. */
export function whyNotAt(
  moment: Moment,
  zone: number,
  piece: string | undefined,
  picked: Touch | undefined,
): WhyNot | undefined {
  const { seen, system } = moment;
  const { advise, play } = system;
  const id = seen.table.zones[zone]?.id;
  if (id === undefined) return undefined;
  if (picked?.sort === 'card')
    return advise.whyNot(seen, { do: 'attack', with: String(picked.name), at: id });
  if (picked?.sort === DEED) return advise.whyNot(seen, aimedAt(moment, String(picked.name), id));
  const isHere = zoneActing(seen) === zone;
  const ofPiece = piece !== undefined && isHere ? whyNotWith(moment, piece) : undefined;
  return ofPiece ?? advise.whyNot(seen, play.goTo(id));
}

function argumentsOf({ game }: Moment, word: string): readonly (readonly [name: string, sort: string])[] {
  return Object.entries(game.system.vocabulary.kinds.find((one) => one.do === word)?.with ?? {});
}

/** A deed that is done to a zone. */
function aimedAt(moment: Moment, word: string, zone: string): Action {
  const aim = argumentsOf(moment, word).find(([, sort]) => sort === 'zone');
  return aim ? { do: word, [aim[0]]: zone } : { do: word };
}

/** Of what is done with a piece that stands beside whoever acts: what is in the way, and rather what it would cost. */
function whyNotWith(moment: Moment, piece: string): WhyNot | undefined {
  const { seen, system } = moment;
  const reasons = wishesWith(moment, piece).flatMap((wish) => system.advise.whyNot(seen, wish) ?? []);
  return reasons.find(({ parameters }) => 'cost' in parameters) ?? reasons[0];
}

/** Everything that whoever points at a piece may want: deeds with a button that are done with it, and moving it next door. */
function wishesWith(moment: Moment, piece: string): readonly Action[] {
  const { game, seen, system } = moment;
  const nextDoor = seen.table.zones.flatMap(({ id }, zone) =>
    system.advise.range(seen, zoneActing(seen), zone) === 1 ? [id] : [],
  );
  return game.system.vocabulary.kinds.flatMap(({ do: word }): readonly Action[] => {
    const { chosen, button, role } = system.play.action(word);
    const [first, second, ...others] = argumentsOf(moment, word);
    if (chosen !== 'board' || !first || others.length > 0) return [];
    const name = nameOf(moment, word, first[1], piece);
    if (name === undefined) return [];
    const wish = { do: word, [first[0]]: name };
    if (!second) return button ? [wish] : [];
    if (role !== 'way' || second[1] !== 'zone') return [];
    return nextDoor.map((zone) => ({ ...wish, [second[0]]: zone }));
  });
}

/** What a piece is called where such a thing is done with it. */
function nameOf({ seen, system }: Moment, word: string, sort: string, piece: string): string | undefined {
  const picture = pictureOf(seen);
  const person = picture.people.find((one) => one.piece === piece);
  if (person) {
    const meant = person.isCompanion ? 'companions' : 'survivors';
    const isMeant = system.play.action(word).atPeople === meant && person.number !== seen.acting;
    return isMeant ? person.id : undefined;
  }
  const names = picture.pieces.find(({ id }) => id === piece)?.tokens ?? [];
  return names.find((one) => picture.spotOf(sort, one)?.piece === piece);
}
