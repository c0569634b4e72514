import type { StandardText } from './standard-text';

export const terms: StandardText = {
  slug: 'terms',
  title: 'Terms of Sale and Use',
  summary: 'What you and Keyway Trade Supply agree to when you use this store and order from it.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `By ordering or registering you agree to these terms. "We" means Keyway Trade Supply; "you" means the person or
business that orders. Our [privacy policy](/privacy) covers your data.

## 1. The store

You can browse, compare, and print for your own work. Don't copy the catalog in bulk, access other people's data, or disrupt the
store. We limit how often one IP address can submit forms.

Pictures are drawings or photos. If a picture and the specifications differ, the specifications apply. **Vehicle fitment is a guide,
not a guarantee.** Confirm it before you cut or program.

## 2. Prices and tax

Prices are in US dollars. If a price changes while you check out, we show the new total before you order. Tax is {taxRate} of the
subtotal, rounded to the cent. Accounts with a valid tax-exempt certificate on file aren't charged tax. We can cancel and refund
orders placed at an obviously incorrect price.

## 3. Orders

- Your order is placed when you get an order number. We then commit the stock.
- **Card or wallet:** the order is confirmed when payment succeeds. If payment fails, it is canceled.
- **Zelle or Interac e-Transfer:** we hold the order for **{transferHours}**, then cancel it. Guest orders are held for
  {unconfirmedHours} until you confirm your email. Guest orders of more than {unconfirmedUnits} units require confirmation first.
- Carts, favorites, and quote requests don't reserve stock.
- Quotes are valid until the date shown. Accepting a quote places an order.

Submitting the same checkout twice places one order.

## 4. Payment

You pay by a method available at checkout. Cards are processed by the payment provider; we don't see or store card numbers.

## 5. Shipping and delivery

Express checkout: {expressShipping}, free over {expressFreeAbove}. Standard checkout: {standardShipping}, free over
{standardFreeAbove}. Orders of {freeShippingFrom} or more ship free. In-stock orders paid before {sameDayCutOff} on a business day ship
the same day. Delivery in {deliveryEstimate} is an estimate. Risk of loss passes to you on delivery; title passes when you have
paid. See [shipping](/shipping).

## 6. Returns and warranty

You can return new items within 30 days under our [returns policy](/returns). We replace or refund defective, damaged, or wrong
items. [Manufacturer warranties](/warranty) apply in addition. Nothing here limits rights that can't be waived by law.

## 7. Restricted products

Lock picks, 2-in-1 picks and decoders, vehicle entry and lockout tools, and mechanical code machines are marked "License required"
and sold only to approved trade accounts with a valid license on file. You confirm that you are allowed to own and use them where you
work, and you won't resell them to people who aren't. For other items, such as key programmers, we can ask for proof before we ship,
and cancel and refund them without it. See [compliance](/compliance).

## 8. Trade accounts

We approve or decline each application. Give accurate information and keep it current. Trade prices are for your own business. If we
agree on payment terms, stay within your credit limit and pay within the number of days shown on your account page, counted from the order date. We can close
accounts used to circumvent these terms. To close yours, email <{supportEmail}>.

## 9. Liability

We are responsible for the products we sell and for our own negligence or willful misconduct. Otherwise our liability is limited to
the price of the order. We aren't liable for your installation work. An opening's code compliance is between you and the authority
having jurisdiction.

## 10. Law and changes

Ontario law applies, and the courts of Toronto have jurisdiction, unless your local consumer law says otherwise. The date below shows
when these terms last changed. Each order follows the terms in force when it was placed.

## 11. Contact

<{supportEmail}>, [{hotline}](tel:{hotline}), or the [contact form](/contact).
`,
  french: {
    title: 'Conditions de vente et d’utilisation',
    summary: 'Ce que vous et Keyway Trade Supply acceptez quand vous utilisez ce magasin et y commandez.',
    bodyMarkdown: `En commandant ou en vous inscrivant, vous acceptez ces conditions. « Nous » désigne Keyway Trade Supply; « vous » désigne la
personne ou l’entreprise qui commande. Notre [politique de confidentialité](/privacy) couvre vos données.

## 1. Le magasin

Vous pouvez parcourir, comparer et imprimer pour votre propre travail. Ne copiez pas le catalogue en bloc, n’accédez pas aux
données d’autrui et ne perturbez pas le magasin. Nous limitons le nombre de formulaires qu’une même adresse IP peut envoyer.

Les images sont des dessins ou des photos. Si une image et la fiche technique diffèrent, la fiche technique prévaut. **La
compatibilité avec un véhicule est un guide, pas une garantie.** Confirmez-la avant de tailler ou de programmer.

## 2. Prix et taxe

Les prix sont en dollars américains. Si un prix change pendant que vous passez à la caisse, nous affichons le nouveau total avant
que vous commandiez. La taxe est de {taxRate} du sous-total, arrondie au cent. Les comptes qui ont un certificat d’exemption de
taxe valide au dossier ne paient pas la taxe. Nous pouvons annuler et rembourser une commande passée à un prix manifestement
erroné.

## 3. Commandes

- Votre commande est passée quand vous obtenez un numéro de commande. Nous réservons alors le stock.
- **Carte ou portefeuille :** la commande est confirmée quand le paiement réussit. Si le paiement échoue, elle est annulée.
- **Zelle ou virement Interac :** nous réservons la commande pendant **{transferHours}**, puis l’annulons. Les commandes sans
  compte sont réservées pendant {unconfirmedHours}, jusqu’à ce que vous confirmiez votre courriel. Les commandes sans compte de
  plus de {unconfirmedUnits} unités exigent d’abord cette confirmation.
- Les paniers, les favoris et les demandes de soumission ne réservent pas de stock.
- Une soumission est valide jusqu’à la date indiquée. L’accepter, c’est passer une commande.

Une commande envoyée deux fois n’est passée qu’une fois.

## 4. Paiement

Vous payez par un mode offert à la caisse. Les cartes sont traitées par le fournisseur de paiement; nous ne voyons ni
n’enregistrons les numéros de carte.

## 5. Expédition et livraison

Commande express : {expressShipping}, gratuite au-dessus de {expressFreeAbove}. Commande standard : {standardShipping}, gratuite
au-dessus de {standardFreeAbove}. Les commandes de {freeShippingFrom} ou plus sont livrées gratuitement. Les commandes d’articles
en stock payées avant {sameDayCutOff} un jour ouvrable sont expédiées le jour même. La livraison en {deliveryEstimate} est une
estimation. Le risque de perte vous est transféré à la livraison; la propriété, quand vous avez payé. Voyez
[Livraison](/shipping).

## 6. Retours et garantie

Vous pouvez retourner les articles neufs dans les 30 jours selon notre [politique de retour](/returns). Nous remplaçons ou
remboursons les articles défectueux, endommagés ou erronés. Les [garanties des fabricants](/warranty) s’y ajoutent. Rien ici ne
limite les droits auxquels la loi interdit de renoncer.

## 7. Produits à accès restreint

Les crochets de serrurier, les crochets-décodeurs 2 en 1, les outils d’ouverture de véhicules et de déverrouillage ainsi que les
machines mécaniques à tailler les clés par code portent la mention « Permis requis » et ne sont vendus qu’aux comptes
professionnels approuvés qui ont un permis valide au dossier. Vous confirmez que vous avez le droit de les posséder et de les
utiliser là où vous travaillez, et vous ne les revendrez pas à quelqu’un qui ne l’a pas. Pour d’autres articles, comme les
programmeurs de clés, nous pouvons demander une preuve avant l’expédition et, sans elle, annuler et rembourser. Voyez
[Conformité](/compliance).

## 8. Comptes professionnels

Nous approuvons ou refusons chaque demande. Donnez des renseignements exacts et tenez-les à jour. Les prix professionnels sont
pour votre propre entreprise. Si nous convenons de modalités de paiement, respectez votre limite de crédit et payez dans le nombre
de jours indiqué dans la page de votre compte, compté à partir de la date de la commande. Nous pouvons fermer les comptes qui
servent à contourner ces conditions. Pour fermer le vôtre, écrivez à <{supportEmail}>.

## 9. Responsabilité

Nous répondons des produits que nous vendons et de notre propre négligence ou faute intentionnelle. Pour le reste, notre
responsabilité se limite au prix de la commande. Nous ne répondons pas de vos travaux d’installation. La conformité d’une
ouverture au code est une affaire entre vous et l’autorité compétente.

## 10. Droit applicable et modifications

Le droit de l’Ontario s’applique, et les tribunaux de Toronto sont compétents, sauf si les lois de protection du consommateur de
l’endroit où vous êtes prévoient autre chose. La date ci-dessous indique la dernière modification de ces conditions. Chaque
commande suit les conditions en vigueur au moment où elle a été passée.

## 11. Nous joindre

<{supportEmail}>, [{hotline}](tel:{hotline}) ou le [formulaire de contact](/contact).
`,
  },
};
