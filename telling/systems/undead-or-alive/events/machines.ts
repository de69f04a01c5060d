import type { Tellers } from './tellers';

export const machines = {
  drove({ survivor, machine, from, to, cost, passengers }, words) {
    const names = {
      who: words.who(survivor),
      machine: words.machine(machine),
      from: words.zone(from),
      to: words.zone(to),
      actions: words.say('count.actions', { count: cost }),
    };
    if (passengers.length === 0) return words.say('log.drove', names);
    const people = words.list(passengers.map((passenger) => words.who(passenger)));
    return words.say('log.drove-with', { ...names, passengers: people });
  },
  'drove-out': ({ survivor, machine, zone }, words) =>
    words.say('log.drove-out', {
      who: words.who(survivor),
      machine: words.machine(machine),
      zone: words.zone(zone),
    }),
  boarded({ survivor, cost }, words) {
    const who = words.who(survivor);
    if (cost === 0) return words.say('log.boarded-free', { who });
    return words.say('log.boarded', { who, actions: words.say('count.actions', { count: cost }) });
  },
  'got-out': ({ survivor, cost }, words) =>
    words.say('log.got-out', {
      who: words.who(survivor),
      actions: words.say('count.actions', { count: cost }),
    }),
  fired: ({ survivor, zone, range, dice, damage }, words) =>
    words.say('log.fired', {
      who: words.who(survivor),
      zone: words.zone(zone),
      range,
      dice: words.say('count.dice', { count: dice }),
      damage: words.say('count.damage', { count: damage }),
    }),
} satisfies Partial<Tellers>;
