// Made from the schemas of missions by: npm run schemas

import type { Form } from '../form';

/** Everything that goals and rules can be made of, by its name in the schema of missions. */
export const forms: Readonly<Record<string, Form>> = {
 "Area": {
  "is": "object",
  "keys": {
   "name": {
    "form": {
     "is": "text"
    },
    "needed": true
   },
   "zones": {
    "form": {
     "is": "list",
     "of": "Part",
     "least": 1,
     "most": 500,
     "differ": true
    }
   },
   "tiles": {
    "form": {
     "is": "list",
     "of": {
      "is": "name"
     },
     "least": 1,
     "most": 400,
     "differ": true
    }
   }
  },
  "filled": true
 },
 "HowMany": {
  "is": "either",
  "forms": [
   {
    "is": "number",
    "least": 1,
    "most": 999
   },
   {
    "is": "choice",
    "values": [
     "all",
     "per-survivor"
    ]
   }
  ]
 },
 "Amount": {
  "is": "either",
  "forms": [
   {
    "is": "number",
    "least": 1,
    "most": 99
   },
   "AmountPer"
  ]
 },
 "Threshold": {
  "is": "either",
  "forms": [
   {
    "is": "number",
    "least": -999,
    "most": 999
   },
   "AsMany"
  ]
 },
 "Gain": {
  "is": "either",
  "forms": [
   {
    "is": "number",
    "least": -99,
    "most": 99
   },
   "AmountPer"
  ]
 },
 "AmountPer": {
  "is": "object",
  "keys": {
   "times": {
    "form": {
     "is": "number",
     "least": -99,
     "most": 99
    }
   },
   "per": {
    "form": {
     "is": "choice",
     "values": [
      "survivor",
      "loaded",
      "round",
      "rolled",
      "led"
     ]
    }
   },
   "each": {
    "form": "PieceIn"
   },
   "counter": {
    "form": {
     "is": "name"
    },
    "names": "counter"
   },
   "dice": {
    "form": {
     "is": "number",
     "least": 1,
     "most": 9
    }
   }
  },
  "oneOf": [
   [
    "per"
   ],
   [
    "each"
   ],
   [
    "counter"
   ],
   [
    "dice"
   ]
  ]
 },
 "AsMany": {
  "is": "object",
  "keys": {
   "times": {
    "form": {
     "is": "number",
     "least": -99,
     "most": 99
    }
   },
   "per": {
    "form": {
     "is": "choice",
     "values": [
      "survivor",
      "loaded",
      "round",
      "rolled",
      "led"
     ]
    }
   },
   "each": {
    "form": "PieceIn"
   },
   "counter": {
    "form": {
     "is": "name"
    },
    "names": "counter"
   }
  },
  "oneOf": [
   [
    "per"
   ],
   [
    "each"
   ],
   [
    "counter"
   ]
  ]
 },
 "Place": {
  "is": "either",
  "forms": [
   {
    "is": "name"
   },
   "PlaceFilter"
  ]
 },
 "PlaceFilter": {
  "is": "object",
  "keys": {
   "in": {
    "form": "Place",
    "names": "area"
   },
   "only": {
    "form": {
     "is": "choice",
     "values": [
      "streets",
      "buildings"
     ]
    }
   },
   "of": {
    "form": "Piece"
   },
   "people": {
    "form": "People"
   },
   "near": {
    "form": "Place",
    "names": "area"
   },
   "range": {
    "form": {
     "is": "number",
     "least": 0,
     "most": 9
    }
   },
   "pick": {
    "form": {
     "is": "choice",
     "values": [
      "one",
      "lot"
     ]
    }
   },
   "seenFrom": {
    "form": "Place",
    "names": "area"
   },
   "tag": {
    "form": {
     "is": "name"
    },
    "names": "tag"
   }
  },
  "filled": true
 },
 "Piece": {
  "is": "object",
  "keys": {
   "objectives": {
    "form": "ObjectiveFilter"
   },
   "spawnTokens": {
    "form": "SpawnTokenFilter"
   },
   "zombies": {
    "form": "ZombieFilter"
   },
   "machine": {
    "form": {
     "is": "name"
    },
    "names": "machine"
   },
   "companions": {
    "form": "CompanionFilter"
   }
  },
  "oneOf": [
   [
    "objectives"
   ],
   [
    "spawnTokens"
   ],
   [
    "zombies"
   ],
   [
    "machine"
   ],
   [
    "companions"
   ]
  ]
 },
 "PieceIn": {
  "is": "object",
  "keys": {
   "objectives": {
    "form": "ObjectiveFilter"
   },
   "spawnTokens": {
    "form": "SpawnTokenFilter"
   },
   "zombies": {
    "form": "ZombieFilter"
   },
   "machine": {
    "form": {
     "is": "name"
    },
    "names": "machine"
   },
   "people": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "companions": {
    "form": "CompanionFilter"
   }
  },
  "oneOf": [
   [
    "objectives"
   ],
   [
    "spawnTokens"
   ],
   [
    "zombies"
   ],
   [
    "machine"
   ],
   [
    "people"
   ],
   [
    "companions"
   ]
  ]
 },
 "ZombieFilter": {
  "is": "object",
  "keys": {
   "kind": {
    "form": {
     "is": "name"
    },
    "names": "kind"
   }
  }
 },
 "People": {
  "is": "either",
  "forms": [
   {
    "is": "choice",
    "values": [
     "doer",
     "taker",
     "all",
     "others",
     "one",
     "lot"
    ]
   },
   "PeopleFilter"
  ]
 },
 "Receiver": {
  "is": "either",
  "forms": [
   {
    "is": "choice",
    "values": [
     "first-player-choice"
    ]
   },
   "People"
  ]
 },
 "PeopleFilter": {
  "is": "object",
  "keys": {
   "survivor": {
    "form": {
     "is": "name"
    },
    "names": "survivor"
   },
   "except": {
    "form": {
     "is": "choice",
     "values": [
      "doer"
     ]
    },
    "names": "group"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "holds": {
    "form": "Holding"
   },
   "wounded": {
    "form": {
     "is": "number",
     "least": 1,
     "most": 9
    }
   },
   "nearest": {
    "form": "Place",
    "names": "area"
   },
   "pick": {
    "form": {
     "is": "choice",
     "values": [
      "one",
      "lot"
     ]
    }
   },
   "count": {
    "form": {
     "is": "number",
     "least": 1,
     "most": 20
    }
   },
   "class": {
    "form": "Class"
   },
   "level": {
    "form": "DangerLevel"
   },
   "skill": {
    "form": {
     "is": "name"
    },
    "names": "skill"
   }
  },
  "filled": true
 },
 "Who": {
  "is": "either",
  "forms": [
   {
    "is": "choice",
    "values": [
     "all",
     "somebody",
     "doer",
     "others"
    ]
   },
   {
    "is": "number",
    "least": 1,
    "most": 20
   },
   "PeopleFilter"
  ]
 },
 "Holding": {
  "is": "object",
  "keys": {
   "card": {
    "form": "Cards",
    "names": "card"
   },
   "objective": {
    "form": "ObjectiveFilter",
    "names": "objective"
   },
   "count": {
    "form": {
     "is": "number",
     "least": 1,
     "most": 9
    }
   }
  },
  "oneOf": [
   [
    "card"
   ],
   [
    "objective"
   ]
  ]
 },
 "Cards": {
  "is": "either",
  "forms": [
   {
    "is": "name"
   },
   {
    "is": "list",
    "of": {
     "is": "name"
    },
    "least": 1,
    "most": 20,
    "differ": true
   }
  ]
 },
 "Goal": {
  "is": "object",
  "keys": {
   "inOrder": {
    "form": {
     "is": "list",
     "of": "Goal",
     "least": 1,
     "most": 100
    }
   },
   "anyOrder": {
    "form": {
     "is": "list",
     "of": "Goal",
     "least": 1,
     "most": 100
    }
   },
   "then": {
    "form": {
     "is": "list",
     "of": "Goal",
     "least": 2,
     "most": 2
    }
   },
   "reach": {
    "form": "Condition"
   },
   "text": {
    "form": {
     "is": "text"
    }
   }
  },
  "oneOf": [
   [
    "inOrder"
   ],
   [
    "anyOrder"
   ],
   [
    "then"
   ],
   [
    "reach"
   ],
   [
    "text"
   ]
  ]
 },
 "Condition": {
  "is": "object",
  "keys": {
   "all": {
    "form": {
     "is": "list",
     "of": "Condition",
     "least": 1,
     "most": 20
    }
   },
   "any": {
    "form": {
     "is": "list",
     "of": "Condition",
     "least": 1,
     "most": 20
    }
   },
   "not": {
    "form": "Condition"
   },
   "taken": {
    "form": "ConditionTaken"
   },
   "held": {
    "form": "ConditionHeld"
   },
   "loaded": {
    "form": "ConditionLoaded"
   },
   "left": {
    "form": "ConditionLeft"
   },
   "people": {
    "form": "ConditionPeople"
   },
   "spawnTokens": {
    "form": "ConditionSpawnTokens"
   },
   "zombies": {
    "form": "ConditionZombies"
   },
   "machine": {
    "form": "ConditionMachine",
    "names": "machine"
   },
   "round": {
    "form": "ConditionRound"
   },
   "counter": {
    "form": "ConditionCounter",
    "names": "counter"
   },
   "done": {
    "form": {
     "is": "either",
     "forms": [
      {
       "is": "name"
      },
      "DoneOften"
     ]
    },
    "names": "rule"
   },
   "objectives": {
    "form": "ConditionObjectives"
   },
   "rallied": {
    "form": "ConditionRallied"
   },
   "leads": {
    "form": "ConditionLeads"
   },
   "bountyWeapons": {
    "form": "ConditionBountyWeapons"
   },
   "eliminated": {
    "form": "ConditionEliminated"
   }
  },
  "oneOf": [
   [
    "all"
   ],
   [
    "any"
   ],
   [
    "not"
   ],
   [
    "taken"
   ],
   [
    "held"
   ],
   [
    "loaded"
   ],
   [
    "left"
   ],
   [
    "people"
   ],
   [
    "spawnTokens"
   ],
   [
    "zombies"
   ],
   [
    "machine"
   ],
   [
    "round"
   ],
   [
    "counter"
   ],
   [
    "done"
   ],
   [
    "objectives"
   ],
   [
    "rallied"
   ],
   [
    "leads"
   ],
   [
    "bountyWeapons"
   ],
   [
    "eliminated"
   ]
  ]
 },
 "ConditionTaken": {
  "is": "object",
  "keys": {
   "colour": {
    "form": {
     "is": "choice",
     "values": [
      "red",
      "blue",
      "green"
     ]
    }
   },
   "group": {
    "form": {
     "is": "name"
    },
    "names": "group"
   },
   "except": {
    "form": {
     "is": "name"
    },
    "names": "group"
   },
   "count": {
    "form": "HowMany"
   }
  }
 },
 "ConditionHeld": {
  "is": "object",
  "keys": {
   "colour": {
    "form": {
     "is": "choice",
     "values": [
      "red",
      "blue",
      "green"
     ]
    }
   },
   "group": {
    "form": {
     "is": "name"
    },
    "names": "group"
   },
   "except": {
    "form": {
     "is": "name"
    },
    "names": "group"
   },
   "count": {
    "form": "HowMany"
   }
  }
 },
 "ConditionLoaded": {
  "is": "object",
  "keys": {
   "colour": {
    "form": {
     "is": "choice",
     "values": [
      "red",
      "blue",
      "green"
     ]
    }
   },
   "group": {
    "form": {
     "is": "name"
    },
    "names": "group"
   },
   "except": {
    "form": {
     "is": "name"
    },
    "names": "group"
   },
   "into": {
    "form": {
     "is": "name"
    },
    "needed": true,
    "names": "holder"
   },
   "count": {
    "form": "HowMany"
   }
  }
 },
 "ConditionLeft": {
  "is": "object",
  "keys": {
   "by": {
    "form": {
     "is": "choice",
     "values": [
      "exit",
      "train"
     ]
    },
    "needed": true
   },
   "with": {
    "form": {
     "is": "name"
    },
    "names": "machine"
   },
   "who": {
    "form": "PeopleFilter"
   },
   "count": {
    "form": {
     "is": "number",
     "least": 1,
     "most": 20
    }
   },
   "companions": {
    "form": "CompanionFilter"
   }
  }
 },
 "ConditionPeople": {
  "is": "object",
  "keys": {
   "in": {
    "form": "Place",
    "names": "area"
   },
   "who": {
    "form": "Who"
   },
   "holds": {
    "form": "Holding"
   },
   "wounded": {
    "form": {
     "is": "number",
     "least": 1,
     "most": 9
    }
   },
   "level": {
    "form": "DangerLevel"
   },
   "skill": {
    "form": {
     "is": "name"
    },
    "names": "skill"
   }
  },
  "filled": true
 },
 "ConditionSpawnTokens": {
  "is": "object",
  "keys": {
   "spawn": {
    "form": {
     "is": "choice",
     "values": [
      "starting",
      "mobile",
      "abomination",
      "corpse-pile"
     ]
    }
   },
   "group": {
    "form": {
     "is": "name"
    },
    "names": "group"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "status": {
    "form": {
     "is": "choice",
     "values": [
      "active",
      "inactive",
      "safe",
      "removed"
     ]
    }
   },
   "count": {
    "form": "HowMany"
   }
  }
 },
 "ConditionZombies": {
  "is": "object",
  "keys": {
   "in": {
    "form": "Place",
    "names": "area"
   },
   "kind": {
    "form": {
     "is": "name"
    },
    "names": "kind"
   },
   "count": {
    "form": {
     "is": "number",
     "least": 1,
     "most": 999
    }
   }
  }
 },
 "ConditionObjectives": {
  "is": "object",
  "keys": {
   "colour": {
    "form": {
     "is": "choice",
     "values": [
      "red",
      "blue",
      "green"
     ]
    }
   },
   "group": {
    "form": {
     "is": "name"
    },
    "names": "group"
   },
   "except": {
    "form": {
     "is": "name"
    },
    "names": "group"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "count": {
    "form": {
     "is": "number",
     "least": 1,
     "most": 99
    }
   }
  }
 },
 "ConditionMachine": {
  "is": "object",
  "keys": {
   "machine": {
    "form": {
     "is": "name"
    },
    "needed": true,
    "names": "machine"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "gone": {
    "form": {
     "is": "choice",
     "values": [
      true
     ]
    }
   }
  },
  "oneOf": [
   [
    "in"
   ],
   [
    "gone"
   ]
  ]
 },
 "ConditionRound": {
  "is": "object",
  "keys": {
   "from": {
    "form": {
     "is": "number",
     "least": 1,
     "most": 999
    },
    "names": "deck"
   },
   "to": {
    "form": {
     "is": "number",
     "least": 1,
     "most": 999
    },
    "names": "area"
   },
   "every": {
    "form": {
     "is": "number",
     "least": 2,
     "most": 99
    }
   }
  },
  "filled": true
 },
 "ConditionCounter": {
  "is": "object",
  "keys": {
   "counter": {
    "form": {
     "is": "name"
    },
    "needed": true,
    "names": "counter"
   },
   "atLeast": {
    "form": "Threshold"
   },
   "atMost": {
    "form": "Threshold"
   },
   "is": {
    "form": "Threshold"
   }
  },
  "oneOf": [
   [
    "atLeast"
   ],
   [
    "atMost"
   ],
   [
    "is"
   ]
  ]
 },
 "DoneOften": {
  "is": "object",
  "keys": {
   "rule": {
    "form": {
     "is": "name"
    },
    "needed": true,
    "names": "rule"
   },
   "times": {
    "form": {
     "is": "number",
     "least": 1,
     "most": 999
    },
    "needed": true
   }
  }
 },
 "Rule": {
  "is": "object",
  "keys": {
   "when": {
    "form": "RuleEvent"
   },
   "asSoonAs": {
    "form": "Condition"
   },
   "action": {
    "form": "CustomAction"
   },
   "if": {
    "form": "Condition"
   },
   "once": {
    "form": {
     "is": "choice",
     "values": [
      true,
      "each-survivor",
      "each-round",
      "each-turn"
     ]
    }
   },
   "do": {
    "form": "Effects"
   },
   "forbid": {
    "form": "Restriction"
   },
   "carry": {
    "form": "CarryRule"
   },
   "text": {
    "form": {
     "is": "text"
    }
   },
   "times": {
    "form": {
     "is": "number",
     "least": 2,
     "most": 99
    }
   },
   "price": {
    "form": "PriceRule"
   },
   "search": {
    "form": "SearchRule"
   },
   "change": {
    "form": "Change"
   },
   "passage": {
    "form": "PassageRule"
   }
  },
  "oneOf": [
   [
    "when",
    "do"
   ],
   [
    "asSoonAs",
    "do"
   ],
   [
    "action",
    "do"
   ],
   [
    "forbid"
   ],
   [
    "carry"
   ],
   [
    "text"
   ],
   [
    "price"
   ],
   [
    "change"
   ],
   [
    "search"
   ],
   [
    "passage"
   ]
  ],
  "beside": {
   "if": [
    "do"
   ],
   "once": [
    "do"
   ],
   "times": [
    "do"
   ]
  }
 },
 "RuleEvent": {
  "is": "word",
  "key": "event",
  "words": {
   "set-up": "EventSetUp",
   "round-begins": "EventRoundBegins",
   "players-phase-ends": "EventPlayersPhaseEnds",
   "zombies-phase": "EventZombiesPhase",
   "end-phase": "EventEndPhase",
   "objective-taken": "EventObjectiveTaken",
   "zombie-killed": "EventZombieKilled",
   "used": "EventUsed",
   "enters": "EventEnters",
   "stepped-off": "EventSteppedOff",
   "zombies-spawned": "EventZombiesSpawned",
   "zombie-enters": "EventZombieEnters",
   "spawn-token": "EventSpawnToken",
   "companion-rallied": "EventCompanionRallied",
   "train-enters": "EventTrainEnters",
   "train-reaches": "EventTrainReaches",
   "zombie-rides-off": "EventZombieRidesOff",
   "searched": "EventSearched",
   "found": "EventFound",
   "level-reached": "EventLevelReached",
   "wounded": "EventWounded",
   "survivor-eliminated": "EventSurvivorEliminated",
   "leaves": "EventLeaves",
   "left": "EventLeft",
   "turn-begins": "EventTurnBegins",
   "turn-ends": "EventTurnEnds"
  }
 },
 "EventSetUp": {
  "is": "object",
  "keys": {
   "event": {
    "form": {
     "is": "choice",
     "values": [
      "set-up"
     ]
    },
    "needed": true
   }
  }
 },
 "EventRoundBegins": {
  "is": "object",
  "keys": {
   "event": {
    "form": {
     "is": "choice",
     "values": [
      "round-begins"
     ]
    },
    "needed": true
   }
  }
 },
 "EventPlayersPhaseEnds": {
  "is": "object",
  "keys": {
   "event": {
    "form": {
     "is": "choice",
     "values": [
      "players-phase-ends"
     ]
    },
    "needed": true
   }
  }
 },
 "EventZombiesPhase": {
  "is": "object",
  "keys": {
   "event": {
    "form": {
     "is": "choice",
     "values": [
      "zombies-phase"
     ]
    },
    "needed": true
   }
  }
 },
 "EventEndPhase": {
  "is": "object",
  "keys": {
   "event": {
    "form": {
     "is": "choice",
     "values": [
      "end-phase"
     ]
    },
    "needed": true
   }
  }
 },
 "EventObjectiveTaken": {
  "is": "object",
  "keys": {
   "event": {
    "form": {
     "is": "choice",
     "values": [
      "objective-taken"
     ]
    },
    "needed": true
   },
   "colour": {
    "form": {
     "is": "choice",
     "values": [
      "red",
      "blue",
      "green"
     ]
    }
   },
   "group": {
    "form": {
     "is": "name"
    },
    "names": "group"
   },
   "except": {
    "form": {
     "is": "name"
    },
    "names": "group"
   },
   "by": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   }
  }
 },
 "EventZombieKilled": {
  "is": "object",
  "keys": {
   "event": {
    "form": {
     "is": "choice",
     "values": [
      "zombie-killed"
     ]
    },
    "needed": true
   },
   "kind": {
    "form": {
     "is": "name"
    },
    "names": "kind"
   },
   "by": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   }
  }
 },
 "EventZombiesSpawned": {
  "is": "object",
  "keys": {
   "event": {
    "form": {
     "is": "choice",
     "values": [
      "zombies-spawned"
     ]
    },
    "needed": true
   },
   "kind": {
    "form": {
     "is": "name"
    },
    "names": "kind"
   },
   "in": {
    "form": "Place",
    "names": "area"
   }
  }
 },
 "EventZombieEnters": {
  "is": "object",
  "keys": {
   "event": {
    "form": {
     "is": "choice",
     "values": [
      "zombie-enters"
     ]
    },
    "needed": true
   },
   "kind": {
    "form": {
     "is": "name"
    },
    "names": "kind"
   },
   "area": {
    "form": "Place",
    "needed": true,
    "names": "area"
   }
  }
 },
 "EventSpawnToken": {
  "is": "object",
  "keys": {
   "event": {
    "form": {
     "is": "choice",
     "values": [
      "spawn-token"
     ]
    },
    "needed": true
   },
   "spawn": {
    "form": {
     "is": "choice",
     "values": [
      "starting",
      "mobile",
      "abomination",
      "corpse-pile"
     ]
    }
   },
   "group": {
    "form": {
     "is": "name"
    },
    "names": "group"
   },
   "becomes": {
    "form": {
     "is": "choice",
     "values": [
      "active",
      "inactive",
      "safe",
      "removed",
      "moved"
     ]
    },
    "needed": true
   },
   "in": {
    "form": "Place",
    "names": "area"
   }
  }
 },
 "EventUsed": {
  "is": "object",
  "keys": {
   "event": {
    "form": {
     "is": "choice",
     "values": [
      "used"
     ]
    },
    "needed": true
   },
   "card": {
    "form": {
     "is": "name"
    },
    "needed": true,
    "names": "card"
   },
   "on": {
    "form": "Target"
   },
   "by": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   }
  }
 },
 "EventEnters": {
  "is": "object",
  "keys": {
   "event": {
    "form": {
     "is": "choice",
     "values": [
      "enters"
     ]
    },
    "needed": true
   },
   "area": {
    "form": "Place",
    "needed": true,
    "names": "area"
   },
   "by": {
    "form": "PeopleFilter"
   }
  }
 },
 "EventSteppedOff": {
  "is": "object",
  "keys": {
   "event": {
    "form": {
     "is": "choice",
     "values": [
      "stepped-off"
     ]
    },
    "needed": true
   },
   "objective": {
    "form": {
     "is": "name"
    },
    "needed": true,
    "names": "objective"
   }
  }
 },
 "Target": {
  "is": "object",
  "keys": {
   "token": {
    "form": "SpawnTokenFilter"
   },
   "machine": {
    "form": {
     "is": "name"
    },
    "names": "machine"
   },
   "area": {
    "form": "Place",
    "names": "area"
   }
  },
  "oneOf": [
   [
    "token"
   ],
   [
    "machine"
   ],
   [
    "area"
   ]
  ]
 },
 "SpawnTokenFilter": {
  "is": "object",
  "keys": {
   "spawn": {
    "form": {
     "is": "choice",
     "values": [
      "starting",
      "mobile",
      "abomination",
      "corpse-pile"
     ]
    }
   },
   "group": {
    "form": {
     "is": "name"
    },
    "names": "group"
   }
  }
 },
 "ObjectiveFilter": {
  "is": "object",
  "keys": {
   "colour": {
    "form": {
     "is": "choice",
     "values": [
      "red",
      "blue",
      "green"
     ]
    }
   },
   "group": {
    "form": {
     "is": "name"
    },
    "names": "group"
   },
   "except": {
    "form": {
     "is": "name"
    },
    "names": "group"
   }
  }
 },
 "Effect": {
  "is": "word",
  "key": "effect",
  "words": {
   "adrenaline": "EffectAdrenaline",
   "card": "EffectCard",
   "spread-survivors": "EffectSpreadSurvivors",
   "step": "EffectStep",
   "remove-tokens": "EffectRemoveTokens",
   "remove-machine": "EffectRemoveMachine",
   "remove": "EffectRemove",
   "move": "EffectMove",
   "place": "EffectPlace",
   "wake": "EffectWake",
   "sleep": "EffectSleep",
   "reveal": "EffectReveal",
   "spawn": "EffectSpawn",
   "load": "EffectLoad",
   "zombies": "EffectZombies",
   "noise": "EffectNoise",
   "count": "EffectCount",
   "lose": "EffectLose",
   "if": "EffectIf",
   "roll": "EffectRoll",
   "choose": "EffectChoose",
   "each": "EffectEach",
   "win": "EffectWin",
   "later": "EffectLater",
   "activate": "EffectActivate",
   "bounty-weapon": "EffectBountyWeapon",
   "companion": "EffectCompanion",
   "set-aside": "EffectSetAside",
   "scatter": "EffectScatter",
   "train-starts": "EffectTrainStarts",
   "to-first-spawn-zone": "EffectToFirstSpawnZone",
   "flip-tile": "EffectFlipTile",
   "discard": "EffectDiscard",
   "no-starting-weapons": "EffectNoStartingWeapons",
   "wound": "EffectWound",
   "heal": "EffectHeal",
   "actions": "EffectActions",
   "level": "EffectLevel",
   "skill": "EffectSkill",
   "move-people": "EffectMovePeople",
   "return": "EffectReturn",
   "eliminate": "EffectEliminate",
   "leave": "EffectLeave"
  }
 },
 "EffectAdrenaline": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "adrenaline"
     ]
    },
    "needed": true
   },
   "amount": {
    "form": "Gain",
    "needed": true
   },
   "to": {
    "form": "People",
    "names": "area"
   }
  }
 },
 "EffectCard": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "card"
     ]
    },
    "needed": true
   },
   "card": {
    "form": "Cards",
    "names": "card"
   },
   "from": {
    "form": {
     "is": "name"
    },
    "names": "deck"
   },
   "count": {
    "form": "Amount"
   },
   "to": {
    "form": "Receiver",
    "names": "area"
   }
  }
 },
 "EffectSpreadSurvivors": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "spread-survivors"
     ]
    },
    "needed": true
   }
  }
 },
 "EffectStep": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "step"
     ]
    },
    "needed": true
   },
   "objective": {
    "form": {
     "is": "name"
    },
    "needed": true,
    "names": "objective"
   },
   "along": {
    "form": {
     "is": "name"
    },
    "needed": true,
    "names": "area"
   }
  }
 },
 "EffectRemoveTokens": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "remove-tokens"
     ]
    },
    "needed": true
   },
   "which": {
    "form": "SpawnTokenFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   }
  }
 },
 "EffectRemoveMachine": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "remove-machine"
     ]
    },
    "needed": true
   },
   "machine": {
    "form": {
     "is": "name"
    },
    "needed": true,
    "names": "machine"
   }
  }
 },
 "EffectRemove": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "remove"
     ]
    },
    "needed": true
   },
   "objectives": {
    "form": "ObjectiveFilter"
   },
   "spawnTokens": {
    "form": "SpawnTokenFilter"
   },
   "zombies": {
    "form": "ZombieFilter"
   },
   "machine": {
    "form": {
     "is": "name"
    },
    "names": "machine"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "count": {
    "form": "Amount"
   },
   "adrenaline": {
    "form": {
     "is": "choice",
     "values": [
      true
     ]
    }
   }
  },
  "oneOf": [
   [
    "objectives"
   ],
   [
    "spawnTokens"
   ],
   [
    "zombies"
   ],
   [
    "machine"
   ]
  ]
 },
 "EffectMove": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "move"
     ]
    },
    "needed": true
   },
   "objectives": {
    "form": "ObjectiveFilter"
   },
   "spawnTokens": {
    "form": "SpawnTokenFilter"
   },
   "zombies": {
    "form": "ZombieFilter"
   },
   "machine": {
    "form": {
     "is": "name"
    },
    "names": "machine"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "count": {
    "form": "Amount"
   },
   "to": {
    "form": "Place",
    "needed": true,
    "names": "area"
   },
   "companions": {
    "form": "CompanionFilter"
   }
  },
  "oneOf": [
   [
    "objectives"
   ],
   [
    "spawnTokens"
   ],
   [
    "zombies"
   ],
   [
    "machine"
   ],
   [
    "companions"
   ]
  ]
 },
 "EffectPlace": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "place"
     ]
    },
    "needed": true
   },
   "objectives": {
    "form": "ObjectiveFilter"
   },
   "spawnTokens": {
    "form": "SpawnTokenFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "count": {
    "form": "Amount"
   }
  },
  "oneOf": [
   [
    "objectives"
   ],
   [
    "spawnTokens"
   ]
  ]
 },
 "EffectWake": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "wake"
     ]
    },
    "needed": true
   },
   "which": {
    "form": "SpawnTokenFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "count": {
    "form": "Amount"
   }
  }
 },
 "EffectSleep": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "sleep"
     ]
    },
    "needed": true
   },
   "which": {
    "form": "SpawnTokenFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "count": {
    "form": "Amount"
   }
  }
 },
 "EffectReveal": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "reveal"
     ]
    },
    "needed": true
   },
   "which": {
    "form": "ObjectiveFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "count": {
    "form": "Amount"
   }
  }
 },
 "EffectSpawn": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "spawn"
     ]
    },
    "needed": true
   },
   "in": {
    "form": "Place",
    "needed": true,
    "names": "area"
   },
   "cards": {
    "form": "Amount"
   }
  }
 },
 "EffectLoad": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "load"
     ]
    },
    "needed": true
   },
   "colour": {
    "form": {
     "is": "choice",
     "values": [
      "red",
      "blue",
      "green"
     ]
    }
   },
   "group": {
    "form": {
     "is": "name"
    },
    "names": "group"
   },
   "except": {
    "form": {
     "is": "name"
    },
    "names": "group"
   },
   "into": {
    "form": {
     "is": "name"
    },
    "needed": true,
    "names": "holder"
   }
  }
 },
 "EffectZombies": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "zombies"
     ]
    },
    "needed": true
   },
   "kind": {
    "form": {
     "is": "name"
    },
    "needed": true,
    "names": "kind"
   },
   "count": {
    "form": "Amount"
   },
   "in": {
    "form": "Place",
    "needed": true,
    "names": "area"
   }
  }
 },
 "EffectActivate": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "activate"
     ]
    },
    "needed": true
   },
   "kind": {
    "form": {
     "is": "name"
    },
    "names": "kind"
   },
   "in": {
    "form": "Place",
    "names": "area"
   }
  }
 },
 "EffectNoise": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "noise"
     ]
    },
    "needed": true
   },
   "in": {
    "form": "Place",
    "needed": true,
    "names": "area"
   }
  }
 },
 "EffectCount": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "count"
     ]
    },
    "needed": true
   },
   "counter": {
    "form": {
     "is": "name"
    },
    "needed": true,
    "names": "counter"
   },
   "by": {
    "form": "Gain"
   },
   "to": {
    "form": "Threshold",
    "names": "area"
   }
  }
 },
 "EffectLose": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "lose"
     ]
    },
    "needed": true
   }
  }
 },
 "EffectWin": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "win"
     ]
    },
    "needed": true
   }
  }
 },
 "Effects": {
  "is": "list",
  "of": "Effect",
  "least": 1,
  "most": 20
 },
 "EffectIf": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "if"
     ]
    },
    "needed": true
   },
   "if": {
    "form": "Condition",
    "needed": true
   },
   "do": {
    "form": "Effects",
    "needed": true
   },
   "else": {
    "form": "Effects"
   }
  }
 },
 "EffectRoll": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "roll"
     ]
    },
    "needed": true
   },
   "dice": {
    "form": {
     "is": "number",
     "least": 1,
     "most": 9
    }
   },
   "outcomes": {
    "form": {
     "is": "list",
     "of": "Outcome",
     "least": 1,
     "most": 12
    },
    "needed": true
   }
  }
 },
 "Outcome": {
  "is": "object",
  "keys": {
   "from": {
    "form": "Threshold",
    "names": "deck"
   },
   "to": {
    "form": "Threshold",
    "names": "area"
   },
   "do": {
    "form": "Effects",
    "needed": true
   }
  }
 },
 "EffectChoose": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "choose"
     ]
    },
    "needed": true
   },
   "options": {
    "form": {
     "is": "list",
     "of": "ChooseOption",
     "least": 2,
     "most": 12
    },
    "needed": true
   }
  }
 },
 "ChooseOption": {
  "is": "object",
  "keys": {
   "name": {
    "form": {
     "is": "text"
    }
   },
   "if": {
    "form": "Condition"
   },
   "do": {
    "form": "Effects",
    "needed": true
   }
  }
 },
 "EffectEach": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "each"
     ]
    },
    "needed": true
   },
   "who": {
    "form": "People"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "do": {
    "form": "Effects",
    "needed": true
   }
  },
  "oneOf": [
   [
    "who"
   ],
   [
    "in"
   ]
  ]
 },
 "EffectLater": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "later"
     ]
    },
    "needed": true
   },
   "rounds": {
    "form": {
     "is": "number",
     "least": 1,
     "most": 99
    },
    "needed": true
   },
   "do": {
    "form": "Effects",
    "needed": true
   }
  }
 },
 "CustomAction": {
  "is": "object",
  "keys": {
   "name": {
    "form": {
     "is": "text"
    },
    "needed": true
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "beside": {
    "form": {
     "is": "name"
    },
    "names": "machine"
   },
   "actions": {
    "form": {
     "is": "number",
     "least": 0,
     "most": 9
    }
   },
   "pay": {
    "form": "Prices"
   },
   "anyTime": {
    "form": {
     "is": "choice",
     "values": [
      true
     ]
    }
   }
  }
 },
 "Prices": {
  "is": "list",
  "of": "Price",
  "least": 1,
  "most": 20
 },
 "Price": {
  "is": "object",
  "keys": {
   "card": {
    "form": "Cards",
    "names": "card"
   },
   "objective": {
    "form": "ObjectiveFilter",
    "names": "objective"
   },
   "adrenaline": {
    "form": {
     "is": "number",
     "least": 1,
     "most": 99
    }
   },
   "wounds": {
    "form": {
     "is": "number",
     "least": 1,
     "most": 9
    }
   },
   "counter": {
    "form": {
     "is": "name"
    },
    "names": "counter"
   },
   "count": {
    "form": {
     "is": "number",
     "least": 1,
     "most": 99
    }
   },
   "all": {
    "form": {
     "is": "list",
     "of": "Price",
     "least": 2,
     "most": 9
    }
   }
  },
  "oneOf": [
   [
    "card"
   ],
   [
    "objective"
   ],
   [
    "adrenaline"
   ],
   [
    "wounds"
   ],
   [
    "counter"
   ],
   [
    "all"
   ]
  ],
  "beside": {
   "count": [
    "counter"
   ]
  }
 },
 "CarryRule": {
  "is": "object",
  "keys": {
   "colour": {
    "form": {
     "is": "choice",
     "values": [
      "red",
      "blue",
      "green"
     ]
    }
   },
   "group": {
    "form": {
     "is": "name"
    },
    "names": "group"
   },
   "except": {
    "form": {
     "is": "name"
    },
    "names": "group"
   },
   "by": {
    "form": {
     "is": "choice",
     "values": [
      "dashboard",
      "slot",
      "companion"
     ]
    },
    "needed": true
   },
   "class": {
    "form": "Class"
   }
  }
 },
 "Restriction": {
  "is": "word",
  "key": "what",
  "words": {
   "take": "ForbidTake",
   "enter": "ForbidEnter",
   "exit": "ForbidExit",
   "spawn": "ForbidSpawn",
   "rally": "ForbidRally",
   "holy-water": "ForbidHolyWater",
   "awaken": "ForbidAwaken",
   "move": "ForbidMove",
   "trade": "ForbidTrade",
   "melee": "ForbidMelee",
   "ranged": "ForbidRanged",
   "reload": "ForbidReload",
   "make-noise": "ForbidMakeNoise",
   "drive": "ForbidDrive",
   "fire": "ForbidFire",
   "use": "ForbidUse",
   "do": "ForbidDo",
   "skill": "ForbidSkill",
   "search": "ForbidSearch",
   "defeat": "ForbidDefeat"
  }
 },
 "ForbidTake": {
  "is": "object",
  "keys": {
   "what": {
    "form": {
     "is": "choice",
     "values": [
      "take"
     ]
    },
    "needed": true
   },
   "colour": {
    "form": {
     "is": "choice",
     "values": [
      "red",
      "blue",
      "green"
     ]
    }
   },
   "group": {
    "form": {
     "is": "name"
    },
    "names": "group"
   },
   "except": {
    "form": {
     "is": "name"
    },
    "names": "group"
   },
   "who": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   },
   "until": {
    "form": "Condition"
   }
  }
 },
 "ForbidEnter": {
  "is": "object",
  "keys": {
   "what": {
    "form": {
     "is": "choice",
     "values": [
      "enter"
     ]
    },
    "needed": true
   },
   "area": {
    "form": {
     "is": "name"
    },
    "names": "area"
   },
   "machine": {
    "form": {
     "is": "name"
    },
    "names": "machine"
   },
   "who": {
    "form": {
     "is": "either",
     "forms": [
      {
       "is": "choice",
       "values": [
        "all"
       ]
      },
      "PeopleFilter"
     ]
    }
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   },
   "until": {
    "form": "Condition"
   }
  },
  "oneOf": [
   [
    "area"
   ],
   [
    "machine"
   ]
  ]
 },
 "ForbidExit": {
  "is": "object",
  "keys": {
   "what": {
    "form": {
     "is": "choice",
     "values": [
      "exit"
     ]
    },
    "needed": true
   },
   "who": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   },
   "until": {
    "form": "Condition"
   }
  }
 },
 "Named": {
  "is": "object",
  "keys": {
   "name": {
    "form": {
     "is": "text"
    },
    "needed": true
   }
  }
 },
 "Grade": {
  "is": "object",
  "keys": {
   "counter": {
    "form": {
     "is": "name"
    },
    "needed": true,
    "names": "counter"
   },
   "from": {
    "form": {
     "is": "number",
     "least": 0,
     "most": 9999
    },
    "needed": true,
    "names": "deck"
   },
   "name": {
    "form": {
     "is": "text"
    },
    "needed": true
   }
  }
 },
 "ForbidSpawn": {
  "is": "object",
  "keys": {
   "what": {
    "form": {
     "is": "choice",
     "values": [
      "spawn"
     ]
    },
    "needed": true
   },
   "spawn": {
    "form": {
     "is": "choice",
     "values": [
      "starting",
      "mobile",
      "abomination",
      "corpse-pile"
     ]
    }
   },
   "group": {
    "form": {
     "is": "name"
    },
    "names": "group"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   },
   "until": {
    "form": "Condition"
   }
  }
 },
 "Class": {
  "is": "choice",
  "values": [
   "Brawler",
   "Faithful",
   "Gunslinger",
   "Townsfolk"
  ]
 },
 "DangerLevel": {
  "is": "choice",
  "values": [
   "blue",
   "yellow",
   "orange",
   "red"
  ]
 },
 "CompanionFilter": {
  "is": "object",
  "keys": {
   "class": {
    "form": "Class"
   },
   "group": {
    "form": {
     "is": "name"
    },
    "names": "group"
   }
  }
 },
 "ConditionRallied": {
  "is": "object",
  "keys": {
   "class": {
    "form": "Class"
   },
   "group": {
    "form": {
     "is": "name"
    },
    "names": "group"
   },
   "count": {
    "form": "HowMany"
   }
  }
 },
 "ConditionLeads": {
  "is": "object",
  "keys": {
   "class": {
    "form": "Class"
   },
   "group": {
    "form": {
     "is": "name"
    },
    "names": "group"
   },
   "count": {
    "form": {
     "is": "number",
     "least": 1,
     "most": 99
    }
   }
  }
 },
 "ConditionBountyWeapons": {
  "is": "object",
  "keys": {
   "from": {
    "form": {
     "is": "choice",
     "values": [
      "reserve"
     ]
    },
    "names": "deck"
   },
   "count": {
    "form": "HowMany"
   }
  }
 },
 "EventCompanionRallied": {
  "is": "object",
  "keys": {
   "event": {
    "form": {
     "is": "choice",
     "values": [
      "companion-rallied"
     ]
    },
    "needed": true
   },
   "class": {
    "form": "Class"
   },
   "group": {
    "form": {
     "is": "name"
    },
    "names": "group"
   },
   "by": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   }
  }
 },
 "EventTrainEnters": {
  "is": "object",
  "keys": {
   "event": {
    "form": {
     "is": "choice",
     "values": [
      "train-enters"
     ]
    },
    "needed": true
   }
  }
 },
 "EventTrainReaches": {
  "is": "object",
  "keys": {
   "event": {
    "form": {
     "is": "choice",
     "values": [
      "train-reaches"
     ]
    },
    "needed": true
   },
   "area": {
    "form": "Place",
    "needed": true,
    "names": "area"
   }
  }
 },
 "EventZombieRidesOff": {
  "is": "object",
  "keys": {
   "event": {
    "form": {
     "is": "choice",
     "values": [
      "zombie-rides-off"
     ]
    },
    "needed": true
   }
  }
 },
 "EffectBountyWeapon": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "bounty-weapon"
     ]
    },
    "needed": true
   },
   "from": {
    "form": {
     "is": "choice",
     "values": [
      "reserve"
     ]
    },
    "names": "deck"
   },
   "to": {
    "form": "People",
    "names": "area"
   }
  }
 },
 "EffectCompanion": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "companion"
     ]
    },
    "needed": true
   },
   "group": {
    "form": {
     "is": "name"
    },
    "names": "group"
   }
  }
 },
 "EffectSetAside": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "set-aside"
     ]
    },
    "needed": true
   },
   "weapons": {
    "form": {
     "is": "number",
     "least": 1,
     "most": 20
    },
    "needed": true
   }
  }
 },
 "EffectScatter": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "scatter"
     ]
    },
    "needed": true
   },
   "class": {
    "form": "Class"
   },
   "group": {
    "form": {
     "is": "name"
    },
    "names": "group"
   },
   "over": {
    "form": "Place",
    "needed": true,
    "names": "area"
   }
  }
 },
 "EffectTrainStarts": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "train-starts"
     ]
    },
    "needed": true
   }
  }
 },
 "EffectToFirstSpawnZone": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "to-first-spawn-zone"
     ]
    },
    "needed": true
   },
   "which": {
    "form": "SpawnTokenFilter"
   }
  }
 },
 "EffectFlipTile": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "flip-tile"
     ]
    },
    "needed": true
   },
   "tile": {
    "form": {
     "is": "name"
    },
    "names": "tile"
   },
   "adrenaline": {
    "form": {
     "is": "choice",
     "values": [
      true
     ]
    }
   }
  }
 },
 "ForbidRally": {
  "is": "object",
  "keys": {
   "what": {
    "form": {
     "is": "choice",
     "values": [
      "rally"
     ]
    },
    "needed": true
   },
   "class": {
    "form": "Class"
   },
   "group": {
    "form": {
     "is": "name"
    },
    "names": "group"
   },
   "who": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   },
   "until": {
    "form": "Condition"
   }
  }
 },
 "ForbidHolyWater": {
  "is": "object",
  "keys": {
   "what": {
    "form": {
     "is": "choice",
     "values": [
      "holy-water"
     ]
    },
    "needed": true
   },
   "spawn": {
    "form": {
     "is": "choice",
     "values": [
      "starting",
      "mobile",
      "abomination",
      "corpse-pile"
     ]
    }
   },
   "group": {
    "form": {
     "is": "name"
    },
    "names": "group"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   },
   "until": {
    "form": "Condition"
   }
  }
 },
 "ForbidAwaken": {
  "is": "object",
  "keys": {
   "what": {
    "form": {
     "is": "choice",
     "values": [
      "awaken"
     ]
    },
    "needed": true
   },
   "spawn": {
    "form": {
     "is": "choice",
     "values": [
      "starting",
      "mobile",
      "abomination",
      "corpse-pile"
     ]
    }
   },
   "group": {
    "form": {
     "is": "name"
    },
    "names": "group"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   },
   "until": {
    "form": "Condition"
   }
  }
 },
 "PriceRule": {
  "is": "word",
  "key": "for",
  "words": {
   "rally": "PriceRally",
   "exit": "PriceExit",
   "take": "PriceTake",
   "search": "PriceSearch",
   "enter": "PriceEnter",
   "drive": "PriceDrive"
  }
 },
 "EventSearched": {
  "is": "object",
  "keys": {
   "event": {
    "form": {
     "is": "choice",
     "values": [
      "searched"
     ]
    },
    "needed": true
   },
   "by": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   }
  }
 },
 "EventFound": {
  "is": "object",
  "keys": {
   "event": {
    "form": {
     "is": "choice",
     "values": [
      "found"
     ]
    },
    "needed": true
   },
   "card": {
    "form": "Cards",
    "names": "card"
   },
   "by": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   }
  }
 },
 "ForbidSearch": {
  "is": "object",
  "keys": {
   "what": {
    "form": {
     "is": "choice",
     "values": [
      "search"
     ]
    },
    "needed": true
   },
   "who": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   },
   "until": {
    "form": "Condition"
   }
  }
 },
 "EffectDiscard": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "discard"
     ]
    },
    "needed": true
   },
   "who": {
    "form": "People"
   },
   "card": {
    "form": "Cards",
    "names": "card"
   },
   "objective": {
    "form": "ObjectiveFilter",
    "names": "objective"
   },
   "count": {
    "form": "DiscardCount"
   },
   "pick": {
    "form": {
     "is": "choice",
     "values": [
      "lot"
     ]
    }
   }
  },
  "oneOf": [
   [
    "card"
   ],
   [
    "objective"
   ]
  ]
 },
 "DiscardCount": {
  "is": "either",
  "forms": [
   {
    "is": "choice",
    "values": [
     "all"
    ]
   },
   "Amount"
  ]
 },
 "EffectNoStartingWeapons": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "no-starting-weapons"
     ]
    },
    "needed": true
   }
  }
 },
 "SearchRule": {
  "is": "object",
  "keys": {
   "cards": {
    "form": {
     "is": "number",
     "least": 1,
     "most": 9
    }
   },
   "from": {
    "form": {
     "is": "name"
    },
    "names": "deck"
   },
   "anywhere": {
    "form": {
     "is": "choice",
     "values": [
      true
     ]
    }
   },
   "again": {
    "form": {
     "is": "choice",
     "values": [
      true
     ]
    }
   },
   "who": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   }
  },
  "filled": true
 },
 "PriceRally": {
  "is": "object",
  "keys": {
   "for": {
    "form": {
     "is": "choice",
     "values": [
      "rally"
     ]
    },
    "needed": true
   },
   "class": {
    "form": "Class"
   },
   "group": {
    "form": {
     "is": "name"
    },
    "names": "group"
   },
   "pay": {
    "form": "Prices",
    "needed": true
   },
   "who": {
    "form": "PeopleFilter"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   }
  }
 },
 "PriceExit": {
  "is": "object",
  "keys": {
   "for": {
    "form": {
     "is": "choice",
     "values": [
      "exit"
     ]
    },
    "needed": true
   },
   "pay": {
    "form": "Prices",
    "needed": true
   },
   "who": {
    "form": "PeopleFilter"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   }
  }
 },
 "PriceTake": {
  "is": "object",
  "keys": {
   "for": {
    "form": {
     "is": "choice",
     "values": [
      "take"
     ]
    },
    "needed": true
   },
   "colour": {
    "form": {
     "is": "choice",
     "values": [
      "red",
      "blue",
      "green"
     ]
    }
   },
   "group": {
    "form": {
     "is": "name"
    },
    "names": "group"
   },
   "except": {
    "form": {
     "is": "name"
    },
    "names": "group"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "pay": {
    "form": "Prices",
    "needed": true
   },
   "who": {
    "form": "PeopleFilter"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   }
  }
 },
 "PriceSearch": {
  "is": "object",
  "keys": {
   "for": {
    "form": {
     "is": "choice",
     "values": [
      "search"
     ]
    },
    "needed": true
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "pay": {
    "form": "Prices",
    "needed": true
   },
   "who": {
    "form": "PeopleFilter"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   }
  }
 },
 "PriceEnter": {
  "is": "object",
  "keys": {
   "for": {
    "form": {
     "is": "choice",
     "values": [
      "enter"
     ]
    },
    "needed": true
   },
   "in": {
    "form": "Place",
    "needed": true,
    "names": "area"
   },
   "pay": {
    "form": "Prices",
    "needed": true
   },
   "who": {
    "form": "PeopleFilter"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   }
  }
 },
 "PriceDrive": {
  "is": "object",
  "keys": {
   "for": {
    "form": {
     "is": "choice",
     "values": [
      "drive"
     ]
    },
    "needed": true
   },
   "machine": {
    "form": {
     "is": "name"
    },
    "names": "machine"
   },
   "pay": {
    "form": "Prices",
    "needed": true
   },
   "who": {
    "form": "PeopleFilter"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   }
  }
 },
 "ForbidMove": {
  "is": "object",
  "keys": {
   "what": {
    "form": {
     "is": "choice",
     "values": [
      "move"
     ]
    },
    "needed": true
   },
   "who": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   },
   "until": {
    "form": "Condition"
   }
  }
 },
 "ForbidTrade": {
  "is": "object",
  "keys": {
   "what": {
    "form": {
     "is": "choice",
     "values": [
      "trade"
     ]
    },
    "needed": true
   },
   "who": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   },
   "until": {
    "form": "Condition"
   }
  }
 },
 "ForbidMelee": {
  "is": "object",
  "keys": {
   "what": {
    "form": {
     "is": "choice",
     "values": [
      "melee"
     ]
    },
    "needed": true
   },
   "who": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   },
   "until": {
    "form": "Condition"
   }
  }
 },
 "ForbidRanged": {
  "is": "object",
  "keys": {
   "what": {
    "form": {
     "is": "choice",
     "values": [
      "ranged"
     ]
    },
    "needed": true
   },
   "who": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   },
   "until": {
    "form": "Condition"
   }
  }
 },
 "ForbidReload": {
  "is": "object",
  "keys": {
   "what": {
    "form": {
     "is": "choice",
     "values": [
      "reload"
     ]
    },
    "needed": true
   },
   "who": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   },
   "until": {
    "form": "Condition"
   }
  }
 },
 "ForbidMakeNoise": {
  "is": "object",
  "keys": {
   "what": {
    "form": {
     "is": "choice",
     "values": [
      "make-noise"
     ]
    },
    "needed": true
   },
   "who": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   },
   "until": {
    "form": "Condition"
   }
  }
 },
 "ForbidDrive": {
  "is": "object",
  "keys": {
   "what": {
    "form": {
     "is": "choice",
     "values": [
      "drive"
     ]
    },
    "needed": true
   },
   "machine": {
    "form": {
     "is": "name"
    },
    "names": "machine"
   },
   "who": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   },
   "until": {
    "form": "Condition"
   }
  }
 },
 "ForbidFire": {
  "is": "object",
  "keys": {
   "what": {
    "form": {
     "is": "choice",
     "values": [
      "fire"
     ]
    },
    "needed": true
   },
   "machine": {
    "form": {
     "is": "name"
    },
    "names": "machine"
   },
   "who": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   },
   "until": {
    "form": "Condition"
   }
  }
 },
 "ForbidUse": {
  "is": "object",
  "keys": {
   "what": {
    "form": {
     "is": "choice",
     "values": [
      "use"
     ]
    },
    "needed": true
   },
   "card": {
    "form": "Cards",
    "needed": true,
    "names": "card"
   },
   "who": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   },
   "until": {
    "form": "Condition"
   }
  }
 },
 "ForbidDo": {
  "is": "object",
  "keys": {
   "what": {
    "form": {
     "is": "choice",
     "values": [
      "do"
     ]
    },
    "needed": true
   },
   "rule": {
    "form": {
     "is": "name"
    },
    "needed": true,
    "names": "rule"
   },
   "who": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   },
   "until": {
    "form": "Condition"
   }
  }
 },
 "ForbidSkill": {
  "is": "object",
  "keys": {
   "what": {
    "form": {
     "is": "choice",
     "values": [
      "skill"
     ]
    },
    "needed": true
   },
   "skill": {
    "form": {
     "is": "choice",
     "values": [
      "charge",
      "vade-retro",
      "jump",
      "shove",
      "lifesaver",
      "taunt",
      "born-leader",
      "inventor"
     ]
    }
   },
   "who": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   },
   "until": {
    "form": "Condition"
   }
  }
 },
 "Change": {
  "is": "word",
  "key": "what",
  "words": {
   "sight": "ChangeSight",
   "hidden": "ChangeHidden",
   "sight-blocked": "ChangeSightBlocked",
   "combat": "ChangeCombat",
   "actions": "ChangeActions",
   "zombies": "ChangeZombies",
   "noise": "ChangeNoise"
  }
 },
 "ChangeSight": {
  "is": "object",
  "keys": {
   "what": {
    "form": {
     "is": "choice",
     "values": [
      "sight"
     ]
    },
    "needed": true
   },
   "range": {
    "form": {
     "is": "number",
     "least": 0,
     "most": 9
    },
    "needed": true
   },
   "of": {
    "form": {
     "is": "choice",
     "values": [
      "survivors",
      "zombies"
     ]
    }
   },
   "who": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   },
   "until": {
    "form": "Condition"
   }
  }
 },
 "ChangeHidden": {
  "is": "object",
  "keys": {
   "what": {
    "form": {
     "is": "choice",
     "values": [
      "hidden"
     ]
    },
    "needed": true
   },
   "who": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   },
   "until": {
    "form": "Condition"
   }
  }
 },
 "ChangeSightBlocked": {
  "is": "object",
  "keys": {
   "what": {
    "form": {
     "is": "choice",
     "values": [
      "sight-blocked"
     ]
    },
    "needed": true
   },
   "area": {
    "form": {
     "is": "name"
    },
    "needed": true,
    "names": "area"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   },
   "until": {
    "form": "Condition"
   }
  }
 },
 "ChangeCombat": {
  "is": "object",
  "keys": {
   "what": {
    "form": {
     "is": "choice",
     "values": [
      "combat"
     ]
    },
    "needed": true
   },
   "mode": {
    "form": {
     "is": "choice",
     "values": [
      "melee",
      "ranged"
     ]
    }
   },
   "accuracy": {
    "form": {
     "is": "number",
     "least": -5,
     "most": 5
    }
   },
   "dice": {
    "form": {
     "is": "number",
     "least": -9,
     "most": 9
    }
   },
   "damage": {
    "form": {
     "is": "number",
     "least": -9,
     "most": 9
    }
   },
   "who": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   },
   "until": {
    "form": "Condition"
   }
  },
  "oneOf": [
   [
    "accuracy"
   ],
   [
    "dice"
   ],
   [
    "damage"
   ]
  ]
 },
 "ChangeActions": {
  "is": "object",
  "keys": {
   "what": {
    "form": {
     "is": "choice",
     "values": [
      "actions"
     ]
    },
    "needed": true
   },
   "by": {
    "form": {
     "is": "number",
     "least": -9,
     "most": 9
    },
    "needed": true
   },
   "who": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   },
   "until": {
    "form": "Condition"
   }
  }
 },
 "ChangeZombies": {
  "is": "object",
  "keys": {
   "what": {
    "form": {
     "is": "choice",
     "values": [
      "zombies"
     ]
    },
    "needed": true
   },
   "kind": {
    "form": {
     "is": "name"
    },
    "names": "kind"
   },
   "health": {
    "form": {
     "is": "number",
     "least": -9,
     "most": 9
    }
   },
   "damage": {
    "form": {
     "is": "number",
     "least": -9,
     "most": 9
    }
   },
   "actions": {
    "form": {
     "is": "number",
     "least": -9,
     "most": 9
    }
   },
   "adrenaline": {
    "form": {
     "is": "number",
     "least": -9,
     "most": 9
    }
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   },
   "until": {
    "form": "Condition"
   }
  }
 },
 "ChangeNoise": {
  "is": "object",
  "keys": {
   "what": {
    "form": {
     "is": "choice",
     "values": [
      "noise"
     ]
    },
    "needed": true
   },
   "in": {
    "form": "Place",
    "needed": true,
    "names": "area"
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   },
   "until": {
    "form": "Condition"
   }
  }
 },
 "EffectWound": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "wound"
     ]
    },
    "needed": true
   },
   "amount": {
    "form": "Gain"
   },
   "who": {
    "form": "People"
   }
  }
 },
 "EffectHeal": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "heal"
     ]
    },
    "needed": true
   },
   "amount": {
    "form": "Gain"
   },
   "who": {
    "form": "People"
   }
  }
 },
 "EffectActions": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "actions"
     ]
    },
    "needed": true
   },
   "amount": {
    "form": "Gain",
    "needed": true
   },
   "now": {
    "form": {
     "is": "choice",
     "values": [
      true
     ]
    }
   },
   "to": {
    "form": "People",
    "names": "area"
   }
  }
 },
 "EffectLevel": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "level"
     ]
    },
    "needed": true
   },
   "level": {
    "form": "DangerLevel",
    "needed": true
   },
   "who": {
    "form": "People"
   }
  }
 },
 "EffectSkill": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "skill"
     ]
    },
    "needed": true
   },
   "skill": {
    "form": {
     "is": "name"
    },
    "names": "skill"
   },
   "level": {
    "form": "DangerLevel"
   },
   "to": {
    "form": "People",
    "names": "area"
   }
  },
  "oneOf": [
   [
    "skill"
   ],
   [
    "level"
   ]
  ]
 },
 "EffectMovePeople": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "move-people"
     ]
    },
    "needed": true
   },
   "who": {
    "form": "People"
   },
   "to": {
    "form": "Place",
    "needed": true,
    "names": "area"
   }
  }
 },
 "EffectReturn": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "return"
     ]
    },
    "needed": true
   },
   "in": {
    "form": "Place",
    "needed": true,
    "names": "area"
   },
   "who": {
    "form": "PeopleFilter"
   },
   "bare": {
    "form": {
     "is": "choice",
     "values": [
      true
     ]
    }
   }
  }
 },
 "EffectEliminate": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "eliminate"
     ]
    },
    "needed": true
   },
   "who": {
    "form": "People"
   }
  }
 },
 "EffectLeave": {
  "is": "object",
  "keys": {
   "effect": {
    "form": {
     "is": "choice",
     "values": [
      "leave"
     ]
    },
    "needed": true
   },
   "who": {
    "form": "People"
   }
  }
 },
 "EventLevelReached": {
  "is": "object",
  "keys": {
   "event": {
    "form": {
     "is": "choice",
     "values": [
      "level-reached"
     ]
    },
    "needed": true
   },
   "level": {
    "form": "DangerLevel"
   },
   "by": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   }
  }
 },
 "EventWounded": {
  "is": "object",
  "keys": {
   "event": {
    "form": {
     "is": "choice",
     "values": [
      "wounded"
     ]
    },
    "needed": true
   },
   "by": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   }
  }
 },
 "EventSurvivorEliminated": {
  "is": "object",
  "keys": {
   "event": {
    "form": {
     "is": "choice",
     "values": [
      "survivor-eliminated"
     ]
    },
    "needed": true
   },
   "by": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   }
  }
 },
 "EventLeaves": {
  "is": "object",
  "keys": {
   "event": {
    "form": {
     "is": "choice",
     "values": [
      "leaves"
     ]
    },
    "needed": true
   },
   "area": {
    "form": "Place",
    "needed": true,
    "names": "area"
   },
   "by": {
    "form": "PeopleFilter"
   }
  }
 },
 "EventLeft": {
  "is": "object",
  "keys": {
   "event": {
    "form": {
     "is": "choice",
     "values": [
      "left"
     ]
    },
    "needed": true
   },
   "by": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   }
  }
 },
 "EventTurnBegins": {
  "is": "object",
  "keys": {
   "event": {
    "form": {
     "is": "choice",
     "values": [
      "turn-begins"
     ]
    },
    "needed": true
   },
   "by": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   }
  }
 },
 "EventTurnEnds": {
  "is": "object",
  "keys": {
   "event": {
    "form": {
     "is": "choice",
     "values": [
      "turn-ends"
     ]
    },
    "needed": true
   },
   "by": {
    "form": "PeopleFilter"
   },
   "in": {
    "form": "Place",
    "names": "area"
   }
  }
 },
 "ForbidDefeat": {
  "is": "object",
  "keys": {
   "what": {
    "form": {
     "is": "choice",
     "values": [
      "defeat"
     ]
    },
    "needed": true
   },
   "of": {
    "form": {
     "is": "choice",
     "values": [
      "survivors",
      "companions"
     ]
    }
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   },
   "until": {
    "form": "Condition"
   }
  }
 },
 "ConditionEliminated": {
  "is": "object",
  "keys": {
   "who": {
    "form": "PeopleFilter"
   },
   "count": {
    "form": {
     "is": "number",
     "least": 1,
     "most": 20
    }
   }
  }
 },
 "PassageRule": {
  "is": "object",
  "keys": {
   "between": {
    "form": {
     "is": "list",
     "of": {
      "is": "name"
     },
     "least": 2,
     "most": 2
    },
    "needed": true,
    "names": "area"
   },
   "oneWay": {
    "form": {
     "is": "choice",
     "values": [
      true
     ]
    }
   },
   "asLongAs": {
    "form": "Condition"
   },
   "unless": {
    "form": "Condition"
   },
   "until": {
    "form": "Condition"
   }
  }
 },
 "Behaviour": {
  "is": "word",
  "key": "behaviour",
  "words": {
   "train-drives": {
    "is": "object",
    "keys": {
     "moves": {
      "form": {
       "is": "choice",
       "values": [
        true,
        false
       ]
      },
      "needed": true
     }
    }
   },
   "train-back": {
    "is": "object",
    "keys": {
     "behind": {
      "form": {
       "is": "choice",
       "values": [
        "train",
        "railroad"
       ]
      },
      "needed": true
     }
    }
   }
  }
 }
};

