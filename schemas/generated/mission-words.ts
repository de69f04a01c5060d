// Made from the schemas of missions and what is said of their words by: npm run schemas

import type { MissionWord, NameKind, WordsOfGames } from '../mission-word';

/** The games that files can be for, the oldest first. */
export const systemIds = [
  "undead-or-alive"
] as const;

/** What the keys of the language name, where they hold a name; a few of the same key hold something else. */
export const nameKinds: Readonly<Record<string, NameKind>> = {
  "in": "area",
  "area": "area",
  "over": "area",
  "along": "area",
  "group": "group",
  "except": "group",
  "machine": "machine",
  "with": "machine",
  "beside": "machine",
  "into": "holder",
  "objective": "objective",
  "done": "rule",
  "counter": "counter",
  "tile": "tile",
  "near": "area",
  "nearest": "area",
  "seenFrom": "area",
  "rule": "rule",
  "to": "area",
  "between": "area",
  "kind": "kind",
  "from": "deck"
};

/** Effect by effect, the events that come of it at once. */
export const setsOff: Readonly<Record<string, readonly string[]>> = {
  "move": [
    "zombie-enters"
  ],
  "move-people": [
    "enters",
    "leaves"
  ],
  "wound": [
    "wounded",
    "survivor-eliminated"
  ],
  "eliminate": [
    "survivor-eliminated"
  ],
  "wake": [
    "spawn-token"
  ],
  "sleep": [
    "spawn-token"
  ],
  "place": [
    "spawn-token"
  ],
  "spawn": [
    "zombies-spawned",
    "spawn-token"
  ],
  "activate": [
    "zombie-enters"
  ]
};

/** The areas that missions have by themselves. */
export const builtInAreas: readonly string[] = [
  "exit",
  "start",
  "everywhere",
  "streets",
  "buildings",
  "here",
  "aboard",
  "first-spawn-zone"
];

