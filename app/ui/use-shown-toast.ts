import { useRouteLoaderData } from '@remix-run/react';
import { z } from 'zod';

const RootData = z.object({ toast: z.object({ message: z.string() }) });

/** The words of the toast that came with this page, for a page that says them in its content too. */
export function useShownToast(): string | undefined {
  const root = RootData.safeParse(useRouteLoaderData('root'));
  return root.success ? root.data.toast.message : undefined;
}
