import type { CenterStore } from '@felles/core/portal/center';
import { hasTerms } from '@felles/core/portal/terms';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { mailTo, paths } from '../paths.ts';
import { ConsentLink } from './Consent.tsx';
import styles from './Footer.module.css';

/** Where to turn for help, at the same place on every page. */
export function Footer({ center }: { readonly center: CenterStore }) {
  const { contactEmail, condition } = useObservable(center.view$);
  const text = useText();
  return (
    <footer className={styles.footer}>
      {contactEmail === null ? (
        <p>{text('center.generalHelp')}</p>
      ) : (
        <a className={styles.mail} href={mailTo(contactEmail)}>
          <Icon name="mail" />
          {contactEmail}
        </a>
      )}
      <span className={styles.links}>
        {hasTerms(condition) && (
          <PageLink className={styles.mail} to={paths.terms.of(center.code)}>
            {text('start.terms')}
          </PageLink>
        )}
        <ConsentLink />
      </span>
    </footer>
  );
}
