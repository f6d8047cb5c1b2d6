// Stands in for the script of a Meta pixel. It does what that one does to a page that does not forbid it: counts views
// and clicks by itself, sends the page's address along, leaves a cookie and fetches more script by a plain address.
(() => {
  const { origin } = new URL(document.currentScript.src);
  const { fbq } = window;
  const pixels = [];
  let isRevoked = false;
  let isAutomatic = true;

  const send = (event, values = {}) => {
    if (isRevoked) return;
    for (const { id, user } of pixels) {
      const query = new URLSearchParams({ id, ev: event, dl: location.href, rl: document.referrer });
      for (const [name, value] of Object.entries(values)) query.set(`cd[${name}]`, value);
      for (const [name, value] of Object.entries(user)) query.set(`ud[${name}]`, value);
      new Image().src = `${origin}/tr?${query}`;
    }
  };

  const commands = {
    init(id, user = {}) {
      pixels.push({ id, user });
      // biome-ignore lint/suspicious/noDocumentCookie: the script it stands in for writes cookies in this way
      document.cookie = `_fbp=fb.0.${id}; path=/; max-age=7776000; samesite=lax`;
      const more = document.createElement('script');
      more.src = `${origin}/signals/config/${id}`;
      document.head.append(more);
    },
    set(what, value) {
      if (what === 'autoConfig') isAutomatic = value;
    },
    consent(what) {
      isRevoked = what === 'revoke';
    },
    track: send,
    trackCustom: send,
  };

  fbq.callMethod = (command, ...given) => commands[command]?.(...given);
  for (const given of fbq.queue.splice(0)) fbq.callMethod(...given);

  document.addEventListener('click', ({ target }) => {
    if (isAutomatic) send('SubscribedButtonClick', { text: target.textContent });
  });
  const pushState = history.pushState.bind(history);
  history.pushState = (...given) => {
    pushState(...given);
    if (!fbq.disablePushState) send('PageView');
  };
})();
