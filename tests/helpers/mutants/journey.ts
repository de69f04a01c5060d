import { boardScene } from '../../../drawing/board/board-scene';
import { boardPalettes } from '../../../drawing/palette';
import { sceneToSvg } from '../../../drawing/svg';
import {
  type Bot,
  botNamed,
  campaignProblems,
  decide,
  decisionOfChance,
  endOf,
  type FaceProblem,
  faceProblems,
  facesProblems,
  facesWith,
  fingerprint,
  journeyAfter,
  record,
  runScenario,
  scenarioPlacements,
  seedGenerator,
  stockFace,
  verifyReplay,
} from '../../../engine';
import { observe } from '../../../engine/systems/undead-or-alive/hidden/observation';
import { undeadOrAliveGames } from '../../../engine/systems/undead-or-alive/start';
import { type Language, languages, type Say, sentence } from '../../../languages';
import { findingOf, findingText } from '../../../main/cli/finding';
import { findingsOf } from '../../../renderer/checks/checks';
import { laidOut } from '../../../renderer/document/laid-out';
import {
  type Campaign,
  type Documents,
  documentKinds,
  type FaceSource,
  type JourneyDecision,
  type LeftOut,
  loadDocument,
  type Mission,
  missionFormat,
  type Problem,
  type Replay,
  type TileFace,
} from '../../../schemas';
import { CampaignWords } from '../../../telling/campaign';
import { logLines } from '../../../telling/log';
import { goalSheet, ruleSheet } from '../../../telling/mission/sheet';
import { differenceWords, findingWords, startWords } from '../../../telling/reasons';
import { seenText } from '../../../telling/seen-text';
import { UoaWords } from '../../../telling/systems/undead-or-alive';
import { resultWith } from '../campaigns';
import { reopened } from '../reopened';

const MOST_ACTIONS = 100;

/**
 * All that anybody does with a file: it is loaded, checked, told, drawn, set up and played. It must end, and not throw.
 * Says whether it got as far as to be played.
 */
export function travel(text: string): boolean {
  const loaded = loadDocument(text, documentKinds, { faces: stockFace, unfinished: true });
  const problems = loaded.ok ? loaded.warnings : loaded.problems;
  for (const language of languages) for (const problem of problems) told(problem, sayIn(language));
  const sound = loaded.ok ? loaded : loaded.salvage;
  if (!sound) return false;
  const leftOut = 'leftOut' in sound ? sound.leftOut : [];
  return visit(sound.document, { warnings: problems, leftOut, text });
}

interface About {
  readonly warnings: readonly Problem[];
  readonly leftOut: readonly LeftOut[];
  readonly text: string;
}

function visit(document: Documents[keyof Documents], about: About): boolean {
  switch (document.format) {
    case missionFormat:
      return visitMission(document, about);
    case 'boothill/tileset@1':
      for (const problem of facesProblems(document.faces)) told(problem, sayIn('fr'));
      for (const face of document.faces) drawFace(face);
      return false;
    case 'boothill/tile@1':
      for (const problem of faceProblems(document)) told(problem, sayIn('fr'));
      drawFace(document);
      return false;
    case 'boothill/scenario@1':
      for (const finding of runScenario(document)) findingWords(finding, sayIn('en'), 'undead-or-alive');
      draw({ placements: scenarioPlacements(document), faces: facesWith(document.faces) }, 'en');
      return false;
    case 'boothill/replay@1':
      playAgain(document);
      return visitMission(document.mission, { ...about, warnings: [], leftOut: [] });
    case 'boothill/game@1':
      reopened(about.text);
      return visitMission(document.mission, { ...about, warnings: [], leftOut: [] });
    case 'boothill/campaign@1':
      return visitCampaign(document, [], about);
    case 'boothill/journey@1':
      return visitCampaign(document.campaign, document.decisions, about);
  }
}

/** Told and travelled through, as far as what was decided leads, and then by chance. */
function visitCampaign(campaign: Campaign, decisions: readonly JourneyDecision[], about: About): boolean {
  const words = new CampaignWords(campaign, 'fr');
  for (const problem of campaignProblems(campaign)) words.problem(problem);
  let { state } = journeyAfter(campaign, 'mutant', decisions);
  for (let steps = 0; steps < 20 && state.stage !== 'over'; steps++) {
    const decision = decisionOfChance(state) ?? {
      played: state.at,
      result: resultWith({ won: steps % 3 > 0 }),
    };
    const decided = decide(state, decision);
    if ('refused' in decided) throw new Error(decided.refused);
    state = decided.state;
    words.carried(state.brought.carried);
  }
  for (const one of state.played) for (const event of one.events) words.event(event);
  endOf(state);
  const mission = campaign.missions[0]?.mission;
  return mission !== undefined && visitMission(mission, { ...about, warnings: [], leftOut: [] });
}

function visitMission(mission: Mission, about: About): boolean {
  // First of all, because the window catches what goes wrong when it tries a mission out, and says so.
  const isPlayed = play(mission);
  const laid = laidOut(mission);
  findingsOf(laid, about, 'fr', sayIn('fr'));
  for (const language of languages) {
    goalSheet(mission, language);
    ruleSheet(mission, language);
  }
  draw({ placements: mission.placements, faces: laid.faces, mission }, 'en');
  return isPlayed;
}

interface Picture {
  readonly placements: Mission['placements'];
  readonly faces: FaceSource;
  readonly mission?: Mission;
}

function draw(picture: Picture, language: Language): void {
  sceneToSvg(boardScene({ ...picture, options: { language, frame: true } }), boardPalettes.light);
}

function drawFace(face: TileFace): void {
  const placements = [{ id: 'a', face: face.id, x: 0, y: 0, rotation: 90 } as const];
  draw({ placements, faces: (id) => (id === face.id ? face : undefined) }, 'fr');
}

function play(mission: Mission): boolean {
  const started = record(undeadOrAliveGames, mission, { seed: 'mutant' });
  if ('problem' in started) {
    startWords(started.problem, sayIn('en'), mission.system);
    return false;
  }
  const { recording } = started;
  const bot = botNamed('undead-or-alive', 'random') as Bot;
  const seen = observe(recording.game);
  const luck = seedGenerator('mutant');
  const events = [...recording.opening];
  let actions = 0;
  for (; actions < MOST_ACTIONS && seen.outcome === undefined; actions++) {
    events.push(...recording.take(bot.choose(seen, luck)));
  }
  const words = new UoaWords(seen.table, 'fr');
  logLines(events, words);
  seenText(seen, words);
  return actions > 0;
}

/** As it is, and as it would be if its author had played that mission with these cards. */
function playAgain(replay: Replay): void {
  const ours = {
    ...replay,
    missionHash: fingerprint(replay.mission),
    contentVersion: undeadOrAliveGames.contentVersion(),
  };
  for (const each of [replay, ours]) {
    const verdict = verifyReplay(undeadOrAliveGames, each);
    if ('difference' in verdict) differenceWords(verdict.difference, sayIn('fr'), replay.system);
  }
}

/** That a mission could not be tried, because something threw, is a fault here. */
function sayIn(language: Language): Say {
  return (key, parameters) => {
    if (key === 'checks.not-tried') throw new Error('the mission could not even be tried');
    return sentence(language, key, parameters);
  };
}

function told(problem: Problem | FaceProblem, say: Say): void {
  findingText('file', findingOf(problem, problem.pointer, say), say);
}
