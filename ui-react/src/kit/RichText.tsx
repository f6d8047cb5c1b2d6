import DOMPurify from 'dompurify';
import { LANGUAGE_OF_CENTERS } from '../i18n/language-tags.ts';
import { bareTags } from './bare-tags.ts';
import styles from './RichText.module.css';

/** The tags that are allowed in a text of another person: words, lists, tables and links, nothing that acts or loads. */
const ALLOWED_TAGS = [
  ...['a', 'b', 'em', 'i', 's', 'small', 'span', 'strong', 'sub', 'sup', 'u'],
  // Without these tags, words from separate lines or cells would run into each other.
  ...['blockquote', 'br', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'p', 'pre'],
  ...['dd', 'dl', 'dt', 'li', 'ol', 'ul'],
  ...['caption', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
];
const ALLOWED_LINKS = /^(?:https:\/\/|mailto:|tel:)/i;

const purifier = DOMPurify(window);
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName !== 'A') return;
  const href = element.getAttribute('href') ?? '';
  // An empty address counts as safe, and leads to this very page; one that cannot be read leads nowhere.
  if (!ALLOWED_LINKS.test(href) || !URL.canParse(href)) return element.removeAttribute('href');
  element.setAttribute('rel', 'noopener noreferrer');
  element.setAttribute('target', '_blank');
});

/** The only place that shows markup of the service. Tags that are not allowed are left out, their words stay. */
export function RichText({ html, lang = LANGUAGE_OF_CENTERS }: { readonly html: string; readonly lang?: string }) {
  const __html = purifier.sanitize(bareTags(html), {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: ALLOWED_LINKS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  });
  return (
    <div
      className={styles.text}
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised just above, and the only place in the application
      dangerouslySetInnerHTML={{ __html }}
    />
  );
}
