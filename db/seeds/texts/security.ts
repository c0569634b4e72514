import type { StandardText } from './standard-text';

export const security: StandardText = {
  slug: 'security',
  title: 'Security',
  summary: 'How this store protects orders, accounts, and payments, and how to report a problem.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `## Payments

- Card numbers are never sent to this store. Our checkout rejects them and never stores or logs them.
- The server computes prices, totals, and stock. It never trusts figures from the browser.
- Each order is recorded before the payment attempt, so a double click, a lost response, or a restart can't charge you twice or lose
  the order.

## Sessions and sign-in

- Browsing sets no cookie. Adding to the cart starts a session.
- The session cookie is a random number that scripts can't read. The database holds only its hash.
- Staff passwords are stored as salted scrypt hashes. Staff sessions end after 30 minutes of inactivity, and after 12 hours at most.
- Sign-in attempts are limited per IP address.

## Requests

- Forms are accepted only from this store's pages.
- Pages load scripts, styles, and fonts only from this store, and can't be framed by another site.
- We limit the size of requests and the number of fields. We also limit the number of form submissions.
- Errors show a request number but no internal details. Include the number when you report one.

## Back office

- Every page checks permissions on every request.
- Every stock movement is recorded with its reason and source. Movements must add up to the quantity on hand.
- Staff changes to orders, products, and stock are recorded with name and time.

## What we don't claim

No outside party has audited this store. Check for https and the correct domain before you enter anything. Email isn't
encrypted: never send key codes, bittings, or card numbers by email.

## What you can do

- Keep order numbers and confirmation links private. Anyone with the link can see the order.
- Use an email address that only the right people in your business can read.
- Sign out on shared computers.
- We never ask for a password or card number by phone.

## Report a problem

Email [{supportEmail}](mailto:{supportEmail}?subject=Security%20report) with the subject "Security report." Say what you did, what
happened, and what you expected, with the request number if there was one.

Test only with your own orders, don't slow the store down for others, and give us time to fix the problem before you publish. A person
replies within two business days. We don't take legal action over good-faith reports.

To report a lost or stolen key or tool, see [compliance](/compliance#report-a-concern).
`,
  french: {
    title: 'Sécurité',
    summary:
      'Comment ce magasin protège les commandes, les comptes et les paiements, et comment signaler un problème.',
    bodyMarkdown: `## Paiements

- Les numéros de carte ne sont jamais envoyés à ce magasin. Notre caisse les refuse, ne les enregistre pas et ne les journalise
  pas.
- Le serveur calcule les prix, les totaux et le stock. Il ne se fie jamais aux chiffres du navigateur.
- Chaque commande est enregistrée avant la tentative de paiement : un double clic, une réponse perdue ou un redémarrage ne peut ni
  vous facturer deux fois ni faire perdre la commande.

## Sessions et connexion

- Parcourir le magasin ne crée aucun témoin. Une session commence quand vous ajoutez un article au panier.
- Le témoin de session est un nombre aléatoire que les scripts ne peuvent pas lire. La base de données n’en garde que le hachage.
- Les mots de passe du personnel sont conservés sous forme de hachages scrypt salés. Les sessions du personnel se ferment après 30
  minutes d’inactivité, et après 12 heures au plus.
- Les tentatives de connexion sont limitées par adresse IP.

## Requêtes

- Les formulaires ne sont acceptés que depuis les pages de ce magasin.
- Les pages ne chargent scripts, styles et polices que de ce magasin, et aucun autre site ne peut les afficher dans un cadre.
- Nous limitons la taille des requêtes et le nombre de champs, ainsi que le nombre d’envois de formulaires.
- Les erreurs affichent un numéro de requête, mais aucun détail interne. Indiquez ce numéro quand vous en signalez une.

## Administration

- Chaque page vérifie les autorisations à chaque requête.
- Chaque mouvement de stock est enregistré avec sa raison et sa source. La somme des mouvements doit égaler la quantité en main.
- Les modifications du personnel aux commandes, aux produits et au stock sont enregistrées avec le nom et l’heure.

## Ce que nous n’affirmons pas

Aucun tiers n’a audité ce magasin. Avant d’entrer quoi que ce soit, vérifiez la présence de https et l’exactitude du domaine. Le
courriel n’est pas chiffré : n’envoyez jamais de codes de clés, de combinaisons ni de numéros de carte par courriel.

## Ce que vous pouvez faire

- Ne communiquez pas vos numéros de commande ni vos liens de confirmation. Quiconque a le lien peut voir la commande.
- Utilisez une adresse courriel que seules les bonnes personnes de votre entreprise peuvent lire.
- Fermez votre session sur un ordinateur partagé.
- Nous ne demandons jamais de mot de passe ni de numéro de carte au téléphone.

## Signaler un problème

Écrivez à [{supportEmail}](mailto:{supportEmail}?subject=Rapport%20de%20s%C3%A9curit%C3%A9) avec l’objet « Rapport de sécurité ».
Dites ce que vous avez fait, ce qui s’est passé et ce que vous attendiez, avec le numéro de la requête s’il y en avait un.

Ne faites d’essais qu’avec vos propres commandes, ne ralentissez pas le magasin pour les autres et donnez-nous le temps de
corriger le problème avant de publier. Une personne vous répond en deux jours ouvrables. Nous n’intentons aucune poursuite pour un
signalement fait de bonne foi.

Pour signaler une clé ou un outil perdu ou volé, voyez [Conformité](/compliance#report-a-concern).
`,
  },
};
