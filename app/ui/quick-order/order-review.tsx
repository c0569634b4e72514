import { Form } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

import { getSuggestion } from '../../domain/selling/quick-order/quick-order.rules';
import type { SavedList } from '../../domain/selling/quick-order/saved-list.rules';
import type { ListReview } from '../../domain/selling/quick-order/review-list.queries.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { formatNumber } from '../grouped';
import { Icon } from '../icon/icon';
import { Pager } from '../pager';
import { useHydrated } from '../use-hydrated';
import { FoundLines } from './found-lines';
import { LeftOut } from './left-out';
import { OpenLine } from './open-line';
import { Trans } from '~/i18n/trans';
import { plural, t } from '~/i18n/text';

interface OrderReviewProps extends ListReview {
  /** Identifies the list and its state, so that it is added to the cart once. */
  list: Pick<SavedList, 'id' | 'revision' | 'leftOut'>;
  problem: string | undefined;
  /** Whether lines were added a moment ago: the cart comes next. */
  hasAdded: boolean;
}

/** The recognized lines, before anything is added to the cart. */
export function OrderReview(props: OrderReviewProps) {
  const { list, open, found, sum, page, standing, problem, hasAdded } = props;
  const hydrated = useHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  const state = `${list.id} ${list.revision} ${page.page}`;
  // What was typed since isn't in its total yet.
  const [editedState, setEditedState] = useState<string>();
  const isEdited = editedState === state;
  const pageQuery = page.page > 1 ? { page: page.page } : {};
  const suggestions = open.filter(({ line }) => getSuggestion(line) !== undefined).length;
  useEffect(() => heading.current?.focus(), [state]);

  return (
    <Form
      method="post"
      action={paths.quickOrder(pageQuery)}
      className="quick-order"
      key={state}
      data-hydrated={hydrated}
      noValidate
    >
      <input type="hidden" name="list" value={list.id} />
      <input type="hidden" name="revision" value={list.revision} />
      {/* The first button of a form is the one that Enter presses: never one that removes a line. */}
      <button type="submit" className="sr-only" name="intent" value="check" tabIndex={-1} aria-hidden="true">
        <Trans>Check again</Trans>
      </button>
      {problem !== undefined && (
        <div className="error-summary" role="alert">
          <h2>
            <Trans>There is a problem</Trans>
          </h2>
          <p>{problem}</p>
        </div>
      )}
      <div className="cluster cluster--wide align-center">
        <h2 ref={heading} tabIndex={-1}>
          {summarize(sum.found, sum.open)}
        </h2>
        {open.length > 0 && found.length > 0 && (
          <a className="link" href="#found-lines">
            <Trans>See what is ready</Trans>
          </a>
        )}
      </div>
      <LeftOut lines={list.leftOut} />
      {open.length > 0 && (
        <section className="stack" aria-labelledby="open-lines">
          <h3 id="open-lines">
            <Trans>Needs review</Trans>
          </h3>
          {open.length < sum.open && (
            <p className="small muted">
              <Trans>
                {formatNumber(open.length)} of {formatNumber(sum.open)} on this page
              </Trans>
            </p>
          )}
          {suggestions > 0 && (
            <p>
              <button type="submit" className="btn" name="intent" value="accept">
                <Icon name="check" />
                <Trans>Accept all suggestions</Trans>
              </button>
            </p>
          )}
          {open.map((one) => (
            <OpenLine key={one.id} {...one} standing={standing} />
          ))}
        </section>
      )}
      {found.length > 0 && (
        <section className="panel" aria-labelledby="found-lines" onInput={() => setEditedState(state)}>
          <h3 id="found-lines">
            <Trans>Ready to order</Trans>
          </h3>
          <FoundLines lines={found} sum={sum} />
        </section>
      )}
      <Pager page={page} hrefOf={(number) => paths.quickOrder(number > 1 ? { page: number } : {})} />
      <details className="panel">
        <summary className="semibold">
          <Trans>Add more lines</Trans>
        </summary>
        <div className="field space-above">
          <label className="field__label" htmlFor="more-lines">
            <Trans>One part per line</Trans>
          </label>
          <textarea
            className="textarea quick-order__text"
            id="more-lines"
            name="text"
            rows={4}
            spellCheck={false}
          />
        </div>
      </details>
      <div className="quick-order__actions">
        {sum.found > 0 && (
          <button type="submit" className="btn btn--primary" name="intent" value="add">
            <Icon name="shopping-cart" />
            {sum.open === 0
              ? t`Add all to cart`
              : plural(sum.found, { one: 'Add # line to cart', other: 'Add # lines to cart' })}{' '}
            {!isEdited && `· ${formatMoney(sum.totalCents)}`}
          </button>
        )}
        <button
          type="submit"
          className={sum.found > 0 || hasAdded ? 'btn' : 'btn btn--primary'}
          name="intent"
          value="check"
        >
          <Icon name="refresh-cw" />
          <Trans>Check again</Trans>
        </button>
      </div>
      <p className="small muted">
        {sum.open > 0 && sum.found > 0 && (
          <>
            <Trans>Lines that need review stay on this page.</Trans>{' '}
          </>
        )}
        <Trans>This list is saved for later.</Trans>{' '}
        <button type="submit" className="btn btn--plain" name="intent" value="startOver">
          <Trans>Start over</Trans>
        </button>
      </p>
    </Form>
  );
}

function summarize(found: number, open: number): string {
  const parts = [
    found > 0 || open === 0 ? plural(found, { one: '# ready', other: '# ready' }) : '',
    open > 0 ? plural(open, { one: '# needs review', other: '# need review' }) : '',
  ];
  return parts.filter(Boolean).join(', ');
}
