// Stands in for the script of a Google tag: counts a view as soon as it is configured unless that is forbidden, sends
// address, title and where the visitor came from unless it is told something else, and leaves two cookies.
(() => {
  const { origin } = new URL(document.currentScript.src);
  const tags = [];

  const send = (name, values = {}) => {
    for (const { id, configured } of tags) {
      if (window[`ga-disable-${id}`]) continue;
      const said = { page_location: location.href, page_referrer: document.referrer, page_title: document.title };
      const { page_location, page_referrer, page_title } = { ...said, ...configured };
      const query = new URLSearchParams({ v: '2', tid: id, en: name });
      for (const [key, value] of Object.entries({ dl: page_location, dr: page_referrer, dt: page_title })) {
        query.set(key, value);
      }
      for (const [key, value] of Object.entries(values)) query.set(`ep.${key}`, value);
      fetch(`${origin}/g/collect?${query}`, { mode: 'no-cors', keepalive: true });
    }
  };

  const commands = {
    config(id, configured = {}) {
      tags.push({ id, configured });
      for (const name of ['_ga', `_ga_${id.slice(2)}`]) {
        // biome-ignore lint/suspicious/noDocumentCookie: the script it stands in for writes cookies in this way
        document.cookie = `${name}=GA1.1.0; path=/; max-age=63072000`;
      }
      if (configured.send_page_view !== false) send('page_view');
    },
    event: send,
  };

  const read = (entry) => {
    const [command, ...given] = Array.from(entry ?? []);
    commands[command]?.(...given);
  };
  const { dataLayer } = window;
  dataLayer.push = (...entries) => {
    entries.forEach(read);
    return Array.prototype.push.apply(dataLayer, entries);
  };
  Array.from(dataLayer).forEach(read);
})();
