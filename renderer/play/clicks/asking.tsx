import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { NOT_NOW, type WhyNot } from '../../../engine';
import type { Choice, Touch } from '../../game/choices';
import { clickOn } from '../../game/clicks';
import { possibleChoice } from '../../game/possible';
import { useMoment, useSitting } from '../../session/game-context';
import { useCardHand } from '../cards/hand-context';
import type { AskedRisk } from './asked-risk';
import { RiskQuestion } from './risk-question';

/** What there is to press: what it does, or why it cannot. */
interface Pressed {
  readonly choices: readonly Choice[];
  readonly why?: WhyNot | undefined;
  /** It is picked out first, and shows then where it can be used: a card, or a deed that is aimed. */
  readonly picks?: Touch;
}

/** Does what a button says, or asks first. */
type Press = (pressed: Pressed, button: HTMLElement) => void;

const PressContext = createContext<Press | undefined>(undefined);

/** Every button beside the board means by a press what a click on the board means. */
export function Asking({ children }: { children: ReactNode }) {
  const [sitting, cards, inSight] = [useSitting(), useCardHand(), useMoment()];
  const [asked, ask] = useState<AskedRisk>();
  const press = useMemo(
    (): Press => (pressed, button) => {
      const { at: moment } = sitting.game.store.getState();
      const { picked, waived } = sitting.store.getState();
      const { choices, why, picks } = pressed;
      const clickable = {
        possible: choices.map(possibleChoice),
        asksAlways: picks !== undefined,
        whyNot: () => why,
      };
      const click = clickOn(clickable, moment.seen, waived);
      const [choice] = choices;
      if (click.is === 'refused' || !choice) return cards.refuse(why ?? NOT_NOW);
      if (click.is === 'done') return cards.take(choice.action);
      if (!picks) return ask({ choice, risks: click.risks, button, moment });
      const isPicked = picked?.sort === picks.sort && picked.name === picks.name;
      sitting.pick(isPicked ? undefined : picks);
    },
    [sitting, cards],
  );
  return (
    <PressContext value={press}>
      {children}
      {asked && asked.moment === inSight ? <RiskQuestion asked={asked} close={() => ask(undefined)} /> : null}
    </PressContext>
  );
}

export function usePress(): Press {
  const press = useContext(PressContext);
  if (!press) throw new Error('A button that does something in the game stands outside its provider');
  return press;
}
