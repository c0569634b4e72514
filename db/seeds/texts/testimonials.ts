import type { StandardText } from './standard-text';

export const testimonials: StandardText = {
  slug: 'testimonials',
  title: 'Testimonials',
  summary: 'What trade customers say about ordering from us.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `We publish customers' words only with their consent. None are published yet.

Have feedback, good or bad? Email <{supportEmail}>. Complaints reach the branch manager the same day.
`,
  demoBodyMarkdown: `**These quotes are sample content for a demonstration store.** No customer wrote them.

## Automotive

> I order by FCC ID from the driveway, and what arrives is what was on the screen. Seeing what differs under one ID has saved me two
> comebacks since spring.

Mobile automotive locksmith, Ontario

> Eleven at night, all keys lost on a push-to-start, and the tech who picked up had done that car.

Roadside contractor, Alberta

## Commercial

> We pasted 140 lines from our estimator's sheet into quick order. Three were ambiguous, and it told us why. That used to take an
> afternoon.

Security contractor, Quebec

> They asked about the handing before I noticed the schedule didn't have it.

Door and hardware installer, British Columbia

## Institutional

> Sixty cores, pinned and stamped to our bitting list, spares bagged by department. We swapped a whole floor before first bell.

School board locksmith, Nova Scotia

## A complaint, resolved

> Right closer, wrong arm. Their mistake. The right arm was on the next truck, and they let me send the other one back when I had
> time.

Institutional maintenance lead, Ontario
`,
  french: {
    title: 'Témoignages',
    summary: 'Ce que les clients du métier disent de leurs commandes chez nous.',
    bodyMarkdown: `Nous ne publions les mots de nos clients qu’avec leur consentement. Aucun n’est encore publié.

Vous avez des commentaires, bons ou mauvais? Écrivez à <{supportEmail}>. Les plaintes parviennent à la direction de la succursale
le jour même.
`,
    demoBodyMarkdown: `**Ces témoignages sont des exemples pour un magasin de démonstration.** Aucun client ne les a écrits.

## Automobile

> Je commande par ID FCC depuis l’entrée du client, et ce qui arrive est ce qui était à l’écran. Voir ce qui diffère sous un même
> ID m’a évité deux retours chez le client depuis le printemps.

Serrurier automobile mobile, Ontario

> Onze heures du soir, toutes clés perdues sur un démarrage par bouton, et le technicien qui a répondu avait déjà fait cette auto.

Entrepreneur en assistance routière, Alberta

## Commercial

> Nous avons collé 140 lignes de la feuille de notre estimateur dans la commande rapide. Trois étaient ambiguës, et on nous a dit
> pourquoi. Avant, ça prenait un après-midi.

Entrepreneur en sécurité, Québec

> Ils m’ont demandé le sens d’ouverture avant que je remarque qu’il manquait au bordereau.

Poseur de portes et de quincaillerie, Colombie-Britannique

## Institutionnel

> Soixante noyaux, goupillés et poinçonnés d’après notre liste de combinaisons, les noyaux de rechange ensachés par service. Nous
> avons changé tout un étage avant la première cloche.

Serrurier d’un conseil scolaire, Nouvelle-Écosse

## Une plainte, réglée

> Le bon ferme-porte, le mauvais bras. C’était leur erreur. Le bon bras est parti avec le camion suivant, et ils m’ont laissé
> renvoyer l’autre quand j’ai eu le temps.

Responsable de l’entretien en établissement, Ontario
`,
  },
};
