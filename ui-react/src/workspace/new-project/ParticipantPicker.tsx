import {
  firstRoles,
  keyOfParty,
  type NewProjectStore,
  type Party,
  partiesOf,
  rolesInOrder,
} from '@felles/core/workspace/new-project';
import type { Person } from '@felles/core/workspace/persons';
import { useEffect, useId, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { CheckField } from '../../kit/CheckField.tsx';
import { PanelFoot } from '../../kit/panels/PanelFoot.tsx';
import { usePanel, usePanelGuard } from '../../kit/panels/panel-context.ts';
import { Combobox } from '../../kit/parts/Combobox.tsx';
import { SendForm } from '../../kit/SendForm.tsx';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen, useQuery } from '../../react/use-store.ts';
import { NewPersonButton, type OpenNewPerson } from '../register/NewPersonButton.tsx';
import { useArea } from '../services.ts';
import styles from './NewProject.module.css';

interface ParticipantPickerProps {
  readonly store: NewProjectStore;
  readonly onNew: OpenNewPerson;
}

/** [W-PROJECTS-26] Finds a person or company to take part, and asks for the roles. The window may stay for the next one. */
export function ParticipantPicker({ store, onNew }: ParticipantPickerProps) {
  const participants = useArea('participants');
  const { created } = usePanel();
  const services = useArea('newProject');
  const [lookup] = useState(services.parties);
  const [party, setParty] = useState<Party | null>(null);
  const [{ roles, isOwn }, setRoles] = useState<{ readonly roles: readonly string[]; readonly isOwn: boolean }>(
    NO_ROLES,
  );
  const [problem, setProblem] = useState<'newProject.needsParty' | 'newProject.isThere' | null>(null);
  const known = useObservable(participants.roles.view$);
  const text = useText();
  useOpen(participants.roles);
  usePanelGuard(() =>
    party === null ? { result: 'allow' } : { result: 'confirm', text: { key: 'newProject.leaving', params: {} } },
  );

  function choose(one: Party | null): void {
    setParty(one);
    // Those of the person before are not those of this one.
    if (!isOwn) setRoles(NO_ROLES);
    setProblem(null);
  }

  const choosesRoles = (chosen: readonly string[]): void => setRoles({ roles: chosen, isOwn: true });

  function add(): void {
    const held = known.filter(({ id }) => roles.includes(id));
    if (party === null) setProblem('newProject.needsParty');
    else if (store.add(party, held)) created();
    else setProblem('newProject.isThere');
  }

  return (
    <SendForm aria-label={text('newProject.addParticipant')} onSend={add}>
      <div className={styles.fields}>
        <Combobox<Party>
          label={text('newProject.party')}
          hint={text('newProject.partyHint')}
          error={problem && text(problem)}
          lookup={lookup}
          value={party}
          keyOf={keyOfParty}
          wordsOf={({ name }) => name}
          secondOf={({ second }) => second}
          onChoose={choose}
        />
        <NewPersonButton onNew={onNew} onTaken={(person) => choose(partiesOf([person], [])[0] ?? null)} />
        {party?.person ? (
          <RolesOfPerson
            key={party.person.id}
            person={party.person}
            chosen={roles}
            onChoose={choosesRoles}
            onKnown={(first) => setRoles((now) => (now.isOwn ? now : { roles: first, isOwn: false }))}
          />
        ) : (
          <Roles person={null} chosen={roles} onChoose={choosesRoles} />
        )}
      </div>
      <PanelFoot creates>
        <Button kind="primary" submit>
          {text('newProject.add')}
        </Button>
      </PanelFoot>
    </SendForm>
  );
}

const NO_ROLES = { roles: [], isOwn: false } as const;

interface RolesProps {
  readonly person: Person | null;
  readonly chosen: readonly string[];
  readonly onChoose: (roles: readonly string[]) => void;
}

interface RolesOfPersonProps extends RolesProps {
  readonly person: Person;
  /** The roles that the person begins with are there. */
  readonly onKnown: (roles: readonly string[]) => void;
}

/** The roles that a person had last come only for that person, so they are asked for. */
function RolesOfPerson({ person: { id }, onKnown, ...props }: RolesOfPersonProps) {
  const register = useArea('register');
  const known = useObservable(useArea('participants').roles.view$);
  const [, { load }] = useQuery(() => register.person({ id, idtype: 'dataid' }));
  const person = load.status === 'ready' ? load.value : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picker hears of the person, not of itself being drawn anew
  useEffect(() => {
    if (person) onKnown(firstRoles(known, person).map((role) => role.id));
  }, [person, known]);
  return <Roles {...props} person={person} />;
}

function Roles({ person, chosen, onChoose }: RolesProps) {
  const participants = useArea('participants');
  const known = useObservable(participants.roles.view$);
  const id = useId();
  const text = useText();
  if (known.length === 0) return <p>{text('newProject.noRoles')}</p>;
  return (
    <fieldset className={styles.roles} aria-describedby={id}>
      <legend className={textStyles.medium}>{text('newProject.roles')}</legend>
      <p id={id} className={textStyles.quietSmall}>
        {text('newProject.rolesHint')}
      </p>
      {rolesInOrder(known, person).map(({ id: role, title }) => (
        <CheckField
          key={role}
          label={title}
          checked={chosen.includes(role)}
          onCheck={(isOn) => onChoose(isOn ? [...chosen, role] : chosen.filter((other) => other !== role))}
        />
      ))}
    </fieldset>
  );
}
