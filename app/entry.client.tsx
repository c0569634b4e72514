import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { readVisitorElement, VisitorProvider } from './ui/store/visitor';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <VisitorProvider value={readVisitorElement()}>
        <RemixBrowser />
      </VisitorProvider>
    </StrictMode>,
  );
});
