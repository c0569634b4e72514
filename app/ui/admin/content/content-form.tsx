import { type ReactNode, useEffect, useRef } from 'react';
import { useIsSubmitting, type Validator } from 'remix-validated-form';

import { formatActorName } from '../../../domain/base/audit/audit-list.rules';
import { adminPaths } from '../../../admin-paths';
import { StoreForm } from '../../form/store-form';
import { Icon } from '../../icon/icon';
import {
  type ContentConflict,
  type ContentPreview,
  useContentAnswer,
  useEditorId,
  useExpectedVersion,
} from './content-answer';
import { ButtonLink } from '../links';
import { BackTo, useReturnToThisPage } from '../back-to-list';
import { PageHead } from '../page-head';
import { Moment } from '../../moment';
import { DataTable } from '../../data-table';
import { Prose } from '../../content/text-page-view';

interface ContentFormProps {
  /** 'post', and its id or 'new'. */
  kind: string;
  id: string;
  title: string;
  back: { to: string; name: string };
  storePath?: string | undefined;
  seen: string;
  validator: Validator<Record<string, unknown>>;
  values: Record<string, unknown>;
  labels: Record<string, string>;
  hasPreview?: boolean;
  deletable?: boolean;
  children: ReactNode;
}

/** An editor of content: head, conflict, form, and preview. */
export function ContentForm(props: ContentFormProps) {
  const { kind, id, title, back, storePath, validator, values, labels, hasPreview = false } = props;
  const { conflict, preview } = useContentAnswer();
  const formId = useEditorId();
  const seen = useExpectedVersion(props.seen);
  const isNew = id === 'new';
  const returnHere = useReturnToThisPage();
  return (
    <>
      <BackTo {...back} />
      <PageHead title={title}>
        {storePath !== undefined && (
          <ButtonLink to={storePath}>
            <Icon name="eye" />
            View in store
          </ButtonLink>
        )}
        {!isNew && <ButtonLink to={adminPaths.frenchItem(kind, id, returnHere)}>Edit translation</ButtonLink>}
        {!isNew && (
          <ButtonLink to={adminPaths.contentHistory(kind, id, { returnTo: back.to })}>
            <Icon name="clock" />
            History
          </ButtonLink>
        )}
        {!isNew && props.deletable === true && (
          <ButtonLink to={adminPaths.contentDeletion(kind, id, { returnTo: back.to })}>
            <Icon name="trash-2" />
            Delete
          </ButtonLink>
        )}
      </PageHead>
      {conflict !== undefined && <ContentConflictNotice conflict={conflict} labels={labels} />}
      <StoreForm
        key={formId}
        id={formId}
        validator={validator}
        labels={labels}
        defaultValues={values}
        className="content-form"
      >
        {/* The Enter key presses the first button of a form. */}
        <button type="submit" name="intent" value="save" className="sr-only" tabIndex={-1} aria-hidden="true">
          Save
        </button>
        <input type="hidden" name="seen" value={seen} />
        {props.children}
        <div className="form-buttons content-form__buttons">
          <ButtonLink to={back.to}>Cancel</ButtonLink>
          {hasPreview && (
            <button type="submit" className="btn" name="intent" value="preview">
              Preview
            </button>
          )}
          <SaveButton name={isNew ? 'Add' : 'Save'} />
        </div>
      </StoreForm>
      {preview !== undefined && <ContentPreviewPanel preview={preview} />}
    </>
  );
}

/** The button that saves an editor's form, which may have another one for a preview. */
export function SaveButton({ name }: { name: string }) {
  const isSubmitting = useIsSubmitting();
  return (
    <button type="submit" className="btn btn--primary" name="intent" value="save" disabled={isSubmitting}>
      {name}
    </button>
  );
}

interface ContentConflictNoticeProps {
  conflict: ContentConflict;
  labels: Record<string, string>;
}

/** Compares what was saved since the form was opened with the input. */
function ContentConflictNotice({ conflict, labels }: ContentConflictNoticeProps) {
  const { by, at, fields } = conflict;
  return (
    <section className="panel content-conflict" role="alert" aria-labelledby="content-conflict">
      <h2 id="content-conflict">This was changed while you were editing</h2>
      <p>
        Changed
        {by !== '' && (
          <>
            {' '}
            by <strong>{formatActorName(by)}</strong>
          </>
        )}{' '}
        {at !== '' && <Moment at={at} />}. Your changes are in the form below. Saving again overwrites the
        other version.
      </p>
      <DataTable
        region="Both versions"
        className="table"
        rows={fields}
        rowKey="name"
        columns={[
          { name: 'Field', cell: ({ name }) => labels[name] ?? name },
          {
            name: 'Current',
            className: 'content-conflict__text',
            cell: ({ theirs }) => (theirs === '' ? '(empty)' : theirs),
          },
          {
            name: 'Yours',
            className: 'content-conflict__text',
            cell: ({ yours }) => (yours === '' ? '(empty)' : yours),
          },
        ]}
      />
    </section>
  );
}

/** A preview below the editor. With JavaScript, it scrolls into view. */
export function ContentPreviewPanel({ preview }: { preview: ContentPreview }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
  }, [preview]);
  return (
    <section className="panel content-preview" aria-labelledby="content-preview" tabIndex={-1} ref={panel}>
      <p className="small muted" id="content-preview">
        Preview (not saved)
      </p>
      <h2 className="content-preview__title">{preview.title}</h2>
      <p className="text-page__summary">{preview.summary}</p>
      <Prose text={preview.text} />
    </section>
  );
}
