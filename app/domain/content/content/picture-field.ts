import { trimmed } from '../../base/shared/form-fields';

/** An illustration as the database names it: 'padlock', or 'smart-key?buttons=4'. Which there are is known to the form. */
export const pictureField = trimmed.refine(
  (picture) => /^[a-z0-9-]{1,60}(\?[\w=&%.-]{0,120})?$/.test(picture),
  'Choose a picture',
);
