import type { Carry } from '../../schemas';
import { AGAIN, END } from '../../schemas/references/campaign-ways';
import { holds } from './conditions';
import type { Brought, JourneyState, PlayedMission } from './journey-state';
import { broughtBy, carryAfter } from './travelling';

/** From a mission whose aftermath is over to the next one, or to the end. */
export function goWhereItLeads(state: JourneyState): JourneyState {
  const last = state.played.at(-1);
  if (!last) return state;
  const go = wayFrom(state, last.mission);
  if (go === AGAIN) return comeTo(state, last.mission, onceMore(last, carryAfter(state, last.mission)));
  const { missions, endings = [] } = state.campaign;
  if (missions.some(({ id }) => id === go))
    return comeTo(state, go, broughtBy(state, last.result, carryAfter(state, last.mission)));
  const over: JourneyState = { ...state, stage: 'over' };
  return endings.some(({ id }) => id === go) ? { ...over, ending: go } : over;
}

/** With what had come into it. Where nobody was named to play it, those who did play it once more, unless others may. */
function onceMore({ brought, result }: PlayedMission, { people = 'same' }: Carry): Brought {
  if (brought.posse !== undefined || people === 'anew') return brought;
  return { ...brought, posse: result.people.map(({ person }) => person) };
}

function comeTo(state: JourneyState, at: string, brought: Brought): JourneyState {
  return { ...state, stage: 'mission', at, brought, travellers: [] };
}

function wayFrom(state: JourneyState, mission: string): string {
  const { missions } = state.campaign;
  const place = missions.findIndex(({ id }) => id === mission);
  const way = missions[place]?.next?.find((one) => holds(state, one.if));
  if (way) return way.go;
  return state.played.at(-1)?.result.won ? (missions[place + 1]?.id ?? END) : END;
}
