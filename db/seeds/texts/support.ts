import type { StandardText } from './standard-text';

export const support: StandardText = {
  slug: 'support',
  title: 'Support',
  summary: '24/7 phone support, email, and the fastest page for common questions.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `## Call the hotline

**[{hotline}](tel:{hotline})**, 24/7. A technician answers. Have these ready:

- the part number;
- for a vehicle: make, model, year, FCC ID of a working remote, and your programmer's software version;
- for a door: handing, width, thickness, and a photo of the edge;
- your order number (starts with KW), if you bought the part from us.

## Email us

| About | Contact |
| --- | --- |
| Technical questions, returns, your data | <{supportEmail}> |
| Prices, quotes, purchase orders | <{salesEmail}> |
| Placing an order | [Order desk](/order), or call the hotline |
| A specific branch | [Contact form](/contact) |

We answer email Monday through Friday, 8:00 AM to 6:00 PM, and Saturday, 9:00 AM to 4:00 PM. [Branch hours](/locations) vary.

## Quick links

| To | Go to |
| --- | --- |
| Check an order | [Track an order](/track-order) |
| Return an item | [Returns](/returns) |
| See shipping rates | [Shipping](/shipping) |
| Make a warranty claim | [Warranty](/warranty) |
| Order from a list of part numbers | [Quick order](/quick-order) |
| Price a job | [Request a quote](/quote) |
| Apply for a trade account | [Apply](/register) |
| See your orders | [Sign in](/sign-in) |
| Find parts for a vehicle | [Vehicles](/vehicles) |
| Look up a finish, function, or keyway | [Resources](/resources) |
| Pick up an order | [Locations](/locations) |

## Received a wrong or damaged item?

Keep the carton and packing slip, take photos, and email <{supportEmail}> within **five business days** with your order number. We ship
the right part first and sort out the return afterward.
`,
  french: {
    title: 'Soutien',
    summary:
      'Soutien téléphonique 24 h sur 24, courriel et page la plus rapide pour les questions courantes.',
    bodyMarkdown: `## Appeler la ligne d’assistance

**[{hotline}](tel:{hotline})**, 24 h sur 24. Un technicien répond. Ayez en main :

- le numéro de pièce;
- pour un véhicule : la marque, le modèle, l’année, l’ID FCC d’une télécommande qui fonctionne et la version du logiciel de votre
  programmeur;
- pour une porte : le sens d’ouverture, la largeur, l’épaisseur et une photo du chant;
- votre numéro de commande (il commence par KW), si la pièce vient de chez nous.

## Nous écrire

| Sujet | Contact |
| --- | --- |
| Questions techniques, retours, vos données | <{supportEmail}> |
| Prix, soumissions, bons de commande | <{salesEmail}> |
| Passer une commande | [Service des commandes](/order), ou ligne d’assistance |
| Une succursale en particulier | [Formulaire de contact](/contact) |

Nous répondons aux courriels du lundi au vendredi, de 8 h à 18 h, et le samedi, de 9 h à 16 h. Les [heures des
succursales](/locations) varient.

## Liens rapides

| Pour | Allez à |
| --- | --- |
| Vérifier une commande | [Suivre une commande](/track-order) |
| Retourner un article | [Retours](/returns) |
| Voir les frais de livraison | [Livraison](/shipping) |
| Faire une réclamation de garantie | [Garantie](/warranty) |
| Commander à partir d’une liste de numéros de pièce | [Commande rapide](/quick-order) |
| Faire chiffrer un projet | [Demander une soumission](/quote) |
| Demander un compte professionnel | [Faire une demande](/register) |
| Voir vos commandes | [Ouvrir une session](/sign-in) |
| Trouver des pièces pour un véhicule | [Véhicules](/vehicles) |
| Chercher un fini, une fonction ou un profil de clé | [Ressources](/resources) |
| Ramasser une commande | [Succursales](/locations) |

## Article reçu erroné ou endommagé?

Gardez la boîte et le bordereau d’expédition, prenez des photos et écrivez à <{supportEmail}> dans les **cinq jours ouvrables** en
indiquant votre numéro de commande. Nous expédions d’abord la bonne pièce et réglons le retour ensuite.
`,
  },
};
