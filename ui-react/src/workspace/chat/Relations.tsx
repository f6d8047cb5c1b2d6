import '../../i18n/catalogs/register.ts';

import {
  type AgreementConversations,
  type ChatMode,
  companiesOf,
  type Relation,
  sidesOf,
} from '@felles/core/workspace/chat';
import { fullName, initialsOf } from '@felles/core/workspace/persons';
import { callLink, mailLink, smsLink } from '@felles/core/workspace/register';
import { useId } from 'react';
import { useText } from '../../i18n/text.ts';
import layout from '../../kit/Layout.module.css';
import { PageLink } from '../../kit/PageLink.tsx';
import link from '../../kit/Text.module.css';
import { projectOf } from '../paths.ts';
import { ReachLinks } from '../register/ReachLinks.tsx';
import styles from './Relations.module.css';

interface RelationsProps {
  readonly of: AgreementConversations;
  readonly mode: ChatMode;
}

/** [W-CHAT-05] [W-CHAT-07] The agreement of a conversation, who is in it and how they are reached; who sees the conversation. */
export function Relations({ of, mode }: RelationsProps) {
  const { agreement, project } = of;
  const { own, others } = sidesOf(of);
  const text = useText();
  const provider = agreement.provider?.name || text('chat.ownCompany');
  const isInternal = mode === 'INTERNAL';
  return (
    <div className={styles.all}>
      <section>
        <h3 className={styles.head}>{text('chat.agreement')}</h3>
        <p className={styles.name} dir="auto">
          {agreement.name}
        </p>
        {agreement.provider?.name && (
          <p className={styles.second}>{text('chat.provider', { name: agreement.provider.name })}</p>
        )}
      </section>
      <People
        title={text(isInternal ? 'chat.notSeeing' : 'chat.contacts')}
        relations={others}
        hasCompanies={companiesOf(of).length > 1}
      />
      <People title={isInternal ? text('chat.seeing') : text('chat.ofProvider', { provider })} relations={own} />
      {others.length + own.length === 0 && <p className={styles.second}>{text('chat.noContacts')}</p>}
      {project?.id !== null && project?.id !== undefined && (
        <section>
          <h3 className={styles.head}>{text('chat.project')}</h3>
          <PageLink to={projectOf(project.id)} className={link.link}>
            <bdi>{project.title || project.id}</bdi>
          </PageLink>
        </section>
      )}
    </div>
  );
}

interface PeopleProps {
  readonly title: string;
  readonly relations: readonly Relation[];
  /** The people are of several companies, and the company names distinguish them. */
  readonly hasCompanies?: boolean;
}

function People({ title, relations, hasCompanies = false }: PeopleProps) {
  const id = useId();
  const text = useText();
  if (relations.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.head}>
        {title}
      </h3>
      <ul className={layout.stack2}>
        {relations.map(({ person, contact, roles, email, mobile, phone }, at) => {
          const company = contact?.name ?? '';
          const name = (person && fullName(person)) || company || text('chat.unnamed');
          const told = [...(roles ?? []).map((role) => role.title), hasCompanies && name !== company && company];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a person may stand there twice, with other roles
            <li key={at} className={styles.person}>
              <span className={styles.initials} aria-hidden="true">
                {initialsOf({ first_name: person?.first_name ?? company, last_name: person?.last_name })}
              </span>
              <span className={styles.name} dir="auto">
                {name}
              </span>
              <small className={styles.second} dir="auto">
                {told.filter(Boolean).join(' · ')}
              </small>
              <span className={styles.ways}>
                <ReachLinks
                  isShort
                  name={name}
                  call={callLink(mobile) ?? callLink(phone)}
                  sms={smsLink(mobile)}
                  mail={mailLink(email)}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
