import type { Measured, PlacedZone, StartProblem } from '../../engine';
import { languageOf, type NamedThing, type Say, type SentenceKey, textIn } from '../../languages';
import type { FactsPlace, FactsShelter, FactsTrain, FactsZone, Mission, MissionFacts } from '../../schemas';
import { factsWarning, isPrinted, placeName, placeTitle, spawnTokenWords } from '../../telling/facts';
import type { MissionContext } from '../../telling/mission/context';
import { actionName } from '../../telling/mission/names';
import { missionIn } from '../../telling/systems';
import { type ZoneNames, zoneNamesOf } from '../../telling/zones/zone-names';
import { columns } from './columns';
import type { CommandContext } from './context';

/** The worst zones are named only; `--json` has them all. */
const MOST_ROWS = 10;

/** The facts of a mission for readers, as tables one below the other. */
export function factsText(
  { facts, zones }: Exclude<Measured, { problem: StartProblem }>,
  mission: Mission,
  context: CommandContext,
): string {
  const words = new FactsWords(zones, mission, context);
  return [
    heading(facts, mission, words),
    [...columns(places(facts, words)), ...gatesNote(facts, words)],
    zonesOverrun(facts, words),
    shelters(facts, words),
    facts.spawnTokens ? [spawnTokenWords(facts.spawnTokens, words.say)] : [],
    facts.train ? train(facts.train, facts, words) : [],
    estimate(facts, words),
  ]
    .map((lines) => lines.join('\n'))
    .filter((text) => text !== '')
    .join('\n\n');
}

/** Zones, actions and numbers as readers write them. */
class FactsWords {
  readonly say: Say;
  readonly mission: MissionContext;
  private readonly names: ZoneNames;
  private readonly codes: boolean;
  private readonly numbers: Intl.NumberFormat;

  constructor(
    private readonly zones: readonly PlacedZone[],
    mission: Mission,
    { say, locale, codes }: CommandContext,
  ) {
    this.say = say;
    this.names = zoneNamesOf({ zones });
    this.codes = codes;
    this.mission = missionIn(languageOf(locale), mission);
    this.numbers = new Intl.NumberFormat(this.mission.language, { maximumFractionDigits: 1 });
  }

  zone(id: string): NamedThing {
    return this.names.of(id, this.mission.language, this.codes);
  }

  /** Anything that facts speak of, in the middle of a sentence. */
  place(id: string, facts: MissionFacts): string {
    const action = actionName(id, this.mission);
    return action ?? placeName(id, facts, this.mission.mission, (zone) => this.zone(zone), this.say);
  }

  /** By what is written on it, and where it is. */
  building(id: string): string {
    const place = this.zones.find((zone) => zone.id === id)?.places[0];
    const building = place?.building && textIn(place.building, this.mission.language);
    return this.say('place.in-square', {
      zone: building ?? this.say('cli.facts.nameless'),
      square: place?.square ?? '',
    });
  }

  number(value: number): string {
    return this.numbers.format(value);
  }

  round(value: number | undefined): string {
    return value === undefined ? this.say('cli.facts.never') : this.number(value);
  }

  moves(value: number | undefined): string {
    return value === undefined ? this.say('cli.facts.out-of-reach') : this.number(value);
  }

  titles(...names: readonly string[]): string[] {
    return names.map((name) => this.say(`cli.facts.${name}` as SentenceKey));
  }
}

function heading(facts: MissionFacts, { title }: Mission, words: FactsWords): string[] {
  const { mission: id, survivors, starts, warnings } = facts;
  const { say } = words;
  const zones =
    starts.length === 1
      ? starts.map((zone) => words.zone(zone).title)
      : starts.map((zone, index) =>
          say('cli.facts.start', { number: index + 1, zone: words.zone(zone).text }),
        );
  return [
    say('cli.facts.heading', { title: textIn(title, words.mission.language), mission: id, count: survivors }),
    say('cli.facts.starts', { zones: zones.join('; ') }),
    say('cli.facts.how'),
    ...warnings.map((warning) =>
      say('cli.validate.warning', {
        message: factsWarning(
          warning,
          (zone) => words.zone(zone),
          (place) => words.place(place, facts),
          say,
        ),
      }),
    ),
  ];
}

type Rows = readonly (readonly string[])[];

/** What lies together stands in one row. */
function places({ places: all, starts }: MissionFacts, words: FactsWords): Rows {
  const { say } = words;
  const isSpread = starts.length > 1;
  const froms = isSpread ? starts.map((_, index) => say('cli.facts.from', { number: index + 1 })) : [];
  const titles = [
    ...words.titles('places', 'moves'),
    ...froms,
    ...words.titles('survivors-in', 'zombies-in', 'first', 'near'),
  ];
  const groups = new Map<string, FactsPlace[]>();
  for (const place of all) {
    const together = `${placeTitle(place, say)} ${place.zones.join()}`;
    groups.set(together, [...(groups.get(together) ?? []), place]);
  }
  const rows = [...groups.values()].map((group) => placeRow(group, isSpread, words));
  return rows.length === 0 ? [] : [titles, ...rows];
}

