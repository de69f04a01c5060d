import type { EquipmentKind } from './card-kind';

// What a card is, at a glance: one silhouette for each sort of card, on forty by twenty-four.

const PISTOL = 'M2 5h30l2-2v2h3v5H24l-2 4h-7l-3 8H4l4-11-6-1zm13 5-1 3h5l2-3z';
const RIFLE = 'M1 10 11 7h28v3H27v2H15l-3 3-10 4zm14 3 2 4h3l-1-4z';
const MELEE = 'M2 20 12 12l-3-3 2-2 3 3Q26 5 38 3 32 11 17 13l3 3-2 2-3-3-10 7z';
const DYNAMITE =
  'M6 9h19v4H6zm0 5h19v4H6zm2-10h19v4H8zm20 6q5 0 6-6l2 .6q-1 8-8 7.900zM32 1l2 1 2-1-1 2 1 2-2-1-2 1 1-2z';
const ROUNDS = 'M6 10q0-6 3-8 3 2 3 8v11H6zm11 0q0-6 3-8 3 2 3 8v11h-6zm11 0q0-6 3-8 3 2 3 8v11h-6z';
const SHELLS = 'M5 6h7v11H5zm-1 12h9v4H4zM17 6h7v11h-7zm-1 12h9v4h-9zM29 6h7v11h-7zm-1 12h9v4h-9z';
const WATER = 'M17 2h6v4q5 2 5 7v7q0 2-2 2H14q-2 0-2-2v-7q0-5 5-7z';
const HOLY = `${WATER}M19 9h2v3h3v2h-3v5h-2v-5h-3v-2h3z`;
const CRATE = 'M10 3h20v18H10zm3 3v12h14V6zm3 3h8v6h-8z';

function outlineOf({ type, traits, ammo, deck }: EquipmentKind): string {
  if (type === 'pistol') return PISTOL;
  if (type === 'rifle') return RIFLE;
  if (type === 'melee') return MELEE;
  if (type === 'explosive') return DYNAMITE;
  if (deck === 'objectives') return CRATE;
  if (traits.includes('reroll')) return ammo?.includes('shells') ? SHELLS : ROUNDS;
  return traits.includes('holy-water') ? HOLY : WATER;
}

export function CardSymbol({ kind }: { kind: EquipmentKind }) {
  return (
    <svg className="card-symbol" viewBox="0 0 40 24" aria-hidden="true">
      <path d={outlineOf(kind)} fillRule="evenodd" />
    </svg>
  );
}
