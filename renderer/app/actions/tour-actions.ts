import type { SessionState } from '../../session/session';
import { leaveTour } from '../../tours/going';
import { tourInSight } from '../../tours/kept';
import { focusTour } from '../tours/focus-tour';
import type { Doing } from './doing';

const onTour = (state: SessionState) => tourInSight(state) !== undefined;

export const tourActions = {
  'tours.show': {
    name: 'action.tours.show',
    perform: (session) => session.showDialog('tours'),
  },
  'tours.goTo': {
    name: 'action.tours.goTo',
    shortcut: 'F6',
    available: onTour,
    perform: focusTour,
  },
  'tours.leave': {
    name: 'action.tours.leave',
    available: onTour,
    perform: leaveTour,
  },
} satisfies Record<string, Doing>;
