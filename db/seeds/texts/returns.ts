import type { StandardText } from './standard-text';

export const returns: StandardText = {
  slug: 'returns',
  title: 'Returns',
  summary: 'How to get an RMA number, what you can return within 30 days, and what you get back.',
  updatedOn: '2026-11-26',
  bodyMarkdown: `You can return most new items within **30 days** of delivery. You need an RMA number first.

## How to return an item

1. Open your order from your account or [Track an order](/track-order), and select **Return items**. You can also email
   [{supportEmail}](mailto:{supportEmail}?subject=Return) with your order number, the items, and the reason.
2. We reply with an RMA number and the return address.
3. Pack the items in a shipping carton. Write the RMA number on the carton, not on the product box.

Returns without an RMA number will be delayed.

## What you get back

| Condition | Refund |
| --- | --- |
| New, unused, in the original packaging | Full price |
| Opened, complete, and resalable | Price less a 15% restocking fee |
| Our mistake: wrong, damaged, or defective | Full price and freight both ways, or a replacement |

We refund your original payment method. Outbound shipping is refunded only if the mistake was ours.

## Non-returnable items

- Keys and blades that have been cut
- Remotes, chips, and fobs that have been programmed or paired
- Locks and cores pinned, keyed alike, or master keyed to order
- Registered programmers, software, and tokens
- Special orders, and doors, frames, and thresholds cut to size
- Opened lock picks and decoders

## Wrong, damaged, or defective items

1. Keep the carton and the packing slip.
2. Photograph the label and the damage.
3. Email <{supportEmail}> within **five business days** of delivery.

We ship the replacement first and arrange the return afterward. If a product fails later, see [warranty](/warranty).

Don't put loose coin cells in a return carton.
`,
  french: {
    title: 'Retours',
    summary:
      'Comment obtenir un numéro de RMA, ce que vous pouvez retourner en 30 jours et ce qui vous est remboursé.',
    bodyMarkdown: `Vous pouvez retourner la plupart des articles neufs dans les **30 jours** suivant la livraison. Il vous faut d’abord un numéro
d’autorisation de retour (RMA).

## Comment retourner un article

1. Ouvrez votre commande depuis votre compte ou le [suivi de commande](/track-order), puis choisissez **Retourner des
   articles**. Vous pouvez aussi écrire à [{supportEmail}](mailto:{supportEmail}?subject=Retour) en indiquant votre numéro de
   commande, les articles et la raison.
2. Nous vous répondons avec un numéro de RMA et l’adresse de retour.
3. Emballez les articles dans une boîte d’expédition. Écrivez le numéro de RMA sur cette boîte, pas sur celle du produit.

Un retour sans numéro de RMA sera retardé.

## Ce qui vous est remboursé

| État | Remboursement |
| --- | --- |
| Neuf, inutilisé, dans l’emballage d’origine | Plein prix |
| Ouvert, complet et revendable | Prix moins 15 % de frais de remise en stock |
| Notre erreur : mauvais article, endommagé ou défectueux | Plein prix et transport aller-retour, ou remplacement |

Nous remboursons par le mode de paiement d’origine. La livraison initiale n’est remboursée que si l’erreur vient de nous.

## Articles non retournables

- Clés et lames taillées
- Télécommandes, puces et porte-clés programmés ou jumelés
- Serrures et noyaux goupillés, mis à clés identiques ou sous passe-partout sur commande
- Programmeurs, logiciels et jetons enregistrés
- Commandes spéciales, et portes, cadres et seuils coupés sur mesure
- Crochets et décodeurs dont l’emballage est ouvert

## Article erroné, endommagé ou défectueux

1. Gardez la boîte et le bordereau d’expédition.
2. Photographiez l’étiquette et les dommages.
3. Écrivez à <{supportEmail}> dans les **cinq jours ouvrables** suivant la livraison.

Nous expédions d’abord le remplacement et organisons le retour ensuite. Si un produit fait défaut plus tard, voyez la
[garantie](/warranty).

Ne mettez pas de piles bouton en vrac dans un colis de retour.
`,
  },
};
