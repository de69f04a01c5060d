import type { CallName, EventName } from '../contract';

// The contract is types only; whoever must list its names takes them from here, where none can be missing.
const calls: { readonly [Name in CallName]: true } = {
  'about.read': true,
  'settings.read': true,
  'settings.change': true,
  'document.open': true,
  'document.openRecent': true,
  'document.takeAsked': true,
  'document.reload': true,
  'document.save': true,
  'document.saveAs': true,
  'document.resume': true,
  'document.close': true,
  'document.picture': true,
  'recents.list': true,
  'recents.forget': true,
  'draft.keep': true,
  'draft.drop': true,
  'drafts.list': true,
  'draft.read': true,
  'versions.list': true,
  'versions.read': true,
  'games.list': true,
  'game.keep': true,
  'game.read': true,
  'game.forget': true,
  'file.export': true,
  'menu.show': true,
  'screen.toggleFull': true,
  'screen.drawn': true,
  'app.quit': true,
  'app.close': true,
  'app.stay': true,
};

const events: { readonly [Name in EventName]: true } = {
  'settings.changed': true,
  'menu.chosen': true,
  'document.changed': true,
  'document.asked': true,
  'kept.damaged': true,
  'app.closing': true,
  'host.gone': true,
  'host.back': true,
};

export const callNames = Object.keys(calls) as readonly CallName[];
export const eventNames = Object.keys(events) as readonly EventName[];

export function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name);
}
