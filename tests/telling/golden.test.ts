import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { verifyReplay } from '../../engine';
import { observe } from '../../engine/systems/undead-or-alive/hidden/observation';
import { begin, newGame } from '../../engine/systems/undead-or-alive/set-up/new-game';
import { undeadOrAliveGames } from '../../engine/systems/undead-or-alive/start';
import { type Language, languages } from '../../languages';
import { loadDocument } from '../../schemas';
import { replayFile } from '../../scripts/replays/samples';
import { logLines, tell } from '../../telling/log';
import { seenText } from '../../telling/seen-text';
import { UoaWords } from '../../telling/systems/undead-or-alive';
import { GameAtHand } from '../helpers/table';
import { tableOfM0 } from '../helpers/telling';
import { exampleEvents } from './examples';

const folder = fileURLToPath(new URL('../golden/telling/', import.meta.url));

/** The set-up of M0 and its first round, with all luck laid down, and how everything stands then. */
function firstRound(language: Language): string {
  const hand = new GameAtHand(newGame(tableOfM0(), 'golden'));
  hand.willRoll(6, 6, 3, 1, 2, 4).willDraw('zombies', 2).willDraw('bounty', hand.card('mauser-c96'));
  begin(hand.game);
  hand.advance();
  hand.choose({ do: 'place', slot: 'favourite' }).choose({ do: 'place', slot: 'hand-1' });
  hand.choose({ do: 'first-player', player: 0 });
  hand.choose({ do: 'place', slot: 'backpack-1' });
  hand.choose({ do: 'move', to: 'a.N' }).choose({ do: 'move', to: 'a.NE' }).choose({ do: 'move', to: 'b.D' });
  hand.choose({ do: 'holy-water' });
  hand.choose({ do: 'move', to: 'a.N' }).choose({ do: 'move', to: 'a.NE' }).choose({ do: 'fan', at: 'a.E' });
  hand.choose({ do: 'end-turn' });
  hand.choose({ do: 'route', zone: 'b.A' });
  const words = new UoaWords(hand.game.table, language);
  return [...logLines(hand.events, words), '', seenText(observe(hand.game), words), ''].join('\n');
}

/** Every way in which an event is told. */
function everyEvent(language: Language): string {
  const words = new UoaWords(tableOfM0(), language);
  return exampleEvents.map((event) => `${event.type}: ${tell(event, words) ?? '-'}\n`).join('');
}

/** Games of the samples, and some rounds of them that have something to tell; the first with the set-up. */
const games = [
  { name: 'm1', from: 6, to: 7 }, // Hit & run, a Charge, a feat, and the train
  { name: 'm3', from: 3, to: 3 }, // companions who change leaders, Holy Water, a tie about the noise
  { name: 'm4', from: 5, to: 5 }, // what rallying costs
  { name: 'm5', from: 1, to: 2 }, // companions who are dealt out and companions who wait aside
  { name: 'm7', from: 3, to: 3 }, // the Wagon, and an action of the mission
  { name: 'm8', from: 4, to: 4 }, // an Abomination, and Water that is drunk
] as const;

function rounds({ name, from, to }: (typeof games)[number], language: Language): string {
  const loaded = loadDocument(readFileSync(replayFile(name, 'won'), 'utf8'), 'replay');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems[0]));
  const played = verifyReplay(undeadOrAliveGames, loaded.document);
  if ('difference' in played) throw new Error(`${name}: ${JSON.stringify(played.difference)}`);
  const words = new UoaWords(played.game.table, language);
  const lines = logLines(played.events, words);
  const begin = (round: number) => lines.indexOf(words.say('log.round-began', { round }));
  const until = begin(to + 1);
  const first = from === 1 ? 0 : begin(from);
  return `${lines.slice(first, until < 0 ? lines.length : until).join('\n')}\n`;
}

const texts = languages.flatMap((language) => [
  [`m0.${language}.txt`, () => firstRound(language)] as const,
  [`events.${language}.txt`, () => everyEvent(language)] as const,
  ...games.map((game) => [`game-${game.name}.${language}.txt`, () => rounds(game, language)] as const),
]);

if (process.env['GOLDEN'] === 'write') {
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of texts) writeFileSync(`${folder}${file}`, text());
}

describe('the golden texts', () => {
  it.each(texts)('%s reads as it did (if it was meant to change: tests/README.md)', (file, text) => {
    expect(text()).toBe(readFileSync(`${folder}${file}`, 'utf8'));
  });
});
