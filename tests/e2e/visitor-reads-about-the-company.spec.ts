import { expectAccessible } from './accessible';
import { expect, test, WITHOUT_FORMS } from './story';

test('the services page and where its buttons lead', WITHOUT_FORMS, async ({ page, story }) => {
  await story.open('/services');
  await expect(page).toHaveTitle(/^Professional Services \| Keyway/);
  const main = page.getByRole('main');
  for (const name of ['Technical Support', 'Training Programs', 'Custom Solutions', 'Emergency Services']) {
    const more = main.getByRole('link', { name: `Learn More: ${name}` });
    const id = (await more.getAttribute('href'))?.slice(1) ?? '';
    await expect(page.locator(`[id="${id}"]`).getByRole('heading', { name })).toHaveCount(1);
  }
  for (const name of [
    'Commercial Buildings',
    'Educational Institutions',
    'Healthcare Facilities',
    'Government & Municipal',
  ]) {
    await expect(main.getByRole('link', { name: `Explore Solutions: ${name}` })).toHaveAttribute(
      'href',
      /^\/solutions#\w+$/,
    );
  }
  for (const figure of ['90+', '50+', '300+', '24/7']) {
    await expect(page.getByRole('region', { name: 'Keyway in figures' })).toContainText(figure);
  }
  for (const [name, href] of [
    ['Contact Our Experts', '/contact'],
    ['Request Consultation', '/contact?subject=Consultation+request'],
    ['Contact Our Team', '/contact'],
    ['Request Quote', '/quote'],
    ['Find a Location', '/locations'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expectAccessible(page, story, 'the services');
});

test('the about page and where its buttons lead', WITHOUT_FORMS, async ({ page, story }) => {
  await story.open('/about');
  await expect(page).toHaveTitle(/^About Us \| Keyway/);
  const main = page.getByRole('main');
  for (const figure of ['90+', '50+', '300+', '6']) {
    await expect(page.getByRole('region', { name: 'Keyway in figures' })).toContainText(figure);
  }
  for (const value of ['Excellence', 'Partnership', 'Innovation', 'Integrity']) {
    await expect(main.getByRole('heading', { level: 3, name: value })).toBeVisible();
  }
  const years = page.getByRole('region', { name: 'Our history' }).getByRole('heading', { level: 3 });
  await expect(years.first()).toHaveText('1933');
  await expect(years.last()).toHaveText('2020s');
  await expect(page.getByRole('region', { name: 'Leadership' }).getByRole('listitem')).toHaveCount(4);
  for (const [name, href] of [
    ['Become a Customer', '/register'],
    ['Career Opportunities', '/careers'],
    ['Contact Us', '/contact'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expectAccessible(page, story, 'about');
});
