import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type SentenceKey, sentence } from '../../../../languages';
import { keyOf, type PartKind } from '../../../../renderer/document/parts';
import { PropertiesPanel } from '../../../../renderer/panels/properties/properties-panel';
import missionSchema from '../../../../schemas/published/mission.schema.json';
import type { Schema } from '../../../../scripts/schemas/read';
import { openedTab } from '../../../helpers/open-tab';
import { everyToken } from '../../../helpers/stock-faces';

const schema = missionSchema as unknown as Schema;

function propertiesOf(definition: string): string[] {
  return Object.keys(schema.$defs?.[definition]?.properties ?? {});
}

/** Not to be changed: they stand in the heading. */
const inHeading = ['id', 'kind'];

/** Properties that have several fields, or a field by another name. */
const fields: Readonly<Record<string, readonly string[]>> = {
  at: ['x', 'y'],
};

function expectFields(properties: readonly string[]): void {
  const without = properties
    .filter((property) => !inHeading.includes(property))
    .flatMap((property) => fields[property] ?? [property])
    .filter((field) => !hasField(field));
  expect(without).toEqual([]);
}

/** Whether there is something with that label that can be written in, chosen or pressed. */
function hasField(name: string): boolean {
  const words = sentence('en', `properties.field.${name}` as SentenceKey);
  return screen.queryAllByText(words).some((label) => {
    const field = label.closest<HTMLElement>('.field, .texts, .yes-no, details');
    const roles = ['textbox', 'combobox', 'checkbox', 'radio', 'button'];
    return (
      field !== null && roles.some((role) => within(field).queryAllByRole(role, { hidden: true }).length > 0)
    );
  });
}

async function select(kind: PartKind, id: string): Promise<void> {
  const { tab, render } = await openedTab(everyToken());
  render(<PropertiesPanel />);
  act(() => tab.selection.set([keyOf(kind, id)]));
}

describe('every property in the schema has a field', () => {
  const tokens =
    (schema.$defs?.Token as Schema).oneOf?.map(({ $ref = '' }) => $ref.replace(/^.*\//, '')) ?? [];
  const all = everyToken().tokens ?? [];

  it.each(tokens)('for %s', async (definition) => {
    const kind = schema.$defs?.[definition]?.properties?.kind?.const;
    // The gun has more to say than the Wagon.
    const token = all.findLast((each) => each.kind === kind);
    await select('token', token?.id ?? '');
    expectFields(propertiesOf(definition));
  });

  it.each([
    ['Placement', 'tile', 'a'],
    ['Label', 'label', 'l1'],
    ['Arrow', 'arrow', 'r1'],
  ] as const)('for %s', async (definition, kind, id) => {
    await select(kind, id);
    expectFields(propertiesOf(definition));
  });

  it('for a mission, but for what has a panel of its own or is kept as it is', async () => {
    const { render } = await openedTab(everyToken());
    render(<PropertiesPanel />);
    const elsewhere = {
      // There is only one.
      fixed: ['format', 'system', 'contentVersion'],
      pieces: ['placements', 'tokens', 'labels', 'arrows'],
      panels: ['areas', 'goals', 'rules'],
      kept: ['$schema', 'faces', 'aside', 'variants', 'counters', 'groups', 'grades', 'decks', 'kinds'],
    };
    const texts = Object.keys(schema.properties?.texts?.properties ?? {});
    const said = new Set([...Object.values(elsewhere).flat(), 'texts', 'id']);
    const own = Object.keys(schema.properties ?? {}).filter((property) => !said.has(property));
    expectFields([...own, ...texts]);
    expect(hasField('id')).toBe(true);
  });
});
