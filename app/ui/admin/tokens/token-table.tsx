import { withZod } from '@remix-validated-form/with-zod';
import type { ApiToken } from '../../../domain/base/tokens/tokens.queries.server';
import { NewTokenSchema, TOKEN_SCOPES } from '../../../domain/base/tokens/token-scopes.rules';
import { adminPaths } from '../../../admin-paths';
import { Moment } from '../../moment';
import { DataTable } from '../../data-table';
import { ButtonLink } from '../links';
import { TextField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { SubmitButton } from '../../form/submit-button';
import { CheckboxGroup } from '../checkbox-group';

/** A table of API tokens, active ones first. Shows only their prefix. */
export function TokenTable({ tokens }: { tokens: ApiToken[] }) {
  return (
    <DataTable
      rows={tokens}
      rowKey="id"
      columns={[
        { name: 'Name', cell: (token) => token.name },
        { name: 'Prefix', cell: (token) => <span className="part-number">{token.prefix}…</span> },
        { name: 'Scopes', cell: (token) => <ScopeBadges scopes={token.scopes} /> },
        {
          name: 'Created',
          cell: (token) => (
            <>
              <Moment at={token.createdAt} /> <span className="muted">by {token.createdBy}</span>
            </>
          ),
        },
        {
          name: 'Last used',
          cell: (token) =>
            token.lastUsedAt === null ? (
              <span className="muted">Never</span>
            ) : (
              <Moment at={token.lastUsedAt} />
            ),
        },
        {
          name: 'Status',
          cell: (token) =>
            token.revokedAt === null ? (
              <span className="badge badge--good">Active</span>
            ) : (
              <span className="badge">Revoked</span>
            ),
        },
        {
          name: 'Actions',
          isHeadingHidden: true,
          className: 'num',
          cell: (token) =>
            token.revokedAt === null && (
              <ButtonLink isSmall to={adminPaths.revokeToken(token.id)} aria-label={`Revoke ${token.name}`}>
                Revoke
              </ButtonLink>
            ),
        },
      ]}
    />
  );
}

export function ScopeBadges({ scopes }: Pick<ApiToken, 'scopes'>) {
  return (
    <span className="cluster cluster--close">
      {scopes.map((scope) => (
        <span key={scope} className="badge">
          {TOKEN_SCOPES[scope].name}
        </span>
      ))}
    </span>
  );
}

export const newTokenValidator = withZod(NewTokenSchema);

const LABELS = { name: 'Name', scopes: 'Scopes' };

/** Creates a token, which is shown once. */
export function TokenForm() {
  return (
    <StoreForm id="token" validator={newTokenValidator} labels={LABELS}>
      <div className="stack stack--wide">
        <TextField name="name" autoComplete="off" hint="e.g. Warehouse scanner. Shown in the audit log." />
        <CheckboxGroup
          name="scopes"
          choices={Object.entries(TOKEN_SCOPES).map(([value, { name, text }]) => ({
            value,
            label: name,
            hint: text,
          }))}
        />
        <div className="cluster cluster--row">
          <SubmitButton name="Create token" />
          <ButtonLink to={adminPaths.tokens()}>Cancel</ButtonLink>
        </div>
      </div>
    </StoreForm>
  );
}
