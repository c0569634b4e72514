import { Link } from '@remix-run/react';

import type { ApiToken } from '../../../domain/base/tokens/tokens.queries.server';
import { TOKEN_SCOPES } from '../../../domain/base/tokens/token-scopes.rules';
import { paths } from '../../../paths';
import { Moment } from '../../moment';

/** The tokens, those that work first. What a token is shows nowhere: only how it begins. */
export function TokenTable({ tokens }: { tokens: ApiToken[] }) {
  return (
    <div className="table-scroll">
      <table className="table table--dense table--cards">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Begins with</th>
            <th scope="col">May</th>
            <th scope="col">Created</th>
            <th scope="col">Last used</th>
            <th scope="col">State</th>
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={token.id}>
              <th scope="row">{token.name}</th>
              <td data-label="Begins with">
                <span className="part-number">{token.prefix}…</span>
              </td>
              <td data-label="May">
                <ScopeBadges scopes={token.scopes} />
              </td>
              <td data-label="Created">
                <Moment at={token.createdAt} /> <span className="muted">by {token.createdBy}</span>
              </td>
              <td data-label="Last used">
                {token.lastUsedAt === null ? (
                  <span className="muted">never</span>
                ) : (
                  <Moment at={token.lastUsedAt} />
                )}
              </td>
              <td data-label="State">
                {token.revokedAt === null ? (
                  <span className="badge badge--good">Works</span>
                ) : (
                  <span className="badge">Revoked</span>
                )}
              </td>
              <td className="num" data-label="Actions">
                {token.revokedAt === null && (
                  <Link
                    className="btn btn--small"
                    to={paths.admin.revokeToken(token.id)}
                    aria-label={`Revoke ${token.name}`}
                    discover="none"
                  >
                    Revoke
                  </Link>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function ScopeBadges({ scopes }: Pick<ApiToken, 'scopes'>) {
  return (
    <span className="token-scopes">
      {scopes.map((scope) => (
        <span key={scope} className="badge">
          {TOKEN_SCOPES[scope].name}
        </span>
      ))}
    </span>
  );
}
