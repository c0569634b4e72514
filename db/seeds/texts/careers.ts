import type { StandardText } from './standard-text';

const intro = `We hire people who know the trade or want to learn it. Counter, hotline, and warehouse staff all attend the same
[training](/events) as our customers, on paid time.
`;

const hiring = `## How we hire

One conversation with the branch manager, a paid half day at the bench or the counter, and a decision within a week. Because every
job here involves keys and codes, each offer is contingent on a background check, with your written consent.`;

const frenchIntro = `Nous embauchons des gens qui connaissent le métier ou qui veulent l’apprendre. Au comptoir, à la ligne d’assistance et à
l’entrepôt, tout le personnel suit les mêmes [formations](/events) que nos clients, sur ses heures payées.
`;

const frenchHiring = `## Comment nous embauchons

Une conversation avec la direction de la succursale, une demi-journée payée à l’établi ou au comptoir, et une décision en une
semaine. Comme tous les postes ici touchent des clés et des codes, chaque offre dépend d’une vérification des antécédents, faite
avec votre consentement écrit.`;

export const careers: StandardText = {
  slug: 'careers',
  title: 'Careers',
  summary: 'Open positions at our branches, and how to apply.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `${intro}
## Open positions

No openings are listed today. If you have worked on locks, keys, or door hardware, email us anyway at
[{supportEmail}](mailto:{supportEmail}?subject=Application) with your branch, experience, and start date.

${hiring}
`,
  demoBodyMarkdown: `${intro}
## Automotive technical support, Toronto

Walk locksmiths through programming and all-keys-lost jobs by phone, reproduce them on the bench, and document what works. Four years in
automotive locksmithing and experience with Autel and Xhorse tools required. Rotating shifts. Full time.

[Apply for the technical support job](mailto:{supportEmail}?subject=Application%3A%20Automotive%20technical%20support%2C%20Toronto)

## Keying bench technician, Montreal

Pin cylinders and cores to order, build master key systems from bitting lists, stamp, and pack. You can pin an A2 stack, or want to
learn. English and French. Full time, days.

[Apply for the keying bench job](mailto:{supportEmail}?subject=Application%3A%20Keying%20bench%20technician%2C%20Montreal)

## Counter sales, Vancouver

Help locksmiths with a customer waiting. You know rim from mortise cylinders, can hand a door in your head, and are fast with a parts
book. Full time, Tuesday through Saturday.

[Apply for the counter sales job](mailto:{supportEmail}?subject=Application%3A%20Counter%20sales%2C%20Vancouver)

## Warehouse associate, Vancouver

Pick, pack, and count accurately. Orders placed before {sameDayCutOff} ship the same day, and Vancouver is three hours behind, so mornings
are busy. Full time.

[Apply for the warehouse job](mailto:{supportEmail}?subject=Application%3A%20Warehouse%20associate%2C%20Vancouver)

${hiring}

This is a demonstration store: the openings above are sample content.
`,
  french: {
    title: 'Carrières',
    summary: 'Les postes à pourvoir dans nos succursales et la façon de poser votre candidature.',
    bodyMarkdown: `${frenchIntro}
## Postes à pourvoir

Aucun poste n’est affiché aujourd’hui. Si vous avez travaillé avec des serrures, des clés ou de la quincaillerie de porte,
écrivez-nous quand même à [{supportEmail}](mailto:{supportEmail}?subject=Candidature) en indiquant la succursale, votre expérience
et votre date de disponibilité.

${frenchHiring}
`,
    demoBodyMarkdown: `${frenchIntro}
## Soutien technique automobile, Toronto

Guider des serruriers au téléphone dans la programmation et les travaux où toutes les clés sont perdues, refaire ces travaux à
l’établi et noter ce qui fonctionne. Quatre ans en serrurerie automobile et expérience des outils Autel et Xhorse exigés. Quarts
rotatifs. Temps plein.

[Postuler au soutien technique](mailto:{supportEmail}?subject=Candidature%20%3A%20soutien%20technique%20automobile%2C%20Toronto)

## Technicienne ou technicien à l’établi des combinaisons, Montréal

Goupiller barillets et noyaux sur commande, monter des systèmes de passe-partout d’après des listes de combinaisons, poinçonner et
emballer. Vous savez goupiller une pile A2, ou voulez l’apprendre. Français et anglais. Temps plein, de jour.

[Postuler à l’établi des
combinaisons](mailto:{supportEmail}?subject=Candidature%20%3A%20%C3%A9tabli%20des%20combinaisons%2C%20Montr%C3%A9al)

## Vente au comptoir, Vancouver

Servir des serruriers qui ont un client qui attend. Vous distinguez un barillet de surface d’un barillet à mortaiser, déterminez de
tête le sens d’une porte et trouvez vite une pièce dans un catalogue. Temps plein, du mardi au samedi.

[Postuler à la vente au comptoir](mailto:{supportEmail}?subject=Candidature%20%3A%20vente%20au%20comptoir%2C%20Vancouver)

## Commis d’entrepôt, Vancouver

Prélever, emballer et compter sans erreur. Les commandes passées avant {sameDayCutOff} sont expédiées le jour même, et il est
trois heures plus tôt à Vancouver : les matinées sont chargées. Temps plein.

[Postuler à l’entrepôt](mailto:{supportEmail}?subject=Candidature%20%3A%20commis%20d%E2%80%99entrep%C3%B4t%2C%20Vancouver)

${frenchHiring}

Ce magasin est une démonstration : les postes ci-dessus sont fictifs.
`,
  },
};
