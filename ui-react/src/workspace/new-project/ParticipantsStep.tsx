import type { NewParticipant, NewProjectStore, NewProjectView } from '@felles/core/workspace/new-project';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import textStyles from '../../kit/Text.module.css';
import styles from './NewProject.module.css';

interface ParticipantsStepProps {
  readonly store: NewProjectStore;
  readonly view: NewProjectView;
  readonly onAdd: () => void;
}

/** [W-PROJECTS-26] Who is to take part, each with the roles held. */
export function ParticipantsStep({ store, view: { values }, onAdd }: ParticipantsStepProps) {
  const text = useText();
  return (
    <div className={styles.fields}>
      <p className={textStyles.quietSmall}>{text('newProject.participantsHint')}</p>
      {values.participants.length === 0 ? (
        <p>{text('newProject.noParticipants')}</p>
      ) : (
        <ul className={styles.list} aria-label={text('newProject.participants')}>
          {values.participants.map((one) => (
            <li key={one.key} className={styles.row}>
              <span className={styles.words}>
                <b>{one.name}</b>
                <small className={textStyles.quietSmall}>{secondOf(one, text)}</small>
              </span>
              <Button
                kind="ghost"
                aria-label={text('newProject.removeParticipant', { name: one.name })}
                onClick={() => store.remove(one.key)}
              >
                {text('newProject.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button onClick={onAdd}>{text('newProject.addParticipant')}</Button>
      </div>
    </div>
  );
}

/** The roles, and where a person works. */
export function secondOf({ person, contact, roles }: NewParticipant, text: Text): string {
  const held = roles.map(({ title }) => title ?? '').join(', ') || text('newProject.noRole');
  const where = person === null ? text('newProject.companyAlone') : String(contact?.['name'] ?? '');
  return [held, where].filter(Boolean).join(' · ');
}
