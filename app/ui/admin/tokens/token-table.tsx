import type { ApiToken } from '../../../domain/base/tokens/tokens.queries.server';
import { TOKEN_SCOPES } from '../../../domain/base/tokens/token-scopes.rules';
import { paths } from '../../../paths';
import { Moment } from '../../moment';
import { DataTable } from '../../data-table';
import { ButtonLink } from '../links';

/** The tokens, those that work first. What a token is shows nowhere: only how it begins. */
export function TokenTable({ tokens }: { tokens: ApiToken[] }) {
  return (
    <DataTable
      rows={tokens}
      rowKey="id"
      columns={[
        { name: 'Name', cell: (token) => token.name },
        { name: 'Begins with', cell: (token) => <span className="part-number">{token.prefix}…</span> },
        { name: 'May', cell: (token) => <ScopeBadges scopes={token.scopes} /> },
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
              <span className="muted">never</span>
            ) : (
              <Moment at={token.lastUsedAt} />
            ),
        },
        {
          name: 'State',
          cell: (token) =>
            token.revokedAt === null ? (
              <span className="badge badge--good">Works</span>
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
              <ButtonLink isSmall to={paths.admin.revokeToken(token.id)} aria-label={`Revoke ${token.name}`}>
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
