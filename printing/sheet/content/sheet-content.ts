import type { Language } from '../../../languages';
import { tellings } from '../../../telling/systems';
import type { Subject } from '../../subject';
import type { SheetContent } from '../sheet-content-type';
import { creditsOf } from './credits';
import { goalsOf, rulesOf } from './goals';
import { factsOf } from './heads';
import { mapOf } from './map';
import { namesOf } from './names';
import { planOf } from './plan';
import { saidOf } from './said';
import { courseOf, neededOf, notesOf, setUpOf } from './set-up';
import { paragraphs } from './text';
import { tileTable } from './tiles';
import { variantsOf } from './variants';

/** All that a group at a table has to know of a mission, in the order in which it is needed. */
export function sheetContent(subject: Subject, language: Language, ofMap = language): SheetContent {
  const said = saidOf(subject, language, ofMap);
  const { mission, faces, context, zoneAt } = said;
  const game = tellings[mission.system].sheet({ mission, faces, context, zoneAt });
  const [map, plan, tiles] = [mapOf(said), planOf(said), tileTable(said)];
  const intro = mission.texts?.intro;
  return {
    language,
    title: context.text(mission.title),
    facts: factsOf(said),
    story: intro ? paragraphs(context.text(intro), { quoted: true }) : [],
    ...(map && { map }),
    ...(plan && { plan }),
    ...(tiles && { tiles }),
    sections: [
      ...neededOf(said, game),
      ...setUpOf(said, game),
      ...goalsOf(said),
      ...rulesOf(said),
      ...courseOf(said, game),
      ...variantsOf(said),
      ...namesOf(said),
      ...notesOf(said),
    ],
    credits: creditsOf(said),
  };
}
