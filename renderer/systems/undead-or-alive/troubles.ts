import type { PanelTarget } from '../../session/leading';
import type { SystemWindow } from '../system-window';

/** Where something can be done about it, beside the board. */
const places: Readonly<Record<string, PanelTarget>> = {
  'empty-board': { palette: 'tiles' },
  'no-start-zone': { palette: 'tokens' },
  'no-starting-spawn-zone': { palette: 'tokens' },
  'no-exit': { palette: 'tokens' },
  'no-train': { palette: 'train' },
  'no-goals': { panel: 'goals' },
  'goal-out-of-reach': { panel: 'goals' },
  'unknown-card': { panel: 'rules' },
};

/** What the sheet itself can change. */
const aboutPeople: ReadonlySet<string> = new Set([
  ...['survivor-twice', 'class-not-allowed', 'unknown-survivor', 'bad-sharing'],
  ...['too-few-survivors', 'too-many-survivors', 'nobody-for-companion'],
]);

export const troubles: SystemWindow['troubles'] = {
  placeOf: (code) => (Object.hasOwn(places, code) ? places[code] : undefined),
  isAboutPeople: (code) => aboutPeople.has(code),
};
