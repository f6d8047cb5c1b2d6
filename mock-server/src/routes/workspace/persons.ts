import { persons as wire } from '@felles/adapters-http/wire';
import { demoWorkCompanies, demoWorkPersons } from '@felles/fixtures';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import type { Service } from '../../row.ts';
import { pageOf } from '../../tables/page.ts';

export function personRoutesOfWork(app: FastifyInstance, service: Service): void {
  const { seed } = service.world.state;

  answer(app, service, wire.persons, ({ query: { q = '', page, page_size } }) => {
    const companies = new Map(demoWorkCompanies(seed).map(({ id, name }) => [id, name]));
    const words = q.trim().toLocaleLowerCase('nb').split(/\s+/);
    const found = demoWorkPersons(seed)
      .map(({ id, nodeId, firstName, lastName, mobile, email, companyId }) => ({
        id,
        structure_node_id: nodeId,
        first_name: firstName,
        last_name: lastName,
        mobile,
        email,
        contact: { id: companyId, name: companies.get(companyId) ?? null },
      }))
      .filter(({ first_name, last_name, mobile, contact: { name } }) => {
        const text = `${first_name} ${last_name} ${mobile} ${name}`.toLocaleLowerCase('nb');
        return words.every((word) => text.includes(word));
      });
    return pageOf(found, { page, page_size });
  });
}
