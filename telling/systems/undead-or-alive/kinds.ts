import { ZOMBIES } from '../../../engine/systems/undead-or-alive';
import type { Say, SentenceKey } from '../../../languages';
import type { Mission, OwnKind, Text } from '../../../schemas';

// What zombies are called: those of a mission by what they are like, and by their own name.

/** `a Fatty`, `Fatties`, `2 Fatties`, and `Fatty` or `Fatties` without an article. */
export type ZombieForm = 'one' | 'all' | 'counted' | 'noun';

const KEYS: Readonly<Record<ZombieForm, (kind: string) => string>> = {
  one: (kind) => `zombie.a.${kind}`,
  all: (kind) => `token.name.zombie.${kind}`,
  counted: (kind) => `count.zombie.${kind}`,
  noun: (kind) => `mission.zombie.${kind}`,
};

/** What it takes to speak of them. */
interface Speaking {
  readonly mission: Pick<Mission, 'kinds'>;
  readonly say: Say;
  text(text: Text): string;
}

export function zombieWords(form: ZombieForm, kind: string, context: Speaking, count = 1): string {
  const own = ownKind(context.mission, kind);
  if (!own) return wordsWithoutMission(form, kind, context.say, count);
  const zombie = context.say(KEYS[form](own.like) as SentenceKey, { count });
  return context.say('zombie.own', { zombie, name: own.name ? context.text(own.name) : own.id });
}

/** Where nobody knows what a mission calls its own: by their ids. */
export function wordsWithoutMission(form: ZombieForm, kind: string, say: Say, count = 1): string {
  const isPrinted = ZOMBIES.some((zombie) => zombie === kind);
  if (isPrinted) return say(KEYS[form](kind) as SentenceKey, { count });
  return say('zombie.own', { zombie: say('mission.zombie.any', { count }), name: kind });
}

export function ownKind({ kinds = [] }: Pick<Mission, 'kinds'>, kind: string): OwnKind | undefined {
  return kinds.find(({ id }) => id === kind);
}
