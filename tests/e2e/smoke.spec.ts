import { expect, test } from './story';

test('the home page opens', async ({ page, story }) => {
  await story.open('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
