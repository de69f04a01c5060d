// Made from systems/*.schema.json by: npm run schemas

/** The words that missions of one game have and no others, by what they are words of. */
export interface OwnWords {
  'undead-or-alive': {
    Token: 'no-objective' | 'noise' | 'companion' | 'train';
    RuleEvent: 'companion-rallied' | 'train-enters' | 'train-reaches' | 'zombie-rides-off' | 'searched' | 'found' | 'level-reached' | 'wounded' | 'survivor-eliminated' | 'leaves' | 'left' | 'turn-begins' | 'turn-ends';
    Effect: 'bounty-weapon' | 'companion' | 'set-aside' | 'scatter' | 'train-starts' | 'to-first-spawn-zone' | 'flip-tile' | 'discard' | 'no-starting-weapons' | 'wound' | 'heal' | 'actions' | 'level' | 'skill' | 'move-people' | 'return' | 'eliminate' | 'leave';
    Restriction: 'rally' | 'holy-water' | 'awaken' | 'move' | 'trade' | 'melee' | 'ranged' | 'reload' | 'make-noise' | 'drive' | 'fire' | 'use' | 'do' | 'skill' | 'search' | 'defeat';
    Condition: 'rallied' | 'leads' | 'bountyWeapons' | 'eliminated';
  };
}
