import type { CallName, EventName } from '../contract';

// The contract is types only; whoever must list its names takes them from here, where none can be missing.
const calls: { readonly [Name in CallName]: true } = {
  'about.read': true,
  'settings.read': true,
  'settings.change': true,
  'document.open': true,
  'menu.show': true,
  'screen.toggleFull': true,
  'screen.drawn': true,
  'app.quit': true,
};

const events: { readonly [Name in EventName]: true } = {
  'settings.changed': true,
  'menu.chosen': true,
  'host.gone': true,
};

export const callNames = Object.keys(calls) as readonly CallName[];
export const eventNames = Object.keys(events) as readonly EventName[];

export function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name);
}
