import type { CenterStore } from '@felles/core/portal';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { ConsentLink } from './Consent.tsx';
import styles from './Footer.module.css';

/** Where to turn for help, at the same place on every page. */
export function Footer({ center }: { readonly center: CenterStore }) {
  const { contactEmail } = useObservable(center.view$);
  const text = useText();
  return (
    <footer className={styles.footer}>
      {contactEmail === null ? (
        <p>{text('center.generalHelp')}</p>
      ) : (
        <a className={styles.mail} href={`mailto:${encodeURIComponent(contactEmail).replace('%40', '@')}`}>
          <Icon name="mail" />
          {contactEmail}
        </a>
      )}
      <ConsentLink />
    </footer>
  );
}
