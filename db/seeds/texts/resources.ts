import type { StandardText } from './standard-text';

export const resources: StandardText = {
  slug: 'resources',
  title: 'Resources',
  summary: 'Free reference charts and how-tos for the bench and the van.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `The charts our own counter uses, in plain tables that print well. Found a mistake? Email
<{supportEmail}> and we'll fix the chart.

See also the [blog](/blog) and our [training classes](/events). For help with a job, call [{hotline}](tel:{hotline}), 24/7.
`,
  french: {
    title: 'Ressources',
    summary: 'Des tableaux de référence et des guides pratiques gratuits, pour l’établi et la camionnette.',
    bodyMarkdown: `Les tableaux que notre propre comptoir utilise, tout simples et faciles à imprimer. Vous voyez une erreur? Écrivez à
<{supportEmail}> et nous corrigerons le tableau.

Voyez aussi le [blogue](/blog) et nos [formations](/events). Pour de l’aide sur un travail, appelez le [{hotline}](tel:{hotline}),
24 h sur 24.
`,
  },
};
