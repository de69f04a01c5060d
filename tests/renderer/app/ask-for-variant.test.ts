import { describe, expect, it } from 'vitest';
import { performAction } from '../../../renderer/app/actions/all-actions';
import { createSession } from '../../../renderer/session/session';
import { FakeHost } from '../../helpers/fake-host';
import { missionOn } from '../../helpers/small-missions';

async function asked() {
  const session = await createSession(new FakeHost(), 'en');
  const tab = session.tabs.open({
    name: 'small.json',
    mission: missionOn(['a 2R 0 0 0'], { variants: [{ id: 'many', survivors: [6] }] }),
  });
  const question = () => session.files.questions.getState().asked;
  performAction(session, 'variants.add');
  await expect.poll(question).toBeDefined();
  return { tab, question, numbers: () => tab.document.store.getState().history.now.variants };
}

describe('a mission that is other for more or fewer survivors', () => {
  it('asks for how many, of those that it is not other for yet', async () => {
    const { question, numbers } = await asked();
    const { choices } = question()?.question ?? { choices: [] };
    expect(choices.map(({ parameters }) => parameters?.['count'])).toEqual([5, 4, 3, 2, 1]);
    expect(numbers()).toHaveLength(1);
  });

  it('is looked at with the number that was chosen', async () => {
    const { tab, question, numbers } = await asked();
    question()?.answer('4');
    await expect.poll(numbers).toHaveLength(2);
    expect(numbers()?.at(-1)?.survivors).toEqual([4]);
    expect(tab.document.store.getState().variant).toBe(numbers()?.at(-1)?.id);
  });

  it('stays as it is where its author thinks better of it', async () => {
    const { question, numbers } = await asked();
    question()?.answer();
    await expect.poll(question).toBeUndefined();
    expect(numbers()).toHaveLength(1);
  });
});
