import { describe, expect, it } from 'vitest';
import { serveStaff } from './serving.ts';

const CLIENT_ID = '0b0c1f3e-6a52-4c1d-9a77-2f5c0d1e2a3b';
const OTHER_ID = '1b0c1f3e-6a52-4c1d-9a77-2f5c0d1e2a3b';
const COMPANY = { name: 'Havneparken AS', orgnr: '987 654 325', phone: '+47 55 12 34 56' };

const register = async (login = 'ola') => {
  const { ask, ...server } = await serveStaff(login);
  const make = (kind: 'contacts' | 'persons', body: object, client_id = CLIENT_ID) =>
    ask('POST', `/v1/${kind}`, { client_id, ...body });
  const found = async (kind: 'contacts' | 'persons', words: string) =>
    (await ask('GET', `/v1/${kind}?${words}`)).answer.result_set;
  return { ...server, ask, make, found };
};

describe('a contact that is new', () => {
  it('[W-PLAN-09] should be in the register once, however often it is sent, and refuse its number to others', async () => {
    const { ask, make, found } = await register();
    const { status, answer } = await make('contacts', COMPANY);
    expect([status, answer.name]).toEqual([200, COMPANY.name]);
    expect((await make('contacts', COMPANY)).answer).toEqual(answer);
    expect((await make('contacts', { name: 'Et annet' })).status).toBe(409);
    expect((await ask('GET', `/v1/contacts/${answer.id}`)).answer).toEqual(answer);
    const taken = await make('contacts', { name: 'Havn', orgnr: '987654325' }, OTHER_ID);
    expect([taken.status, taken.answer.error.type, taken.answer.error.detail]).toEqual([
      409,
      'ValidationError',
      { id: String(answer.id) },
    ]);
    expect(taken.answer.error.message).toContain('Havneparken AS');
    const [other] = await found('contacts', 'q=fjordbygg');
    expect((await ask('PATCH', `/v1/contacts/${other.id}`, { orgnr: '987654325' })).status).toBe(409);
    expect((await make('contacts', { name: 'Uten nummer' }, OTHER_ID)).status).toBe(200);
  });

  it('[W-PLAN-09] should be found by its number, phone or address, however they are written', async () => {
    const { make, found } = await register();
    const { answer } = await make('contacts', { ...COMPANY, email: 'Post@Havneparken.no' });
    for (const asked of ['orgnr=987654325', 'phone=55123456', 'email=post@havneparken.no'])
      expect(await found('contacts', asked)).toMatchObject([{ id: answer.id }]);
    expect(await found('contacts', 'phone=55123457')).toEqual([]);
  });

  it('should need a name, a right number and the right to make one', async () => {
    const { make } = await register();
    const wrong = await make('contacts', { ...COMPANY, orgnr: '987654235' });
    expect([wrong.status, wrong.answer.error.field]).toEqual([400, 'body.orgnr']);
    expect((await make('contacts', { orgnr: COMPANY.orgnr })).answer.error.field).toBe('body.name');
    const { make: makeAsPer, ask } = await register('per');
    for (const kind of ['contacts', 'persons'] as const)
      expect((await makeAsPer(kind, { name: 'X', first_name: 'X', mobile: '90000000' })).status).toBe(403);
    expect((await ask('GET', '/v1/me')).answer.rights).toEqual([]);
  });

  it('[W-PLAN-09] should leave an old one with a wrong number to be changed', async () => {
    const { ask } = await register();
    const { answer } = await ask('GET', '/v1/contacts/103');
    expect((await ask('PATCH', '/v1/contacts/103', { note: 'Ring', orgnr: answer.orgnr })).status).toBe(200);
    expect((await ask('PATCH', '/v1/contacts/103', { orgnr: '54321' })).status).toBe(400);
  });
});

describe('a person who is new', () => {
  it('[W-PLAN-09] should be made though one seems to be there, work for a company, and take part of a project', async () => {
    const { ask, make, found } = await register();
    const [nina] = await found('persons', 'q=nina aas');
    const same = { first_name: 'Nina', last_name: 'Aas', mobile: nina.mobile, contact: { id: nina.contact.id } };
    const { status, answer } = await make('persons', same);
    expect([status, answer.contact]).toEqual([200, nina.contact]);
    expect((await found('persons', `phone=${nina.mobile}`)).map(({ id }: { id: number }) => id)).toEqual([
      nina.id,
      answer.id,
    ]);
    const added = await ask('POST', '/v1/projects/1001/participants', {
      person: { id: answer.id },
      roles: [{ id: 1 }],
    });
    expect(added.answer.person).toMatchObject({ id: answer.id, first_name: 'Nina' });
  });

  it('should need a name, a way to be reached, and a company that is there', async () => {
    const { make } = await register();
    for (const [body, field] of [
      [{ mobile: '90000000' }, 'first_name'],
      [{ first_name: 'Siv' }, 'mobile'],
      [{ first_name: 'Siv', mobile: '90000000', contact: { id: 'x' } }, 'contact.id'],
    ] as const)
      expect((await make('persons', body)).answer.error.field).toBe(`body.${field}`);
  });
});
