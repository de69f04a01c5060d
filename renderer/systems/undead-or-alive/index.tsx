import { Volume2 } from 'lucide-react';
import type { Observation } from '../../../engine/systems/undead-or-alive';
import type { UoaWords } from '../../../telling/systems/undead-or-alive';
import { cardsOf } from '../../game/picture';
import { useWords } from '../../session/game-context';
import type { CardsWindow, SystemWindow } from '../system-window';
import { byHand } from './bend-fields';
import { CardFace } from './card-face';
import { cardLine } from './card-kind';
import { CardSymbol } from './card-symbol';
import { editor } from './editor/editor';
import { handbook } from './handbook';
import { entryOfPiece } from './handbook/pieces-in-play';
import { FeatNote, OpenEquipment, OpenZombieCards } from './open-cards';
import { personCan } from './person-can';
import { skillAbout } from './skill-about';
import { tours } from './tours/tours';
import { troubles } from './troubles';

const cards: CardsWindow<Observation, UoaWords> = {
  face(seen, card) {
    const kind = kindOf(seen, card);
    return kind ? <CardFace kind={kind} isEmptied={isEmptied(seen, card)} /> : null;
  },
  sign(seen, card) {
    const kind = kindOf(seen, card);
    return kind ? <CardSymbol kind={kind} /> : null;
  },
  sort: (seen, card) => kindOf(seen, card)?.type,
  line(seen, card, words) {
    const kind = kindOf(seen, card);
    return kind ? cardLine(kind, isEmptied(seen, card), words) : '';
  },
  open: (seen, deck, shown, words) => {
    const OpenCards = deck === 'zombies' ? OpenZombieCards : OpenEquipment;
    return <OpenCards seen={seen} cards={shown} words={words} />;
  },
  note: (seen, deck, words) => (deck === 'bounty' ? <FeatNote seen={seen} words={words} /> : null),
};

export const undeadOrAliveWindow: SystemWindow<Observation, UoaWords> = {
  cards,
  skillAbout,
  handbook,
  entryOfPiece,
  personSign: (sign) => <NoiseSign sign={sign} />,
  personCan,
  troubles,
  editor,
  byHand,
  tours,
};

function isEmptied(seen: Observation, card: number): boolean {
  return cardsOf(seen).card(card)?.isEmptied === true;
}

function kindOf({ table }: Observation, card: number) {
  return table.cards[card]?.kind;
}

function isNoise(sign: string): sign is 'noise.bang' | 'noise.boom' {
  return sign === 'noise.bang' || sign === 'noise.boom';
}

function NoiseSign({ sign }: { sign: string }) {
  const words = useWords();
  if (!isNoise(sign)) return null;
  const label = words.say(`people.${sign}`);
  return <Volume2 className="dashboard-noise" role="img" aria-label={label} />;
}
