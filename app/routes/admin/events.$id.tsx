import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { eventKind } from '../../domain/content/content/event-kind.server';
import { answerContentForm, openContent } from './content-form.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { paths } from '../../paths';
import { ContentForm } from '../../ui/admin/content/content-form';
import { EVENT_LABELS, EventFields, eventValidator } from '../../ui/admin/content/event-form';
import { createMeta } from '../../ui/page-title';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta<typeof loader>((data) => data?.doc?.title ?? 'Add event');

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'content.edit');
  return openContent({ context, params, request }, eventKind, adminPaths.events());
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'content.edit');
  return answerContentForm(
    { context, params, request, staff },
    {
      kind: eventKind,
      validator: eventValidator,
      list: adminPaths.events(),
    },
  );
}

export default function EventEditor() {
  const { id, doc, seen, back } = useLoaderData<typeof loader>();
  return (
    <ContentForm
      kind="event"
      id={id}
      title={doc === undefined ? 'Add event' : doc.title}
      back={{ to: back, name: 'Events' }}
      storePath={doc?.isPublished === true ? paths.textPage('events') : undefined}
      seen={seen}
      validator={eventValidator}
      values={doc ?? { isPublished: true }}
      labels={EVENT_LABELS}
      deletable
    >
      <EventFields kind={doc?.kind} />
    </ContentForm>
  );
}