export const missionWords: Readonly<Record<'conditions' | 'events' | 'effects' | 'restrictions' | 'changes' | 'prices', readonly MissionWord[]>> = {
  "conditions": [
    {
      "word": "all",
      "slots": []
    },
    {
      "word": "any",
      "slots": []
    },
    {
      "word": "not",
      "slots": [
        {
          "key": "all",
          "needed": false,
          "about": "All of these."
        },
        {
          "key": "any",
          "needed": false,
          "about": "At least one of these."
        },
        {
          "key": "not",
          "needed": false,
          "about": "This is not so.",
          "of": "Condition"
        },
        {
          "key": "taken",
          "needed": false,
          "about": "Objectives have been taken.",
          "of": "ConditionTaken"
        },
        {
          "key": "held",
          "needed": false,
          "about": "Survivors carry objectives, or companions whom they lead.",
          "of": "ConditionHeld"
        },
        {
          "key": "loaded",
          "needed": false,
          "about": "Objectives have been loaded into something.",
          "of": "ConditionLoaded"
        },
        {
          "key": "left",
          "needed": false,
          "about": "Everybody has left the board, companions too, or some have.",
          "of": "ConditionLeft"
        },
        {
          "key": "people",
          "needed": false,
          "about": "People are in an area.",
          "of": "ConditionPeople"
        },
        {
          "key": "spawnTokens",
          "needed": false,
          "about": "Spawn tokens lie somewhere, or as it says.",
          "of": "ConditionSpawnTokens"
        },
        {
          "key": "zombies",
          "needed": false,
          "about": "Zombies are on the board, or in an area.",
          "of": "ConditionZombies"
        },
        {
          "key": "machine",
          "needed": false,
          "about": "A Wagon or a Gatling gun is somewhere, or gone.",
          "of": "ConditionMachine"
        },
        {
          "key": "round",
          "needed": false,
          "about": "A round has come, or is not over yet.",
          "of": "ConditionRound"
        },
        {
          "key": "counter",
          "needed": false,
          "about": "A counter of the mission stands at so many or more.",
          "of": "ConditionCounter"
        },
        {
          "key": "done",
          "needed": false,
          "about": "This rule has been applied at least once, or this action been done."
        },
        {
          "key": "objectives",
          "needed": false,
          "about": "Objectives lie on the board.",
          "of": "ConditionObjectives"
        },
        {
          "key": "rallied",
          "needed": false,
          "about": "Companions have a leader.",
          "of": "ConditionRallied"
        },
        {
          "key": "leads",
          "needed": false,
          "about": "The survivor at hand leads companions.",
          "of": "ConditionLeads"
        },
        {
          "key": "bountyWeapons",
          "needed": false,
          "about": "Bounty weapons have been won, by whatever means.",
          "of": "ConditionBountyWeapons"
        },
        {
          "key": "eliminated",
          "needed": false,
          "about": "Survivors have been eliminated.",
          "of": "ConditionEliminated"
        }
      ]
    },
    {
      "word": "taken",
      "slots": [
        {
          "key": "colour",
          "needed": false,
          "about": "Only those of this colour.",
          "choices": [
            "red",
            "blue",
            "green"
          ]
        },
        {
          "key": "group",
          "needed": false,
          "about": "Only those of this group.",
          "names": "group"
        },
        {
          "key": "except",
          "needed": false,
          "about": "Not those of this group.",
          "names": "group"
        },
        {
          "key": "count",
          "needed": false,
          "about": "How many; all if nothing is said.",
          "of": "HowMany"
        }
      ]
    },
    {
      "word": "held",
      "slots": [
        {
          "key": "colour",
          "needed": false,
          "about": "Only those of this colour.",
          "choices": [
            "red",
            "blue",
            "green"
          ]
        },
        {
          "key": "group",
          "needed": false,
          "about": "Only those of this group.",
          "names": "group"
        },
        {
          "key": "except",
          "needed": false,
          "about": "Not those of this group.",
          "names": "group"
        },
        {
          "key": "count",
          "needed": false,
          "about": "How many; all if nothing is said.",
          "of": "HowMany"
        }
      ]
    },
    {
      "word": "loaded",
      "slots": [
        {
          "key": "colour",
          "needed": false,
          "about": "Only those of this colour.",
          "choices": [
            "red",
            "blue",
            "green"
          ]
        },
        {
          "key": "group",
          "needed": false,
          "about": "Only those of this group.",
          "names": "group"
        },
        {
          "key": "except",
          "needed": false,
          "about": "Not those of this group.",
          "names": "group"
        },
        {
          "key": "into",
          "needed": true,
          "about": "The machine or the area.",
          "names": "holder"
        },
        {
          "key": "count",
          "needed": false,
          "about": "How many; all if nothing is said.",
          "of": "HowMany"
        }
      ]
    },
    {
      "word": "left",
      "slots": [
        {
          "key": "by",
          "needed": true,
          "about": "By the exit, or aboard the train.",
          "choices": [
            "exit",
            "train"
          ]
        },
        {
          "key": "with",
          "needed": false,
          "about": "A Wagon that has to leave with them.",
          "names": "machine"
        },
        {
          "key": "who",
          "needed": false,
          "about": "Only such survivors have to.",
          "of": "PeopleFilter"
        },
        {
          "key": "count",
          "needed": false,
          "about": "So many survivors at least; everybody if nothing is said, companions too.",
          "number": {
            "least": 1,
            "most": 20
          }
        },
        {
          "key": "companions",
          "needed": false,
          "about": "Such companions have to instead: so many of them, or all.",
          "of": "CompanionFilter"
        }
      ]
    },
    {
      "word": "people",
      "slots": [
        {
          "key": "in",
          "needed": false,
          "about": "Where they stand.",
          "of": "Place"
        },
        {
          "key": "who",
          "needed": false,
          "about": "Of whom: everybody if nothing is said.",
          "of": "Who"
        },
        {
          "key": "holds",
          "needed": false,
          "about": "What they carry.",
          "of": "Holding"
        },
        {
          "key": "wounded",
          "needed": false,
          "about": "So many wounds at least.",
          "number": {
            "least": 1,
            "most": 9
          }
        },
        {
          "key": "level",
          "needed": false,
          "about": "Their danger level, or a higher one.",
          "of": "DangerLevel"
        },
        {
          "key": "skill",
          "needed": false,
          "about": "A skill that they have, such as medic."
        }
      ]
    },
    {
      "word": "spawnTokens",
      "slots": [
        {
          "key": "spawn",
          "needed": false,
          "about": "Only those of this kind.",
          "choices": [
            "starting",
            "mobile",
            "abomination",
            "corpse-pile"
          ]
        },
        {
          "key": "group",
          "needed": false,
          "about": "Only those of this group.",
          "names": "group"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Where they lie.",
          "of": "Place"
        },
        {
          "key": "status",
          "needed": false,
          "about": "How they lie: active, with the inactive side up, a Corpse Pile that is safe for good, or out of the game.",
          "choices": [
            "active",
            "inactive",
            "safe",
            "removed"
          ]
        },
        {
          "key": "count",
          "needed": false,
          "about": "How many; all if nothing is said.",
          "of": "HowMany"
        }
      ]
    },
    {
      "word": "zombies",
      "slots": [
        {
          "key": "in",
          "needed": false,
          "about": "Where; anywhere if nothing is said.",
          "of": "Place"
        },
        {
          "key": "kind",
          "needed": false,
          "about": "Only those of this kind: walker, runner, fatty, abomination, or one of the mission's own.",
          "names": "kind"
        },
        {
          "key": "count",
          "needed": false,
          "about": "How many at least; one if nothing is said.",
          "number": {
            "least": 1,
            "most": 999
          }
        }
      ]
    },
    {
      "word": "machine",
      "slots": [
        {
          "key": "machine",
          "needed": true,
          "about": "The token.",
          "names": "machine"
        },
        {
          "key": "in",
          "needed": false,
          "about": "It is there.",
          "of": "Place"
        }
      ]
    },
    {
      "word": "round",
      "slots": [
        {
          "key": "from",
          "needed": false,
          "about": "In this round or later.",
          "number": {
            "least": 1,
            "most": 999
          }
        },
        {
          "key": "to",
          "needed": false,
          "about": "In this round or earlier.",
          "number": {
            "least": 1,
            "most": 999
          }
        },
        {
          "key": "every",
          "needed": false,
          "about": "In every second, third... round, counted from the first or from `from`.",
          "number": {
            "least": 2,
            "most": 99
          }
        }
      ]
    },
    {
      "word": "counter",
      "slots": [
        {
          "key": "counter",
          "needed": true,
          "about": "Its name. The effect count moves it.",
          "names": "counter"
        },
        {
          "key": "atLeast",
          "needed": false,
          "about": "So many or more.",
          "of": "Threshold"
        },
        {
          "key": "atMost",
          "needed": false,
          "about": "So many or fewer.",
          "of": "Threshold"
        },
        {
          "key": "is",
          "needed": false,
          "about": "Just so many.",
          "of": "Threshold"
        }
      ]
    },
    {
      "word": "done",
      "slots": []
    },
    {
      "word": "objectives",
      "slots": [
        {
          "key": "colour",
          "needed": false,
          "about": "Only those of this colour.",
          "choices": [
            "red",
            "blue",
            "green"
          ]
        },
        {
          "key": "group",
          "needed": false,
          "about": "Only those of this group.",
          "names": "group"
        },
        {
          "key": "except",
          "needed": false,
          "about": "Not those of this group.",
          "names": "group"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Where; anywhere if nothing is said.",
          "of": "Place"
        },
        {
          "key": "count",
          "needed": false,
          "about": "How many at least; one if nothing is said.",
          "number": {
            "least": 1,
            "most": 99
          }
        }
      ]
    },
    {
      "word": "rallied",
      "slots": [
        {
          "key": "class",
          "needed": false,
          "about": "Only those of this class.",
          "of": "Class"
        },
        {
          "key": "group",
          "needed": false,
          "about": "Only those of this group.",
          "names": "group"
        },
        {
          "key": "count",
          "needed": false,
          "about": "How many; all if nothing is said.",
          "of": "HowMany"
        }
      ]
    },
    {
      "word": "leads",
      "slots": [
        {
          "key": "class",
          "needed": false,
          "about": "Only those of this class.",
          "of": "Class"
        },
        {
          "key": "group",
          "needed": false,
          "about": "Only those of this group.",
          "names": "group"
        },
        {
          "key": "count",
          "needed": false,
          "about": "How many at least; one if nothing is said.",
          "number": {
            "least": 1,
            "most": 99
          }
        }
      ]
    },
    {
      "word": "bountyWeapons",
      "slots": [
        {
          "key": "count",
          "needed": false,
          "about": "How many; all if nothing is said.",
          "of": "HowMany"
        }
      ]
    },
    {
      "word": "eliminated",
      "slots": [
        {
          "key": "who",
          "needed": false,
          "about": "Only such survivors.",
          "of": "PeopleFilter"
        },
        {
          "key": "count",
          "needed": false,
          "about": "How many at least; one if nothing is said.",
          "number": {
            "least": 1,
            "most": 20
          }
        }
      ]
    }
  ],
  "events": [
    {
      "word": "set-up",
      "byNobody": true,
      "nowhere": true,
      "slots": []
    },
    {
      "word": "round-begins",
      "byNobody": true,
      "nowhere": true,
      "slots": []
    },
    {
      "word": "players-phase-ends",
      "byNobody": true,
      "nowhere": true,
      "slots": []
    },
    {
      "word": "zombies-phase",
      "byNobody": true,
      "nowhere": true,
      "slots": []
    },
    {
      "word": "end-phase",
      "byNobody": true,
      "nowhere": true,
      "slots": []
    },
    {
      "word": "objective-taken",
      "slots": [
        {
          "key": "colour",
          "needed": false,
          "about": "Only those of this colour.",
          "choices": [
            "red",
            "blue",
            "green"
          ]
        },
        {
          "key": "group",
          "needed": false,
          "about": "Only those of this group.",
          "names": "group"
        },
        {
          "key": "except",
          "needed": false,
          "about": "Not those of this group.",
          "names": "group"
        },
        {
          "key": "by",
          "needed": false,
          "about": "Only where one of these does it; whoever does it, if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where it happens there.",
          "of": "Place"
        }
      ]
    },
    {
      "word": "zombie-killed",
      "slots": [
        {
          "key": "kind",
          "needed": false,
          "about": "Only those of this kind: walker, runner, fatty, abomination, or one of the mission's own.",
          "names": "kind"
        },
        {
          "key": "by",
          "needed": false,
          "about": "Only where one of these does it; whoever does it, if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where it happens there.",
          "of": "Place"
        }
      ]
    },
    {
      "word": "used",
      "slots": [
        {
          "key": "card",
          "needed": true,
          "about": "The card, such as dynamite or holy-water."
        },
        {
          "key": "on",
          "needed": false,
          "about": "Only where this is in the zone.",
          "of": "Target"
        },
        {
          "key": "by",
          "needed": false,
          "about": "Only where one of these does it; whoever does it, if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where it happens there.",
          "of": "Place"
        }
      ]
    },
    {
      "word": "enters",
      "slots": [
        {
          "key": "area",
          "needed": true,
          "about": "Which.",
          "of": "Place"
        },
        {
          "key": "by",
          "needed": false,
          "about": "Only where one of these does it; whoever does it, if nothing is said.",
          "of": "PeopleFilter"
        }
      ]
    },
    {
      "word": "stepped-off",
      "byNobody": true,
      "slots": [
        {
          "key": "objective",
          "needed": true,
          "about": "The token.",
          "names": "objective"
        }
      ]
    },
    {
      "word": "zombies-spawned",
      "byNobody": true,
      "slots": [
        {
          "key": "kind",
          "needed": false,
          "about": "Only those of this kind: walker, runner, fatty, abomination, or one of the mission's own.",
          "names": "kind"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where it happens there.",
          "of": "Place"
        }
      ]
    },
    {
      "word": "zombie-enters",
      "byNobody": true,
      "slots": [
        {
          "key": "kind",
          "needed": false,
          "about": "Only those of this kind: walker, runner, fatty, abomination, or one of the mission's own.",
          "names": "kind"
        },
        {
          "key": "area",
          "needed": true,
          "about": "Which.",
          "of": "Place"
        }
      ]
    },
    {
      "word": "spawn-token",
      "byNobody": true,
      "slots": [
        {
          "key": "spawn",
          "needed": false,
          "about": "Only those of this kind.",
          "choices": [
            "starting",
            "mobile",
            "abomination",
            "corpse-pile"
          ]
        },
        {
          "key": "group",
          "needed": false,
          "about": "Only those of this group.",
          "names": "group"
        },
        {
          "key": "becomes",
          "needed": true,
          "about": "What: it wakes or appears, falls asleep, is destroyed for good, leaves the game, or lies somewhere else.",
          "choices": [
            "active",
            "inactive",
            "safe",
            "removed",
            "moved"
          ]
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where it lies there by then, or lay there last.",
          "of": "Place"
        }
      ]
    },
    {
      "word": "companion-rallied",
      "slots": [
        {
          "key": "class",
          "needed": false,
          "about": "Only those of this class.",
          "of": "Class"
        },
        {
          "key": "group",
          "needed": false,
          "about": "Only those of this group.",
          "names": "group"
        },
        {
          "key": "by",
          "needed": false,
          "about": "Only where one of these does it; whoever does it, if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where it happens there.",
          "of": "Place"
        }
      ]
    },
    {
      "word": "train-enters",
      "byNobody": true,
      "nowhere": true,
      "slots": []
    },
    {
      "word": "train-reaches",
      "byNobody": true,
      "nowhere": true,
      "slots": [
        {
          "key": "area",
          "needed": true,
          "about": "Which.",
          "of": "Place"
        }
      ]
    },
    {
      "word": "zombie-rides-off",
      "byNobody": true,
      "slots": []
    },
    {
      "word": "searched",
      "slots": [
        {
          "key": "by",
          "needed": false,
          "about": "Only where one of these does it; whoever does it, if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where it happens there.",
          "of": "Place"
        }
      ]
    },
    {
      "word": "found",
      "slots": [
        {
          "key": "card",
          "needed": false,
          "about": "Only such a card. Each is looked at before it is put away.",
          "of": "Cards"
        },
        {
          "key": "by",
          "needed": false,
          "about": "Only where one of these does it; whoever does it, if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where it happens there.",
          "of": "Place"
        }
      ]
    },
    {
      "word": "level-reached",
      "slots": [
        {
          "key": "level",
          "needed": false,
          "about": "Only this one. Whoever skips one reaches both.",
          "of": "DangerLevel"
        },
        {
          "key": "by",
          "needed": false,
          "about": "Only where it is one of these; whoever it is, if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where it happens there.",
          "of": "Place"
        }
      ]
    },
    {
      "word": "wounded",
      "slots": [
        {
          "key": "by",
          "needed": false,
          "about": "Only where it is one of these; whoever it is, if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where it happens there.",
          "of": "Place"
        }
      ]
    },
    {
      "word": "survivor-eliminated",
      "slots": [
        {
          "key": "by",
          "needed": false,
          "about": "Only where it is one of these; whoever it is, if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where it happens there.",
          "of": "Place"
        }
      ]
    },
    {
      "word": "leaves",
      "slots": [
        {
          "key": "area",
          "needed": true,
          "about": "Which.",
          "of": "Place"
        },
        {
          "key": "by",
          "needed": false,
          "about": "Only where it is one of these; whoever it is, if nothing is said.",
          "of": "PeopleFilter"
        }
      ]
    },
    {
      "word": "left",
      "slots": [
        {
          "key": "by",
          "needed": false,
          "about": "Only where it is one of these; whoever it is, if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where it happens there.",
          "of": "Place"
        }
      ]
    },
    {
      "word": "turn-begins",
      "slots": [
        {
          "key": "by",
          "needed": false,
          "about": "Only where it is one of these; whoever it is, if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where it happens there.",
          "of": "Place"
        }
      ]
    },
    {
      "word": "turn-ends",
      "slots": [
        {
          "key": "by",
          "needed": false,
          "about": "Only where it is one of these; whoever it is, if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where it happens there.",
          "of": "Place"
        }
      ]
    }
  ],
  "effects": [
    {
      "word": "adrenaline",
      "needs": "doer",
      "unless": "to",
      "slots": [
        {
          "key": "amount",
          "needed": true,
          "about": "How many; below nought they are lost.",
          "of": "Gain"
        },
        {
          "key": "to",
          "needed": false,
          "about": "Who gets them; the survivor at hand if nothing is said.",
          "of": "People"
        }
      ]
    },
    {
      "word": "card",
      "needs": "doer",
      "unless": "to",
      "slots": [
        {
          "key": "card",
          "needed": false,
          "about": "The card, such as holy-water; of several the players choose one; the top card if nothing is said.",
          "of": "Cards"
        },
        {
          "key": "from",
          "needed": false,
          "about": "Where it comes from: a deck of the mission, equipment or discards; the Equipment deck if nothing is said.",
          "names": "deck"
        },
        {
          "key": "count",
          "needed": false,
          "about": "How many; one if nothing is said.",
          "of": "Amount"
        },
        {
          "key": "to",
          "needed": false,
          "about": "Who gets it: the survivor at hand if nothing is said.",
          "of": "Receiver"
        }
      ]
    },
    {
      "word": "spread-survivors",
      "only": "set-up",
      "slots": []
    },
    {
      "word": "step",
      "slots": [
        {
          "key": "objective",
          "needed": true,
          "about": "The token.",
          "names": "objective"
        },
        {
          "key": "along",
          "needed": true,
          "about": "The area.",
          "names": "area"
        }
      ]
    },
    {
      "word": "remove-tokens",
      "slots": [
        {
          "key": "which",
          "needed": false,
          "about": "Which; all if nothing is said.",
          "of": "SpawnTokenFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only those that lie there.",
          "of": "Place"
        }
      ]
    },
    {
      "word": "remove-machine",
      "slots": [
        {
          "key": "machine",
          "needed": true,
          "about": "The token.",
          "names": "machine"
        }
      ]
    },
    {
      "word": "remove",
      "slots": [
        {
          "key": "objectives",
          "needed": false,
          "about": "Objectives that lie on the board. They show what they were, and are not asked for any more.",
          "of": "ObjectiveFilter"
        },
        {
          "key": "spawnTokens",
          "needed": false,
          "about": "Spawn tokens that lie on the board.",
          "of": "SpawnTokenFilter"
        },
        {
          "key": "zombies",
          "needed": false,
          "about": "Zombies.",
          "of": "ZombieFilter"
        },
        {
          "key": "machine",
          "needed": false,
          "about": "This Wagon or Gatling gun.",
          "names": "machine"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only those that are there.",
          "of": "Place"
        },
        {
          "key": "count",
          "needed": false,
          "about": "Only so many of them, drawn by lot; all if nothing is said.",
          "of": "Amount"
        }
      ]
    },
    {
      "word": "move",
      "slots": [
        {
          "key": "objectives",
          "needed": false,
          "about": "Objectives that lie on the board.",
          "of": "ObjectiveFilter"
        },
        {
          "key": "spawnTokens",
          "needed": false,
          "about": "Spawn tokens that lie on the board.",
          "of": "SpawnTokenFilter"
        },
        {
          "key": "zombies",
          "needed": false,
          "about": "Zombies.",
          "of": "ZombieFilter"
        },
        {
          "key": "machine",
          "needed": false,
          "about": "This Wagon or Gatling gun. Whoever sits in a Wagon goes with it; nobody moves otherwise.",
          "names": "machine"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only those that are there.",
          "of": "Place"
        },
        {
          "key": "count",
          "needed": false,
          "about": "Only so many of them, drawn by lot; all if nothing is said.",
          "of": "Amount"
        },
        {
          "key": "to",
          "needed": true,
          "about": "Where to: each into the nearest zone of it.",
          "of": "Place"
        },
        {
          "key": "companions",
          "needed": false,
          "about": "Companions whom nobody leads.",
          "of": "CompanionFilter"
        }
      ]
    },
    {
      "word": "place",
      "slots": [
        {
          "key": "objectives",
          "needed": false,
          "about": "Objectives that wait.",
          "of": "ObjectiveFilter"
        },
        {
          "key": "spawnTokens",
          "needed": false,
          "about": "Spawn tokens that wait.",
          "of": "SpawnTokenFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Where: one after the other into its zones; where each lies on the map, if nothing is said.",
          "of": "Place"
        },
        {
          "key": "count",
          "needed": false,
          "about": "Only so many of them, drawn by lot; all if nothing is said.",
          "of": "Amount"
        }
      ]
    },
    {
      "word": "wake",
      "slots": [
        {
          "key": "which",
          "needed": false,
          "about": "Which; all if nothing is said.",
          "of": "SpawnTokenFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only those that lie there.",
          "of": "Place"
        },
        {
          "key": "count",
          "needed": false,
          "about": "Only so many of them, drawn by lot; all if nothing is said.",
          "of": "Amount"
        }
      ]
    },
    {
      "word": "sleep",
      "slots": [
        {
          "key": "which",
          "needed": false,
          "about": "Which; all if nothing is said.",
          "of": "SpawnTokenFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only those that lie there.",
          "of": "Place"
        },
        {
          "key": "count",
          "needed": false,
          "about": "Only so many of them, drawn by lot; all if nothing is said.",
          "of": "Amount"
        }
      ]
    },
    {
      "word": "reveal",
      "slots": [
        {
          "key": "which",
          "needed": false,
          "about": "Which; all if nothing is said.",
          "of": "ObjectiveFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only those that lie there.",
          "of": "Place"
        },
        {
          "key": "count",
          "needed": false,
          "about": "Only so many of them, drawn by lot; all if nothing is said.",
          "of": "Amount"
        }
      ]
    },
    {
      "word": "spawn",
      "slots": [
        {
          "key": "in",
          "needed": true,
          "about": "Where: for each zone of it.",
          "of": "Place"
        },
        {
          "key": "cards",
          "needed": false,
          "about": "How many for each zone; one if nothing is said.",
          "of": "Amount"
        }
      ]
    },
    {
      "word": "load",
      "needs": "doer",
      "slots": [
        {
          "key": "colour",
          "needed": false,
          "about": "Only those of this colour.",
          "choices": [
            "red",
            "blue",
            "green"
          ]
        },
        {
          "key": "group",
          "needed": false,
          "about": "Only those of this group.",
          "names": "group"
        },
        {
          "key": "except",
          "needed": false,
          "about": "Not those of this group.",
          "names": "group"
        },
        {
          "key": "into",
          "needed": true,
          "about": "The machine or the area.",
          "names": "holder"
        }
      ]
    },
    {
      "word": "zombies",
      "slots": [
        {
          "key": "kind",
          "needed": true,
          "about": "Which: walker, runner, fatty, abomination, or one of the mission's own.",
          "names": "kind"
        },
        {
          "key": "count",
          "needed": false,
          "about": "How many; one if nothing is said.",
          "of": "Amount"
        },
        {
          "key": "in",
          "needed": true,
          "about": "Where: so many in each zone of it.",
          "of": "Place"
        }
      ]
    },
    {
      "word": "noise",
      "slots": [
        {
          "key": "in",
          "needed": true,
          "about": "Where: the first zone of it.",
          "of": "Place"
        }
      ]
    },
    {
      "word": "count",
      "slots": [
        {
          "key": "counter",
          "needed": true,
          "about": "Its name.",
          "names": "counter"
        },
        {
          "key": "by",
          "needed": false,
          "about": "How far; one up if nothing is said.",
          "of": "Gain"
        },
        {
          "key": "to",
          "needed": false,
          "about": "It is set to this instead.",
          "of": "Threshold"
        }
      ]
    },
    {
      "word": "lose",
      "slots": []
    },
    {
      "word": "if",
      "slots": [
        {
          "key": "if",
          "needed": true,
          "about": "On what.",
          "of": "Condition"
        },
        {
          "key": "do",
          "needed": true,
          "about": "What happens if it is so.",
          "of": "Effects"
        },
        {
          "key": "else",
          "needed": false,
          "about": "What happens if it is not.",
          "of": "Effects"
        }
      ]
    },
    {
      "word": "roll",
      "slots": [
        {
          "key": "dice",
          "needed": false,
          "about": "How many; one if nothing is said.",
          "number": {
            "least": 1,
            "most": 9
          }
        },
        {
          "key": "outcomes",
          "needed": true,
          "about": "What comes of it: the first that fits, if any does."
        }
      ]
    },
    {
      "word": "choose",
      "slots": [
        {
          "key": "options",
          "needed": true,
          "about": "Between what. The player of the survivor at hand chooses, or else the first player."
        }
      ]
    },
    {
      "word": "each",
      "slots": [
        {
          "key": "who",
          "needed": false,
          "about": "For each of these, as the survivor at hand.",
          "of": "People"
        },
        {
          "key": "in",
          "needed": false,
          "about": "In each of these zones, as the zone that is meant by here.",
          "of": "Place"
        },
        {
          "key": "do",
          "needed": true,
          "about": "What happens.",
          "of": "Effects"
        }
      ]
    },
    {
      "word": "win",
      "slots": []
    },
    {
      "word": "later",
      "slots": [
        {
          "key": "rounds",
          "needed": true,
          "about": "How many rounds later: 1 for the next. It happens before rules about the beginning of rounds.",
          "number": {
            "least": 1,
            "most": 99
          }
        },
        {
          "key": "do",
          "needed": true,
          "about": "What happens then; the survivor and `here` are those of now. No more than 24 such things wait at a time.",
          "of": "Effects"
        }
      ]
    },
    {
      "word": "activate",
      "slots": [
        {
          "key": "kind",
          "needed": false,
          "about": "Only those of this kind: walker, runner, fatty, abomination, or one of the mission's own.",
          "names": "kind"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only those that are there; all on the board, if nothing is said.",
          "of": "Place"
        }
      ]
    },
    {
      "word": "bounty-weapon",
      "needs": "doer",
      "unless": "to",
      "slots": [
        {
          "key": "to",
          "needed": false,
          "about": "Who gets it; the survivor at hand if nothing is said.",
          "of": "People"
        }
      ]
    },
    {
      "word": "companion",
      "needs": "doer",
      "slots": [
        {
          "key": "group",
          "needed": false,
          "about": "Only one of this group.",
          "names": "group"
        }
      ]
    },
    {
      "word": "set-aside",
      "slots": [
        {
          "key": "weapons",
          "needed": true,
          "about": "How many.",
          "number": {
            "least": 1,
            "most": 20
          }
        }
      ]
    },
    {
      "word": "scatter",
      "only": "set-up",
      "slots": [
        {
          "key": "class",
          "needed": false,
          "about": "Only those of this class.",
          "of": "Class"
        },
        {
          "key": "group",
          "needed": false,
          "about": "Only those of this group.",
          "names": "group"
        },
        {
          "key": "over",
          "needed": true,
          "about": "Where.",
          "of": "Place"
        }
      ]
    },
    {
      "word": "train-starts",
      "slots": []
    },
    {
      "word": "to-first-spawn-zone",
      "needs": "token",
      "unless": "which",
      "slots": [
        {
          "key": "which",
          "needed": false,
          "about": "Which.",
          "of": "SpawnTokenFilter"
        }
      ]
    },
    {
      "word": "flip-tile",
      "needs": "token",
      "unless": "tile",
      "slots": [
        {
          "key": "tile",
          "needed": false,
          "about": "The placement; the one under the spawn token at hand, if nothing is said.",
          "names": "tile"
        }
      ]
    },
    {
      "word": "discard",
      "needs": "doer",
      "unless": "who",
      "slots": [
        {
          "key": "who",
          "needed": false,
          "about": "Whose; the survivor at hand if nothing is said.",
          "of": "People"
        },
        {
          "key": "card",
          "needed": false,
          "about": "Such cards.",
          "of": "Cards"
        },
        {
          "key": "objective",
          "needed": false,
          "about": "Such objectives.",
          "of": "ObjectiveFilter"
        },
        {
          "key": "count",
          "needed": false,
          "about": "How many each of them gives up, or as many as there are; one if nothing is said.",
          "of": "DiscardCount"
        }
      ]
    },
    {
      "word": "no-starting-weapons",
      "only": "set-up",
      "slots": []
    },
    {
      "word": "wound",
      "needs": "doer",
      "unless": "who",
      "slots": [
        {
          "key": "amount",
          "needed": false,
          "about": "How many wounds each; one if nothing is said. Whoever has no health left is eliminated.",
          "of": "Gain"
        },
        {
          "key": "who",
          "needed": false,
          "about": "Who; the survivor at hand if nothing is said.",
          "of": "People"
        }
      ]
    },
    {
      "word": "heal",
      "needs": "doer",
      "unless": "who",
      "slots": [
        {
          "key": "amount",
          "needed": false,
          "about": "How many each; one if nothing is said.",
          "of": "Gain"
        },
        {
          "key": "who",
          "needed": false,
          "about": "Who; the survivor at hand if nothing is said.",
          "of": "People"
        }
      ]
    },
    {
      "word": "actions",
      "needs": "doer",
      "unless": "to",
      "slots": [
        {
          "key": "amount",
          "needed": true,
          "about": "How many; below nought they are lost. They count in the turn at hand, and for anybody else in their next one.",
          "of": "Gain"
        },
        {
          "key": "to",
          "needed": false,
          "about": "Who gets them; the survivor at hand if nothing is said.",
          "of": "People"
        }
      ]
    },
    {
      "word": "level",
      "needs": "doer",
      "unless": "who",
      "slots": [
        {
          "key": "level",
          "needed": true,
          "about": "Which. Whoever is there or beyond stays as they are.",
          "of": "DangerLevel"
        },
        {
          "key": "who",
          "needed": false,
          "about": "Who; the survivor at hand if nothing is said.",
          "of": "People"
        }
      ]
    },
    {
      "word": "skill",
      "needs": "doer",
      "unless": "to",
      "slots": [
        {
          "key": "skill",
          "needed": false,
          "about": "The skill, such as medic."
        },
        {
          "key": "level",
          "needed": false,
          "about": "All skills of this level that they lack.",
          "of": "DangerLevel"
        },
        {
          "key": "to",
          "needed": false,
          "about": "Who; the survivor at hand if nothing is said.",
          "of": "People"
        }
      ]
    },
    {
      "word": "move-people",
      "needs": "doer",
      "unless": "who",
      "slots": [
        {
          "key": "who",
          "needed": false,
          "about": "Who; the survivor at hand if nothing is said.",
          "of": "People"
        },
        {
          "key": "to",
          "needed": true,
          "about": "Where to; of several zones the nearest, unless one is picked. It is no move, but they enter the zone, and get out of a Wagon first.",
          "of": "Place"
        }
      ]
    },
    {
      "word": "return",
      "slots": [
        {
          "key": "in",
          "needed": true,
          "about": "Where: the first zone of it, unless one is picked.",
          "of": "Place"
        },
        {
          "key": "who",
          "needed": false,
          "about": "Only such survivors.",
          "of": "PeopleFilter"
        }
      ]
    },
    {
      "word": "eliminate",
      "needs": "doer",
      "unless": "who",
      "slots": [
        {
          "key": "who",
          "needed": false,
          "about": "Who; the survivor at hand if nothing is said.",
          "of": "People"
        }
      ]
    },
    {
      "word": "leave",
      "needs": "doer",
      "unless": "who",
      "slots": [
        {
          "key": "who",
          "needed": false,
          "about": "Who; the survivor at hand if nothing is said.",
          "of": "People"
        }
      ]
    }
  ],
  "restrictions": [
    {
      "word": "take",
      "slots": [
        {
          "key": "colour",
          "needed": false,
          "about": "Only those of this colour.",
          "choices": [
            "red",
            "blue",
            "green"
          ]
        },
        {
          "key": "group",
          "needed": false,
          "about": "Only those of this group.",
          "names": "group"
        },
        {
          "key": "except",
          "needed": false,
          "about": "Not those of this group.",
          "names": "group"
        },
        {
          "key": "who",
          "needed": false,
          "about": "Only these survivors; all if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where they stand there.",
          "of": "Place"
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        },
        {
          "key": "until",
          "needed": false,
          "about": "Only until this is so; from then on never again.",
          "of": "Condition"
        }
      ]
    },
    {
      "word": "enter",
      "slots": [
        {
          "key": "area",
          "needed": false,
          "about": "Which.",
          "names": "area"
        },
        {
          "key": "machine",
          "needed": false,
          "about": "The machine.",
          "names": "machine"
        },
        {
          "key": "who",
          "needed": false,
          "about": "It is for these survivors only, and asked of each of them by themselves; zombies come and go as they like."
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        },
        {
          "key": "until",
          "needed": false,
          "about": "Only until this is so; from then on never again.",
          "of": "Condition"
        }
      ]
    },
    {
      "word": "exit",
      "slots": [
        {
          "key": "who",
          "needed": false,
          "about": "Only these survivors; all if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where they stand there.",
          "of": "Place"
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        },
        {
          "key": "until",
          "needed": false,
          "about": "Only until this is so; from then on never again.",
          "of": "Condition"
        }
      ]
    },
    {
      "word": "spawn",
      "slots": [
        {
          "key": "spawn",
          "needed": false,
          "about": "Only those of this kind. Where no kind is named, Zombie cards that rules draw are meant, too.",
          "choices": [
            "starting",
            "mobile",
            "abomination",
            "corpse-pile"
          ]
        },
        {
          "key": "group",
          "needed": false,
          "about": "Only those of this group.",
          "names": "group"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only there.",
          "of": "Place"
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        },
        {
          "key": "until",
          "needed": false,
          "about": "Only until this is so; from then on never again.",
          "of": "Condition"
        }
      ]
    },
    {
      "word": "rally",
      "slots": [
        {
          "key": "class",
          "needed": false,
          "about": "Only those of this class.",
          "of": "Class"
        },
        {
          "key": "group",
          "needed": false,
          "about": "Only those of this group.",
          "names": "group"
        },
        {
          "key": "who",
          "needed": false,
          "about": "Only these survivors; all if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where they stand there.",
          "of": "Place"
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        },
        {
          "key": "until",
          "needed": false,
          "about": "Only until this is so; from then on never again.",
          "of": "Condition"
        }
      ]
    },
    {
      "word": "holy-water",
      "slots": [
        {
          "key": "spawn",
          "needed": false,
          "about": "Only those of this kind.",
          "choices": [
            "starting",
            "mobile",
            "abomination",
            "corpse-pile"
          ]
        },
        {
          "key": "group",
          "needed": false,
          "about": "Only those of this group.",
          "names": "group"
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        },
        {
          "key": "until",
          "needed": false,
          "about": "Only until this is so; from then on never again.",
          "of": "Condition"
        }
      ]
    },
    {
      "word": "awaken",
      "slots": [
        {
          "key": "spawn",
          "needed": false,
          "about": "Only those of this kind.",
          "choices": [
            "starting",
            "mobile",
            "abomination",
            "corpse-pile"
          ]
        },
        {
          "key": "group",
          "needed": false,
          "about": "Only those of this group.",
          "names": "group"
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        },
        {
          "key": "until",
          "needed": false,
          "about": "Only until this is so; from then on never again.",
          "of": "Condition"
        }
      ]
    },
    {
      "word": "move",
      "slots": [
        {
          "key": "who",
          "needed": false,
          "about": "Only these survivors; all if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where they stand there.",
          "of": "Place"
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        },
        {
          "key": "until",
          "needed": false,
          "about": "Only until this is so; from then on never again.",
          "of": "Condition"
        }
      ]
    },
    {
      "word": "trade",
      "slots": [
        {
          "key": "who",
          "needed": false,
          "about": "Only these survivors; all if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where they stand there.",
          "of": "Place"
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        },
        {
          "key": "until",
          "needed": false,
          "about": "Only until this is so; from then on never again.",
          "of": "Condition"
        }
      ]
    },
    {
      "word": "melee",
      "slots": [
        {
          "key": "who",
          "needed": false,
          "about": "Only these survivors; all if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where they stand there.",
          "of": "Place"
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        },
        {
          "key": "until",
          "needed": false,
          "about": "Only until this is so; from then on never again.",
          "of": "Condition"
        }
      ]
    },
    {
      "word": "ranged",
      "slots": [
        {
          "key": "who",
          "needed": false,
          "about": "Only these survivors; all if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where they stand there.",
          "of": "Place"
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        },
        {
          "key": "until",
          "needed": false,
          "about": "Only until this is so; from then on never again.",
          "of": "Condition"
        }
      ]
    },
    {
      "word": "reload",
      "slots": [
        {
          "key": "who",
          "needed": false,
          "about": "Only these survivors; all if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where they stand there.",
          "of": "Place"
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        },
        {
          "key": "until",
          "needed": false,
          "about": "Only until this is so; from then on never again.",
          "of": "Condition"
        }
      ]
    },
    {
      "word": "make-noise",
      "slots": [
        {
          "key": "who",
          "needed": false,
          "about": "Only these survivors; all if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where they stand there.",
          "of": "Place"
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        },
        {
          "key": "until",
          "needed": false,
          "about": "Only until this is so; from then on never again.",
          "of": "Condition"
        }
      ]
    },
    {
      "word": "drive",
      "slots": [
        {
          "key": "machine",
          "needed": false,
          "about": "Only this one.",
          "names": "machine"
        },
        {
          "key": "who",
          "needed": false,
          "about": "Only these survivors; all if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where they stand there.",
          "of": "Place"
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        },
        {
          "key": "until",
          "needed": false,
          "about": "Only until this is so; from then on never again.",
          "of": "Condition"
        }
      ]
    },
    {
      "word": "fire",
      "slots": [
        {
          "key": "machine",
          "needed": false,
          "about": "Only this one.",
          "names": "machine"
        },
        {
          "key": "who",
          "needed": false,
          "about": "Only these survivors; all if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where they stand there.",
          "of": "Place"
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        },
        {
          "key": "until",
          "needed": false,
          "about": "Only until this is so; from then on never again.",
          "of": "Condition"
        }
      ]
    },
    {
      "word": "use",
      "slots": [
        {
          "key": "card",
          "needed": true,
          "about": "The card, or one of these.",
          "of": "Cards"
        },
        {
          "key": "who",
          "needed": false,
          "about": "Only these survivors; all if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where they stand there.",
          "of": "Place"
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        },
        {
          "key": "until",
          "needed": false,
          "about": "Only until this is so; from then on never again.",
          "of": "Condition"
        }
      ]
    },
    {
      "word": "do",
      "slots": [
        {
          "key": "rule",
          "needed": true,
          "about": "The rule of the action.",
          "names": "rule"
        },
        {
          "key": "who",
          "needed": false,
          "about": "Only these survivors; all if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where they stand there.",
          "of": "Place"
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        },
        {
          "key": "until",
          "needed": false,
          "about": "Only until this is so; from then on never again.",
          "of": "Condition"
        }
      ]
    },
    {
      "word": "skill",
      "slots": [
        {
          "key": "skill",
          "needed": false,
          "about": "Only this one. Skills that work by themselves go on doing so.",
          "choices": [
            "charge",
            "vade-retro",
            "jump",
            "shove",
            "lifesaver",
            "taunt",
            "born-leader",
            "inventor"
          ]
        },
        {
          "key": "who",
          "needed": false,
          "about": "Only these survivors; all if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where they stand there.",
          "of": "Place"
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        },
        {
          "key": "until",
          "needed": false,
          "about": "Only until this is so; from then on never again.",
          "of": "Condition"
        }
      ]
    },
    {
      "word": "search",
      "slots": [
        {
          "key": "who",
          "needed": false,
          "about": "Only for these; for everybody if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only there; anywhere if nothing is said.",
          "of": "Place"
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        },
        {
          "key": "until",
          "needed": false,
          "about": "Only until this is so; from then on never again.",
          "of": "Condition"
        }
      ]
    },
    {
      "word": "defeat",
      "slots": [
        {
          "key": "of",
          "needed": false,
          "about": "Only where it was one of these. The game is lost with the last survivor on the board, unless the goals are reached.",
          "choices": [
            "survivors",
            "companions"
          ]
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        },
        {
          "key": "until",
          "needed": false,
          "about": "Only until this is so; from then on never again.",
          "of": "Condition"
        }
      ]
    }
  ],
  "changes": [
    {
      "word": "sight",
      "slots": [
        {
          "key": "range",
          "needed": true,
          "about": "The furthest range at which a zone is seen; 0 for one's own zone only. Noise is heard from everywhere all the same.",
          "number": {
            "least": 0,
            "most": 9
          }
        },
        {
          "key": "of",
          "needed": false,
          "about": "Only survivors, or only zombies; both if nothing is said.",
          "choices": [
            "survivors",
            "zombies"
          ]
        },
        {
          "key": "who",
          "needed": false,
          "about": "Only for these survivors; for all if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where they stand there.",
          "of": "Place"
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        },
        {
          "key": "until",
          "needed": false,
          "about": "Only until this is so; from then on never again.",
          "of": "Condition"
        }
      ]
    },
    {
      "word": "hidden",
      "slots": [
        {
          "key": "who",
          "needed": false,
          "about": "Only for these survivors; for all if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where they stand there. Zombies in the same zone find them all the same.",
          "of": "Place"
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        },
        {
          "key": "until",
          "needed": false,
          "about": "Only until this is so; from then on never again.",
          "of": "Condition"
        }
      ]
    },
    {
      "word": "sight-blocked",
      "slots": [
        {
          "key": "area",
          "needed": true,
          "about": "Which.",
          "names": "area"
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        },
        {
          "key": "until",
          "needed": false,
          "about": "Only until this is so; from then on never again.",
          "of": "Condition"
        }
      ]
    },
    {
      "word": "combat",
      "slots": [
        {
          "key": "mode",
          "needed": false,
          "about": "Only Melee, or only Ranged actions; both if nothing is said. The Gatling gun and Dynamite are as ever.",
          "choices": [
            "melee",
            "ranged"
          ]
        },
        {
          "key": "accuracy",
          "needed": false,
          "about": "What the dice have to show at least is so much more, or less below nought; it stays between 1 and 6.",
          "number": {
            "least": -5,
            "most": 5
          }
        },
        {
          "key": "dice",
          "needed": false,
          "about": "So many dice more, or fewer below nought; one is always left.",
          "number": {
            "least": -9,
            "most": 9
          }
        },
        {
          "key": "damage",
          "needed": false,
          "about": "So much more damage, or less below nought.",
          "number": {
            "least": -9,
            "most": 9
          }
        },
        {
          "key": "who",
          "needed": false,
          "about": "Only for these survivors; for all if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where they stand there.",
          "of": "Place"
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        },
        {
          "key": "until",
          "needed": false,
          "about": "Only until this is so; from then on never again.",
          "of": "Condition"
        }
      ]
    },
    {
      "word": "actions",
      "slots": [
        {
          "key": "by",
          "needed": true,
          "about": "So many more, or fewer below nought. It counts when the turn begins.",
          "number": {
            "least": -9,
            "most": 9
          }
        },
        {
          "key": "who",
          "needed": false,
          "about": "Only for these survivors; for all if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only where they stand there.",
          "of": "Place"
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        },
        {
          "key": "until",
          "needed": false,
          "about": "Only until this is so; from then on never again.",
          "of": "Condition"
        }
      ]
    },
    {
      "word": "zombies",
      "slots": [
        {
          "key": "kind",
          "needed": false,
          "about": "Only those of this kind: walker, runner, fatty, abomination, or one of the mission's own.",
          "names": "kind"
        },
        {
          "key": "health",
          "needed": false,
          "about": "So much more damage eliminates one, or less below nought.",
          "number": {
            "least": -9,
            "most": 9
          }
        },
        {
          "key": "damage",
          "needed": false,
          "about": "Each deals so many wounds more, or fewer below nought.",
          "number": {
            "least": -9,
            "most": 9
          }
        },
        {
          "key": "actions",
          "needed": false,
          "about": "They have so many actions more in each activation, or fewer below nought.",
          "number": {
            "least": -9,
            "most": 9
          }
        },
        {
          "key": "adrenaline",
          "needed": false,
          "about": "Eliminating one gives so many points more, or fewer below nought.",
          "number": {
            "least": -9,
            "most": 9
          }
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        },
        {
          "key": "until",
          "needed": false,
          "about": "Only until this is so; from then on never again.",
          "of": "Condition"
        }
      ]
    },
    {
      "word": "noise",
      "slots": [
        {
          "key": "in",
          "needed": true,
          "about": "Where. Zombies that see nobody go to the nearest of its zones, and not to the noise token.",
          "of": "Place"
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        },
        {
          "key": "until",
          "needed": false,
          "about": "Only until this is so; from then on never again.",
          "of": "Condition"
        }
      ]
    }
  ],
  "prices": [
    {
      "word": "rally",
      "slots": [
        {
          "key": "class",
          "needed": false,
          "about": "Only those of this class.",
          "of": "Class"
        },
        {
          "key": "group",
          "needed": false,
          "about": "Only those of this group.",
          "names": "group"
        },
        {
          "key": "pay",
          "needed": true,
          "about": "Different ways to pay.",
          "of": "Prices"
        },
        {
          "key": "who",
          "needed": false,
          "about": "Only for these; for everybody if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        }
      ]
    },
    {
      "word": "exit",
      "slots": [
        {
          "key": "pay",
          "needed": true,
          "about": "Different ways to pay.",
          "of": "Prices"
        },
        {
          "key": "who",
          "needed": false,
          "about": "Only for these; for everybody if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        }
      ]
    },
    {
      "word": "take",
      "slots": [
        {
          "key": "colour",
          "needed": false,
          "about": "Only those of this colour.",
          "choices": [
            "red",
            "blue",
            "green"
          ]
        },
        {
          "key": "group",
          "needed": false,
          "about": "Only those of this group.",
          "names": "group"
        },
        {
          "key": "except",
          "needed": false,
          "about": "Not those of this group.",
          "names": "group"
        },
        {
          "key": "in",
          "needed": false,
          "about": "Only there; anywhere if nothing is said.",
          "of": "Place"
        },
        {
          "key": "pay",
          "needed": true,
          "about": "Different ways to pay.",
          "of": "Prices"
        },
        {
          "key": "who",
          "needed": false,
          "about": "Only for these; for everybody if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        }
      ]
    },
    {
      "word": "search",
      "slots": [
        {
          "key": "in",
          "needed": false,
          "about": "Only there; anywhere if nothing is said.",
          "of": "Place"
        },
        {
          "key": "pay",
          "needed": true,
          "about": "Different ways to pay.",
          "of": "Prices"
        },
        {
          "key": "who",
          "needed": false,
          "about": "Only for these; for everybody if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        }
      ]
    },
    {
      "word": "enter",
      "slots": [
        {
          "key": "in",
          "needed": true,
          "about": "Which. Whoever comes in by an action of their own, on foot or driving, pays; whoever is brought along does not.",
          "of": "Place"
        },
        {
          "key": "pay",
          "needed": true,
          "about": "Different ways to pay.",
          "of": "Prices"
        },
        {
          "key": "who",
          "needed": false,
          "about": "Only for these; for everybody if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        }
      ]
    },
    {
      "word": "drive",
      "slots": [
        {
          "key": "machine",
          "needed": false,
          "about": "Only this one.",
          "names": "machine"
        },
        {
          "key": "pay",
          "needed": true,
          "about": "Different ways to pay.",
          "of": "Prices"
        },
        {
          "key": "who",
          "needed": false,
          "about": "Only for these; for everybody if nothing is said.",
          "of": "PeopleFilter"
        },
        {
          "key": "asLongAs",
          "needed": false,
          "about": "Only as long as this is so.",
          "of": "Condition"
        },
        {
          "key": "unless",
          "needed": false,
          "about": "Not where this is so.",
          "of": "Condition"
        }
      ]
    }
  ]
};

/** The words that only some games have, by where they stand in a file, and these games. */
export const wordsOfGames: WordsOfGames = {
  "missionKeys": {
    "classLimits": [
      "undead-or-alive"
    ],
    "aside": [
      "undead-or-alive"
    ],
    "decks": [
      "undead-or-alive"
    ],
    "kinds": [
      "undead-or-alive"
    ]
  },
  "situationKeys": {
    "companions": [
      "undead-or-alive"
    ],
    "noise": [
      "undead-or-alive"
    ],
    "train": [
      "undead-or-alive"
    ],
    "aside": [
      "undead-or-alive"
    ],
    "bounty": [
      "undead-or-alive"
    ],
    "setAside": [
      "undead-or-alive"
    ],
    "decks": [
      "undead-or-alive"
    ],
    "vadeRetro": [
      "undead-or-alive"
    ],
    "ultrared": [
      "undead-or-alive"
    ],
    "slipperyStops": [
      "undead-or-alive"
    ],
    "freeActionsToSpare": [
      "undead-or-alive"
    ],
    "kinds": [
      "undead-or-alive"
    ]
  },
  "tokens": {
    "no-objective": [
      "undead-or-alive"
    ],
    "noise": [
      "undead-or-alive"
    ],
    "companion": [
      "undead-or-alive"
    ],
    "train": [
      "undead-or-alive"
    ]
  },
  "areas": {
    "aboard": [
      "undead-or-alive"
    ],
    "first-spawn-zone": [
      "undead-or-alive"
    ]
  },
  "conditions": {
    "rallied": [
      "undead-or-alive"
    ],
    "leads": [
      "undead-or-alive"
    ],
    "bountyWeapons": [
      "undead-or-alive"
    ],
    "eliminated": [
      "undead-or-alive"
    ]
  },
  "amounts": {
    "led": [
      "undead-or-alive"
    ]
  },
  "rules": {
    "price": [
      "undead-or-alive"
    ],
    "search": [
      "undead-or-alive"
    ],
    "change": [
      "undead-or-alive"
    ],
    "passage": [
      "undead-or-alive"
    ]
  },
  "events": {
    "companion-rallied": [
      "undead-or-alive"
    ],
    "train-enters": [
      "undead-or-alive"
    ],
    "train-reaches": [
      "undead-or-alive"
    ],
    "zombie-rides-off": [
      "undead-or-alive"
    ],
    "searched": [
      "undead-or-alive"
    ],
    "found": [
      "undead-or-alive"
    ],
    "level-reached": [
      "undead-or-alive"
    ],
    "wounded": [
      "undead-or-alive"
    ],
    "survivor-eliminated": [
      "undead-or-alive"
    ],
    "leaves": [
      "undead-or-alive"
    ],
    "left": [
      "undead-or-alive"
    ],
    "turn-begins": [
      "undead-or-alive"
    ],
    "turn-ends": [
      "undead-or-alive"
    ]
  },
  "effects": {
    "bounty-weapon": [
      "undead-or-alive"
    ],
    "companion": [
      "undead-or-alive"
    ],
    "set-aside": [
      "undead-or-alive"
    ],
    "scatter": [
      "undead-or-alive"
    ],
    "train-starts": [
      "undead-or-alive"
    ],
    "to-first-spawn-zone": [
      "undead-or-alive"
    ],
    "flip-tile": [
      "undead-or-alive"
    ],
    "discard": [
      "undead-or-alive"
    ],
    "no-starting-weapons": [
      "undead-or-alive"
    ],
    "wound": [
      "undead-or-alive"
    ],
    "heal": [
      "undead-or-alive"
    ],
    "actions": [
      "undead-or-alive"
    ],
    "level": [
      "undead-or-alive"
    ],
    "skill": [
      "undead-or-alive"
    ],
    "move-people": [
      "undead-or-alive"
    ],
    "return": [
      "undead-or-alive"
    ],
    "eliminate": [
      "undead-or-alive"
    ],
    "leave": [
      "undead-or-alive"
    ]
  },
  "restrictions": {
    "rally": [
      "undead-or-alive"
    ],
    "holy-water": [
      "undead-or-alive"
    ],
    "awaken": [
      "undead-or-alive"
    ],
    "move": [
      "undead-or-alive"
    ],
    "trade": [
      "undead-or-alive"
    ],
    "melee": [
      "undead-or-alive"
    ],
    "ranged": [
      "undead-or-alive"
    ],
    "reload": [
      "undead-or-alive"
    ],
    "make-noise": [
      "undead-or-alive"
    ],
    "drive": [
      "undead-or-alive"
    ],
    "fire": [
      "undead-or-alive"
    ],
    "use": [
      "undead-or-alive"
    ],
    "do": [
      "undead-or-alive"
    ],
    "skill": [
      "undead-or-alive"
    ],
    "search": [
      "undead-or-alive"
    ],
    "defeat": [
      "undead-or-alive"
    ]
  },
  "changes": {
    "sight": [
      "undead-or-alive"
    ],
    "hidden": [
      "undead-or-alive"
    ],
    "sight-blocked": [
      "undead-or-alive"
    ],
    "combat": [
      "undead-or-alive"
    ],
    "actions": [
      "undead-or-alive"
    ],
    "zombies": [
      "undead-or-alive"
    ],
    "noise": [
      "undead-or-alive"
    ]
  },
  "prices": {
    "rally": [
      "undead-or-alive"
    ],
    "exit": [
      "undead-or-alive"
    ],
    "take": [
      "undead-or-alive"
    ],
    "search": [
      "undead-or-alive"
    ],
    "enter": [
      "undead-or-alive"
    ],
    "drive": [
      "undead-or-alive"
    ]
  },
  "carrying": {
    "companion": [
      "undead-or-alive"
    ]
  },
  "filters": {
    "seenFrom": [
      "undead-or-alive"
    ],
    "tag": [
      "undead-or-alive"
    ],
    "class": [
      "undead-or-alive"
    ],
    "level": [
      "undead-or-alive"
    ],
    "skill": [
      "undead-or-alive"
    ],
    "companions": [
      "undead-or-alive"
    ]
  }
};
