import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { languages } from '../../../languages';
import { sheetContent } from '../../../printing/sheet/content/sheet-content';
import { sampleMission } from '../../helpers/samples';
import { sheetText } from '../../helpers/sheet-text';
import { subjectOf } from '../../helpers/subjects';

// A train that comes in, a Wagon that leaves by the exit, and a mission with a variant, a group and a counter.
const told = ['m1', 'm7', 'tutorials/custom-rule'];
const folder = fileURLToPath(new URL('../../golden/sheets/', import.meta.url));

for (const name of told)
  for (const language of languages) {
    it(`the sheet of ${name} says in ${language} what it said when it was last read`, () => {
      const mission = sampleMission(`${name}.boothill.json`);
      const text = sheetText(sheetContent(subjectOf(mission), language));
      const path = `${folder}${name.replace('tutorials/', '')}.${language}.txt`;
      if (process.env['GOLDEN'] === 'write') writeFileSync(path, text);
      expect(text).toBe(readFileSync(path, 'utf8'));
    });
  }
