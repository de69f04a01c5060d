import type { Draft } from 'immer';
import { textIn } from '../../../../languages';
import type { Position, Token } from '../../../../schemas';
import { eachOf, put } from '../../../document/commands/properties';
import { keyOf } from '../../../document/parts';
import { zoneOfToken } from '../../../document/zone-at';
import { useSentences, useSessionState } from '../../../session/session-context';
import { useLaidOut } from '../../../session/tab-context';
import { placeWords } from '../../place-words';
import { useChange } from '../changes';
import { ChoiceField } from '../fields/choice-field';
import { FieldValue } from '../fields/field';
import { WholeField } from '../fields/line-field';
import { type Reading, refused } from '../fields/reading';
import type { TokenFieldProps } from './token-property';

/** Where a token lies: on a tile, in millimetres of it. */
export function PositionField({ tokens }: TokenFieldProps) {
  const [token, ...others] = tokens;
  // Several never lie at one place.
  return token && others.length === 0 ? <OnePosition token={token} /> : null;
}

function OnePosition({ token }: { token: Token }) {
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const laidOut = useLaidOut();
  const change = useChange();
  const { mission, faces, board } = laidOut;
  const { at } = token;
  const face = faces(mission.placements.find(({ id }) => id === at.tile)?.face ?? '');
  const [width = 0, height = 0] = face?.size ?? [];
  const move = (key: 'x' | 'y' | 'level', value: number | string | undefined, joins?: string) =>
    change(
      'at',
      (draft) =>
        eachOf(draft, new Set([keyOf('token', token.id)]), (moved) =>
          put((moved as Draft<Token>).at, key, value),
        ),
      joins,
    );
  const refuse = (part: Partial<Position>): Reading<never> | undefined => {
    const moved = { ...token, at: { ...at, ...part } };
    // A train lies where its tiles do, whatever its own place is.
    const isFree = token.kind === 'train' || zoneOfToken(moved, mission, faces, board) !== undefined;
    return isFree ? undefined : refused('properties.problem.nowhere');
  };
  const balconies = face?.balconies ?? [];
  return (
    <>
      <FieldValue name="at">{placeWords(token, laidOut, language, say)}</FieldValue>
      <WholeField
        name="x"
        shared={{ value: at.x, isMixed: false }}
        min={0}
        max={width}
        needed
        unit={say('properties.mm')}
        refuse={(x) => refuse({ x })}
        change={(x, joins) => move('x', x, joins)}
      />
      <WholeField
        name="y"
        shared={{ value: at.y, isMixed: false }}
        min={0}
        max={height}
        needed
        unit={say('properties.mm')}
        refuse={(y) => refuse({ y })}
        hint={say('properties.hint.on-tile')}
        change={(y, joins) => move('y', y, joins)}
      />
      {balconies.length === 0 && at.level === undefined ? null : (
        <ChoiceField
          name="level"
          shared={{ value: at.level, isMixed: false }}
          choices={balconies.map(({ id, name }) => ({
            value: id,
            words: name ? textIn(name, language) : id,
          }))}
          none={say('properties.level.none')}
          change={(level) => move('level', level)}
        />
      )}
    </>
  );
}
