import type { Language } from '../i18n/language-path';

/** What a refusal says: in both languages, or in English only where no one who uses the store's pages can meet it. */
export type RefusalText = string | Readonly<Record<Language, string>>;

/** The refusals that buyers can meet. The edge has no macros of translation (decision 0066). */
export const REFUSALS = {
  pageNotFound: { en: 'Page not found.', 'fr-CA': 'Page introuvable.' },
  malformedUrl: { en: 'The URL is malformed.', 'fr-CA': 'L’adresse est incorrecte.' },
  wrongMethod: { en: 'Method not allowed.', 'fr-CA': 'Méthode non autorisée.' },
  headersTooLong: {
    en: 'The URL or headers are too long.',
    'fr-CA': 'L’adresse ou les en-têtes sont trop longs.',
  },
  tooLarge: { en: 'The request is too large.', 'fr-CA': 'La demande est trop volumineuse.' },
  timedOut: { en: 'The request timed out.', 'fr-CA': 'La demande a pris trop de temps.' },
  malformed: { en: 'The request is malformed.', 'fr-CA': 'La demande est incorrecte.' },
  fileTooLarge: {
    en: 'That file is over 5 MB. Go back and choose a smaller one.',
    'fr-CA': 'Ce fichier dépasse 5 Mo. Revenez en arrière et choisissez-en un plus petit.',
  },
  uploadTimedOut: {
    en: 'The upload timed out. Try again on a faster connection.',
    'fr-CA': 'L’envoi a pris trop de temps. Réessayez avec une connexion plus rapide.',
  },
  tooManyUploads: {
    en: 'Too many uploads right now. Try again in 10 seconds.',
    'fr-CA': 'Trop de fichiers arrivent en ce moment. Réessayez dans 10 secondes.',
  },
  wrongFormType: {
    en: 'Unsupported form type.',
    'fr-CA': 'Ce type de formulaire n’est pas pris en charge.',
  },
  malformedForm: { en: 'The form is malformed.', 'fr-CA': 'Le formulaire est incorrect.' },
  foreignForm: {
    en: 'This form was sent from another site. Open the page on our site and submit the form again.',
    'fr-CA':
      'Ce formulaire vient d’un autre site. Ouvrez la page sur notre site et envoyez le formulaire de nouveau.',
  },
  cannotSave: {
    en: 'The store can’t save changes right now. Try again in a minute. You won’t be charged twice.',
    'fr-CA':
      'Le magasin ne peut rien enregistrer pour le moment. Réessayez dans une minute. Rien ne vous sera facturé deux fois.',
  },
  failed: {
    en: 'Something went wrong on our end. Try again in a moment.',
    'fr-CA': 'Une erreur s’est produite de notre côté. Réessayez dans un instant.',
  },
} as const satisfies Record<string, RefusalText>;

/** Says how long to wait after too many requests. */
export function describeTooMany(seconds: number): RefusalText {
  return {
    en: `Too many requests. Try again in ${seconds} seconds.`,
    'fr-CA': `Trop de demandes. Réessayez dans ${seconds} secondes.`,
  };
}
