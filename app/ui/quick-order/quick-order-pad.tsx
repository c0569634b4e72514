import { Form } from '@remix-run/react';

import { paths } from '../../paths';
import { Trans } from '~/i18n/trans';

/** For buyers who know the part numbers: submits to quick order. */
export function QuickOrderPad() {
  return (
    <section className="panel" aria-labelledby="pad">
      <h2 id="pad">
        <Trans>Quick-order pad</Trans>
      </h2>
      <Form method="post" action={paths.quickOrder()} encType="multipart/form-data" className="stack">
        <div className="field">
          <label className="field__label" htmlFor="pad-text">
            <Trans>Part numbers and quantities</Trans>
          </label>
          <textarea
            className="textarea quick-order__text"
            id="pad-text"
            name="text"
            rows={6}
            aria-describedby="pad-hint"
            spellCheck={false}
          />
          <span className="field__hint" id="pad-hint">
            <Trans>One part per line, e.g. “2 x B60N-626-KD”</Trans>
          </span>
        </div>
        <button type="submit" className="btn" name="intent" value="check">
          <Trans>Check price and stock</Trans>
        </button>
      </Form>
    </section>
  );
}
