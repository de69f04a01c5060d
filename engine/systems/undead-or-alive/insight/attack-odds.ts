import { placeOf } from '../../../family/zombicide/actors';
import { type Attack, MELEE } from '../../../family/zombicide/combat/modes';
import { zombiesIn } from '../../../family/zombicide/horde';
import { cardName, skillName, zoneName } from '../../../family/zombicide/names';
import { ActionList } from '../../../game/action-list';
import type { AttackOdds, AttackResult } from '../../../game/odds';
import type { Action } from '../../../game/vocabulary';
import { emptiedBy } from '../combat/ammunition';
import { GATLING } from '../combat/modes';
import { rangeTo } from '../combat/range';
import { listRerolls } from '../combat/rerolls';
import { choosesFreely } from '../combat/targets';
import { noiseOf } from '../combat/weapon-noise';
import { type Observation, openGame } from '../hidden/observation';
import type { OpenGame } from '../open-game';
import { NONE } from '../state';
import { DO } from '../words';
import { killsOf, targetsIn } from './falling';
import { friendsAtRisk, friendsInBlast } from './friends';
import { attackIn, worthOf } from './planned-attack';
import { rollsAgain } from './rolling-again';
import { expected, type Roll, rollsOf, spread } from './rolls';
import { wantedIn } from './wanted';

/**
 * The odds of an attack by whoever acts, as everything stands, with every die that sixes bring; and those of rolling again.
 * Nothing for what is no attack, or one that nobody could make.
 */
export function attackOdds(seen: Observation, action: Action): AttackOdds | undefined {
  const game = openGame(seen);
  const attacker = seen.acting;
  const wanted = wantedIn(seen, action);
  if (!wanted || attacker === NONE || attacker >= game.table.sizes.survivors) return undefined;
  if (placeOf(game, attacker) === NONE) return undefined;
  if (wanted.kind === DO.throw)
    return wanted.b === NONE ? undefined : oddsOfDynamite(game, attacker, wanted.b);
  const attack = attackIn(game, attacker, wanted);
  return attack && oddsOf(game, attack);
}

function oddsOf(game: OpenGame, attack: Attack): AttackOdds {
  const { attacker, zone, mode } = attack;
  const { hit, six, ...worth } = worthOf(game, attack);
  const { dice, eachSix, reapers } = worth;
  const fallen = { dice, hit, six, moreDice: eachSix.dice };
  const damageIn = ({ sixes }: Roll) => worth.damage + eachSix.damage * sixes;
  const killsIn = (roll: Roll) => killsOf(game, attack, roll.hits, damageIn(roll), reapers);
  const resultOf = (rolls: readonly Roll[]): AttackResult => {
    const kills = spread(rolls, killsIn);
    return {
      hits: spread(rolls, (roll) => roll.hits),
      kills,
      expectedKills: expected(kills),
      friends: friendsAtRisk(game, attack, rolls, damageIn),
    };
  };
  const rerolls = mode === GATLING ? NO_REROLLS : rerollsFor(game, attack);
  const times = rerolls.cards.length + rerolls.skills.length;
  const sound = noiseOf(game, attack);
  const noiseZone = placeOf(game, attacker);
  return {
    sort: SORTS[mode] ?? 'ranged',
    zone: zoneName(game, zone),
    range: mode === GATLING ? game.board.range(noiseZone, zone) : rangeTo(game, attacker, zone),
    ...worth,
    ...resultOf(rollsOf(fallen)),
    targets: targetsIn(game, attack, worth.damage),
    choosesFreely: choosesFreely(game, attack),
    noise: { sound, zone: zoneName(game, noiseZone), drowned: sound === 'bang' && game.state.boom === 1 },
    empties: emptiedBy(game, attack).map((card) => cardName(game, card)),
    rerolls,
    ...(times > 0 && { again: resultOf(rollsAgain(fallen, times, killsIn)) }),
  };
}

const SORTS: readonly AttackOdds['sort'][] = ['melee', 'ranged', 'fanning', 'gatling'];

const NO_REROLLS: AttackOdds['rerolls'] = { cards: [], skills: [] };

function rerollsFor(game: OpenGame, attack: Attack): AttackOdds['rerolls'] {
  const list = new ActionList();
  listRerolls(game, attack, 0, list);
  const [cards, skills]: [string[], string[]] = [[], []];
  for (let option = 0; option < list.length; option++) {
    const source = list.argument(option, 0);
    if (list.kind(option) === DO.reroll) cards.push(cardName(game, source));
    else skills.push(skillName(game, source));
  }
  return { cards, skills };
}

/** Nobody survives it, whoever it is (UOA-TRAIT-02). */
function oddsOfDynamite(game: OpenGame, thrower: number, zone: number): AttackOdds {
  const fallen = zombiesIn(game, zone);
  const kills = Array.from({ length: fallen + 1 }, (_, count) => (count === fallen ? 1 : 0));
  const blast = { attacker: thrower, weapon: NONE, second: NONE, zone, mode: MELEE };
  return {
    sort: 'dynamite',
    zone: zoneName(game, zone),
    range: rangeTo(game, thrower, zone),
    dice: 0,
    accuracy: 0,
    plus: 0,
    damage: 0,
    eachSix: { dice: 0, damage: 0 },
    hits: [1],
    kills,
    expectedKills: fallen,
    targets: targetsIn(game, blast, Number.POSITIVE_INFINITY),
    choosesFreely: false,
    reapers: 0,
    friends: friendsInBlast(game, zone),
    noise: { sound: 'boom', zone: zoneName(game, zone), drowned: false }, // UOA-TRAIT-03
    empties: [],
    rerolls: NO_REROLLS,
  };
}
