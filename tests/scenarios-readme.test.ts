import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { undeadOrAlive } from '../engine/systems/undead-or-alive/system';
import { vocabulary } from '../engine/systems/undead-or-alive/words';
import { type SentenceKey, sentence } from '../languages';

const readme = readFileSync('tests/scenarios/README.md', 'utf8');

it('names every decision of the game, with what it is about', () => {
  const rows = [...readme.matchAll(/^\| `([a-z-]+)` \| ([^|]+) \|/gm)].map(([, name, topic]) => [
    name,
    topic,
  ]);
  const decisions = undeadOrAlive.agenda.filter(({ asks }) => asks).map(({ name }) => name);
  expect(rows).toEqual(decisions.map((name) => [name, sentence('en', `topic.${name}` as SentenceKey)]));
});

it('names every word that answers one, with what it is done with', () => {
  const missing = vocabulary.kinds.filter(({ do: word, with: named }) => {
    const said = readme.match(new RegExp(`\`${word}\`[^\`|;]*`, 'g')) ?? [];
    return !said.some((one) => Object.keys(named).every((name) => new RegExp(`\\b${name}\\b`).test(one)));
  });
  expect(missing.filter(({ do: word }) => word !== 'pay').map(({ do: word }) => word)).toEqual([]);
  expect(readme).toContain('{ "do": "pay", "with":');
});
