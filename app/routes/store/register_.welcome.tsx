import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { readRegistrationDraft } from '../../domain/base/customers/registration-drafts.queries.server';
import { findSession } from '../../http/session.server';
import { paths } from '../../paths';
import { formatPageTitle } from '../../ui/page-title';
import { Welcome } from '../../ui/register/welcome';

export const meta: MetaFunction = ({ matches }) => [
  { title: formatPageTitle(matches, 'Application received') },
  { name: 'description', content: 'We have your application for a Keyway trade account.' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const session = await findSession(context, request);
  const { status, typed } = await readRegistrationDraft(context.db, session?.idHash);
  if (status !== 'sent') throw redirect(paths.register(), 303);
  return { firstName: typed['firstName'] ?? '', email: typed['email'] ?? '' };
}

export default function RegisterWelcome() {
  return <Welcome {...useLoaderData<typeof loader>()} />;
}
