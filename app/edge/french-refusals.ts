/** The French of what the edge refuses with. Its code has no macros of translation (decision 0066). '#' is a number. */
const FRENCH: Record<string, string | undefined> = {
  'Page not found.': 'Page introuvable.',
  'The URL is malformed.': 'L’adresse est incorrecte.',
  'Method not allowed.': 'Méthode non autorisée.',
  'The URL or headers are too long.': 'L’adresse ou les en-têtes sont trop longs.',
  'The request is too large.': 'La demande est trop volumineuse.',
  'The request timed out.': 'La demande a pris trop de temps.',
  'The request is malformed.': 'La demande est incorrecte.',
  'That file is over # MB. Go back and choose a smaller one.':
    'Ce fichier dépasse # Mo. Revenez en arrière et choisissez-en un plus petit.',
  'The upload timed out. Try again on a faster connection.':
    'L’envoi a pris trop de temps. Réessayez avec une connexion plus rapide.',
  'Too many uploads right now. Try again in # seconds.':
    'Trop de fichiers arrivent en ce moment. Réessayez dans # secondes.',
  'Too many requests. Try again in # seconds.': 'Trop de demandes. Réessayez dans # secondes.',
  'Unsupported form type.': 'Ce type de formulaire n’est pas pris en charge.',
  'The form is malformed.': 'Le formulaire est incorrect.',
  'This form was sent from another site. Open the page on our site and submit the form again.':
    'Ce formulaire vient d’un autre site. Ouvrez la page sur notre site et envoyez le formulaire de nouveau.',
  'The store can’t save changes right now. Try again in a minute. You won’t be charged twice.':
    'Le magasin ne peut rien enregistrer pour le moment. Réessayez dans une minute. Rien ne vous sera facturé deux fois.',
  'Something went wrong on our end. Try again in a moment.':
    'Une erreur s’est produite de notre côté. Réessayez dans un instant.',
};

/** Returns a refusal's sentence in French; in English if nobody who uses the store's pages can meet it. */
export function toFrench(sentence: string): string {
  const [number = ''] = /\d+/.exec(sentence) ?? [];
  return FRENCH[sentence.replace(number, number === '' ? '' : '#')]?.replace('#', number) ?? sentence;
}
