// Agreements that the service makes when a project gets a customer.
import { CHANNELS, EVENTS } from '@felles/adapters-http/wire';
import { isCustomer, type Participant } from '@felles/core/workspace/participants';
import type { Project } from '@felles/core/workspace/projects';
import { OWN_COMPANY } from '@felles/fixtures/workspace/people';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import type { Service } from '../row.ts';
import { nextId } from '../world/ledger.ts';
import { openChat } from './chat.ts';
import { openHistory } from './history.ts';

export function openAgreementChanges(service: Pick<Service, 'world' | 'publish'>) {
  const { world, publish } = service;
  const { agreements } = openChat(service).rows;
  const history = openHistory(service);

  return {
    /** [W-PLAN-07] [W-PLAN-12] A customer with a company has an agreement. */
    cover({ id: project_id, project_number: number }: Project, participant: Participant, staff: DemoStaff): void {
      const contact_id = participant.contact?.id;
      const known = agreements.list(({ project_id: of }) => of === project_id);
      if (!isCustomer(participant) || !contact_id || known.some((one) => one.contact_id === contact_id)) return;
      const row = agreements.put({
        id: nextId(world, 100_000),
        name: `Avtale ${number ?? project_id}-${known.length + 1}`,
        project_id,
        provider_id: OWN_COMPANY,
        contact_id,
        members: null,
      });
      const title = [row.name, participant.contact?.name].filter(Boolean).join(', ');
      history.note(project_id, staff, { text: 'la til byggherren, og det ble laget en avtale:', title });
      publish(CHANNELS.agreements, EVENTS.agreement.created, { id: row.id }, { project: project_id });
    },
  };
}
