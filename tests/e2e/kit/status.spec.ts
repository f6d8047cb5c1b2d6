import { expect, test } from './kit.ts';

test('warns only of what wants to be minded: every other status has a mark of its own', async ({ page, portal }) => {
  await portal.open('/nordlys');
  const markOf = async (type: string) => {
    const title = page.locator('div > p').getByText(type, { exact: true });
    return title.locator('xpath=ancestor::div[2]').locator('path').getAttribute('d');
  };
  const [info, unknown, warning, danger, success] = await Promise.all(
    ['info', 'unknown', 'warning', 'danger', 'success'].map(markOf),
  );
  expect(unknown).toBe(info);
  expect(danger).toBe(warning);
  expect(new Set([info, warning, success]).size).toBe(3);
});
