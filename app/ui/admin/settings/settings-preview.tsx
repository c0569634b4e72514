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
      <h2 id="what-buyers-read">What buyers read now</h2>
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
        <Sentence where="Order by transfer">
          We hold the goods for {formatHours(settings.transferHours)} and ship when the money is here.
        </Sentence>
        <Sentence where="Order by transfer without an account">
          We hold the goods for {formatHours(getHoldHours(settings, { isEmailUnconfirmed: true }))}, or for{' '}
          {formatHours(settings.transferHours)} once the email address is confirmed. More than{' '}
          {settings.unconfirmedUnitsMax} units need a confirmed address first.
        </Sentence>
      </dl>
      <p className="small muted">
        Orders that are placed keep the figures that they were placed with. A buyer who is about to order sees
        the new total first.
      </p>
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
      <ShippingRule policy={policy} /> Tax {formatTaxRate(policy.taxBasisPoints)} of the subtotal.
    </>
  );
}
