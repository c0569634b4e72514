import { useState } from 'react';

import { useHydrated } from '../use-hydrated';

/** A request as a shell takes it, with a button that copies it where a script runs. */
export function CopyableRequest({ request, of }: { request: string; of: string }) {
  const [isCopied, setCopied] = useState(false);
  const isHydrated = useHydrated();
  return (
    <div className="api-request">
      {/* Wider than a phone: it is reached by the keyboard, so that it can be scrolled. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} role="region" aria-label={`Request: ${of}`}>
        <code>{request}</code>
      </pre>
      {isHydrated && (
        <button
          type="button"
          className="btn btn--small"
          aria-label={`Copy the request: ${of}`}
          onClick={() => {
            void navigator.clipboard.writeText(request).then(() => setCopied(true));
          }}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </button>
      )}
    </div>
  );
}
