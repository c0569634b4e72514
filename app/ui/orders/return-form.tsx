import { Link } from '@remix-run/react';
import { useState } from 'react';

import {
  RETURN_REASON_NAMES,
  RETURN_REASONS,
  type ReturnableLine,
} from '../../domain/selling/orders/return-request.rules';
import { getLineField, getLineKey } from '../../domain/base/shared/line-quantities.schema';
import { paths } from '../../paths';
import { SelectField, TextareaField, TextField } from '../form/fields';
import { createLazyValidator } from '../form/lazy-validator';
import { StoreForm } from '../form/store-form';
import { SubmitButton } from '../form/submit-button';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

/** Validates a return of these lines. */
export function createReturnValidator(lines: readonly ReturnableLine[]) {
  return createLazyValidator(() =>
    import('../../domain/selling/orders/return-request.schema').then(
      (schemas) => () => schemas.createReturnRequestSchema(lines),
    ),
  );
}

/** Asks which units of an order to return, and why. */
export function ReturnForm({ lines }: { lines: readonly ReturnableLine[] }) {
  const quantities = lines.map(({ line }) => [getLineField(line.id), line.name]);
  const only = lines.length === 1 ? lines[0] : undefined;
  const reasons = RETURN_REASON_NAMES();
  const [validator] = useState(() => createReturnValidator(lines));
  return (
    <StoreForm
      id="return-form"
      className="order-form"
      validator={validator}
      labels={{ ...Object.fromEntries(quantities), reason: t`Reason`, message: t`Details` }}
      defaultValues={
        only === undefined ? {} : { quantities: { [getLineKey(only.line.id)]: String(only.units) } }
      }
    >
      {lines.map(({ line, units }) => (
        <TextField
          key={line.id}
          name={getLineField(line.id)}
          label={line.name}
          inputMode="numeric"
          autoComplete="off"
          hint={t`${line.sku}: quantity to return, up to ${units}`}
        />
      ))}
      <SelectField
        name="reason"
        label={t`Reason`}
        choices={RETURN_REASONS.map((reason) => [reason, reasons[reason]])}
      >
        <option value="">{t`Select a reason`}</option>
      </SelectField>
      <TextareaField name="message" label={t`Details`} rows={4} optional />
      <SubmitButton name={t`Request return`} busyName={t`Sending...`} />
    </StoreForm>
  );
}

/** What can be returned, in a sentence. */
export function ReturnRules() {
  return (
    <p>
      <Trans>
        Most new items can be returned within 30 days of delivery. Cut keys, programmed remotes, and items
        made to order can’t. See{' '}
        <Link className="link" to={paths.textPage('returns')}>
          Returns
        </Link>
        .
      </Trans>
    </p>
  );
}
