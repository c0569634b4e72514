import type { StandardText } from './standard-text';

const body = `## Ordering

### Do I need an account to order?

No. You can check out as a guest. Some tools are sold to trade accounts only; see
[restricted products](#licenses-and-restricted-products).

### What's the fastest way to order a long list?

[Quick order](/quick-order). Type part numbers, paste a list, or upload a CSV or text file of up to 10,000 lines. Hyphens, spaces, and
capitals don't matter. If a line matches more than one product, you choose which.

### Can I save lists of what I buy often?

Yes. Create as many lists as you like under [favorites](/favorites), and add a whole list to your cart at once.

### Can I order by phone or purchase order?

Yes. [Contact our sales desk](/order), email <{salesEmail}>, or call [{hotline}](tel:{hotline}).

### Can I change or cancel an order?

Call [{hotline}](tel:{hotline}) before it ships. Unpaid transfer orders are canceled after {transferHours}, or after
{unconfirmedHours} if you ordered as a guest and didn't confirm your email.

## Prices, quotes, and tax

### What currency are prices in?

US dollars. On sale items, the regular price is struck through.

### How much is tax?

{taxRate} of the subtotal, shown before you pay. Shipping isn't taxed. Approved accounts with a valid tax-exempt certificate
on file aren't charged tax.

### How do quotes work?

[Request a quote](/quote) with your list. We email a link with pricing; accept it to place the order. Each quote shows its
expiration date. Quotes are free, with no obligation.

### What if a price changes while I'm checking out?

You aren't charged. The page shows the new total and you decide.

## Shipping

### How much is shipping?

| Checkout | Shipping | Free over |
| --- | --- | --- |
| Express, one page | {expressShipping} | {expressFreeAbove} |
| Standard, four steps | {standardShipping} | {standardFreeAbove} |

Orders of {freeShippingFrom} or more ship free either way. Details are on the [shipping](/shipping) page.

### When does my order ship?

The same day if it is paid **before {sameDayCutOff}** on a business day and everything is in stock. Otherwise, the next business
day. Zelle and e-Transfer orders ship once payment arrives.

### How long does delivery take?

Usually **{deliveryEstimate}**. Weather, customs, and remote addresses can add time. Doors, frames, safes, and large machines ship by
freight carrier; we call you to schedule delivery.

### Where do you ship?

All US states, the District of Columbia, and Puerto Rico, and every Canadian province and territory.

### How do I track my order?

[Track an order](/track-order) with your email and your order number, which starts with KW. Your confirmation email links to the
same page.

### Can I pick up at a branch?

Yes, at branches that offer will call. Check [locations](/locations), and call before you drive.

## Payment

### How can I pay?

Credit or debit card, PayPal, Stripe, Apple Pay, Google Pay, Zelle, or Interac e-Transfer. Checkout shows which ones are
available.

### How do Zelle and Interac e-Transfer work?

Your confirmation shows the amount and where to send it. Put your order number in the memo.
**We hold your items for {transferHours}** and ship once payment arrives. After that, the order is canceled.

If you order as a guest, confirm your email within {unconfirmedHours} to get the full {transferHours}. Guest orders of more than
{unconfirmedUnits} units are placed only after you confirm; your cart is saved in the meantime.

### Do you see my card number?

No. Card numbers are never sent to us, and our checkout rejects them. Never email one to us.

### My payment failed. Was I charged?

No. The order is canceled and your cart is saved. If the provider's response doesn't reach us, we check with them within seconds
and confirm the order or cancel the payment.

## Stock

### How accurate is the stock shown?

It is our current inventory. Items are committed when you place the order, not when you add them to your cart. If someone
orders first, checkout shows how many are left.

### What does Low Stock mean?

We are running low, but what's left is available to order.

### Do you take backorders?

Yes, on request. Call [{hotline}](tel:{hotline}) or use the [order form](/order). We'll give you a date before you're charged. On
the item's page, you can also ask for an email when it's back in stock.

## Returns

### How do I return an item?

Email <{supportEmail}> within **30 days** of delivery with your order number and reason. We'll send you an RMA number; write it on
the shipping carton. The [returns](/returns) page has the steps.

### What do I get back?

New and unused in the original packaging: a full refund. Opened but complete and resalable: a refund less a 15% restocking fee.

### What can't be returned?

Cut keys, programmed remotes, cylinders keyed to order, registered programmers, special orders, and opened picks. The
[full list](/returns#non-returnable-items) is on the returns page.

### What if my item is defective, damaged, or wrong?

Tell us within five business days of delivery, or when it fails, if that's later. We'll replace or refund it and pay freight both
ways. The manufacturer's [warranty](/warranty) applies in addition.

## Licenses and restricted products

### Do I need a license to buy from you?

Only for lock picks, 2-in-1 picks and decoders, vehicle entry and lockout tools, and mechanical code machines. They are marked
"License required" and sold to approved trade accounts with a valid license on file. [Upload yours](/account/documents); see what we accept under [compliance](/compliance).

### What if I don't have a license?

Remove the marked items and order the rest, or ask our [sales desk](/order).

### Do you sell key codes or cut keys from a photo?

No. We cut restricted keyways only for people on the signature card.

## Accounts

### How do I apply for a trade account?

[Apply](/register) in three steps; you can add your license there. We review every application, usually within two business days.

### Do I need a password?

No. [Sign in](/sign-in) with your email and we send you a link. It works once and expires in 15 minutes.

### What does a trade account get me?

Trade prices, your order history, and a cart that follows you from device to device. Once approved, you can also get payment terms and tax
exemption.

### Can I pay on account?

Yes, if your account has terms. "Pay on account" appears at checkout with your available credit. The order ships right away, and
the invoice shows the due date.

### Can several people order on one account?

Yes. Account admins add users under Users. Each user signs in with their own email and has their own cart. An order over a user's
limit is held until a coworker approves it.

## Getting help

### What are your hours?

The hotline, [{hotline}](tel:{hotline}), is open **24/7**. Offices are open Monday through Friday, 8:00 AM to 6:00 PM, and Saturday, 9:00 AM to
4:00 PM. [Branch hours](/locations) vary.

### My remote won't program. Can I call from the car?

Yes. Here's [what to have ready](/support#call-the-hotline).

### I need a locksmith.

[Find a professional](/find-professional) near you.
`;

