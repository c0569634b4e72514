import { useState } from 'react';

import { useHydrated } from './use-hydrated';
import { t } from '~/i18n/text';

interface CopyButtonProps {
  text: string;
  label: string;
  /** Tells apart several buttons of a page, for screen readers. */
  name?: string;
}

/** Copies a text. Without JavaScript or HTTPS, where a browser wouldn't let it, there is no button. */
export function CopyButton({ text, label, name }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>();
  if (!useHydrated() || !window.isSecureContext) return null;
  return (
    <button
      type="button"
      className="btn btn--small"
      aria-label={name}
      onClick={() => {
        void navigator.clipboard.writeText(text).then(() => setCopied(text));
      }}
    >
      {copied === text ? t`Copied` : label}
    </button>
  );
}
