import { useSentences } from '../../../session/session-context';
import { useMission } from '../../../session/tab-context';
import { Section } from '../section';
import { BesideSection } from './beside';
import { BoxFields } from './box-fields';
import { CardsSection } from './cards-section';
import { ComponentFields } from './component-fields';
import { KeptAsItIs } from './kept-as-it-is';
import { MissionTexts } from './mission-texts';
import { OriginFields } from './origin-fields';
import { PlayFields } from './play-fields';
import { PrintedNamesSection } from './printed-names';
import { TextsDialog } from './texts-dialog';
import { VariantFields } from './variant-fields';

/** What a mission says of itself, for whoever is going to play it. */
export function MissionSheet() {
  const say = useSentences();
  const id = useMission((mission) => mission.id);
  return (
    <>
      <header className="properties-heading">
        <h2>{say('properties.mission')}</h2>
        <code>{id}</code>
        <TextsDialog />
      </header>
      <MissionTexts />
      <Section title={say('properties.section.play')}>
        <PlayFields />
      </Section>
      <Section title={say('properties.section.boxes')}>
        <BoxFields />
        <ComponentFields />
      </Section>
      <PrintedNamesSection />
      <CardsSection />
      <Section title={say('properties.section.origin')}>
        <OriginFields />
      </Section>
      <VariantFields />
      <BesideSection />
      <KeptAsItIs />
    </>
  );
}
