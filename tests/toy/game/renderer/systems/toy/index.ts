import { HEALTH, type ToySeen } from '../../../engine/systems/toy';
import type { ToyWords } from '../../../telling/systems/toy';
import type { BendField, BendForms } from '../bend-forms';
import type { SystemWindow } from '../system-window';

const byHand: BendForms<ToySeen, ToyWords> = {
  bends: ['toy-zombie', 'toy-door', 'toy-wounds'],
  fieldsOf(bend, filled, { seen, words, zone }): readonly BendField[] {
    const { table } = seen;
    if (bend === 'toy-wounds') {
      const { wounds = 0 } = filled;
      return [{ argument: 'wounds', least: 0, most: HEALTH - 1, value: Number(wounds), now: undefined }];
    }
    const isDoor = bend === 'toy-door';
    const argument = isDoor ? 'door' : 'zone';
    const tokens = table.mission.file.tokens ?? [];
    const ids = isDoor
      ? tokens.flatMap(({ id, kind }) => (kind === 'door' ? [id] : []))
      : table.zones.map(({ id }) => id);
    const options = ids.map((id) => ({ value: id, label: isDoor ? id : words.zone(id).title }));
    const turnedTo = table.zones[zone ?? -1]?.id;
    return [{ argument, options, value: filled[argument] ?? turnedTo ?? ids[0] ?? '' }];
  },
};

export const toyWindow: SystemWindow<ToySeen, ToyWords> = {
  troubles: {
    placeOf: (code) => (code === 'no-start' ? { palette: 'tokens' } : undefined),
    isAboutPeople: () => false,
  },
  editor: { box: 'boxes.box.toy' },
  byHand,
};
