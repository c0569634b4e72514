import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';
/** Confirmation of a received message, verbatim from SPEC 4. */
export const MESSAGE_RECEIVED = perLanguage(
  () => t`Thank you for your message. We will get back to you soon!`,
);
