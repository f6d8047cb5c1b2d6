import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { PageTabs } from '../../kit/parts/PageTabs.tsx';
import { useOffers } from '../offers/use-offers.ts';
import { paths } from '../paths.ts';

const PARTS = [
  { to: paths.contacts, name: 'register.contacts', one: /^\/contacts?(?:\/|$)/ },
  { to: paths.persons, name: 'register.persons', one: /^\/persons?(?:\/|$)/ },
  { to: paths.departments, name: 'register.departments', one: /^\/departments$/ },
  { to: paths.reporting, name: 'register.reportingShort', one: /^\/departments\/reporting$/ },
] as const;

/** [W-CONTACTS-01] The way between the parts of the customer register. */
export function RegisterNav() {
  const { hasPage } = useOffers();
  const text = useText();
  const { pathname } = useLocation();
  return (
    <PageTabs
      label={text('register.title')}
      tabs={PARTS.filter(({ to }) => hasPage(to)).map(({ to, name, one }) => ({
        to,
        label: text(name),
        isCurrent: one.test(pathname),
      }))}
    />
  );
}
