import { Crosshair, Dices, MoveHorizontal, Swords } from 'lucide-react';
import { about } from '../../handbook/here';
import { useWords } from '../../session/game-context';
import { type EquipmentKind, type Said, traitsOf, valuesOf } from './card-kind';
import { CardSymbol } from './card-symbol';

const signs = { range: MoveHorizontal, dice: Dices, accuracy: Crosshair, damage: Swords } as const;

interface CardFaceProps {
  readonly kind: EquipmentKind;
  /** Fired: it has to be reloaded. */
  readonly isEmptied?: boolean;
}

/** A card as it lies on the table, for the eye; what it says is told by whatever it is part of. */
export function CardFace({ kind, isEmptied = false }: CardFaceProps) {
  const words = useWords();
  const values = valuesOf(kind, words);
  const traits = traitsOf(kind, words);
  return (
    <span
      className="paper-card"
      data-type={kind.type}
      data-deck={kind.deck}
      data-emptied={isEmptied}
      aria-hidden="true"
      {...about(`card:${kind.id}`)}
    >
      <span className="card-head">
        <CardSymbol kind={kind} />
        {isEmptied ? <span className="card-emptied">{words.say('card.emptied')}</span> : null}
      </span>
      <span className="card-name">{kind.name[words.language]}</span>
      <span className="card-traits">
        {traits.map((said) => (
          <Mark key={said.short} said={said} words={words}>
            {said.short}
          </Mark>
        ))}
      </span>
      <span className="card-values">
        {values.map((said) => {
          const Sign = signs[said.what];
          return (
            <Mark key={said.what} said={said} words={words}>
              <Sign />
              {said.short}
            </Mark>
          );
        })}
      </span>
    </span>
  );
}

interface MarkProps {
  readonly said: Said;
  readonly words: ReturnType<typeof useWords>;
  readonly children: React.ReactNode;
}

/** What no source shows wears a small mark, and says so under the pointer. */
function Mark({ said: { full, isInferred, entry }, words, children }: MarkProps) {
  return (
    <span
      className="card-mark"
      data-inferred={isInferred}
      {...about(entry)}
      title={isInferred ? words.say('card.inferred', { said: full }) : full}
    >
      {children}
    </span>
  );
}
