// One text with markup at a time, shown by the portal's own part and under the portal's own policy.
import '../../../../../ui-react/src/styles/index.css';

import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Markdown } from '../../../../../ui-react/src/kit/Markdown.tsx';
import { RichText } from '../../../../../ui-react/src/kit/RichText.tsx';
import { breachesIn, wordsIn } from './breaches.js';

const place = document.getElementById('root');
const root = createRoot(place);

/** Objects of the page that no text may change. */
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

const show = (html) => draw(<RichText html={html} />);
const describe = (text) => draw(<Markdown text={text} />);

function draw(text) {
  flushSync(() => root.render(text));
  const shown = place.firstElementChild;
  return { html: shown.innerHTML, words: wordsIn(shown), breaches: breachesIn(shown) };
}

/** The markup before it is cleaned: parsed, but without a window to act in. */
function unseen(html) {
  const { documentElement } = new DOMParser().parseFromString(`<!doctype html>${html}`, 'text/html');
  const breaches = breachesIn(documentElement).filter((breach) => !/^element (head|body)$/.test(breach));
  return { html: documentElement.innerHTML, words: wordsIn(documentElement), breaches };
}

/** Shows each by itself, and gives its effects. */
async function each(texts, showOne) {
  const seen = [];
  for (const text of texts) {
    const shown = showOne(text);
    await settled();
    const touched = own().filter((value, index) => value !== atFirst[index]).length;
    seen.push({ ...shown, hacked: 'hacked' in window, touched });
  }
  return seen;
}

window.hostile = {
  show,
  unseen,
  showEach: (markups) => each(markups, show),
  /** Shows each text in markdown by itself, and gives its effects. */
  describeEach: (texts) => each(texts, describe),
  /** Lets markup loose in this page. */
  loose(html) {
    place.innerHTML = html;
  },
};
