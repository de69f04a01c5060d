import { beforeEach, describe, expect, it } from 'vitest';
import { perform } from '../../../renderer/document/command';
import { changeMission } from '../../../renderer/document/commands/properties';
import { MOST_STEPS } from '../../../renderer/document/history';
import { isUnsaved, lastStep } from '../../../renderer/document/tab';
import { createTabs, type Tabs } from '../../../renderer/document/tabs';
import { placementsOf } from '../../helpers/board';
import { emptyMission } from '../../helpers/empty-mission';

let tabs: Tabs;
const state = () => tabs.store.getState();
const open = (name: string) => tabs.open({ name, mission: emptyMission });
const retitle = (en: string) =>
  changeMission({ key: 'step.cut' }, (mission) => void (mission.title = { en }));

beforeEach(() => {
  let opened = 0;
  tabs = createTabs(() => `tab-${++opened}`);
});

describe('tabs', () => {
  it('lie in the order in which they were opened, the last one in sight', () => {
    const [one, other] = [open('one'), open('other')];
    expect(state()).toEqual({ tabs: [one, other], active: other });
    expect([one.key, other.key]).toEqual(['tab-1', 'tab-2']);
  });

  it('keep the key under which a draft was left', () => {
    expect(tabs.open({ name: 'one', mission: emptyMission }, 'left-behind').key).toBe('left-behind');
  });

  it('are gone through round and round', () => {
    const [one, two, three] = [open('one'), open('two'), open('three')];
    tabs.showNext(1);
    expect(state().active).toBe(one);
    tabs.showNext(-1);
    expect(state().active).toBe(three);
    tabs.showNext(-1);
    expect(state().active).toBe(two);
  });

  it('are gone through from the start screen, too', () => {
    const [one, two] = [open('one'), open('two')];
    tabs.show(undefined);
    tabs.showNext(1);
    expect(state().active).toBe(one);
    tabs.show(undefined);
    tabs.showNext(-1);
    expect(state().active).toBe(two);
  });

  it('give way to the next one when closed, at the end to the one before, and then to none', () => {
    const [one, two, three] = [open('one'), open('two'), open('three')];
    tabs.show(two);
    tabs.close(two);
    expect(state().active).toBe(three);
    tabs.close(three);
    expect(state().active).toBe(one);
    tabs.close(one);
    expect(state()).toEqual({ tabs: [], active: undefined });
  });

  it('stay in sight when another one is closed', () => {
    const [one, two] = [open('one'), open('two')];
    tabs.close(one);
    expect(state().active).toBe(two);
  });
});

describe('a tab', () => {
  it('is unsaved until the file has its last step', () => {
    const tab = open('one');
    expect(isUnsaved(tab)).toBe(true);
    tab.file.setState({ savedStep: lastStep(tab) });
    expect(isUnsaved(tab)).toBe(false);
    perform(tab, retitle('A'));
    expect(isUnsaved(tab)).toBe(true);
    tab.document.undo();
    expect(isUnsaved(tab)).toBe(false);
    tab.document.redo();
    tab.file.setState({ savedStep: lastStep(tab) });
    expect(isUnsaved(tab)).toBe(false);
  });

  it('is unsaved where all is undone that can be, and the beginning is forgotten', () => {
    const tab = open('one');
    tab.file.setState({ savedStep: 'start' });
    for (let step = 0; step <= MOST_STEPS; step++) perform(tab, retitle(`Step ${step}`));
    tab.document.goTo(0);
    expect(isUnsaved(tab)).toBe(true);
    tab.file.setState({ savedStep: lastStep(tab) });
    perform(tab, retitle('A'));
    tab.document.undo();
    expect(isUnsaved(tab)).toBe(false);
  });

  it('is unsaved as soon as its file is gone', () => {
    const tab = open('one');
    tab.file.setState({ savedStep: 'start', onDisk: 'gone' });
    expect(isUnsaved(tab)).toBe(true);
  });

  it('that may only be looked at never changes, and is never unsaved', () => {
    const tab = tabs.open({ name: 'old', mission: emptyMission, isReadOnly: true });
    expect(perform(tab, retitle('A'))).toBe(false);
    expect(tab.document.store.getState().mission).toBe(emptyMission);
    expect(isUnsaved(tab)).toBe(false);
  });

  it('selects what a command says, as long as it is there', () => {
    const tab = open('one');
    const lay = changeMission({ key: 'step.cut' }, (mission) => {
      mission.placements = placementsOf(['a 2R', 'b 3R 250']);
    });
    perform(tab, { ...lay, selects: ['tile:a'] });
    expect([...tab.selection.store.getState().keys]).toEqual(['tile:a']);
    tab.document.undo();
    expect([...tab.selection.store.getState().keys]).toEqual([]);
    tab.document.redo();
    perform(tab, { ...retitle('A'), selects: ['tile:b'] });
    expect([...tab.selection.store.getState().keys]).toEqual(['tile:b']);
    // What changes nothing selects nothing either.
    perform(tab, { ...retitle('A'), selects: ['tile:a'] });
    expect([...tab.selection.store.getState().keys]).toEqual(['tile:b']);
  });
});
