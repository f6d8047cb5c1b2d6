import { answerStaleness } from '@felles/core/internal/data/list-load';
import { mobileOf, numberOf, type Participant, participantName } from '@felles/core/workspace/participants';
import { callLink, mailLink, smsLink } from '@felles/core/workspace/register';
import { useText } from '../../i18n/text.ts';
import layout from '../../kit/Layout.module.css';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { participantsOf } from '../paths.ts';
import { ReachLinks } from '../register/ReachLinks.tsx';
import { Block, Words } from './Block.tsx';
import styles from './Lines.module.css';
import type { Blocks } from './use-blocks.ts';

/** How many participants are shown here; their own page has all. */
const SHOWN = 5;

/** Who takes part in a project, and how to reach them. */
export function People({ projectId, participants }: { readonly projectId: string } & Pick<Blocks, 'participants'>) {
  const answer = useObservable(participants.answer$);
  const text = useText();
  return (
    <Block
      title={text('project.participants')}
      to={{ address: participantsOf(projectId), words: text('project.everyParticipant') }}
    >
      <LoadedContent
        load={answer.load}
        words={{ some: text('project.someParticipants'), all: text('project.allParticipants') }}
        again={participants.reload}
        isEmpty={(list) => list.length === 0}
        empty={<p className={textStyles.quiet}>{text('project.noParticipants')}</p>}
        old={answerStaleness(answer)}
      >
        {(list) => (
          <ul className={layout.plainList}>
            {list.slice(0, SHOWN).map((one) => (
              <Line key={one.id} participant={one} />
            ))}
          </ul>
        )}
      </LoadedContent>
    </Block>
  );
}

function Line({ participant }: { readonly participant: Participant }) {
  const { roles, contact, person, user } = participant;
  const name = participantName(participant);
  const of = contact?.name === name ? '' : contact?.name;
  return (
    <li className={styles.line}>
      <Words
        first={name}
        second={[(roles ?? []).map(({ title }) => title).join(', '), of].filter(Boolean).join(' · ')}
      />
      <ReachLinks
        isShort
        name={name}
        call={callLink(numberOf(participant))}
        sms={smsLink(mobileOf(participant))}
        mail={mailLink(user?.email || person?.email)}
      />
    </li>
  );
}
