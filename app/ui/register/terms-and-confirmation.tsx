import { Link } from '@remix-run/react';
import type { Validator } from 'remix-validated-form';

import { getBusinessTypeName } from '../../domain/base/customers/business-choices.rules';
import { paths } from '../../paths';
import { CheckboxField } from '../form/fields';
import { StoreForm } from '../form/store-form';
import { StepButtons } from './step-buttons';
import { KeepTyping } from './keep-typing';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';
import { Trans } from '~/i18n/trans';

const LABELS = perLanguage(() => ({
  agreeToTerms: t`I agree to the terms`,
  agreeToPrivacy: t`I agree to the privacy policy`,
  marketingEmails: t`Email me offers and product news`,
}));

export interface RegistrationSummary {
  name: string;
  email: string;
  companyName: string;
  businessType: string;
  /** The file's name, if one was uploaded. */
  license: string | undefined;
}

interface TermsProps {
  validator: Validator<Record<string, unknown>>;
  fields: Record<string, unknown>;
  summary: RegistrationSummary;
  revision: number;
}

export function TermsAndConfirmation({ validator, fields, summary, revision }: TermsProps) {
  return (
    <>
      <Summary summary={summary} />
      <StoreForm
        id="register-terms"
        action={paths.registerTerms()}
        validator={validator}
        labels={LABELS()}
        defaultValues={fields}
        className="registration__form"
      >
        <input type="hidden" name="expectedRevision" value={revision} />
        <p className="small">
          <Trans>
            Read the <TextLink slug="terms">terms</TextLink> and the{' '}
            <TextLink slug="privacy">privacy policy</TextLink>. Both open in a new tab; your entries are
            saved.
          </Trans>
        </p>
        <div className="stack">
          <CheckboxField name="agreeToTerms" label={LABELS().agreeToTerms} />
          <CheckboxField name="agreeToPrivacy" label={LABELS().agreeToPrivacy} />
          <CheckboxField
            name="marketingEmails"
            label={LABELS().marketingEmails}
            hint={t`Up to one email a month. Unsubscribe anytime.`}
          />
        </div>
        <StepButtons hasPrevious name={t`Create Account`} busyName={t`Creating...`} />
        <KeepTyping step="terms" />
      </StoreForm>
    </>
  );
}

/** SPEC 2.10: name, email, company, business type, and our license; each with a way to change it. */
function Summary({ summary }: { summary: RegistrationSummary }) {
  const rows = [
    { name: t`Name`, value: summary.name, to: paths.register() },
    { name: t`Email`, value: summary.email, to: paths.register() },
    { name: t`Company`, value: summary.companyName, to: paths.registerBusiness() },
    {
      name: t`Business type`,
      value: getBusinessTypeName(summary.businessType),
      to: paths.registerBusiness(),
    },
    { name: t`License`, value: summary.license ?? t`Not uploaded`, to: paths.registerBusiness() },
  ];
  return (
    <section aria-label={t`Summary`}>
      <dl className="registration__summary">
        {rows.map(({ name, value, to }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            <dd>
              <Link className="link" to={to} aria-label={changeName(name)} discover="none">
                <Trans>Change</Trans>
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function changeName(name: string): string {
  const detail = name.toLowerCase();
  return t`Change ${detail}`;
}

function TextLink({ slug, children }: { slug: string; children: string }) {
  return (
    <Link className="link" to={paths.textPage(slug)} target="_blank" rel="noreferrer" discover="none">
      {children}
    </Link>
  );
}
