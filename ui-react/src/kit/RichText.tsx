import DOMPurify from 'dompurify';
import styles from './RichText.module.css';

/** What may stand in a text that somebody else has written: words, lists and links, and nothing that acts or loads. */
const ALLOWED_TAGS = [
  'a',
  'b',
  'blockquote',
  'br',
  'em',
  'h2',
  'h3',
  'h4',
  'hr',
  'i',
  'li',
  'ol',
  'p',
  'strong',
  'u',
  'ul',
];
const ALLOWED_LINKS = /^(?:https:\/\/|mailto:|tel:)/i;

const purifier = DOMPurify(window);
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName !== 'A') return;
  if (!element.hasAttribute('href')) return;
  element.setAttribute('rel', 'noopener noreferrer');
  element.setAttribute('target', '_blank');
});

/** The one place where markup from the service is shown. What is not allowed is left out, its words stay. */
export function RichText({ html }: { readonly html: string }) {
  const __html = purifier.sanitize(html, {
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised just above, and the only place in the application
      dangerouslySetInnerHTML={{ __html }}
    />
  );
}
