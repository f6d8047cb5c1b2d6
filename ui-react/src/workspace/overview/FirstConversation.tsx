import type { Query } from '@felles/core/data';
import { readNewConversation, storedNewConversation } from '@felles/core/internal/workspace/chat/form';
import { type AgreementConversations, companiesOf, conversationsOf } from '@felles/core/workspace/chat';
import { fullName } from '@felles/core/workspace/persons';
import type { Project } from '@felles/core/workspace/projects';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { FormFields } from '../../kit/form/FormFields.tsx';
import { FormNote } from '../../kit/form/FormNote.tsx';
import { longTextField } from '../../kit/form/long-text-field.tsx';
import { useDraft } from '../../kit/form/use-draft.ts';
import { Shape } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { PEOPLE } from '../../kit/shapes.ts';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { namesInWords } from '../format.ts';
import { conversationsOfProject } from '../paths.ts';
import { useArea, useMayChange, useMe } from '../services.ts';
import { Block } from './Block.tsx';

interface FirstConversationsProps {
  readonly project: Project;
  readonly query: Query<string, readonly AgreementConversations[]>;
}

/** [W-PLAN-07] The first conversation in each agreement of a project that has none with the customer. */
export function FirstConversations({ project, query }: FirstConversationsProps) {
  const { load } = useObservable(query.answer$);
  const [started, setStarted] = useState<readonly string[]>([]);
  const receipt = useRef<HTMLDivElement>(null);
  const mayChange = useMayChange();
  const text = useText();
  useEffect(() => {
    if (started.length > 0) receipt.current?.focus();
  }, [started]);
  const silent = (load.status === 'ready' ? load.value : []).filter(
    (of) =>
      of.project?.id === project.id && conversationsOf(of, 'PUBLIC').length === 0 && !started.includes(of.agreement.id),
  );
  if (!mayChange || silent.length + started.length === 0) return null;
  return (
    <Block title={text('project.talk')}>
      {started.length > 0 && (
        <div ref={receipt} tabIndex={-1}>
          <StatusBox
            type="success"
            title={text('project.talkStarted')}
            action={
              <PageLink className={textStyles.link} to={conversationsOfProject(project.id)}>
                {text('chat.everyOfProject')}
              </PageLink>
            }
          />
        </div>
      )}
      {silent.map((of) => (
        <FirstConversation
          key={of.agreement.id}
          of={of}
          title={project.title}
          onStarted={() => {
            setStarted((before) => [...before, of.agreement.id]);
            query.reload();
          }}
        />
      ))}
    </Block>
  );
}

interface FirstConversationProps {
  readonly of: AgreementConversations;
  readonly title: Project['title'];
  readonly onStarted: () => void;
}

function FirstConversation({ of, title, onStarted }: FirstConversationProps) {
  const { first } = useArea('chat');
  const [form] = useState(() => first(of.agreement, title, onStarted));
  const [draft] = useState({
    name: `first conversation ${of.agreement.id}`,
    read: readNewConversation,
    stored: storedNewConversation,
    stays: true,
  });
  useDraft(form, draft);
  const me = useMe()?.person_id;
  const text = useText();
  const companies = companiesOf(of).join(', ') || (of.agreement.contact?.name ?? '');
  const others = (of.relations ?? []).flatMap(({ person }) => (person && person.id !== me ? fullName(person) : []));
  const label = text('project.writeTo', { name: companies || text('chat.readers.public') });
  return (
    <>
      <p className={textStyles.quiet}>
        {text('project.talkTo', { names: namesInWords([...new Set(others), text('project.you')]) })}
      </p>
      <FormFields
        label={label}
        form={form}
        fields={[longTextField('text', label)]}
        saveWords={text('project.firstConversation')}
        note={
          <FormNote tone="info" icon={<Shape path={PEOPLE} />}>
            <strong>{text('chat.isPublic')}</strong>{' '}
            {text('chat.staysPublic', { companies: companies || text('chat.readers.public') })}
          </FormNote>
        }
      />
    </>
  );
}
