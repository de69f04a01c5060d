import { describe, expect, it } from 'vitest';
import { regroup, renamed } from '../../../renderer/builder/renaming';
import { perform } from '../../../renderer/document/command';
import { createTab } from '../../../renderer/document/tab';
import type { Mission, Token } from '../../../schemas';
import { missionOn, objective } from '../../helpers/small-missions';

describe('another name in goals and rules', () => {
  it('takes the place of the old one wherever that names the same', () => {
    const rule = {
      id: 'safe',
      when: { event: 'objective-taken', except: 'safe' },
      do: [
        {
          effect: 'if',
          if: { taken: { group: 'safe' } },
          do: [{ effect: 'adrenaline', amount: 1, to: 'doer' }],
        },
      ],
    };
    expect(renamed(rule, 'group', 'safe', 'vault')).toEqual({
      ...rule,
      when: { event: 'objective-taken', except: 'vault' },
      do: [{ ...rule.do[0], if: { taken: { group: 'vault' } } }],
    });
  });

  it('leaves words for people, and what does not speak of it, the very same', () => {
    const rule = { id: 'r', do: [{ effect: 'wound', who: { except: 'doer' } }] };
    expect(renamed(rule, 'group', 'doer', 'x')).toBe(rule);
    expect(renamed(rule, 'area', 'wound', 'x')).toBe(rule);
  });
});

describe('the group of pieces', () => {
  const goals: Mission['goals'] & object = [{ id: 'g', reach: { taken: { group: 'bell' } } }];
  const of = (id: string, group?: string) =>
    ({ ...objective(`${id} a 40 40`), ...(group !== undefined && { group }) }) as Token;
  function opened(tokens: Token[], more: Partial<Mission> = {}) {
    const mission = missionOn(['a 2R 0 0 0'], { tokens, goals, ...more });
    const tab = createTab('t', { name: 't.json', mission });
    const now = () => tab.document.store.getState().mission;
    return {
      tab,
      now,
      told: () => now().goals?.map((goal) => ('reach' in goal ? goal.reach : undefined)),
      regroup: (ids: string[], group: string | undefined, joins?: string) =>
        perform(
          tab,
          regroup(
            (now().tokens ?? []).filter(({ id }) => ids.includes(id)),
            group,
            joins,
          ),
        ),
    };
  }

  it('is renamed in goals, rules and variants, with its printed name, when the last of it is', () => {
    const few = { id: 'few', survivors: [1], goals } as NonNullable<Mission['variants']>[number];
    const {
      now,
      told,
      regroup: change,
    } = opened([of('o1', 'bell'), of('o2', 'bell')], {
      groups: [{ id: 'bell', name: { en: 'The bell' } }],
      variants: [few],
    });
    change(['o1'], 'gong');
    expect(told()).toEqual([{ taken: { group: 'bell' } }]);
    change(['o2'], 'chime');
    expect(told()).toEqual([{ taken: { group: 'chime' } }]);
    expect(now().variants?.[0]?.goals).toEqual([{ id: 'g', reach: { taken: { group: 'chime' } } }]);
    expect(now().groups).toEqual([{ id: 'chime', name: { en: 'The bell' } }]);
  });

  it('is not renamed where the pieces go to a group that is there, or to none', () => {
    const { told, regroup: change } = opened([of('o1', 'bell'), of('o2', 'gong')]);
    change(['o1'], 'gong');
    expect(told()).toEqual([{ taken: { group: 'bell' } }]);
    const other = opened([of('o1', 'bell')]);
    other.regroup(['o1'], undefined);
    expect(other.told()).toEqual([{ taken: { group: 'bell' } }]);
  });

  it('is what it was before the first letter, however it is typed; and one step takes it all back', () => {
    const { tab, told, regroup: change } = opened([of('o1', 'bell'), of('o2', 'g')]);
    for (const typed of ['g', 'go', 'gon', 'gong']) change(['o1'], typed, 'group o1');
    expect(told()).toEqual([{ taken: { group: 'gong' } }]);
    tab.document.undo();
    expect(told()).toEqual([{ taken: { group: 'bell' } }]);
  });
});
