import '../../i18n/catalogs/person.ts';

import type { TermsLink } from '@felles/core/portal/person';
import { useText } from '../../i18n/text.ts';
import link from '../../kit/Text.module.css';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';

/** The link to the terms. It opens another window, so that the form stays in sight. */
export function TermsAnchor({ terms }: { readonly terms: TermsLink }) {
  const { center } = usePortal();
  const text = useText();
  return (
    <>
      <a className={link.link} href={addressOf(terms, center.code)} target="_blank" rel="noopener noreferrer">
        {text('person.readTerms')}
      </a>{' '}
      {text('person.newWindow')}
    </>
  );
}

const addressOf = (terms: TermsLink, centerCode: string): string =>
  terms.kind === 'own' ? paths.terms.of(centerCode) : terms.url;
