import type { StandardText } from './standard-text';

export const events: StandardText = {
  slug: 'events',
  title: 'Events and Training',
  summary: 'Hands-on classes, counter days with manufacturers, and the trade shows we attend.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `Classes have at most eight seats and are taught by our hotline technicians. Bring your hand tools; we supply
machines, locks, and lunch.

To reserve a seat, email <{supportEmail}>. You won't be charged until we confirm your seat. You can cancel free of charge up to seven days before class.
`,
  french: {
    title: 'Événements et formations',
    summary:
      'Des formations pratiques, des journées au comptoir avec les fabricants et les salons où nous exposons.',
    bodyMarkdown: `Les formations comptent au plus huit places et sont données par les techniciens de notre ligne d’assistance. Apportez vos outils à
main; nous fournissons les machines, les serrures et le dîner.

Pour réserver une place, écrivez à <{supportEmail}>. Rien n’est facturé avant que nous ayons confirmé votre place. Vous pouvez
annuler sans frais jusqu’à sept jours avant la formation.
`,
  },
};
