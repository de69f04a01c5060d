import type { FormWord } from '../../schemas/generated/forms';

/** Words of one part that belong together, under a heading of their own where an author looks for one. */
export interface Shelf {
  readonly id: ShelfId;
  readonly words: readonly FormWord[];
}

/** What stands over a shelf is `builder.shelf.<id>`. Parts share headings, so that one finds zombies under zombies everywhere. */
export type ShelfId =
  | 'board'
  | 'branching'
  | 'cards'
  | 'changed-rules'
  | 'combat'
  | 'counters'
  | 'course'
  | 'deeds'
  | 'events'
  | 'joining'
  | 'objectives'
  | 'outcome'
  | 'own-words'
  | 'people'
  | 'several'
  | 'sight'
  | 'single'
  | 'spawn'
  | 'strength'
  | 'train'
  | 'ways'
  | 'zombies';

/** The parts of which one word is chosen among many. */
export type ShelvedPart = FormWord extends `${infer Part}.${string}` ? Part : never;

/**
 * Every word once. What authors need most comes first: words in the order of how often the sample missions and the collected
 * rules of authors use them, and shelves in that of their first words.
 */
export const shelves: Readonly<Record<ShelvedPart, readonly Shelf[]>> = {
  Goal: [
    { id: 'single', words: ['Goal.reach'] },
    { id: 'several', words: ['Goal.inOrder', 'Goal.then', 'Goal.anyOrder'] },
    { id: 'own-words', words: ['Goal.text'] },
  ],
  Rule: [
    { id: 'events', words: ['Rule.when', 'Rule.asSoonAs'] },
    { id: 'deeds', words: ['Rule.action', 'Rule.forbid', 'Rule.carry', 'Rule.price'] },
    { id: 'changed-rules', words: ['Rule.change', 'Rule.passage', 'Rule.search'] },
    { id: 'own-words', words: ['Rule.text'] },
  ],
  RuleEvent: [
    { id: 'objectives', words: ['RuleEvent.objective-taken', 'RuleEvent.stepped-off'] },
    {
      id: 'course',
      words: [
        'RuleEvent.set-up',
        'RuleEvent.round-begins',
        'RuleEvent.end-phase',
        'RuleEvent.zombies-phase',
        'RuleEvent.turn-ends',
        'RuleEvent.turn-begins',
        'RuleEvent.players-phase-ends',
      ],
    },
    {
      id: 'people',
      words: [
        'RuleEvent.enters',
        'RuleEvent.companion-rallied',
        'RuleEvent.level-reached',
        'RuleEvent.leaves',
        'RuleEvent.left',
        'RuleEvent.wounded',
        'RuleEvent.survivor-eliminated',
      ],
    },
    { id: 'zombies', words: ['RuleEvent.zombie-killed', 'RuleEvent.zombie-enters'] },
    {
      id: 'train',
      words: ['RuleEvent.zombie-rides-off', 'RuleEvent.train-enters', 'RuleEvent.train-reaches'],
    },
    { id: 'cards', words: ['RuleEvent.used', 'RuleEvent.found', 'RuleEvent.searched'] },
    { id: 'spawn', words: ['RuleEvent.spawn-token', 'RuleEvent.zombies-spawned'] },
  ],
  Condition: [
    {
      id: 'objectives',
      words: ['Condition.taken', 'Condition.loaded', 'Condition.held', 'Condition.objectives'],
    },
    {
      id: 'people',
      words: [
        'Condition.left',
        'Condition.people',
        'Condition.rallied',
        'Condition.leads',
        'Condition.eliminated',
      ],
    },
    { id: 'counters', words: ['Condition.counter'] },
    { id: 'joining', words: ['Condition.all', 'Condition.not', 'Condition.any'] },
    { id: 'course', words: ['Condition.round', 'Condition.done'] },
    { id: 'zombies', words: ['Condition.zombies'] },
    { id: 'spawn', words: ['Condition.spawnTokens'] },
    { id: 'board', words: ['Condition.machine'] },
    { id: 'cards', words: ['Condition.bountyWeapons'] },
  ],
  Effect: [
    { id: 'counters', words: ['Effect.count'] },
    {
      id: 'strength',
      words: [
        'Effect.adrenaline',
        'Effect.heal',
        'Effect.wound',
        'Effect.skill',
        'Effect.level',
        'Effect.actions',
      ],
    },
    { id: 'zombies', words: ['Effect.zombies', 'Effect.noise', 'Effect.activate'] },
    {
      id: 'cards',
      words: [
        'Effect.bounty-weapon',
        'Effect.card',
        'Effect.set-aside',
        'Effect.no-starting-weapons',
        'Effect.discard',
      ],
    },
    {
      id: 'board',
      words: ['Effect.remove', 'Effect.place', 'Effect.flip-tile', 'Effect.remove-machine', 'Effect.move'],
    },
    {
      id: 'spawn',
      words: [
        'Effect.wake',
        'Effect.sleep',
        'Effect.spawn',
        'Effect.remove-tokens',
        'Effect.to-first-spawn-zone',
      ],
    },
    {
      id: 'branching',
      words: ['Effect.roll', 'Effect.later', 'Effect.if', 'Effect.choose', 'Effect.each'],
    },
    { id: 'outcome', words: ['Effect.lose', 'Effect.win'] },
    {
      id: 'people',
      words: [
        'Effect.companion',
        'Effect.move-people',
        'Effect.return',
        'Effect.scatter',
        'Effect.eliminate',
        'Effect.leave',
        'Effect.spread-survivors',
      ],
    },
    { id: 'train', words: ['Effect.train-starts'] },
    { id: 'objectives', words: ['Effect.load', 'Effect.reveal', 'Effect.step'] },
  ],
  Restriction: [
    { id: 'objectives', words: ['Restriction.take'] },
    {
      id: 'ways',
      words: ['Restriction.enter', 'Restriction.exit', 'Restriction.move', 'Restriction.drive'],
    },
    { id: 'outcome', words: ['Restriction.defeat'] },
    { id: 'spawn', words: ['Restriction.spawn', 'Restriction.awaken', 'Restriction.holy-water'] },
    {
      id: 'deeds',
      words: ['Restriction.do', 'Restriction.rally', 'Restriction.make-noise', 'Restriction.skill'],
    },
    { id: 'cards', words: ['Restriction.search', 'Restriction.use', 'Restriction.trade'] },
    {
      id: 'combat',
      words: ['Restriction.melee', 'Restriction.ranged', 'Restriction.fire', 'Restriction.reload'],
    },
  ],
  Change: [
    { id: 'sight', words: ['Change.sight', 'Change.noise', 'Change.hidden', 'Change.sight-blocked'] },
    { id: 'people', words: ['Change.combat', 'Change.actions'] },
    { id: 'zombies', words: ['Change.zombies'] },
  ],
  PriceRule: [
    { id: 'people', words: ['PriceRule.rally'] },
    { id: 'ways', words: ['PriceRule.exit', 'PriceRule.enter', 'PriceRule.drive'] },
    { id: 'objectives', words: ['PriceRule.take'] },
    { id: 'cards', words: ['PriceRule.search'] },
  ],
  Price: [
    { id: 'cards', words: ['Price.card'] },
    { id: 'objectives', words: ['Price.objective'] },
    { id: 'strength', words: ['Price.adrenaline', 'Price.wounds'] },
    { id: 'counters', words: ['Price.counter'] },
    { id: 'several', words: ['Price.all'] },
  ],
};
