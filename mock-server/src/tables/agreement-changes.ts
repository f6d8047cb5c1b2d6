// Agreements that the service makes when a project gets a customer.
import { CHANNELS, EVENTS } from '@felles/adapters-http/wire';
import { isoInstant } from '@felles/core';
import type { Id } from '@felles/core/internal/shared/wire-values';
import { isCustomer } from '@felles/core/internal/workspace/participants/rules';
import type { Participant } from '@felles/core/workspace/participants';
import type { Project } from '@felles/core/workspace/projects';
import { OWN_COMPANY } from '@felles/fixtures/workspace/people';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import type { Service } from '../row.ts';
import { nextId } from '../world/ledger.ts';
import { openChat } from './chat.ts';
import type { AgreementRow } from './chat-rows.ts';
import { openHistory } from './history.ts';

interface Company {
  readonly id: Id;
  readonly name?: string | null | undefined;
}

export function openAgreementChanges(service: Pick<Service, 'world' | 'publish'>) {
  const { world, publish } = service;
  const { agreements } = openChat(service).rows;
  const history = openHistory(service);

  function make({ id: project_id }: Project, contact: Company, name: string, maker?: DemoStaff): AgreementRow {
    const row = agreements.put({
      id: nextId(world, 100_000),
      name,
      project_id,
      provider_id: OWN_COMPANY,
      contact_id: contact.id,
      created_at: isoInstant(world.now()),
      ...(maker && { created_by: maker.name }),
      members: null,
    });
    publish(CHANNELS.agreements, EVENTS.agreement.created, { id: row.id }, { project: project_id });
    return row;
  }
  const titleOf = ({ name }: AgreementRow, contact: Company): string => [name, contact.name].filter(Boolean).join(', ');

  return {
    rows: agreements,
    /** [W-PLAN-07] [W-PLAN-12] An agreement that a user makes. */
    make(project: Project, contact: Company, name: string, staff: DemoStaff): AgreementRow {
      const row = make(project, contact, name.trim(), staff);
      history.note(project.id, staff, { text: 'laget en avtale:', title: titleOf(row, contact) });
      return row;
    },
    /** [W-PLAN-07] [W-PLAN-12] A customer with a company has an agreement. */
    cover(project: Project, participant: Participant, staff: DemoStaff): void {
      const { id: project_id, project_number: number } = project;
      const { id, name } = participant.contact ?? {};
      const known = agreements.list(({ project_id: of }) => of === project_id);
      if (!isCustomer(participant) || !id || known.some((one) => one.contact_id === id)) return;
      const contact = { id, name };
      const row = make(project, contact, `Avtale ${number ?? project_id}-${known.length + 1}`);
      const title = titleOf(row, contact);
      history.note(project_id, staff, { text: 'la til byggherren, og det ble laget en avtale:', title });
    },
  };
}
