import { ERROR_PREFIX } from '../page-title';
import { Form } from '@remix-run/react';
import { useEffect, useRef, useState, type FormEvent, type MouseEvent } from 'react';

import { MAX_LINES } from '../../domain/selling/quick-order/quick-order-lines.rules';
import {
  MAX_ROWS,
  ROWS,
  type QuickOrderEntry,
} from '../../domain/selling/quick-order/quick-order-form.rules';
import { paths } from '../../paths';
import { formatNumber } from '../grouped';
import { Icon } from '../icon/icon';
import { useHydrated } from '../use-hydrated';
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';

interface OrderEntryProps {
  entry: QuickOrderEntry;
  /** Why the list couldn't be looked up. */
  problem: string | undefined;
}

/** A pasted list, a file, and rows in one form, so that none loses the others' input. A list is most often pasted. */
export function OrderEntry({ entry, problem }: OrderEntryProps) {
  const hydrated = useHydrated();
  return (
    <Form
      method="post"
      action={paths.quickOrder()}
      encType="multipart/form-data"
      className="quick-order"
      data-hydrated={hydrated}
      noValidate
    >
      {problem !== undefined && <Problem sentence={problem} />}
      <div className="quick-order__ways">
        <div className="stack stack--wider">
          <section className="panel" aria-labelledby="paste-heading">
            <h2 id="paste-heading">
              <Trans>Paste a list</Trans>
            </h2>
            <div className="field">
              <label className="field__label" htmlFor="quick-order-text">
                <Trans>One part per line</Trans>
              </label>
              <textarea
                className="textarea quick-order__text"
                id="quick-order-text"
                name="text"
                rows={7}
                defaultValue={entry.text}
                aria-describedby="quick-order-text-hint"
                autoCapitalize="off"
                autoCorrect="off"
                spellCheck={false}
              />
              <span className="field__hint" id="quick-order-text-hint">
                <Trans>e.g. “2 x B60N-626-KD” or “M62, 12”. Without a quantity, we use 1.</Trans>
              </span>
            </div>
            {/* The first button of a form is the one that Enter presses: that must be the look-up. */}
            <p className="space-above off-desk">
              <button type="submit" className="btn btn--primary" name="intent" value="check">
                <Trans>Check price and stock</Trans>
              </button>
            </p>
          </section>
          <section className="panel" aria-labelledby="file-heading">
            <h2 id="file-heading">
              <Trans>Upload a file</Trans>
            </h2>
            <div className="field">
              <label className="field__label" htmlFor="quick-order-file">
                <Trans>CSV or text file</Trans>
              </label>
              <input
                className="input"
                id="quick-order-file"
                name="file"
                type="file"
                accept=".csv,.tsv,.txt,text/csv,text/plain"
                aria-describedby="quick-order-file-hint"
              />
              <span className="field__hint" id="quick-order-file-hint">
                <Trans>Part number and quantity, with or without a header row.</Trans>
              </span>
            </div>
          </section>
        </div>
        <fieldset className="panel">
          <legend>
            <Trans>Enter part numbers</Trans>
          </legend>
          <OrderRows entry={entry} />
        </fieldset>
      </div>
      <EntryActions />
    </Form>
  );
}

function EntryActions() {
  return (
    <div className="quick-order__actions">
      <button type="submit" className="btn btn--primary" name="intent" value="check">
        <Icon name="search" />
        <Trans>Check price and stock</Trans>
      </button>
      <p className="small muted">
        <Trans>
          Up to {formatNumber(MAX_LINES)} lines. You’ll see price and stock before anything is added.
        </Trans>
      </p>
    </div>
  );
}

function Problem({ sentence }: { sentence: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!document.title.startsWith(ERROR_PREFIX())) document.title = ERROR_PREFIX() + document.title;
    box.current?.focus();
  }, [sentence]);
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box} aria-labelledby="quick-order-problem">
      <h2 id="quick-order-problem">
        <Trans>There is a problem</Trans>
      </h2>
      <p>{sentence}</p>
    </div>
  );
}

function OrderRows({ entry }: { entry: QuickOrderEntry }) {
  const [count, setCount] = useState(Math.max(ROWS, entry.rows.length));
  const addRows = (more: number) => setCount((current) => Math.min(MAX_ROWS, current + more));
  const growWhenFull = (event: FormEvent<HTMLInputElement>) => {
    if (event.currentTarget.name === `part-${count - 1}` && event.currentTarget.value !== '') addRows(1);
  };
  const addHere = (event: MouseEvent) => {
    event.preventDefault();
    addRows(ROWS);
  };
  return (
    <>
      <div className="order-rows">
        <span className="small muted" aria-hidden="true">
          <Trans>Part number</Trans>
        </span>
        <span className="small muted" aria-hidden="true">
          <Trans>Quantity</Trans>
        </span>
        {Array.from({ length: count }, (_, index) => ({ index, row: index + 1 })).map(({ index, row }) => (
          <div className="order-rows__row" key={index}>
            <input
              type="text"
              className="input part-number"
              name={`part-${index}`}
              defaultValue={entry.rows[index]?.part ?? ''}
              aria-label={t`Part number, row ${row}`}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              onInput={growWhenFull}
            />
            <input
              type="text"
              className="input order-rows__quantity"
              name={`quantity-${index}`}
              defaultValue={entry.rows[index]?.quantity ?? ''}
              aria-label={t`Quantity, row ${row}`}
              inputMode="numeric"
              autoComplete="off"
            />
          </div>
        ))}
      </div>
      {count < MAX_ROWS && (
        <button type="submit" className="btn btn--small" name="intent" value="moreRows" onClick={addHere}>
          <Icon name="plus" />
          <Trans>Add rows</Trans>
        </button>
      )}
    </>
  );
}
