import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import { paths } from '../paths.ts';
import styles from './RegisterNav.module.css';

const PARTS = [
  { to: paths.contacts, name: 'register.contacts', one: /^\/contacts?(?:\/|$)/ },
  { to: paths.persons, name: 'register.persons', one: /^\/persons?(?:\/|$)/ },
  { to: paths.departments, name: 'register.departments', one: /^\/departments$/ },
  { to: paths.reporting, name: 'register.reportingShort', one: /^\/departments\/reporting$/ },
] as const;

/** [W-CONTACTS-01] The way between the parts of the customer register. */
export function RegisterNav() {
  const text = useText();
  const { pathname } = useLocation();
  return (
    <nav className={styles.parts} aria-label={text('register.title')}>
      {PARTS.map(({ to, name, one }) => (
        <PageLink key={to} to={to} className={styles.part} aria-current={one.test(pathname) ? 'page' : undefined}>
          {text(name)}
        </PageLink>
      ))}
    </nav>
  );
}
