/** SPEC 4, to the letter: what the visitor is told when a message has been kept. */
export const MESSAGE_RECEIVED = 'Thank you for your message. We will get back to you soon!';
