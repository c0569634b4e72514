import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';

interface RemovePanelProps {
  /** 'Remove this user'. */
  name: string;
  /** What it means. */
  children: ReactNode;
}

/** Removing is folded away: it is meant, never met by accident. */
export function RemovePanel({ name, children }: RemovePanelProps) {
  return (
    <details className="panel order-cancel">
      <summary>{name}</summary>
      <p>{children}</p>
      <Form method="post">
        <button type="submit" className="btn btn--danger" name="intent" value="remove">
          {name}
        </button>
      </Form>
    </details>
  );
}
