import type { Arguments, CallName, Value } from '../contract';
import type { HostRefusal } from './errors';

/** For every call what answers it: a value, or why there is none. */
export type Services = {
  [Name in CallName]: (
    ...args: Arguments<Name>
  ) => Value<Name> | Promise<Value<Name> | HostRefusal> | HostRefusal;
};
