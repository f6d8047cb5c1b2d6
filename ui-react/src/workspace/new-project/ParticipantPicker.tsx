import {
  firstRoles,
  keyOfParty,
  type NewProjectStore,
  type Party,
  partiesOf,
  rolesInOrder,
} from '@felles/core/workspace/new-project';
import type { ParticipantRole } from '@felles/core/workspace/participants';
import type { Person } from '@felles/core/workspace/persons';
import { useId, useMemo, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { CheckField } from '../../kit/CheckField.tsx';
import { PanelFoot } from '../../kit/panels/PanelFoot.tsx';
import { usePanel, usePanelGuard } from '../../kit/panels/panel-context.ts';
import { Combobox } from '../../kit/parts/Combobox.tsx';
import { SendForm } from '../../kit/SendForm.tsx';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
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
  /** Null until the user has chosen some: then the person's last role stands. */
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [problem, setProblem] = useState<'newProject.needsParty' | 'newProject.isThere' | null>(null);
  const known = useObservable(participants.roles.view$);
  const person = useRegistered(party?.person?.id ?? null);
  const roles = chosen ?? (person === null ? [] : firstRoles(known, person).map(({ id }) => id));
  const text = useText();
  useOpen(participants.roles);
  usePanelGuard(() =>
    party === null ? { result: 'allow' } : { result: 'confirm', text: { key: 'newProject.leaving', params: {} } },
  );

  function choose(one: Party | null): void {
    setParty(one);
    setProblem(null);
  }

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
        <Roles person={person} known={known} chosen={roles} onChoose={setChosen} />
      </div>
      <PanelFoot creates>
        <Button kind="primary" submit>
          {text('newProject.add')}
        </Button>
      </PanelFoot>
    </SendForm>
  );
}

/** A person with the roles that the person had last, which come only for that one; null until then. */
function useRegistered(id: string | null): Person | null {
  const register = useArea('register');
  const query = useMemo(() => register.person({ id: id ?? '', idtype: 'dataid' }), [register, id]);
  useOpen(query, id !== null);
  const { load } = useObservable(query.answer$);
  return load.status === 'ready' ? load.value : null;
}

interface RolesProps {
  readonly person: Person | null;
  readonly known: readonly ParticipantRole[];
  readonly chosen: readonly string[];
  readonly onChoose: (roles: readonly string[]) => void;
}

function Roles({ person, known, chosen, onChoose }: RolesProps) {
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
