import { useState } from 'react';

import { ScrollRegion } from '../admin/scroll-region';
import { useHydrated } from '../use-hydrated';

/** A request as a shell takes it, with a button that copies it where a script runs. */
export function CopyableRequest({ request, of }: { request: string; of: string }) {
  const [isCopied, setCopied] = useState(false);
  const isHydrated = useHydrated();
  return (
    <div className="stack stack--tight stack--left">
      <ScrollRegion name={`Request: ${of}`} className="api-request__text">
        <pre>
          <code>{request}</code>
        </pre>
      </ScrollRegion>
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
