import { useText } from '../../i18n/text.ts';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { GLOBE, PHONE, SPEECH } from '../../kit/shapes.ts';
import styles from './ReachLinks.module.css';

interface ReachLinksProps {
  /** Who is reached. */
  readonly name: string;
  /** The addresses of links; null for a missing one. */
  readonly call: string | null;
  /** The number to call, where it is written out. */
  readonly number?: string | null;
  readonly sms?: string | null;
  readonly mail: string | null;
  readonly site?: string | null;
  /** In a row there is room for pictures alone. */
  readonly isShort?: boolean;
}

/** The ways to reach a person or company. A missing one is disabled. */
export function ReachLinks({
  name,
  call,
  number = null,
  sms = null,
  mail,
  site = null,
  isShort = false,
}: ReachLinksProps) {
  const text = useText();
  const ways = [
    {
      href: call,
      words: number ?? text('register.call'),
      label: [text('register.callOne', { name }), number].filter(Boolean).join(', '),
      icon: <Shape path={PHONE} />,
    },
    { href: sms, words: text('register.sms'), label: text('register.smsOne', { name }), icon: <Shape path={SPEECH} /> },
    { href: mail, words: text('register.mail'), label: text('register.mailOne', { name }), icon: <Icon name="mail" /> },
    {
      href: site,
      words: text('register.site'),
      label: text('register.siteOne', { name }),
      icon: <Shape path={GLOBE} />,
    },
  ];
  return (
    <span className={styles.ways} data-wide={number !== null || undefined}>
      {ways.map(
        ({ href, words, label, icon }) =>
          href !== null && (
            <a
              key={words}
              className={styles.way}
              data-short={(isShort && words !== number) || undefined}
              href={href}
              aria-label={label}
              title={words}
              {...(href === site && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {icon}
              {(!isShort || words === number) && words}
            </a>
          ),
      )}
    </span>
  );
}