const frenchBody = `## Commander

### Me faut-il un compte pour commander?

Non. Vous pouvez commander sans compte. Certains outils ne sont vendus qu’aux comptes professionnels; voyez [Permis et produits à
accès restreint](#licenses-and-restricted-products).

### Quelle est la façon la plus rapide de commander une longue liste?

La [commande rapide](/quick-order). Tapez des numéros de pièce, collez une liste ou téléversez un fichier CSV ou texte d’au plus
10 000 lignes. Les traits d’union, les espaces et les majuscules ne comptent pas. Si une ligne correspond à plus d’un produit,
vous choisissez lequel.

### Puis-je garder des listes de ce que j’achète souvent?

Oui. Créez autant de listes que vous voulez sous [Favoris](/favorites) et ajoutez une liste entière au panier en une seule fois.

### Puis-je commander par téléphone ou par bon de commande?

Oui. [Joignez notre service des ventes](/order), écrivez à <{salesEmail}> ou appelez le [{hotline}](tel:{hotline}).

### Puis-je modifier ou annuler une commande?

Appelez le [{hotline}](tel:{hotline}) avant l’expédition. Une commande par virement non payée est annulée après {transferHours},
ou après {unconfirmedHours} si vous avez commandé sans compte et n’avez pas confirmé votre courriel.

## Prix, soumissions et taxe

### En quelle devise sont les prix?

En dollars américains. Pour les articles en solde, le prix ordinaire est barré.

### Combien y a-t-il de taxe?

{taxRate} du sous-total, affichée avant le paiement. La livraison n’est pas taxée. Les comptes approuvés qui ont un certificat
d’exemption de taxe valide au dossier ne la paient pas.

### Comment fonctionnent les soumissions?

[Demandez une soumission](/quote) avec votre liste. Nous vous envoyons par courriel un lien vers les prix; acceptez-la pour passer
la commande. Chaque soumission indique sa date d’expiration. Les soumissions sont gratuites et sans obligation.

### Et si un prix change pendant que je passe à la caisse?

Rien ne vous est facturé. La page affiche le nouveau total et vous décidez.

## Livraison

### Combien coûte la livraison?

| Commande | Livraison | Gratuite au-dessus de |
| --- | --- | --- |
| Express, en une page | {expressShipping} | {expressFreeAbove} |
| Standard, en quatre étapes | {standardShipping} | {standardFreeAbove} |

Dans les deux cas, les commandes de {freeShippingFrom} ou plus sont livrées gratuitement. Les détails sont à la page
[Livraison](/shipping).

### Quand ma commande est-elle expédiée?

Le jour même si elle est payée **avant {sameDayCutOff}** un jour ouvrable et que tout est en stock. Sinon, le jour ouvrable
suivant. Les commandes par Zelle et par virement Interac sont expédiées à la réception du paiement.

### Combien de temps prend la livraison?

Habituellement **{deliveryEstimate}**. La météo, la douane et l’éloignement peuvent allonger ce délai. Les portes, les cadres, les
coffres-forts et les grosses machines sont expédiés par transporteur de fret; nous vous appelons pour planifier la livraison.

### Où livrez-vous?

Dans tous les États américains, le District de Columbia et Porto Rico, ainsi que dans toutes les provinces et tous les territoires
du Canada.

### Comment suivre ma commande?

[Suivez une commande](/track-order) avec votre courriel et votre numéro de commande, qui commence par KW. Votre courriel de
confirmation contient un lien vers la même page.

### Puis-je ramasser ma commande dans une succursale?

Oui, dans celles qui offrent le cueillette en magasin. Consultez les [succursales](/locations) et appelez avant de vous déplacer.

## Paiement

### Comment puis-je payer?

Par carte de crédit ou de débit, PayPal, Stripe, Apple Pay, Google Pay, Zelle ou virement Interac. La caisse indique les modes
offerts.

### Comment fonctionnent Zelle et le virement Interac?

Votre confirmation indique le montant et où l’envoyer. Inscrivez votre numéro de commande dans le message du virement. **Nous
réservons vos articles pendant {transferHours}** et expédions à la réception du paiement. Passé ce délai, la commande est annulée.

Si vous commandez sans compte, confirmez votre courriel dans un délai de {unconfirmedHours} pour avoir droit aux {transferHours}
complètes. Une commande sans compte de plus de {unconfirmedUnits} unités n’est passée qu’après votre confirmation; votre panier
est conservé entre-temps.

### Voyez-vous mon numéro de carte?

Non. Les numéros de carte ne nous sont jamais envoyés, et notre caisse les refuse. Ne nous en envoyez jamais un par courriel.

### Mon paiement a échoué. Ai-je été facturé?

Non. La commande est annulée et votre panier est conservé. Si la réponse du fournisseur de paiement ne nous parvient pas, nous
vérifions auprès de lui en quelques secondes, puis confirmons la commande ou annulons le paiement.

## Stock

### Le stock affiché est-il exact?

C’est notre inventaire actuel. Les articles sont réservés quand vous passez la commande, pas quand vous les ajoutez au panier. Si
quelqu’un commande avant vous, la caisse indique combien il en reste.

### Que veut dire « Stock faible »?

Il nous en reste peu, mais vous pouvez commander ce qui reste.

### Acceptez-vous les commandes en souffrance?

Oui, sur demande. Appelez le [{hotline}](tel:{hotline}) ou utilisez le [formulaire de commande](/order). Nous vous donnons une
date avant de facturer quoi que ce soit. La page de l’article permet aussi de demander un courriel à son retour en stock.

## Retours

### Comment retourner un article?

Écrivez à <{supportEmail}> dans les **30 jours** suivant la livraison en indiquant votre numéro de commande et la raison. Nous
vous envoyons un numéro d’autorisation de retour (RMA); écrivez-le sur la boîte d’expédition. Les étapes sont à la page
[Retours](/returns).

### Qu’est-ce qui m’est remboursé?

Neuf et inutilisé, dans l’emballage d’origine : remboursement complet. Ouvert, mais complet et revendable : remboursement moins
15 % de frais de remise en stock.

### Qu’est-ce qui ne peut pas être retourné?

Les clés taillées, les télécommandes programmées, les barillets combinés sur commande, les programmeurs enregistrés, les commandes
spéciales et les crochets dont l’emballage est ouvert. La [liste complète](/returns#non-returnable-items) est à la page Retours.

### Et si mon article est défectueux, endommagé ou erroné?

Dites-le-nous dans les cinq jours ouvrables suivant la livraison, ou quand il fait défaut, si c’est plus tard. Nous le remplaçons ou le
remboursons et payons le transport aller-retour. La [garantie](/warranty) du fabricant s’y ajoute.

## Permis et produits à accès restreint

### Me faut-il un permis pour acheter chez vous?

Seulement pour les crochets de serrurier, les crochets-décodeurs 2 en 1, les outils d’ouverture de véhicules et de déverrouillage
et les machines mécaniques à tailler les clés par code. Ils portent la mention « Permis requis » et sont vendus aux comptes
professionnels approuvés qui ont un permis valide au dossier. [Téléversez le vôtre](/account/documents); voyez ce que nous
acceptons sous [Conformité](/compliance).

### Et si je n’ai pas de permis?

Retirez les articles qui portent cette mention et commandez le reste, ou consultez notre [service des ventes](/order).

### Vendez-vous des codes de clés ou taillez-vous des clés d’après une photo?

Non. Nous ne taillons les profils restreints que pour les personnes inscrites sur la carte de signatures.

## Comptes

### Comment demander un compte professionnel?

[Faites une demande](/register) en trois étapes; vous pouvez y joindre votre permis. Nous étudions chaque demande, habituellement
en deux jours ouvrables.

### Me faut-il un mot de passe?

Non. [Ouvrez une session](/sign-in) avec votre courriel et nous vous envoyons un lien. Il sert une seule fois et expire en 15
minutes.

### Que me donne un compte professionnel?

Les prix professionnels, l’historique de vos commandes et un panier qui vous suit d’un appareil à l’autre. Une fois approuvé, vous
pouvez aussi obtenir des modalités de paiement et une exemption de taxe.

### Puis-je payer sur compte?

Oui, si votre compte a des modalités. « Paiement sur compte » apparaît à la caisse avec votre crédit disponible. La commande est
expédiée sans attendre, et la facture indique l’échéance.

### Plusieurs personnes peuvent-elles commander avec un même compte?

Oui. Les administrateurs du compte ajoutent des utilisateurs sous Utilisateurs. Chacun ouvre une session avec son propre courriel
et a son propre panier. Une commande qui dépasse la limite d’un utilisateur reste en attente jusqu’à ce qu’un collègue l’approuve.

## Obtenir de l’aide

### Quelles sont vos heures?

La ligne d’assistance, [{hotline}](tel:{hotline}), répond **24 h sur 24**. Les bureaux sont ouverts du lundi au
vendredi, de 8 h à 18 h, et le samedi, de 9 h à 16 h. Les [heures des succursales](/locations) varient.

### Ma télécommande ne se programme pas. Puis-je appeler de la voiture?

Oui. Voici [ce qu’il faut avoir en main](/support#call-the-hotline).

### J’ai besoin d’un serrurier.

[Trouvez un professionnel](/find-professional) près de chez vous.
`;

