import type { Validator } from 'remix-validated-form';

import { toTypedDecimal } from '../../domain/base/shared/typed-decimal.rules';
import { CheckboxField, SelectField, TextField } from '../form/fields';
import { StoreForm } from '../form/store-form';
import { SubmitButton } from '../form/submit-button';
import { Options } from '../form/options';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';
import { Trans } from '~/i18n/trans';

const LABELS = perLanguage(() => ({
  user: t`User`,
  email: t`Email`,
  firstName: t`First name`,
  lastName: t`Last name`,
  spendingLimit: t`Per-order limit ($)`,
  approverId: t`Approver`,
  mayApprove: t`Can approve orders`,
  mayManage: t`Can manage users`,
}));

interface CompanyUserFormProps {
  validator: Validator<Record<string, unknown>>;
  user?: {
    email: string;
    firstName: string;
    lastName: string;
    spendingLimitCents: number | null;
    approverId: number | null;
    mayApprove: boolean;
    mayManage: boolean;
  };
  approvers: readonly { id: number; name: string }[];
}

/** A user of an account, with spending limit and permissions. */
export function CompanyUserForm({ validator, user, approvers }: CompanyUserFormProps) {
  return (
    <StoreForm
      id="company-user"
      validator={validator}
      labels={LABELS()}
      defaultValues={user === undefined ? { approverId: '' } : toDefaultValues(user)}
      className="panel"
    >
      <div className="stack stack--wide">
        <div className="field-grid">
          <TextField name="firstName" label={LABELS().firstName} autoComplete="off" />
          <TextField name="lastName" label={LABELS().lastName} autoComplete="off" />
          {user === undefined ? (
            <TextField
              name="email"
              label={LABELS().email}
              type="email"
              inputMode="email"
              autoComplete="off"
              hint={t`Used to sign in`}
              whole
            />
          ) : (
            <p className="field--whole">
              <span className="field__label">
                <Trans>Email</Trans>
              </span>{' '}
              {user.email}
              <span className="field__hint block">
                <Trans>Used to sign in. Can’t be changed.</Trans>
              </span>
            </p>
          )}
          <TextField
            name="spendingLimit"
            label={LABELS().spendingLimit}
            inputMode="decimal"
            autoComplete="off"
            optional
            hint={t`Larger orders need approval. Leave blank for no limit.`}
          />
          <SelectField
            name="approverId"
            label={LABELS().approverId}
            hint={t`Other approvers can still approve.`}
          >
            <option value="">
              <Trans>All approvers</Trans>
            </option>
            <Options of={approvers.map(({ id, name }) => [id, name])} />
          </SelectField>
        </div>
        <CheckboxField
          name="mayApprove"
          label={LABELS().mayApprove}
          hint={t`Orders from other buyers, up to this user’s own limit`}
        />
        <CheckboxField name="mayManage" label={LABELS().mayManage} hint={t`Add, edit, and remove users`} />
        <div>
          <SubmitButton name={user === undefined ? t`Add user` : t`Save changes`} />
        </div>
      </div>
    </StoreForm>
  );
}

function toDefaultValues(user: NonNullable<CompanyUserFormProps['user']>) {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    spendingLimit: user.spendingLimitCents === null ? '' : toTypedDecimal(user.spendingLimitCents),
    approverId: String(user.approverId ?? ''),
    mayApprove: user.mayApprove,
    mayManage: user.mayManage,
  };
}
