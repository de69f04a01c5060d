import type { Arrow, Label, Placement, Token } from '../../../schemas';
import { keyOf, type Part } from '../../document/parts';
import { useSentences, useSessionState } from '../../session/session-context';
import { useMission, useTab } from '../../session/tab-context';
import { partWords } from '../part-words';
import { SpokenOf } from '../spoken-of';
import { ArrowProperties, InkField, LabelProperties } from './annotation-properties';
import { RotationField } from './tile/rotation-field';
import { TileProperties } from './tile/tile-properties';
import { TokenProperties } from './token/token-properties';

/** The properties of one part, or those that several share. */
export function PartsProperties({ parts }: { parts: readonly Part[] }) {
  const tiles = parts.flatMap(({ kind, part }): Placement[] => (kind === 'tile' ? [part] : []));
  const tokens = parts.flatMap(({ kind, part }): Token[] => (kind === 'token' ? [part] : []));
  const labels = parts.flatMap(({ kind, part }): Label[] => (kind === 'label' ? [part] : []));
  const arrows = parts.flatMap(({ kind, part }): Arrow[] => (kind === 'arrow' ? [part] : []));
  return (
    <>
      <Heading parts={parts} />
      <Shared {...{ tiles, tokens, labels, arrows }} />
      <SpokenOf subjects={parts.map(({ kind, part }) => keyOf(kind, part.id))} />
    </>
  );
}

interface SharedProps {
  readonly tiles: readonly Placement[];
  readonly tokens: readonly Token[];
  readonly labels: readonly Label[];
  readonly arrows: readonly Arrow[];
}

function Shared({ tiles, tokens, labels, arrows }: SharedProps) {
  const say = useSentences();
  const kinds = [tiles, tokens, labels, arrows].filter(({ length }) => length > 0);
  const [tile] = tiles;
  if (kinds.length === 1) {
    if (tile && tiles.length === 1) return <TileProperties tile={tile} />;
    if (tile) return <RotationField tiles={tiles} />;
    if (tokens.length > 0) return <TokenProperties tokens={tokens} />;
    return labels.length > 0 ? <LabelProperties labels={labels} /> : <ArrowProperties arrows={arrows} />;
  }
  if (tiles.length === 0 && tokens.length === 0) {
    const keys = [
      ...labels.map(({ id }) => keyOf('label', id)),
      ...arrows.map(({ id }) => keyOf('arrow', id)),
    ];
    return <InkField parts={[...labels, ...arrows]} keys={new Set(keys)} />;
  }
  return <p className="field-hint">{say('properties.nothing-shared')}</p>;
}

/** What is selected: by its name, or how many of what, each to be gone on to. */
function Heading({ parts }: { parts: readonly Part[] }) {
  const { selection } = useTab();
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const system = useMission((mission) => mission.system);
  const [only, ...others] = parts;
  if (!only) return null;
  if (others.length === 0) {
    return (
      <header className="properties-heading">
        <h2>{partWords(system, only, language, say)}</h2>
        <code>{only.part.id}</code>
      </header>
    );
  }
  const kinds = new Map<string, Part[]>();
  for (const part of parts) {
    const words = partWords(system, part, language, say);
    kinds.set(words, [...(kinds.get(words) ?? []), part]);
  }
  return (
    <>
      <header className="properties-heading">
        <h2>{say('properties.several', { count: parts.length })}</h2>
      </header>
      {kinds.size < 2 ? (
        <p>{[...kinds.keys()].join()}</p>
      ) : (
        <ul className="properties-kinds">
          {[...kinds].map(([words, some]) => (
            <li key={words}>
              <button
                type="button"
                className="text-button"
                onClick={() => selection.set(some.map(({ kind, part }) => keyOf(kind, part.id)))}
              >
                {some.length === 1 ? words : say('token.name.several', { what: words, count: some.length })}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