export const faq: StandardText = {
  slug: 'faq',
  title: 'Frequently Asked Questions',
  summary: 'Answers about orders, shipping, payment, returns, licenses, accounts, and quotes.',
  updatedOn: '2026-11-24',
  bodyMarkdown: body,
  demoBodyMarkdown: `${body}
## This demonstration

### Is this a real store?

No. The products, branches, people, and phone numbers are sample data, and nothing ships.

### What happens when I pay?

Nothing is charged. At checkout you choose whether the test payment is approved, declined, or times out. Card fields aren't sent;
don't enter a real card number.

### Can I see the back office?

Yes. The sign-in page shows a demo account.
`,
  french: {
    title: 'Foire aux questions',
    summary:
      'Réponses sur les commandes, la livraison, le paiement, les retours, les permis, les comptes et les soumissions.',
    bodyMarkdown: frenchBody,
    demoBodyMarkdown: `${frenchBody}
## Cette démonstration

### Est-ce un vrai magasin?

Non. Les produits, les succursales, les personnes et les numéros de téléphone sont des données d’exemple, et rien n’est expédié.

### Que se passe-t-il quand je paie?

Rien n’est facturé. À la caisse, vous choisissez si le paiement d’essai est approuvé, refusé ou sans réponse. Les champs de la
carte ne sont pas envoyés; n’entrez pas un vrai numéro de carte.

### Puis-je voir l’administration?

Oui. La page de connexion indique un compte de démonstration.
`,
  },
};
