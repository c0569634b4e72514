import type { StandardText } from './standard-text';

export const privacy: StandardText = {
  slug: 'privacy',
  title: 'Privacy Policy',
  summary: 'What data this store keeps about you, why, and for how long.',
  updatedOn: '2026-11-26',
  bodyMarkdown: `## In short

- You can browse the whole store without a cookie and without telling us anything.
- We keep only what an order, a message, or an application requires, and use it only for that purpose.
- No advertising, no analytics, and no third-party fonts or scripts.
- We don't sell data.

## Cookies

| Name | Set | Purpose | Expires |
| --- | --- | --- | --- |
| \`keyway_session\` | when you first add to cart, save a vehicle or list, or submit a form | a random number that identifies your session | 30 days; 12 hours for staff |
| \`keyway_cookies\` | when you make a choice in the cookie bar | your choice | one year |
| \`keyway_language\` | when you choose a language | English or French | one year |
| \`keyway_vehicle\` | when you choose make, model, and year, unless you refuse preferences | that vehicle | 30 days |
| \`__toast\` | after some actions | one message for the next page, such as "Added to cart"; signed | when shown, within a minute |

There are no other cookies. If you block them, you can browse but not use the cart.

Your browser also stores two things that it never sends us: that you finished the help tour (unless you refuse preferences in
[cookie settings](/cookies)), and an unsent registration step, until you send it or close the tab.

## What we keep

**When you browse:** one log line per request with time, request number, method, page, status, and duration. No IP address,
search terms, or cookies.

**When you submit a form:** your IP address with a count per minute, to limit abuse. The next count replaces it.

**When you add to a cart or list, or choose a vehicle:** the products, quantities, make, model, and year, tied to your session. No
name.

**When you start checkout:** what you enter, including address and phone, is sent as you type and saved as a draft with your cart.
Nothing that looks like a card number is saved.

**When you order:** name, email, phone, company and PO number if given, address, items and prices, payment method, the provider's
reference, and each step of the order. No card data. We email you about the order. The carrier gets your name, address, and phone.

**When you contact us or request a quote:** what you entered in the form.

**When you ask for an email about an item that is out of stock:** your email address, the item, and your language.

**When you apply for a trade account:** the form, when you agreed to the terms and this policy, whether you opted in to marketing
email, and who decided and when. Unfinished applications are saved as a draft with
your session for a week, with a license if you uploaded one.

**When you sign in:** the sign-in link, as a hash and in the email itself, and when it was requested and used. Your session,
cart, and lists then belong to the account. Staff can add payment terms, a credit limit, and a tax-exempt certificate to the account.

**When you upload a license or certificate:** the file, its name and number, issuer and expiration date, and who reviewed it and
decided what. Only your account and our staff can open it.

## How long

| Data | Kept |
| --- | --- |
| Sessions | until they expire |
| Carts without an order | {cartRetention} after the last change, once no session holds them; account carts, as long as the account exists |
| Lists | until we clear them; once the session ends, they can't be traced to you |
| Licenses and certificates | as long as the account exists, and as tax and trade law require |
| Unfinished checkouts | until you order, or for a week after the last change |
| Orders and payments | as long as tax and trade law require |
| Our copies of emails to you | {mailRetention} |
| Requests for an email when an item is back | until we send it, at most a year |
| Messages and quote requests | until resolved, or until you ask us to delete them |
| Trade applications | as long as the account exists; declined ones, until you ask us to delete them |
| Email confirmation links | 72 hours; a hash of the confirmed email address, 30 days |
| Sign-in links | they expire in 15 minutes and are cleared later; the link is removed from our copy of the email once it's sent |
| Unfinished applications | until a week after the last step |
| IP address counts | an hour |

The store clears expired data every hour. Staff delete the rest, including on request. Backups keep a copy until they are deleted.

Order and quote links show your contact details for {contactVisible}. After that, they hide your last name, email, phone, street, and
most of the postal code unless you are signed in to the account.

## Who else sees it

- **Payment providers:** what you enter on their page, under their policy. For Zelle and e-Transfer, your bank.
- **Carriers:** what they need for delivery.
- **Authorities:** only what the law requires.
- **Manufacturers:** some product photos load from the manufacturer's server, which then sees your IP address. We send nothing
  else.
- **Map services:** only when you click a link such as "Directions."

## Your choices

Email [{supportEmail}](mailto:{supportEmail}?subject=My%20data) from the email address in question. We'll send you a copy of your data,
correct it, delete what the law doesn't require us to keep, or stop marketing email.

We finish open orders and quotes first. For completed ones, we keep items, prices, payment method, city, state or province, and the first
three characters of the postal code, for tax. We delete everything that identifies you.

You can also complain to your provincial privacy commissioner or state authority.

## Children

This store is for trade buyers. It isn't meant for anyone under 18.

## Changes

The date below shows when this page last changed. See also [security](/security).
`,
  french: {
    title: 'Politique de confidentialité',
    summary: 'Les données que ce magasin conserve à votre sujet, pourquoi et pendant combien de temps.',
    bodyMarkdown: `## En bref

- Vous pouvez parcourir tout le magasin sans témoin et sans rien nous dire.
- Nous gardons seulement ce qu’exige une commande, un message ou une demande, et nous ne l’utilisons qu’à cette fin.
- Aucune publicité, aucun outil d’analyse, aucune police ni aucun script de tiers.
- Nous ne vendons pas de données.

## Témoins

| Nom | Créé | Utilité | Expiration |
| --- | --- | --- | --- |
| \`keyway_session\` | la première fois que vous ajoutez un article au panier, enregistrez un véhicule ou une liste, ou envoyez un formulaire | un nombre aléatoire qui identifie votre session | 30 jours; 12 heures pour le personnel |
| \`keyway_cookies\` | quand vous faites un choix dans la barre des témoins | votre choix | un an |
| \`keyway_language\` | quand vous choisissez une langue | français ou anglais | un an |
| \`keyway_vehicle\` | quand vous choisissez la marque, le modèle et l’année, sauf si vous refusez les préférences | ce véhicule | 30 jours |
| \`__toast\` | après certaines actions | un message pour la page suivante, comme « Ajouté au panier »; signé | à l’affichage, en moins d’une minute |

Il n’y a pas d’autres témoins. Si vous les bloquez, vous pouvez parcourir le magasin, mais pas utiliser le panier.

Votre navigateur garde aussi deux choses qu’il ne nous envoie jamais : le fait que vous avez terminé la visite guidée (sauf si
vous refusez les préférences dans les [paramètres des témoins](/cookies)) et une étape d’inscription non envoyée, jusqu’à ce que
vous l’envoyiez ou fermiez l’onglet.

## Ce que nous gardons

**Quand vous parcourez le magasin :** une ligne de journal par requête, avec l’heure, le numéro de la requête, la méthode, la
page, l’état et la durée. Ni adresse IP, ni termes de recherche, ni témoins.

**Quand vous envoyez un formulaire :** votre adresse IP et un décompte par minute, pour limiter les abus. Le décompte suivant le
remplace.

**Quand vous ajoutez au panier ou à une liste, ou choisissez un véhicule :** les produits, les quantités, la marque, le modèle et
l’année, liés à votre session. Aucun nom.

**Quand vous commencez à passer à la caisse :** ce que vous entrez, y compris l’adresse et le téléphone, est envoyé à mesure que
vous tapez et enregistré comme brouillon avec votre panier. Rien de ce qui ressemble à un numéro de carte n’est enregistré.

**Quand vous commandez :** nom, courriel, téléphone, entreprise et numéro de bon de commande s’ils sont fournis, adresse, articles
et prix, mode de paiement, référence du fournisseur de paiement et chaque étape de la commande. Aucune donnée de carte. Nous vous
écrivons au sujet de la commande. Le transporteur reçoit votre nom, votre adresse et votre téléphone.

**Quand vous nous écrivez ou demandez une soumission :** ce que vous avez entré dans le formulaire.

**Quand vous demandez un avis de retour en stock :** votre adresse courriel, l’article et votre langue.

**Quand vous demandez un compte professionnel :** le formulaire, le moment où vous avez accepté les conditions et la présente
politique, si vous avez choisi de recevoir des offres par courriel, et qui a décidé et quand. Une demande inachevée est gardée
comme brouillon avec votre session pendant une semaine, avec le permis si vous en avez téléversé un.

**Quand vous ouvrez une session :** le lien de connexion, sous forme de hachage et dans le courriel même, ainsi que le moment où
il a été demandé et utilisé. Votre session, votre panier et vos listes appartiennent ensuite au compte. Le personnel peut ajouter
au compte des modalités de paiement, une limite de crédit et un certificat d’exemption de taxe.

**Quand vous téléversez un permis ou un certificat :** le fichier, son nom et son numéro, l’organisme qui l’a délivré et la date
d’expiration, ainsi que qui l’a étudié et la décision prise. Seuls votre compte et notre personnel peuvent l’ouvrir.

## Pendant combien de temps

| Données | Conservation |
| --- | --- |
| Sessions | jusqu’à leur expiration |
| Paniers sans commande | {cartRetention} après la dernière modification, une fois qu’aucune session ne les retient; ceux d’un compte, aussi longtemps que le compte existe |
| Listes | jusqu’à ce que nous les effacions; une fois la session terminée, on ne peut plus remonter à vous |
| Permis et certificats | aussi longtemps que le compte existe, et que l’exigent les lois fiscales et commerciales |
| Commandes inachevées | jusqu’à ce que vous commandiez, ou une semaine après la dernière modification |
| Commandes et paiements | aussi longtemps que l’exigent les lois fiscales et commerciales |
| Nos copies des courriels qui vous sont envoyés | {mailRetention} |
| Demandes d’avis de retour en stock | jusqu’à l’envoi de l’avis, au plus un an |
| Messages et demandes de soumission | jusqu’à leur règlement, ou jusqu’à ce que vous demandiez leur suppression |
| Demandes de compte professionnel | aussi longtemps que le compte existe; celles qui sont refusées, jusqu’à ce que vous demandiez leur suppression |
| Liens de confirmation du courriel | 72 heures; un hachage de l’adresse confirmée, 30 jours |
| Liens de connexion | ils expirent en 15 minutes et sont effacés plus tard; le lien est retiré de notre copie du courriel dès l’envoi |
| Demandes inachevées | jusqu’à une semaine après la dernière étape |
| Décomptes par adresse IP | une heure |

Le magasin efface les données expirées toutes les heures. Le personnel supprime le reste, y compris sur demande. Les sauvegardes
en gardent une copie jusqu’à leur suppression.

Les liens de commande et de soumission montrent vos coordonnées pendant {contactVisible}. Ensuite, ils cachent votre nom de
famille, votre courriel, votre téléphone, votre rue et l’essentiel du code postal, sauf si votre session est ouverte dans le
compte.

## Qui d’autre les voit

- **Fournisseurs de paiement :** ce que vous entrez dans leur page, selon leur politique. Pour Zelle et le virement Interac, votre
  banque.
- **Transporteurs :** ce qu’il leur faut pour livrer.
- **Autorités :** seulement ce que la loi exige.
- **Fabricants :** certaines photos de produits viennent du serveur du fabricant, qui voit alors votre adresse IP. Nous n’envoyons
  rien d’autre.
- **Services de cartographie :** seulement quand vous cliquez sur un lien comme « Itinéraire ».

## Vos choix

Écrivez à [{supportEmail}](mailto:{supportEmail}?subject=Mes%20donn%C3%A9es) depuis l’adresse courriel en question. Nous vous
enverrons une copie de vos données, les corrigerons, supprimerons ce que la loi ne nous oblige pas à garder ou cesserons de vous
envoyer des offres.

Nous menons d’abord à terme les commandes et les soumissions en cours. De celles qui sont terminées, nous gardons les articles,
les prix, le mode de paiement, la ville, la province ou l’État et les trois premiers caractères du code postal, pour les taxes.
Nous supprimons tout ce qui vous identifie.

Vous pouvez aussi porter plainte au commissaire à la vie privée de votre province (au Québec, la Commission d’accès à
l’information) ou à l’autorité de votre État.

## Enfants

Ce magasin s’adresse aux acheteurs du métier. Il n’est pas destiné aux moins de 18 ans.

## Modifications

La date ci-dessous indique la dernière modification de cette page. Voyez aussi [Sécurité](/security).
`,
  },
};
