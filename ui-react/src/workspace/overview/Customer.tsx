import { mapLoad } from '@felles/core';
import type { Query } from '@felles/core/data';
import { answerStaleness } from '@felles/core/internal/data/list-load';
import type { AgreementConversations, ChatAgreement } from '@felles/core/workspace/chat';
import { customersOf, participantName } from '@felles/core/workspace/participants';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { PageButton } from '../../kit/Button.tsx';
import layout from '../../kit/Layout.module.css';
import { PageLink } from '../../kit/PageLink.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { asText, formatMoment } from '../format.ts';
import { OfferedLink } from '../offers/OfferedLink.tsx';
import { useOffers } from '../offers/use-offers.ts';
import { contactOf, conversationsOfProject, newCustomerOf } from '../paths.ts';
import { useMayChange } from '../services.ts';
import { Block, Words } from './Block.tsx';
import styles from './Lines.module.css';
import blockStyles from './overview.module.css';
import type { Blocks } from './use-blocks.ts';

interface AgreementsProps {
  readonly projectId: string;
  readonly conversations: Query<string, readonly AgreementConversations[]>;
}

/** [W-PLAN-07] The customer of a project with its persons, and the agreement with the way to its conversations. */
export function Customer({ participants, ...of }: AgreementsProps & Pick<Blocks, 'participants'>) {
  const answer = useObservable(participants.answer$);
  const { load } = useObservable(of.conversations.answer$);
  const text = useText();
  const agreements = load.status === 'ready' ? load.value.map(({ agreement }) => agreement) : [];
  const numberOf = (company: CompanyProps['id']): string => {
    const found = agreements.find(({ contact }) => contact?.id && contact.id === company);
    return asText(found?.contact?.orgnr);
  };
  return (
    <Block title={text('contacts.title')}>
      <LoadedContent
        load={mapLoad(answer.load, customersOf)}
        words={{ some: text('project.someParticipants'), all: text('project.allParticipants') }}
        again={participants.reload}
        isEmpty={(customers) => customers.length === 0}
        empty={<NoCustomer projectId={of.projectId} />}
        old={answerStaleness(answer)}
      >
        {(customers) => (
          <>
            <ul className={layout.plainList}>
              {customers.flatMap(({ company, persons }) => [
                company && (
                  <li key={company.name} className={styles.line}>
                    <Company {...company} number={numberOf(company.id)} />
                  </li>
                ),
                ...persons.map((one) => (
                  <li key={one.id} className={styles.line}>
                    <Words
                      first={participantName(one)}
                      second={(one.roles ?? []).map(({ title }) => title).join(', ')}
                    />
                  </li>
                )),
              ])}
            </ul>
            <Agreements {...of} />
          </>
        )}
      </LoadedContent>
    </Block>
  );
}

interface CompanyProps {
  readonly id?: string | null | undefined;
  readonly name?: string | null | undefined;
  /** The organisation number; '' where the agreements do not say it. */
  readonly number: string;
}

function Company({ id, name, number }: CompanyProps) {
  const text = useText();
  return (
    <span className={styles.words}>
      <strong dir="auto">
        {id ? (
          <OfferedLink className={`${textStyles.link} ${blockStyles.way}`} to={contactOf(id)}>
            {name}
          </OfferedLink>
        ) : (
          name
        )}
      </strong>
      {number !== '' && <span className={textStyles.quietSmall}>{text('project.orgnr', { number })}</span>}
    </span>
  );
}

function NoCustomer({ projectId }: { readonly projectId: string }) {
  const mayChange = useMayChange();
  // One that is new is found among the persons of the register.
  const mayAdd = useOffers().has('persons') && mayChange;
  const text = useText();
  return (
    <StateNote
      title={text('project.noCustomer')}
      actions={
        mayAdd && (
          <PageButton small to={newCustomerOf(projectId)}>
            {text('project.addCustomer')}
          </PageButton>
        )
      }
    >
      {mayAdd && text('project.noCustomerWords')}
    </StateNote>
  );
}

function Agreements({ projectId, conversations }: AgreementsProps) {
  const answer = useObservable(conversations.answer$);
  const text = useText();
  return (
    <LoadedContent
      load={mapLoad(answer.load, (all) => all.filter(({ project }) => project?.id === projectId))}
      words={{ some: text('chat.someOfProject'), all: text('chat.allOfProject') }}
      again={conversations.reload}
      isEmpty={(agreements) => agreements.length === 0}
      empty={<p className={textStyles.quiet}>{text('project.noAgreement')}</p>}
      old={answerStaleness(answer)}
    >
      {(agreements) => (
        <ul className={layout.plainList}>
          {agreements.map((of) => {
            const { id, name } = of.agreement;
            const count = of.public_conversations?.length ?? 0;
            return (
              <li key={id} className={styles.line}>
                <Words first={name || id} second={originOf(of.agreement, text)} />
                {count > 0 && (
                  <PageLink className={`${textStyles.link} ${blockStyles.way}`} to={conversationsOfProject(projectId)}>
                    {text('project.conversations', { count })}
                  </PageLink>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </LoadedContent>
  );
}

/** When an agreement was made and why, as far as the service says. */
function originOf({ created_at: at, created_by: by, contact }: ChatAgreement, text: Text): string {
  const moment = formatMoment(at);
  if (moment === '') return text('project.agreement');
  return by
    ? text('project.agreementBy', { moment, by })
    : text('project.agreementSince', { moment, company: contact?.name || text('project.theCustomer') });
}
