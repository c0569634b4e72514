/**
 * Keeps presses of buttons whose outcome differs without JavaScript until the page is alive (0062). If a script fails or is
 * too slow, sends them as a browser without JavaScript would: all but the last in the background. It loads by itself,
 * before the stylesheet, because a page shows nothing to press until that is there.
 */
(() => {
  const MAX_WAIT_MS = 10_000;
  /** @type {HTMLButtonElement[]} */
  const held = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {SubmitEvent} event */
  const keep = (event) => {
    const { target: form, submitter: button } = event;
    if (!(form instanceof HTMLFormElement) || !(button instanceof HTMLButtonElement)) return;
    // Comparing leads to the same page either way.
    if (form.dataset['waits'] === undefined || button.name === 'compare') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held.includes(button)) return;
    held.push(button);
    button.dataset['held'] = '';
    timer ??= setTimeout(send, MAX_WAIT_MS);
  };
  /** @param {Event} event */
  const fail = (event) => {
    if (event.target instanceof HTMLScriptElement) void send();
  };
  /** @param {Event} event */
  const giveBack = (event) => {
    stop();
    if (event instanceof CustomEvent) event.detail.push(...held);
  };
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('submit', keep, true);
    removeEventListener('error', fail, true);
    removeEventListener('keyway:ready', giveBack);
  };
  const send = async () => {
    stop();
    for (const button of held.slice(0, -1)) {
      if (button.form === null) continue;
      const body = new URLSearchParams();
      for (const [name, value] of new FormData(button.form, button)) body.append(name, String(value));
      const address = button.getAttribute('formaction') ?? button.form.action;
      await fetch(address, { method: 'POST', body }).catch(() => undefined);
    }
    const last = held.at(-1);
    last?.form?.requestSubmit(last);
  };
  // The page may be alive before this script is there.
  if (document.documentElement.dataset['alive'] !== undefined) return;
  addEventListener('submit', keep, true);
  addEventListener('error', fail, true);
  addEventListener('keyway:ready', giveBack);
})();
