import { trimmed } from '../../base/shared/form-fields';

/** A stored illustration: 'padlock' or 'smart-key?buttons=4'. The form knows the kinds. */
export const pictureField = trimmed.refine(
  (picture) => /^[a-z0-9-]{1,60}(\?[\w=&%.-]{0,120})?$/.test(picture),
  'Choose a picture',
);
