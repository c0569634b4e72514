import type { StandardText } from './standard-text';

export const shipping: StandardText = {
  slug: 'shipping',
  title: 'Shipping',
  summary: 'Shipping rates, the same-day cutoff, delivery times, and where we ship.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `Orders paid **before {sameDayCutOff}** on a business day ship the same day if everything is in stock.

## Rates

Orders of **{freeShippingFrom} or more** always ship free. Below that, the rate depends on the checkout:

| Checkout | Shipping | Free over |
| --- | --- | --- |
| Express, one page | {expressShipping} | {expressFreeAbove} |
| Standard, four steps | {standardShipping} | {standardFreeAbove} |

Delivery takes the same time with both. Rates apply to the subtotal before tax. Shipping isn't taxed.

## When orders ship

- **Card, wallet, or on account:** the same day if ordered before {sameDayCutOff}; otherwise, the next business day.
- **Zelle and Interac e-Transfer:** once payment arrives. We hold your items for {transferHours}. If you order as a guest, confirm your email address within {unconfirmedHours} to get the full time.
- **Backorders:** on request. Call [{hotline}](tel:{hotline}) for a date before you order.

## Delivery

Delivery usually takes **{deliveryEstimate}**. Weather, customs, and remote addresses can add time.

Doors, frames, safes, and large machines ship by freight carrier. We call you to schedule delivery.

## Where we ship

We ship to all US states, the District of Columbia, and Puerto Rico, and to every Canadian province and territory. In the United
States, locksmithing tools ship by private carrier to your business address; see [compliance](/compliance).

## Will call

Branches that offer will call hold orders at the counter. Check [locations](/locations), and call before you drive.

## Tracking

[Track an order](/track-order) with your email and your order number, which starts with KW.

## Damaged in transit

Keep the carton and follow the steps under [returns](/returns#wrong-damaged-or-defective-items).
`,
  french: {
    title: 'Livraison',
    summary: 'Frais de livraison, heure limite pour l’expédition le jour même, délais et endroits desservis.',
    bodyMarkdown: `Les commandes payées **avant {sameDayCutOff}** un jour ouvrable sont expédiées le jour même si tout est en stock.

## Frais

Les commandes de **{freeShippingFrom} ou plus** sont toujours livrées gratuitement. En deçà, les frais dépendent du type de
commande :

| Commande | Livraison | Gratuite au-dessus de |
| --- | --- | --- |
| Express, en une page | {expressShipping} | {expressFreeAbove} |
| Standard, en quatre étapes | {standardShipping} | {standardFreeAbove} |

Le délai est le même dans les deux cas. Les frais se calculent sur le sous-total avant taxe. La livraison n’est pas taxée.

## Quand les commandes sont expédiées

- **Carte, portefeuille ou compte :** le jour même si la commande est passée avant {sameDayCutOff}; sinon, le jour ouvrable
  suivant.
- **Zelle et virement Interac :** à la réception du paiement. Nous réservons vos articles pendant {transferHours}. Si vous
  commandez sans compte, confirmez votre adresse courriel dans un délai de {unconfirmedHours} pour avoir droit à toute cette
  période.
- **Commandes en souffrance :** sur demande. Appelez le [{hotline}](tel:{hotline}) pour obtenir une date avant de commander.

## Délai de livraison

La livraison prend habituellement **{deliveryEstimate}**. La météo, la douane et l’éloignement peuvent allonger ce délai.

Les portes, les cadres, les coffres-forts et les grosses machines sont expédiés par transporteur de fret. Nous vous appelons pour
planifier la livraison.

## Où nous livrons

Nous livrons dans tous les États américains, le District de Columbia et Porto Rico, ainsi que dans toutes les provinces et tous
les territoires du Canada. Aux États-Unis, les outils de serrurier sont expédiés par transporteur privé à l’adresse de votre
entreprise; voyez [Conformité](/compliance).

## Cueillette en magasin

Les succursales qui offrent le ramassage gardent les commandes au comptoir. Consultez les [succursales](/locations) et appelez
avant de vous déplacer.

## Suivi

[Suivez une commande](/track-order) avec votre courriel et votre numéro de commande, qui commence par KW.

## Dommages pendant le transport

Gardez la boîte et suivez les étapes sous [Retours](/returns#wrong-damaged-or-defective-items).
`,
  },
};
