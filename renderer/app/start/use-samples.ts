import { useEffect, useState } from 'react';
import type { Files } from '../../files/files';
import { idle } from '../../files/idle-queue';
import { type Sample, sampleIds, sampleNamed } from '../../files/samples';
import { newMission, templates } from '../../files/templates';
import { useSession } from '../../session/session-context';

export interface SamplesShown {
  readonly samples: readonly Sample[];
  /** By the id of a sample or a template, as far as they are painted. */
  readonly pictures: ReadonlyMap<string, string>;
}

// The start screen comes and goes, and its pictures are always the same.
let known: SamplesShown = { samples: [], pictures: new Map() };

/** The samples as soon as they are read, then one picture after the other, as long as somebody looks. */
export function useSamples(): SamplesShown {
  const { files } = useSession();
  const [shown, setShown] = useState(known);
  useEffect(() => {
    let isOver = false;
    const show = (more: Partial<SamplesShown>) => {
      known = { ...known, ...more };
      if (!isOver) setShown(known);
    };
    void prepare(files, show, () => isOver);
    return () => {
      isOver = true;
    };
  }, [files]);
  return shown;
}

async function prepare(
  files: Pick<Files, 'picture'>,
  show: (more: Partial<SamplesShown>) => void,
  isOver: () => boolean,
): Promise<void> {
  await idle();
  if (known.samples.length < sampleIds.length) {
    const samples = await Promise.all(sampleIds.map(sampleNamed));
    show({ samples: samples.filter((sample) => sample !== undefined) });
  }
  const toPaint = [
    ...templates.map((id) => [id, templateMission(id)] as const),
    ...known.samples.map(({ id, mission }) => [id, mission] as const),
  ];
  for (const [id, mission] of toPaint) {
    if (isOver()) return;
    if (known.pictures.has(id)) continue;
    const picture = await files.picture(mission);
    if (picture !== undefined) show({ pictures: new Map(known.pictures).set(id, picture) });
  }
}

function templateMission(id: string) {
  return newMission(id, 'en', id);
}
