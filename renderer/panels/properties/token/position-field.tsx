import { isOfTiles } from '../../../../engine';
import { textIn } from '../../../../languages';
import type { Token } from '../../../../schemas';
import { perform } from '../../../document/command';
import { type PlaceChange, typePlace } from '../../../document/commands/typed-place';
import { zoneOfToken } from '../../../document/zone-at';
import { ChoiceField } from '../../../fields/choice-field';
import { FieldValue } from '../../../fields/field';
import { WholeNumberProperty } from '../../../fields/line-field';
import { type Reading, refused } from '../../../fields/reading';
import type { TokenFieldProps } from '../../../fields/token-property';
import { useSentences, useSessionState } from '../../../session/session-context';
import { useLaidOut, useTab } from '../../../session/tab-context';
import { placeWords } from '../../place-words';
import { useZoneWords } from '../../use-zone-words';

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
  const zoneWords = useZoneWords(laidOut);
  const tab = useTab();
  const { mission, faces, board } = laidOut;
  const { at } = token;
  const face = faces(mission.placements.find(({ id }) => id === at.tile)?.face ?? '');
  const [width = 0, height = 0] = face?.size ?? [];
  const move = (change: PlaceChange, joins?: string) =>
    void perform(tab, typePlace(faces, token.id, change, joins));
  const refuse = (change: { x: number } | { y: number }): Reading<never> | undefined => {
    const ground = { tile: at.tile, x: at.x, y: at.y, ...change };
    const isFree =
      isOfTiles(token) || zoneOfToken({ ...token, at: ground }, mission, faces, board) !== undefined;
    return isFree ? undefined : refused('properties.problem.nowhere');
  };
  const balconies = face?.balconies ?? [];
  return (
    <>
      <FieldValue name="at">{placeWords(token, laidOut, zoneWords, say)}</FieldValue>
      <WholeNumberProperty
        name="x"
        shared={{ value: at.x, isMixed: false }}
        min={0}
        max={width}
        needed
        unit={say('properties.mm')}
        refuse={(x) => refuse({ x })}
        change={(x, joins) => x !== undefined && move({ x }, joins)}
      />
      <WholeNumberProperty
        name="y"
        shared={{ value: at.y, isMixed: false }}
        min={0}
        max={height}
        needed
        unit={say('properties.mm')}
        refuse={(y) => refuse({ y })}
        hint={say('properties.hint.on-tile')}
        change={(y, joins) => y !== undefined && move({ y }, joins)}
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
          change={(level) => move({ level })}
        />
      )}
    </>
  );
}
