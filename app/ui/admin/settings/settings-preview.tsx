import type { ReactNode } from 'react';

import { toPolicy, type CheckoutPolicy } from '../../../domain/selling/checkout/totals.rules';
import {
  formatFreeShippingClaim,
  formatHours,
  getHoldHours,
  formatSameDayClaim,
  formatTaxRate,
  type Settings,
} from '../../../domain/base/settings/settings.rules';
import { ShippingRule } from '../../checkout/order-summary';

/** Preview of texts that depend on the settings. */
export function SettingsPreview({ settings }: { settings: Settings }) {
  return (
    <section className="panel settings-preview" aria-labelledby="what-buyers-read">
      <h2 id="what-buyers-read">Customer preview</h2>
      <dl>
        <Sentence where="Header and footer">
          {formatFreeShippingClaim(settings)}. {formatSameDayClaim(settings)}.
        </Sentence>
        <Sentence where="Express checkout">
          <Rule policy={toPolicy('express', settings)} />
        </Sentence>
        <Sentence where="Standard checkout">
          <Rule policy={toPolicy('standard', settings)} />
        </Sentence>
        <Sentence where="Order confirmed">Estimated delivery: {settings.deliveryEstimate}.</Sentence>
        <Sentence where="Order paid by transfer">
          We hold your order for {formatHours(settings.transferHours)} and ship once payment clears.
        </Sentence>
        <Sentence where="Guest order paid by transfer">
          We hold your order for {formatHours(getHoldHours(settings, { isEmailUnconfirmed: true }))}, or{' '}
          {formatHours(settings.transferHours)} once you confirm your email. Orders over{' '}
          {settings.unconfirmedUnitsMax} units require a confirmed email.
        </Sentence>
      </dl>
      <p className="small muted">Changes apply to new orders only.</p>
    </section>
  );
}

function Sentence({ where, children }: { where: string; children: ReactNode }) {
  return (
    <div>
      <dt className="small muted">{where}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Rule({ policy }: { policy: CheckoutPolicy }) {
  return (
    <>
      <ShippingRule policy={policy} /> Tax is {formatTaxRate(policy.taxBasisPoints)} of the subtotal.
    </>
  );
}
