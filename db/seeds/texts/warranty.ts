import type { StandardText } from './standard-text';

export const warranty: StandardText = {
  slug: 'warranty',
  title: 'Warranty',
  summary: 'Manufacturer warranties, defective products, and how to make a claim.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `Every product carries its manufacturer's warranty. The manufacturer sets its length and coverage.
Where we know the term, the product's specifications show it.

## If a product fails

Tell us when it fails. We replace or refund defective products and pay freight both ways. The manufacturer's warranty applies in
addition.

Not sure it's the product? Call [{hotline}](tel:{hotline}) before you remove it.

## Make a claim

Email [{supportEmail}](mailto:{supportEmail}?subject=Warranty%20claim) with:

- your order number, which starts with KW;
- the part number, and the serial number if there is one;
- what fails, and when it started;
- a photo of the product and its label.

We reply with an RMA number. Don't ship anything until you have it.

If the item arrived wrong or damaged, see [returns](/returns#wrong-damaged-or-defective-items). Your legal rights aren't affected.
`,
  french: {
    title: 'Garantie',
    summary: 'Garanties des fabricants, produits défectueux et façon de faire une réclamation.',
    bodyMarkdown: `Chaque produit porte la garantie de son fabricant, qui en fixe la durée et l’étendue. Quand nous
en connaissons la durée, elle figure dans la fiche technique du produit.

## Si un produit fait défaut

Dites-le-nous dès que cela arrive. Nous remplaçons ou remboursons les produits défectueux et payons le transport aller-retour. La
garantie du fabricant s’y ajoute.

Vous n’êtes pas certain que le produit soit en cause? Appelez le [{hotline}](tel:{hotline}) avant de le démonter.

## Faire une réclamation

Écrivez à [{supportEmail}](mailto:{supportEmail}?subject=R%C3%A9clamation%20de%20garantie) en indiquant :

- votre numéro de commande, qui commence par KW;
- le numéro de pièce, et le numéro de série s’il y en a un;
- ce qui ne fonctionne pas, et depuis quand;
- une photo du produit et de son étiquette.

Nous vous répondons avec un numéro de RMA. N’expédiez rien avant de l’avoir.

Si l’article est arrivé erroné ou endommagé, voyez [Retours](/returns#wrong-damaged-or-defective-items). Vos droits légaux restent
intacts.
`,
  },
};
