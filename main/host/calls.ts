import type { Arguments, CallName, Menu, MenuItem } from '../contract';
import { isRecord } from './record';
import { isSettingsChange } from './settings';

/** For every call, whether arguments from outside are of its form. */
const checks: { readonly [Name in CallName]: (args: readonly unknown[]) => args is Arguments<Name> } = {
  'about.read': isEmpty,
  'settings.read': isEmpty,
  'settings.change': (args): args is Arguments<'settings.change'> =>
    args.length === 1 && isSettingsChange(args[0]),
  'document.open': isEmpty,
  'menu.show': (args): args is Arguments<'menu.show'> => args.length === 1 && isListOf(args[0], isMenu),
  'screen.toggleFull': isEmpty,
  'screen.drawn': isEmpty,
  'app.quit': isEmpty,
};

export function fitsCall<Name extends CallName>(
  name: Name,
  args: readonly unknown[],
): args is Arguments<Name> {
  return checks[name](args);
}

function isEmpty(args: readonly unknown[]): args is [] {
  return args.length === 0;
}

function isMenu(value: unknown): value is Menu {
  return isRecord(value) && isText(value.label) && isListOf(value.items, isMenuItem);
}

function isMenuItem(value: unknown): value is MenuItem {
  if (value === null) return true;
  return (
    isRecord(value) &&
    isText(value.action) &&
    isText(value.label) &&
    isOptional(value.shortcut, isText) &&
    isFlag(value.enabled) &&
    isOptional(value.checked, isFlag)
  );
}

const LONGEST_TEXT = 200;
const LONGEST_LIST = 100;

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= LONGEST_TEXT;
}

function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function isOptional(value: unknown, check: (value: unknown) => boolean): boolean {
  return value === undefined || check(value);
}

function isListOf<T>(value: unknown, check: (value: unknown) => value is T): value is T[] {
  return Array.isArray(value) && value.length <= LONGEST_LIST && value.every(check);
}
