import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { locationKind } from '../../domain/content/content/location-kind.server';
import { answerContentForm, openContent } from './content-form.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { paths } from '../../paths';
import { ContentForm } from '../../ui/admin/content/content-form';
import { LOCATION_LABELS, LocationFields, locationValidator } from '../../ui/admin/content/location-form';
import { createMeta } from '../../ui/page-title';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta<typeof loader>((data) => data?.doc?.name ?? 'Add location');

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'content.edit');
  return openContent({ context, params, request }, locationKind, adminPaths.locations());
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'content.edit');
  return answerContentForm(
    { context, params, request, staff },
    {
      kind: locationKind,
      validator: locationValidator,
      list: adminPaths.locations(),
    },
  );
}

export default function LocationEditor() {
  const { id, doc, seen, back } = useLoaderData<typeof loader>();
  const numbers = doc && {
    latitude: String(doc.latitude),
    longitude: String(doc.longitude),
    sortOrder: String(doc.sortOrder),
  };
  return (
    <ContentForm
      kind="location"
      id={id}
      title={doc === undefined ? 'Add location' : doc.name}
      back={{ to: back, name: 'Locations' }}
      storePath={doc?.isActive === true ? paths.locations() : undefined}
      seen={seen}
      validator={locationValidator}
      values={doc === undefined ? { isActive: true, sortOrder: '100' } : { ...doc, ...numbers }}
      labels={LOCATION_LABELS}
      deletable
    >
      <LocationFields />
    </ContentForm>
  );
}
