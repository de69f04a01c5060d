import { outcomeOf, pendingDecision } from '../../../engine';
import { options, topOf } from '../../../engine/game/kernel';
import { REASONS } from '../../../engine/systems/undead-or-alive/outcome';
import { IN_PLAY } from '../../../engine/systems/undead-or-alive/state';
import { type Invariant, underWay } from './invariant';

const choice: Invariant = {
  title: 'there is something to choose while the game runs, and nothing after it',
  breach(game) {
    const { length } = options(game);
    if (game.state.outcome !== 0) return length === 0 ? undefined : `${length} options after the end`;
    const item = topOf(game);
    const isAsked = length > 1 || (length === 1 && item.asksAlways(game, game.state.agendaDepth - 1));
    return isAsked ? undefined : `${item.name} has ${length} options`;
  },
};

const decider: Invariant = {
  title: 'a player of this game decides',
  breach(game) {
    if (game.state.outcome !== 0) return undefined;
    const player = pendingDecision(game)?.player ?? -1;
    const { players } = game.table;
    const isIn = [player, game.state.player, game.state.firstPlayer].every(
      (one) => one >= 0 && one < players,
    );
    return isIn ? undefined : `player ${player} of ${players}`;
  },
};

const ending: Invariant = {
  title: 'a game that is over says why',
  breach(game) {
    const outcome = outcomeOf(game);
    if (!outcome) return undefined;
    const isKnown = REASONS.some((reason) => reason === outcome.reason);
    return isKnown && outcome.won === (outcome.reason === 'goals-reached')
      ? undefined
      : JSON.stringify(outcome);
  },
};

const somebody: Invariant = {
  title: 'as long as the game runs, some survivor is in play',
  breach(game) {
    const { state, table } = game;
    // A rule that everybody has left by, or that waits for it, is over first.
    if (state.outcome !== 0 || underWay(game, 'mission-rule').length > 0) return undefined;
    for (let survivor = 0; survivor < table.sizes.survivors; survivor++) {
      if (state.fate.at(survivor) === IN_PLAY) return undefined;
    }
    return 'nobody is left';
  },
};

const agenda: Invariant = {
  title: 'the agenda is shallow: rules do not pile up, but for those that a mission has set off',
  breach(game) {
    const { agendaDepth } = game.state;
    const most = 30 + 6 * underWay(game, 'mission-rule').length;
    return agendaDepth <= most ? undefined : `${agendaDepth} rules are under way, not ${most}`;
  },
};

export const courseInvariants: readonly Invariant[] = [choice, decider, ending, somebody, agenda];
