import { Form } from '@remix-run/react';

import { formatActorName } from '../../../domain/base/audit/audit-list.rules';
import { diffLines, foldUnchangedLines } from '../../../domain/content/content/field-formatting.rules';
import { adminPaths } from '../../../admin-paths';
import { Moment } from '../../moment';
import { EVENT_LABELS } from './event-form';
import { LOCATION_LABELS } from './location-form';
import { POST_LABELS } from './post-form';
import { ScrollRegion } from '../../scroll-region';
import { TEXT_PAGE_LABELS } from './text-page-form';
import { useHasPermission } from '../staff/use-has-permission';
import { TextLink } from '../links';
import { BackTo } from '../back-to-list';

interface Revision {
  id: number;
  actor: string;
  createdAt: string;
  isCurrent: boolean;
}

interface ContentHistoryProps {
  kind: string;
  id: string;
  title: string;
  seen: string;
  back: string;
  revisions: Revision[];
  chosen: { id: number; fields: { name: string; then: string; now: string }[] } | undefined;
}

const LABELS: Record<string, Record<string, string>> = {
  'text-page': TEXT_PAGE_LABELS,
  post: POST_LABELS,
  event: EVENT_LABELS,
  location: LOCATION_LABELS,
};

/** Lists the saved versions. A chosen version is compared with the current one and can be restored. */
export function ContentHistory({ kind, id, title, seen, back, revisions, chosen }: ContentHistoryProps) {
  const hrefOf = (revision: number) => adminPaths.contentHistory(kind, id, { returnTo: back, revision });
  return (
    <>
      <BackTo to={back} name="Back" />
      <h1>History of {title}</h1>
      {chosen !== undefined && <ChosenVersion kind={kind} chosen={chosen} seen={seen} />}
      <section className="panel">
        <h2>Saved versions</h2>
        {revisions.length === 0 ? (
          <p className="muted">No changes yet</p>
        ) : (
          <ul className="admin-list">
            {revisions.map(({ id: revision, actor, createdAt, isCurrent }) => (
              <li key={revision}>
                <span>
                  <strong>{actor === '' ? 'Original' : formatActorName(actor)}</strong>{' '}
                  <Moment at={createdAt} /> {isCurrent && <span className="badge">Current</span>}
                </span>
                {!isCurrent && (
                  <TextLink to={hrefOf(revision)} aria-current={chosen?.id === revision ? 'page' : undefined}>
                    Compare and restore
                  </TextLink>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

type ChosenVersionProps = Pick<ContentHistoryProps, 'kind' | 'seen'> & {
  chosen: NonNullable<ContentHistoryProps['chosen']>;
};

function ChosenVersion({ kind, chosen, seen }: ChosenVersionProps) {
  const mayEdit = useHasPermission()('content.edit');
  const labels = LABELS[kind] ?? {};
  if (chosen.fields.length === 0) return <p className="panel">This version matches the current one.</p>;
  return (
    <section className="panel stack stack--wide" aria-labelledby="chosen-version">
      <h2 id="chosen-version">Changes if restored</h2>
      {chosen.fields.map(({ name, then, now }) => (
        <div key={name}>
          <h3>{labels[name] ?? formatValue(name)}</h3>
          <ScrollRegion name={`Changes: ${labels[name] ?? formatValue(name)}`} className="text-changes">
            <ul>
              {foldUnchangedLines(diffLines(now, then)).map(({ kind: change, text }, line) => (
                <li key={line} className={`text-changes__line text-changes__line--${change}`}>
                  {change === 'removed' && <del>{text === '' ? ' ' : text}</del>}
                  {change === 'added' && <ins>{text === '' ? ' ' : text}</ins>}
                  {(change === 'same' || change === 'folded') && text}
                </li>
              ))}
            </ul>
          </ScrollRegion>
        </div>
      ))}
      {mayEdit && (
        <Form method="post">
          <input type="hidden" name="intent" value="restore" />
          <input type="hidden" name="revision" value={chosen.id} />
          <input type="hidden" name="seen" value={seen} />
          <button type="submit" className="btn btn--primary">
            Restore version
          </button>
        </Form>
      )}
    </section>
  );
}

/** 'sameDay' → 'Same day'. */
function formatValue(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
