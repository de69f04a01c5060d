import type { ReactNode } from 'react';
import { isRecord, type TokenKind, type TokenProperty } from '../../../../engine';
import type { SentenceKey } from '../../../../languages';
import type { Text, Token } from '../../../../schemas';
import { tokenName } from '../../../../telling/token-name';
import { regroup } from '../../../builder/renaming';
import { perform } from '../../../document/command';
import { changeSort } from '../../../document/commands/mount';
import { eachOf, put } from '../../../document/commands/properties';
import { kindIn, kindsFor } from '../../../document/kinds';
import { useChange, withWords } from '../../../fields/changes';
import { ChoiceField } from '../../../fields/choice-field';
import { ColourField, isColour } from '../../../fields/colour-field';
import { WholeNumberProperty, WordField } from '../../../fields/line-field';
import { ProposedWords } from '../../../fields/proposed-words';
import { TextsField } from '../../../fields/texts-field';
import { keysOf, type TokenFieldProps, useProperty } from '../../../fields/token-property';
import { YesNoField } from '../../../fields/yes-no-field';
import { useSentences } from '../../../session/session-context';
import { useMission, useTab } from '../../../session/tab-context';
import { editorOf } from '../../../systems/editor-of';
import { MountField } from './mount-field';

interface PropertyFieldProps<Sort extends TokenProperty['sort'] = TokenProperty['sort']>
  extends TokenFieldProps {
  readonly property: Extract<TokenProperty, { sort: Sort }>;
}

/** The field for a property of tokens that all have it. */
export function PropertyField({ property, tokens }: PropertyFieldProps): ReactNode {
  const system = useMission((mission) => mission.system);
  switch (property.sort) {
    case 'whole':
      return <NumberField property={property} tokens={tokens} />;
    case 'sort':
      return <SortField property={property} tokens={tokens} />;
    case 'colour':
      return <KindColourField property={property} tokens={tokens} />;
    case 'word':
      return <SharedWordField property={property} tokens={tokens} />;
    case 'sign':
    case 'yes-no':
      return <SignField property={property} tokens={tokens} />;
    case 'text':
      return <WordsField property={property} tokens={tokens} />;
    case 'mount':
      return <MountField tokens={tokens} />;
    case 'own': {
      const OwnField = editorOf(system).fields[property.name];
      return OwnField ? <OwnField tokens={tokens} /> : null;
    }
  }
}

/** What it means, where it is hard to see. */
function useHint({ name, isHard }: TokenProperty, isSo = false): { readonly hint?: string } {
  const say = useSentences();
  const isSaid = isHard === true || (isHard === 'where-it-is-so' && isSo);
  return isSaid ? { hint: say(`properties.hint.${name}` as SentenceKey) } : {};
}

function NumberField({ property, tokens }: PropertyFieldProps<'whole'>) {
  const { name, least, most } = property;
  const field = useProperty(name, isNumber, tokens);
  return <WholeNumberProperty name={name} {...useHint(property)} {...field} min={least} max={most} />;
}

const NO_MORE: readonly { readonly id: string }[] = [];

/** Which sort of its kind a token is: what follows of that is done, too. */
function SortField({ property, tokens }: PropertyFieldProps<'sort'>) {
  const say = useSentences();
  const tab = useTab();
  const kind = useKind(tokens);
  const { shared } = useProperty(property.name, isText, tokens);
  const system = useMission((mission) => mission.system);
  const more = useMission((mission) => (kind?.ownSorts ? mission[kind.ownSorts] : undefined)) ?? NO_MORE;
  const choices = [...(kind?.sorts ?? []), ...more].flatMap(({ id }) => {
    if (kind === undefined || id === undefined) return [];
    const token = { kind: kind.kind, [property.name]: id };
    return { value: id, words: tokenName(kindsFor({ system }), token, say) };
  });
  return (
    <ChoiceField
      name={property.name}
      shared={shared}
      choices={choices}
      change={(sort) => {
        const ids = tokens.map(({ id }) => id);
        if (kind && sort !== undefined) perform(tab, changeSort(kind, ids, sort));
      }}
    />
  );
}

function KindColourField({ property, tokens }: PropertyFieldProps<'colour'>) {
  const colours = (useKind(tokens)?.sorts ?? []).flatMap(({ id }) => (isColour(id) ? [id] : []));
  const { shared, change } = useProperty(property.name, isColour, tokens);
  return <ColourField name={property.name} shared={shared} colours={colours} change={change} />;
}

function SharedWordField({ property, tokens }: PropertyFieldProps<'word'>) {
  const { name, isProposed } = property;
  const tab = useTab();
  const { shared, change } = useProperty(name, isText, tokens);
  const field = {
    shared,
    change:
      name === 'group'
        ? (group: string | undefined, joins?: string) => void perform(tab, regroup(tokens, group, joins))
        : change,
  };
  const inUse = useWordsInUse(name);
  return (
    <>
      <WordField name={name} {...useHint(property)} {...field} suggestions={inUse} />
      {isProposed ? <ProposedWords inUse={inUse} {...field} /> : null}
    </>
  );
}

function SignField({ property, tokens }: PropertyFieldProps<'sign' | 'yes-no'>) {
  const say = useSentences();
  const { name, sort } = property;
  const { shared, change } = useProperty(name, isYesOrNo, tokens);
  return (
    <YesNoField
      label={say(`properties.field.${name}`)}
      {...useHint(property, shared.value)}
      shared={shared}
      change={(isSo) => change(sort === 'sign' ? isSo || undefined : isSo)}
    />
  );
}

function WordsField({ property: { name }, tokens }: PropertyFieldProps<'text'>) {
  const change = useChange();
  return (
    <TextsField
      name={name}
      texts={tokens.map((token) => textOf(token, name))}
      rows={2}
      change={(language, words, joins) =>
        change(
          name,
          (draft) =>
            eachOf(draft, keysOf(tokens), (token) =>
              put(token, name, withWords(textOf(token, name), language, words)),
            ),
          joins,
        )
      }
    />
  );
}

function textOf(token: object, property: TokenProperty['name']): Text | undefined {
  const text: unknown = Reflect.get(token, property);
  return isRecord(text)
    ? Object.fromEntries(Object.entries(text).map(([language, words]) => [language, String(words)]))
    : undefined;
}

/** The kind of tokens that are all of one. */
function useKind([first]: readonly Token[]): TokenKind | undefined {
  const system = useMission((mission) => mission.system);
  return first && kindIn({ system }, first);
}

/** What the same field of other tokens says. */
function useWordsInUse(property: TokenProperty['name']): readonly string[] {
  const tokens = useMission((mission) => mission.tokens) ?? [];
  const words = tokens.map((token): unknown => Reflect.get(token, property)).filter(isText);
  return [...new Set(words)].sort();
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isYesOrNo(value: unknown): value is boolean {
  return typeof value === 'boolean';
}
