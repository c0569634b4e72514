import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { Plural, Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';
import { formatMoney, percentText } from '../domain/base/shared/money.rules';
import { ContactSchema } from '../domain/selling/inbox/contact.schema';
import { Day } from '../ui/day';
import { formatNumber } from '../ui/grouped';
import { inLanguage } from './language.server';

const inFrench = <Result,>(run: () => Result) => inLanguage('fr-CA', run);

describe('a text', () => {
  it('is in the language of the request, English outside of one', () => {
    const text = () => t`Find by vehicle`;
    expect(text()).toBe('Find by vehicle');
    expect(inFrench(text)).toBe('Trouver par véhicule');
    expect(inLanguage('en', text)).toBe('Find by vehicle');
  });

  it('has two French ones for one English, where the context differs', () => {
    const texts = () => [t`Checkout`, t({ message: 'Checkout', context: 'heading' })];
    expect(texts()).toEqual(['Checkout', 'Checkout']);
    expect(inFrench(texts)).toEqual(['Passer à la caisse', 'Caisse']);
  });

  it('keeps its language while other requests have theirs', async () => {
    const ask = async (pause: number) => {
      await new Promise((resolve) => setTimeout(resolve, pause));
      return t`Find by vehicle`;
    };
    const answers = [inFrench(() => ask(4)), inLanguage('en', () => ask(2)), inFrench(() => ask(1)), ask(3)];
    expect(await Promise.all(answers)).toEqual([
      'Trouver par véhicule',
      'Find by vehicle',
      'Trouver par véhicule',
      'Find by vehicle',
    ]);
  });

  it('has values, elements, and plurals', () => {
    const sentence = () => {
      const total = 1234;
      const supportEmail = 'help@keyway.example';
      return renderToStaticMarkup(
        <>
          <Trans>
            Support: <a href="mailto:x">{supportEmail}</a>
          </Trans>
          ; <Plural value={total} one="# product on sale" other="# products on sale" />
        </>,
      );
    };
    expect(sentence()).toBe('Support: <a href="mailto:x">help@keyway.example</a>; 1,234 products on sale');
    expect(inFrench(sentence)).toBe(
      'Soutien\u00a0: <a href="mailto:x">help@keyway.example</a>; 1\u00a0234 produits en solde',
    );
  });
});

describe('in French', () => {
  it('money, shares, counts, and days are written as in Québec', () => {
    expect(inFrench(() => formatMoney(123456))).toBe('1\u00a0234,56\u00a0$');
    expect(inFrench(() => percentText(750))).toBe('7,5\u00a0%');
    expect(inFrench(() => formatNumber(26696))).toBe('26\u00a0696');
    expect(inFrench(() => renderToStaticMarkup(<Day on="2026-11-23" />))).toContain('>23 novembre 2026<');
    expect(formatMoney(123456)).toBe('$1,234.56');
  });

  it('a form’s errors are, too', () => {
    const errorsOf = () => ContactSchema().safeParse({ email: 'ada' }).error?.flatten().fieldErrors;
    expect(errorsOf()).toMatchObject({ firstName: ['Enter your first name'] });
    expect(inFrench(errorsOf)).toMatchObject({
      firstName: ['Entrez votre prénom'],
      email: ['Entrez une adresse courriel valide'],
    });
  });
});