/** Every key under which something of it stands: what is chosen there is `builder.key.<key>`. */
export type FormKey = 
  | 'accuracy'
  | 'action'
  | 'actions'
  | 'adrenaline'
  | 'again'
  | 'all'
  | 'along'
  | 'amount'
  | 'any'
  | 'anyOrder'
  | 'anyTime'
  | 'anywhere'
  | 'area'
  | 'asLongAs'
  | 'asSoonAs'
  | 'atLeast'
  | 'atMost'
  | 'bare'
  | 'becomes'
  | 'behind'
  | 'beside'
  | 'between'
  | 'bountyWeapons'
  | 'by'
  | 'card'
  | 'cards'
  | 'carry'
  | 'change'
  | 'class'
  | 'colour'
  | 'companions'
  | 'count'
  | 'counter'
  | 'damage'
  | 'dice'
  | 'do'
  | 'done'
  | 'each'
  | 'effect'
  | 'eliminated'
  | 'else'
  | 'event'
  | 'every'
  | 'except'
  | 'for'
  | 'forbid'
  | 'from'
  | 'gone'
  | 'group'
  | 'health'
  | 'held'
  | 'holds'
  | 'if'
  | 'in'
  | 'inOrder'
  | 'into'
  | 'is'
  | 'kind'
  | 'leads'
  | 'left'
  | 'level'
  | 'loaded'
  | 'machine'
  | 'mode'
  | 'moves'
  | 'name'
  | 'near'
  | 'nearest'
  | 'not'
  | 'now'
  | 'objective'
  | 'objectives'
  | 'of'
  | 'on'
  | 'once'
  | 'oneWay'
  | 'only'
  | 'options'
  | 'outcomes'
  | 'over'
  | 'passage'
  | 'pay'
  | 'people'
  | 'per'
  | 'pick'
  | 'price'
  | 'rallied'
  | 'range'
  | 'reach'
  | 'round'
  | 'rounds'
  | 'rule'
  | 'search'
  | 'seenFrom'
  | 'skill'
  | 'spawn'
  | 'spawnTokens'
  | 'status'
  | 'survivor'
  | 'tag'
  | 'taken'
  | 'text'
  | 'then'
  | 'tile'
  | 'tiles'
  | 'times'
  | 'to'
  | 'token'
  | 'unless'
  | 'until'
  | 'weapons'
  | 'what'
  | 'when'
  | 'which'
  | 'who'
  | 'with'
  | 'wounded'
  | 'wounds'
  | 'zombies'
  | 'zones';

