(() => {
  const held = [];
  let timer;
  const keep = (event) => {
    const button = event.submitter;
    if (!button || !('waits' in event.target.dataset) || button.name === 'compare') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held.includes(button)) return;
    held.push(button);
    button.dataset.held = '';
    timer ??= setTimeout(send, 10_000);
  };
  const fail = (event) => {
    if (event.target.tagName === 'SCRIPT') send();
  };
  const giveBack = (event) => {
    stop();
    event.detail.push(...held);
  };
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('submit', keep, true);
    removeEventListener('error', fail, true);
    removeEventListener('keyway:ready', giveBack);
  };
  const send = async () => {
    stop();
    const last = held.pop();
    for (const button of held)
      await fetch(button.getAttribute('formaction') ?? button.form.action, {
        method: 'POST',
        body: new URLSearchParams(new FormData(button.form, button)),
      }).catch(() => undefined);
    last?.form.requestSubmit(last);
  };
  if ('alive' in document.documentElement.dataset) return;
  addEventListener('submit', keep, true);
  addEventListener('error', fail, true);
  addEventListener('keyway:ready', giveBack);
})();
