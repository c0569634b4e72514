import type { StandardText } from './standard-text';

export const compliance: StandardText = {
  slug: 'compliance',
  title: 'Compliance',
  summary: 'Restricted products, proof of trade, licensing, fire and life safety, and record keeping.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `How we sell tools that can open other people's property, and what the rules require of you. This isn't legal
advice. If your regulator says otherwise, follow your regulator.

## Restricted products

For professional use only:

- lock picks, and 2-in-1 picks and decoders;
- vehicle entry and lockout tools;
- mechanical code machines.

They are marked **License required** and sold only to approved trade accounts with a valid license on file. The same applies to quotes
and the API. For other items, such as key programmers and restricted blanks, we ask for proof case by case. Locks, keys, hardware,
safes, cameras, and alarms aren't restricted.

## Submit your license

1. [Sign in](/sign-in), or [apply for a trade account](/register).
2. Upload a PDF or photo under [licenses and certificates](/account/documents).
3. Our trade desk reviews it, usually within two business days, and emails you.

Your account shows a reminder 30 days before your license expires.

## Proof of trade

We accept any of these:

| You are | Proof |
| --- | --- |
| A licensed locksmith | State or provincial license number |
| A locksmith where no license exists | Business registration, plus association membership or an invoice from another trade supplier |
| A dealership or repossessor | Dealer or recovery license |
| An institution with an in-house shop | Letter or purchase order on letterhead |
| A security contractor | Alarm or security company license |

[Upload it from your account](/account/documents). Don't send a passport or driver's license.

## Licensing where you work

More than a dozen US states license locksmiths, including California, Illinois, New Jersey, North Carolina, and Texas. In Canada,
British Columbia, Alberta, and Quebec do. Other places leave licensing to cities or require only a business license. Alarm and access control
installation is often licensed separately. Cross-border work usually requires a license where the lock is.

## Shipping locksmith tools in the United States

Under 39 U.S.C. 3002a, locksmithing devices can be mailed only to lock manufacturers and distributors, bona fide locksmiths, bona fide
repossessors, and motor vehicle manufacturers and dealers. We ship them by private carrier to your business address. Don't forward
them by mail.

## Vehicle keys and codes

We don't sell key codes. In the United States, codes and immobilizer data are available through the NASTF registry to registered
vehicle security professionals. Verify identity and ownership before you make a key, keep the authorization form your registry
requires, and decline the job if the documents don't match the person.

## Radio equipment

Match the FCC ID of the original remote and, in Canada, the IC number; see [finding a remote by FCC ID](/resources/fcc-ids).
Changing a transmitter's frequency voids its grant.

## Fire and life safety

- Every part on a labeled fire door is listed for it: lock or latch, closer, and hinges. Exit devices have no mechanical dogging.
- NFPA 80 limits field work on labeled doors. Holes beyond the listed preparation need approval from the door manufacturer or the listing
  agency.
- Egress doors open from the inside with one motion and no key. Electrified locks must have the release the code requires.
- The authority having jurisdiction decides. Ask first.

## Batteries

Remotes and coin cells contain lithium. Keep coin cells away from children; they burn if swallowed. Don't put loose cells in a return
carton.

## Records we keep

| Record | Contents |
| --- | --- |
| Orders | items, buyer, prices, and every status change with its time |
| Payments | attempts, amounts, and the provider's reference; no card numbers |
| Stock ledger | every product movement, with its reason and source |
| Staff actions | who changed what and when in the back office |
| Trade applications | what you told us, who decided, and when |

We keep them as long as tax and trade law require. Police and regulators get only what a lawful order names. See the
[privacy policy](/privacy).

## Records you should keep

For each key, code, or opening: date, address or VIN, the person and ID you saw, their authority, and your work order number. If a job
is questioned later, this record is your defense.

## Report a concern

If you believe our products are in the wrong hands, email <{supportEmail}> or call [{hotline}](tel:{hotline}). We look into it the same
day.
`,
  french: {
    title: 'Conformité',
    summary:
      'Produits à accès restreint, preuve de métier, permis, protection incendie et tenue de dossiers.',
    bodyMarkdown: `Voici comment nous vendons des outils qui peuvent ouvrir le bien d’autrui, et ce que les règles exigent de vous. Ce n’est pas un
avis juridique. Si votre organisme de réglementation dit autre chose, suivez-le.

## Produits à accès restreint

Pour usage professionnel seulement :

- crochets de serrurier et crochets-décodeurs 2 en 1;
- outils d’ouverture de véhicules et de déverrouillage;
- machines mécaniques à tailler les clés par code.

Ils portent la mention **Permis requis** et ne sont vendus qu’aux comptes professionnels approuvés qui ont un permis valide au
dossier. Il en va de même pour les soumissions et l’API. Pour d’autres articles, comme les programmeurs de clés et les clés brutes
à profil restreint, nous demandons une preuve au cas par cas. Les serrures, les clés, la quincaillerie, les coffres-forts, les
caméras et les systèmes d’alarme ne sont pas restreints.

## Envoyer votre permis

1. [Ouvrez une session](/sign-in) ou [demandez un compte professionnel](/register).
2. Téléversez un PDF ou une photo sous [Permis et certificats](/account/documents).
3. Notre service des comptes professionnels l’étudie, habituellement en deux jours ouvrables, et vous écrit.

Votre compte affiche un rappel 30 jours avant l’expiration de votre permis.

## Preuve de métier

Nous acceptons l’une ou l’autre de ces preuves :

| Vous êtes | Preuve |
| --- | --- |
| Serrurier titulaire d’un permis | Numéro de permis de la province ou de l’État |
| Serrurier là où aucun permis n’existe | Immatriculation de l’entreprise, plus une carte de membre d’une association ou une facture d’un autre fournisseur du métier |
| Concessionnaire ou agent de reprise de véhicules | Permis de commerçant ou de reprise |
| Établissement qui a son propre atelier | Lettre ou bon de commande à en-tête |
| Entrepreneur en sécurité | Permis d’entreprise d’alarme ou de sécurité |

[Téléversez-la depuis votre compte](/account/documents). N’envoyez ni passeport ni permis de conduire.

## Les permis là où vous travaillez

Plus d’une douzaine d’États américains délivrent un permis de serrurier, dont la Californie, l’Illinois, le New Jersey, la
Caroline du Nord et le Texas. Au Canada, c’est le cas de la Colombie-Britannique, de l’Alberta et du Québec. Ailleurs, la question
relève des villes, ou un simple permis d’affaires suffit. L’installation de systèmes d’alarme et de contrôle d’accès exige souvent
un permis distinct. Pour travailler de l’autre côté d’une frontière, il faut en général un permis de l’endroit où se trouve la
serrure.

## Expédition d’outils de serrurier aux États-Unis

Selon l’article 39 U.S.C. 3002a, les outils de serrurier ne peuvent être envoyés par la poste qu’aux fabricants et distributeurs
de serrures, aux véritables serruriers et agents de reprise, ainsi qu’aux constructeurs et concessionnaires de véhicules. Nous les
expédions par transporteur privé à l’adresse de votre entreprise. Ne les réexpédiez pas par la poste.

## Clés et codes de véhicules

Nous ne vendons pas de codes de clés. Aux États-Unis, le registre de la NASTF donne accès aux codes et aux données d’antidémarrage
aux professionnels de la sécurité automobile inscrits. Vérifiez l’identité et le droit de propriété avant de faire une clé,
conservez le formulaire d’autorisation qu’exige votre registre, et refusez le travail si les documents ne correspondent pas à la
personne.

## Appareils radio

L’ID FCC et, au Canada, le numéro IC doivent être ceux de la télécommande d’origine; voyez [Trouver une télécommande par ID
FCC](/resources/fcc-ids). Changer la fréquence d’un émetteur annule son homologation.

## Incendie et sécurité des personnes

- Chaque pièce d’une porte coupe-feu étiquetée est homologuée pour cette porte : serrure ou pêne, ferme-porte et pentures. Les
  dispositifs antipanique n’ont pas de retenue mécanique de la barre (dogging).
- La norme NFPA 80 limite les travaux sur place sur les portes étiquetées. Tout trou hors de la préparation homologuée doit être
  approuvé par le fabricant de la porte ou par l’organisme d’homologation.
- Une porte d’issue s’ouvre de l’intérieur d’un seul geste et sans clé. Une serrure électrifiée doit avoir le dispositif de
  libération qu’exige le code.
- L’autorité compétente décide. Consultez-la d’abord.

## Piles

Les télécommandes et les piles bouton contiennent du lithium. Gardez les piles bouton hors de la portée des enfants : avalées,
elles causent des brûlures. Ne mettez pas de piles en vrac dans un colis de retour.

## Les dossiers que nous tenons

| Dossier | Contenu |
| --- | --- |
| Commandes | articles, acheteur, prix, et chaque changement d’état avec l’heure |
| Paiements | tentatives, montants et référence du fournisseur de paiement; aucun numéro de carte |
| Registre du stock | chaque mouvement de produit, avec sa raison et sa source |
| Actions du personnel | qui a modifié quoi, et quand, dans l’administration |
| Demandes de compte professionnel | ce que vous nous avez dit, qui a décidé, et quand |

Nous les gardons aussi longtemps que l’exigent les lois fiscales et commerciales. La police et les organismes de réglementation
n’obtiennent que ce que vise une ordonnance légale. Voyez la [politique de confidentialité](/privacy).

## Les dossiers que vous devriez tenir

Pour chaque clé, code ou ouverture : la date, l’adresse ou le NIV, la personne et la pièce d’identité que vous avez vues, le droit
qu’elle avait de demander le travail et votre numéro de bon de travail. Si un travail est un jour remis en question, ce dossier
est votre défense.

## Signaler un problème

Si vous croyez que nos produits sont entre de mauvaises mains, écrivez à <{supportEmail}> ou appelez le
[{hotline}](tel:{hotline}). Nous nous en occupons le jour même.
`,
  },
};