/** Every word that goals and rules begin with or are made of: `builder.word.<word>` and `builder.help.<word>`. */
export type FormWord = 
  | 'Change.actions'
  | 'Change.combat'
  | 'Change.hidden'
  | 'Change.noise'
  | 'Change.sight'
  | 'Change.sight-blocked'
  | 'Change.zombies'
  | 'Condition.all'
  | 'Condition.any'
  | 'Condition.bountyWeapons'
  | 'Condition.counter'
  | 'Condition.done'
  | 'Condition.eliminated'
  | 'Condition.held'
  | 'Condition.leads'
  | 'Condition.left'
  | 'Condition.loaded'
  | 'Condition.machine'
  | 'Condition.not'
  | 'Condition.objectives'
  | 'Condition.people'
  | 'Condition.rallied'
  | 'Condition.round'
  | 'Condition.spawnTokens'
  | 'Condition.taken'
  | 'Condition.zombies'
  | 'Effect.actions'
  | 'Effect.activate'
  | 'Effect.adrenaline'
  | 'Effect.bounty-weapon'
  | 'Effect.card'
  | 'Effect.choose'
  | 'Effect.companion'
  | 'Effect.count'
  | 'Effect.discard'
  | 'Effect.each'
  | 'Effect.eliminate'
  | 'Effect.flip-tile'
  | 'Effect.heal'
  | 'Effect.if'
  | 'Effect.later'
  | 'Effect.leave'
  | 'Effect.level'
  | 'Effect.load'
  | 'Effect.lose'
  | 'Effect.move'
  | 'Effect.move-people'
  | 'Effect.no-starting-weapons'
  | 'Effect.noise'
  | 'Effect.place'
  | 'Effect.remove'
  | 'Effect.remove-machine'
  | 'Effect.remove-tokens'
  | 'Effect.return'
  | 'Effect.reveal'
  | 'Effect.roll'
  | 'Effect.scatter'
  | 'Effect.set-aside'
  | 'Effect.skill'
  | 'Effect.sleep'
  | 'Effect.spawn'
  | 'Effect.spread-survivors'
  | 'Effect.step'
  | 'Effect.to-first-spawn-zone'
  | 'Effect.train-starts'
  | 'Effect.wake'
  | 'Effect.win'
  | 'Effect.wound'
  | 'Effect.zombies'
  | 'Goal.anyOrder'
  | 'Goal.inOrder'
  | 'Goal.reach'
  | 'Goal.text'
  | 'Goal.then'
  | 'Price.adrenaline'
  | 'Price.all'
  | 'Price.card'
  | 'Price.counter'
  | 'Price.objective'
  | 'Price.wounds'
  | 'PriceRule.drive'
  | 'PriceRule.enter'
  | 'PriceRule.exit'
  | 'PriceRule.rally'
  | 'PriceRule.search'
  | 'PriceRule.take'
  | 'Restriction.awaken'
  | 'Restriction.defeat'
  | 'Restriction.do'
  | 'Restriction.drive'
  | 'Restriction.enter'
  | 'Restriction.exit'
  | 'Restriction.fire'
  | 'Restriction.holy-water'
  | 'Restriction.make-noise'
  | 'Restriction.melee'
  | 'Restriction.move'
  | 'Restriction.rally'
  | 'Restriction.ranged'
  | 'Restriction.reload'
  | 'Restriction.search'
  | 'Restriction.skill'
  | 'Restriction.spawn'
  | 'Restriction.take'
  | 'Restriction.trade'
  | 'Restriction.use'
  | 'Rule.action'
  | 'Rule.asSoonAs'
  | 'Rule.carry'
  | 'Rule.change'
  | 'Rule.forbid'
  | 'Rule.passage'
  | 'Rule.price'
  | 'Rule.search'
  | 'Rule.text'
  | 'Rule.when'
  | 'RuleEvent.companion-rallied'
  | 'RuleEvent.end-phase'
  | 'RuleEvent.enters'
  | 'RuleEvent.found'
  | 'RuleEvent.leaves'
  | 'RuleEvent.left'
  | 'RuleEvent.level-reached'
  | 'RuleEvent.objective-taken'
  | 'RuleEvent.players-phase-ends'
  | 'RuleEvent.round-begins'
  | 'RuleEvent.searched'
  | 'RuleEvent.set-up'
  | 'RuleEvent.spawn-token'
  | 'RuleEvent.stepped-off'
  | 'RuleEvent.survivor-eliminated'
  | 'RuleEvent.train-enters'
  | 'RuleEvent.train-reaches'
  | 'RuleEvent.turn-begins'
  | 'RuleEvent.turn-ends'
  | 'RuleEvent.used'
  | 'RuleEvent.wounded'
  | 'RuleEvent.zombie-enters'
  | 'RuleEvent.zombie-killed'
  | 'RuleEvent.zombie-rides-off'
  | 'RuleEvent.zombies-phase'
  | 'RuleEvent.zombies-spawned';
