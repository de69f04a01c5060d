import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { TokenTrain } from '../../../../schemas';
import { perform } from '../../../document/command';
import { layTrain } from '../../../document/systems/undead-or-alive';
import { FieldGroup } from '../../../fields/field';
import { useTileNames } from '../../../fields/tile-names';
import type { TokenFieldProps } from '../../../fields/token-property';
import { useSentences } from '../../../session/session-context';
import { useFile, useLaidOut, useTab } from '../../../session/tab-context';

/** Which tiles a train is made of, the locomotive first. */
export function TrainTilesField({ tokens }: TokenFieldProps) {
  const [train, ...others] = tokens;
  return train?.kind === 'train' && others.length === 0 ? <TilesOf train={train} /> : null;
}

function TilesOf({ train }: { train: TokenTrain }) {
  const say = useSentences();
  const tab = useTab();
  const isRead = useFile(({ isReadOnly }) => isReadOnly);
  const { mission, faces } = useLaidOut();
  const { tiles } = train;
  const faceOf = (id: string) => mission.placements.find((placement) => placement.id === id)?.face;
  const nameOf = useTileNames();
  const lay = (after: readonly string[]) => void perform(tab, layTrain(train.id, after));
  // Whatever is as long and as narrow as the locomotive can be a part of its train.
  const [length, width] = faces(faceOf(tiles[0] ?? '') ?? '')?.size ?? [];
  const free = mission.placements.filter(({ id, face }) => {
    const size = faces(face)?.size;
    return !tiles.includes(id) && size !== undefined && size[0] === length && size[1] === width;
  });
  return (
    <FieldGroup name="tiles">
      <ol className="train-tiles">
        {tiles.map((id, place) => (
          <li key={id}>
            <span className="train-tile">{nameOf(id)}</span>
            {isRead ? null : (
              <TileButtons
                name={nameOf(id)}
                raise={place === 0 ? undefined : () => lay(swapped(tiles, place - 1))}
                lower={place === tiles.length - 1 ? undefined : () => lay(swapped(tiles, place))}
                // A train without any tile would be none.
                remove={tiles.length === 1 ? undefined : () => lay(tiles.filter((tile) => tile !== id))}
              />
            )}
          </li>
        ))}
      </ol>
      {isRead || free.length === 0 ? null : (
        <select
          className="field-choice"
          aria-label={say('properties.train.add')}
          value=""
          onChange={({ currentTarget }) => lay([...tiles, currentTarget.value])}
        >
          <option value="">{say('properties.train.add')}</option>
          {free.map(({ id }) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
        </select>
      )}
    </FieldGroup>
  );
}

interface TileButtonsProps {
  readonly name: string;
  readonly raise: (() => void) | undefined;
  readonly lower: (() => void) | undefined;
  readonly remove: (() => void) | undefined;
}

function TileButtons({ name, raise, lower, remove }: TileButtonsProps) {
  const say = useSentences();
  const buttons = [
    {
      key: 'raise',
      act: raise,
      words: say('properties.train.raise', { name }),
      icon: <ArrowUp aria-hidden="true" />,
    },
    {
      key: 'lower',
      act: lower,
      words: say('properties.train.lower', { name }),
      icon: <ArrowDown aria-hidden="true" />,
    },
    {
      key: 'remove',
      act: remove,
      words: say('properties.train.remove', { name }),
      icon: <X aria-hidden="true" />,
    },
  ];
  return (
    <>
      {buttons.map(({ key, act, words, icon }) => (
        <button
          key={key}
          type="button"
          className="small-button"
          aria-label={words}
          title={words}
          // A button that is disabled loses the focus, and keyboards their place.
          aria-disabled={!act}
          onClick={act}
        >
          {icon}
        </button>
      ))}
    </>
  );
}

/** The one at this place, and the one after it, the other way round. */
function swapped(tiles: readonly string[], place: number): string[] {
  const after = [...tiles];
  after.splice(place, 2, ...after.slice(place, place + 2).reverse());
  return after;
}
