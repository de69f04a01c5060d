import type { EffectScatter, FactsPlace } from '../../../../schemas';
import { allEffects } from '../../../../schemas/references/effects';
import type { BoardStage } from '../board/stage';
import type { CompanionToken, PlayedRule, SpawnToken } from '../mission-program';
import { NONE, type SpawnKind } from '../state';
import { areaOf, machineZone, type Survey } from '../survey/survey';

/** Something that survivors may want to go to, or keep away from. */
export interface PointOfInterest {
  readonly what: FactsPlace['what'];
  readonly id: string;
  readonly spawn?: SpawnKind;
  /** Where it is in the beginning; none while it is not on the board. */
  readonly zones: readonly number[];
  /** Where it is on a board that has changed, for what is a part of the board itself. */
  readonly zonesIn?: (stage: BoardStage) => readonly number[];
}

export function pointsOfInterest(survey: Survey): PointOfInterest[] {
  const { program } = survey;
  const { objectives, machines, spawnTokens } = program;
  return [
    ...objectives.map(({ id, zone }) => placed('objective', id, zone)),
    ...program.companions.map((companion) => whereCompanionIs(survey, companion)),
    ...exits(survey),
    ...machines.map(({ id, zone }) => placed('machine', id, zone)),
    ...program.rules.flatMap((rule) => whereDone(survey, rule)),
    ...trains(survey),
    ...spawnTokens.map(whereSpawned),
  ];
}

/** The Starting Spawn Zone never goes, whatever drives over it. */
function whereSpawned({ id, kind, zone }: SpawnToken): PointOfInterest {
  const place = { ...placed('spawn', id, zone), spawn: kind };
  if (kind !== 'starting') return place;
  return { ...place, zonesIn: ({ startingSpawnZone }) => [startingSpawnZone] };
}

function placed(what: PointOfInterest['what'], id: string, zone: number): PointOfInterest {
  return { what, id, zones: zone === NONE ? [] : [zone] };
}

function exits({ program, laid }: Survey): PointOfInterest[] {
  return (program.file.tokens ?? []).flatMap((token) =>
    token.kind === 'exit' ? [placed('exit', token.id, laid.zoneOf(token.at) ?? NONE)] : [],
  );
}

/** Those whom a rule deals out over an area may be anywhere in it. */
function whereCompanionIs(survey: Survey, companion: CompanionToken): PointOfInterest {
  const { id, zone } = companion;
  const scattered = scatters(survey).find((effect) => isScattered(companion, effect));
  return scattered
    ? { what: 'companion', id, zones: areaOf(survey, survey.stage, scattered.over) }
    : placed('companion', id, zone);
}

function scatters({ program }: Survey): EffectScatter[] {
  const effects = program.rules.flatMap((rule) => allEffects(rule));
  return effects.filter((effect) => effect.effect === 'scatter');
}

function isScattered({ class: ofClass, group }: CompanionToken, effect: EffectScatter): boolean {
  return (
    (effect.class === undefined || effect.class === ofClass) &&
    (effect.group === undefined || effect.group === group)
  );
}

/** What can be done everywhere is no place. */
function whereDone(survey: Survey, rule: PlayedRule): PointOfInterest[] {
  if (!('action' in rule)) return [];
  const { beside, in: area } = rule.action;
  if (beside !== undefined) return [placed('action', rule.id, machineZone(survey, beside))];
  if (area === undefined) return [];
  const zonesIn = (stage: BoardStage) => areaOf(survey, stage, area);
  return [{ what: 'action', id: rule.id, zones: zonesIn(survey.stage), zonesIn }];
}

function trains(survey: Survey): PointOfInterest[] {
  const train = survey.program.file.tokens?.find((token) => token.kind === 'train' && token.moves);
  if (!train) return [];
  const zonesIn = (stage: BoardStage) => areaOf(survey, stage, 'aboard');
  return [{ what: 'train', id: train.id, zones: zonesIn(survey.stage), zonesIn }];
}
