import { type GameEvent, NONE, type PersonSeen, type Picture, type Seen, systemIn } from '../../../../engine';
import type { UoaEvent } from '../../../../engine/systems/undead-or-alive';
import { choicesAt } from '../../../game/choices';
import { mattersNow } from '../../../game/matters';
import { sinceFree } from '../../../game/outcome';
import { pictureOf } from '../../../game/picture';
import { spotOf } from '../../../game/spots';
import type { GameInSight, Sight } from '../../../tours/sight';

type Kind = UoaEvent['type'];

/** What was done last and what came of it; while that is watched, what is seen of it just now. */
export function happening({ scene, at }: GameInSight): readonly GameEvent[] {
  return scene ? scene.events : sinceFree(at).flatMap(({ events }) => events);
}

export function happens(...kinds: readonly Kind[]) {
  return ({ game }: Sight): boolean =>
    game !== undefined && happening(game).some(({ type }) => kinds.some((kind) => kind === type));
}

/** Somebody is in the middle of their turn, and may do what they want. */
export function inTurn({ game }: Sight): boolean {
  return game !== undefined && !game.scene && game.at.seen.decision?.is.free === 'turn';
}

export function isTurnChosen({ game }: Sight): boolean {
  return game !== undefined && !game.scene && game.at.seen.decision?.is.free === 'next-turn';
}

/** This can be done now, by its word. */
export function can(word: string) {
  return (sight: Sight): boolean =>
    inTurn(sight) &&
    sight.game !== undefined &&
    choicesAt(sight.game.at).some(({ action }) => action.do === word);
}

/** There are such zones, for whoever is in their turn. */
export function has(zones: (game: GameInSight) => readonly number[]) {
  return (sight: Sight): boolean => inTurn(sight) && sight.game !== undefined && zones(sight.game).length > 0;
}

/** Where somebody is who can be attacked from here. */
export function targets({ at }: GameInSight): readonly number[] {
  const picture = pictureOf(at.seen);
  return choicesAt(at)
    .filter(({ traits }) => traits.role === 'attack')
    .map((choice) => spotOf(choice, at.seen)?.zone ?? NONE)
    .filter((zone) => zone !== NONE && picture.hasTargets(zone));
}

/** Where whoever acts can walk in this turn. */
export function zonesInReach({ at: { seen } }: GameInSight): readonly number[] {
  return systemIn(seen)
    .advise.walks(seen)
    .map(({ zone }) => zone);
}

/** Where what happens does, as far as its events of these kinds say; the first of them. */
export function zoneWhere(...kinds: readonly Kind[]) {
  return (game: GameInSight): readonly number[] => {
    const seen = seenIn(game);
    const event = eventOf(game, kinds);
    const name = event && [event['zone'], event['from'], event['to']].find((one) => typeof one === 'string');
    const zone = seen.table.zones.findIndex(({ id }) => id === name);
    return zone < 0 ? [] : [zone];
  };
}

/** Whoever it happens to. */
export function whom(...kinds: readonly Kind[]) {
  return (game: GameInSight): number => {
    const name = eventOf(game, kinds)?.['survivor'];
    return peopleIn(game).find(({ id }) => id === name)?.number ?? NONE;
  };
}

/** Where the next step to a win is. */
export function zonesOfNextStep(game: GameInSight): readonly number[] {
  const seen = seenIn(game);
  const picture = pictureOf(seen);
  const things = mattersNow(seen).next?.things ?? [];
  return things.flatMap(({ sort, name }) => picture.spotOf(sort, name)?.zone ?? []);
}

export function pictureIn(game: GameInSight): Picture {
  return pictureOf(seenIn(game));
}

export function seenIn({ scene, at }: GameInSight): Seen {
  return scene?.seen ?? at.seen;
}

function peopleIn(game: GameInSight): readonly PersonSeen[] {
  return pictureIn(game).people;
}

type Told = GameEvent & Readonly<Record<string, unknown>>;

/** The last of these that happened. */
function eventOf(game: GameInSight, kinds: readonly Kind[]): Told | undefined {
  return happening(game).findLast(({ type }) => kinds.some((kind) => kind === type)) as Told | undefined;
}