function placeRow(group: readonly FactsPlace[], isSpread: boolean, words: FactsWords): string[] {
  const { say } = words;
  const [place] = group;
  if (!place) return [];
  const ids = group.flatMap(({ what, id }) => {
    if (what === 'action') return actionName(id, words.mission) ?? id;
    return isPrinted({ what, id }, words.mission.mission) ? [] : id;
  });
  const title = placeTitle(place, say);
  const what = ids.length === 0 ? title : say('cli.facts.named', { what: title, ids: ids.join(', ') });
  const first = place.first ? say(`cli.facts.first.${place.first}`) : '';
  const isThere = place.zones.length > 0;
  return [
    say('cli.facts.place', { what, zone: whereabouts(place, words) }),
    movesOf(place, words),
    ...(isSpread ? place.from.map(({ moves }) => (isThere ? words.moves(moves) : '')) : []),
    ...(isThere ? [words.round(place.survivors), words.round(place.zombies)] : ['', '']),
    first,
    isThere ? words.number(place.spawnZonesNear) : '',
  ];
}

function whereabouts({ zones }: FactsPlace, words: FactsWords): string {
  const [zone, another] = zones;
  if (zone === undefined) return words.say('cli.facts.not-there');
  return another === undefined
    ? words.zone(zone).title
    : words.say('cli.facts.zones-of-area', { count: zones.length });
}

function movesOf({ zones, moves, movesWithGatesOpen: open }: FactsPlace, words: FactsWords): string {
  if (zones.length === 0) return '';
  if (open === undefined) return words.moves(moves);
  return words.say('cli.facts.opened', { moves: words.moves(moves), open: words.number(open) });
}

function gatesNote({ places: all }: MissionFacts, { say }: FactsWords): string[] {
  return all.some(({ movesWithGatesOpen: open }) => open !== undefined) ? [say('cli.facts.gates')] : [];
}

function zonesOverrun({ zones }: MissionFacts, words: FactsWords): string[] {
  const overrun = zones.filter(({ first }) => first === 'zombies');
  if (overrun.length === 0) return [];
  const rows = [...overrun]
    .sort((one, other) => leadOf(other) - leadOf(one))
    .slice(0, MOST_ROWS)
    .map(({ zone, survivors, walkers, runners }) => [
      words.zone(zone).title,
      ...[survivors, walkers, runners].map((round) => words.round(round)),
    ]);
  const title = words.say('cli.facts.zones', { count: overrun.length, all: zones.length });
  return columns([[title, ...words.titles('survivors-in', 'walkers-in', 'runners-in')], ...rows]);
}

/** By how many rounds zombies can be there before survivors. */
function leadOf({ survivors = Number.MAX_SAFE_INTEGER, walkers, runners }: FactsZone): number {
  return survivors - Math.min(walkers ?? survivors, runners ?? survivors);
}

function shelters({ shelters: all }: MissionFacts, words: FactsWords): string[] {
  if (all.length === 0) return [];
  const rows = all.map((shelter) => [
    shelterName(shelter, words),
    words.number(shelter.ways),
    words.number(shelter.corpsePiles.length),
    words.number(shelter.sight),
    words.moves(shelter.moves),
    words.round(shelter.zombies),
  ]);
  return [
    ...columns([words.titles('shelters', 'ways', 'piles', 'sight', 'moves', 'zombies-in'), ...rows]),
    words.say('cli.facts.shelters.how'),
  ];
}

function shelterName({ what, zones }: FactsShelter, words: FactsWords): string {
  const [zone = ''] = zones;
  return what === 'balcony' ? words.zone(zone).title : words.building(zone);
}

function train({ toward, startedBy, steps }: FactsTrain, facts: MissionFacts, words: FactsWords): string[] {
  const { say } = words;
  const rules = startedBy.join(', ');
  const first =
    rules === ''
      ? say('cli.facts.train.never')
      : say('cli.facts.train', { side: say(`side.toward.${toward}`), rules });
  return [
    first,
    ...(rules === '' ? [] : steps.map((step, index) => trainStep(step, index + 1, facts, words))),
  ];
}

function trainStep(
  { move, round, takes, changes }: FactsTrain['steps'][number],
  number: number,
  facts: MissionFacts,
  words: FactsWords,
): string {
  const { say } = words;
  const called = (id: string) => words.place(id, facts);
  const moved = changes.map(({ id, moves }) => {
    return say('cli.facts.train.change', { place: called(id), moves: words.moves(moves) });
  });
  const what = [
    say(`cli.facts.train.${move}`),
    ...(takes.length > 0 ? [say('cli.facts.train.takes', { places: takes.map(called).join('; ') })] : []),
    ...(moved.length > 0 ? [say('cli.facts.train.changes', { places: moved.join('; ') })] : []),
  ].join(' ');
  return round === undefined
    ? say('cli.facts.train.step-some-time', { number, what })
    : say('cli.facts.train.step', { number, round, what });
}

function estimate({ estimate: found }: MissionFacts, words: FactsWords): string[] {
  if (!found) return [];
  const { rounds, minutes, errands, moves, otherActions, searches, minutesPerRound } = found;
  if (rounds.least === 0) return [words.say('cli.facts.estimate.none')];
  return [
    words.say('cli.facts.estimate', {
      least: rounds.least,
      most: rounds.most,
      fastest: minutes.least,
      slowest: minutes.most,
    }),
    words.say('cli.facts.estimate.how', {
      errands,
      moves,
      actions: otherActions,
      searches,
      least: rounds.least,
      each: words.number(minutesPerRound),
    }),
  ];
}
