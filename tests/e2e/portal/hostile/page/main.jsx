// One text with markup at a time, shown by the portal's own part and under the portal's own policy.
import '../../../../../ui-react/src/styles/index.css';

import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { RichText } from '../../../../../ui-react/src/kit/RichText.tsx';
import { breachesIn, wordsIn } from './breaches.js';

const place = document.getElementById('root');
const root = createRoot(place);

/** What a page must still find as it was, whatever it shows. */
const own = () => [
  document.getElementById,
  document.querySelector,
  document.createElement,
  document.body,
  document.cookie,
  document.location,
  document.defaultView,
  document.forms.length,
  document.images.length,
  document.scripts.length,
  document.styleSheets.length,
  document.getElementById('root'),
  window.trustedTypes,
  window.name,
  document.baseURI,
];
const atFirst = own();

/** Lets whatever was started come to something. */
const settled = () => new Promise((next) => setTimeout(next));

function show(html) {
  flushSync(() => root.render(<RichText html={html} />));
  const shown = place.firstElementChild;
  return { html: shown.innerHTML, words: wordsIn(shown), breaches: breachesIn(shown) };
}

/** The same markup in a page where nobody has looked at it: parsed, but without a window to act in. */
function unseen(html) {
  const { documentElement } = new DOMParser().parseFromString(`<!doctype html>${html}`, 'text/html');
  const breaches = breachesIn(documentElement).filter((breach) => !/^element (head|body)$/.test(breach));
  return { html: documentElement.innerHTML, words: wordsIn(documentElement), breaches };
}

window.hostile = {
  show,
  unseen,
  /** Shows each by itself and says what it has brought about. */
  async showEach(markups) {
    const seen = [];
    for (const html of markups) {
      const shown = show(html);
      await settled();
      const touched = own().filter((value, index) => value !== atFirst[index]).length;
      seen.push({ ...shown, hacked: 'hacked' in window, touched });
    }
    return seen;
  },
  /** Lets markup loose in this page. */
  loose(html) {
    place.innerHTML = html;
  },
};
