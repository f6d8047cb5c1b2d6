// Markup in a place where only words, lists, tables and links may be. Written out here once more,
// so that a wider list in the product is noticed.

const ALLOWED = new Set(
  'a b blockquote br caption dd div dl dt em h1 h2 h3 h4 h5 h6 hr i li ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
);
const LINK_ATTRIBUTES = new Set(['href', 'rel', 'target']);

/** Each breach in a word or two; none when all is well. */
export function breachesIn(host) {
  return [...host.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const isPlain = element.namespaceURI === 'http://www.w3.org/1999/xhtml' && ALLOWED.has(name);
    return [
      ...(isPlain ? [] : [`element ${name}`]),
      ...element
        .getAttributeNames()
        .filter((attribute) => name !== 'a' || !LINK_ATTRIBUTES.has(attribute))
        .map((attribute) => `attribute ${attribute} of ${name}`),
      ...(name === 'a' && element.hasAttribute('href') ? breachesOfLink(element) : []),
    ];
  });
}

function breachesOfLink(link) {
  const href = link.getAttribute('href');
  const { protocol } = URL.canParse(link.href) ? new URL(link.href) : { protocol: 'nothing' };
  return [
    ...(['https:', 'mailto:', 'tel:'].includes(protocol) ? [] : [`link to ${href}`]),
    ...(/^(https:\/\/|mailto:|tel:)/i.test(href) ? [] : [`link written ${href}`]),
    ...(link.rel === 'noopener noreferrer' ? [] : [`rel ${link.rel}`]),
    ...(link.target === '_blank' ? [] : [`target ${link.target}`]),
  ];
}

/** Elements whose text is not for reading, and those that the kit takes out whole. */
const WORDLESS = 'script,style,template,title,svg,math,iframe,noscript,noembed,noframes,xmp,plaintext,audio,video';

/** The words a reader would be shown of a part of a page; white space does not count. */
export function wordsIn(host) {
  const copy = host.cloneNode(true);
  for (const element of copy.querySelectorAll(WORDLESS)) element.remove();
  return copy.textContent.replace(/\s+/g, '');
}
