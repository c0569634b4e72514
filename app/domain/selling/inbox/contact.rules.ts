/** Confirmation of a received message, verbatim from SPEC 4. */
export const MESSAGE_RECEIVED = 'Thank you for your message. We will get back to you soon!';
