import { membership as wire } from '@felles/adapters-http/wire';
import { describe, expect, it } from 'vitest';
import { answerOf, connectTo, resultOf, serve } from './serving.ts';

describe('departments over HTTP', () => {
  it('[P-MEMBERSHIP-01] should be asked for with GET /departments, and be a list', async () => {
    const { root, seen } = await serve();
    const { center } = await connectTo(root, 'nordlys');
    const departments = await answerOf(center.departments());
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/departments' });
    expect(departments.map(({ id, navn }) => [id, navn])).toEqual([
      [101, 'Sentrum'],
      [102, 'Åsane'],
      [103, 'Fana'],
    ]);
  });
});

describe('memberships over HTTP', () => {
  it('[P-MEMBERSHIP-13] should be asked for by department, hidden ones included', async () => {
    const { root, seen } = await serve();
    const { membership } = await connectTo(root, 'nordlys');
    const found = await answerOf(membership.memberships({ departmentId: 103, groupIds: [] }));
    const url = '/rest/departments/103/memberships?include_hidden=true';
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url });
    expect(found.map(({ id }) => id)).toContain(1109);
    expect(found.map(({ title }) => title)).not.toContain('Dagtid');
  });

  it('[P-MEMBERSHIP-13] should be asked for by the groups that are selected, joined by commas', async () => {
    const { root, seen } = await serve();
    const { membership } = await connectTo(root, 'nordlys');
    const found = await answerOf(membership.memberships({ departmentId: 101, groupIds: [12, 13] }));
    expect(seen.at(-1)?.url).toContain('?include_hidden=true&group_ids=12%2C13');
    expect(found.map(({ id }) => id)).toEqual([1103, 1104, 1105, 1108]);
  });

  it('should leave out those only links lead to, for visitors who do not ask for them', async () => {
    const { root } = await serve();
    const { http } = await connectTo(root, 'nordlys');
    const found = await answerOf(http.ask(wire.memberships, { params: { departmentid: 101 }, query: {} }));
    expect(found.filter(({ is_direct_link_only }) => is_direct_link_only)).toEqual([]);
    expect(found).not.toHaveLength(0);
  });

  it('should be those of the center alone', async () => {
    const { root } = await serve();
    const { membership } = await connectTo(root, 'puls');
    expect(await answerOf(membership.memberships({ departmentId: 301, groupIds: [] }))).toHaveLength(1);
    expect(await resultOf(membership.memberships({ departmentId: 101, groupIds: [] }))).toMatchObject({
      error: { status: 404, message: 'Fant ikke avdelingen.' },
    });
  });

  it('[P-MEMBERSHIP-14] should come in groups, asked for with GET /departments/memberships/groups', async () => {
    const { root, seen } = await serve();
    const { membership } = await connectTo(root, 'stor');
    const groups = await answerOf(membership.groups());
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/departments/memberships/groups' });
    expect(groups).toHaveLength(9);
    expect(groups[0]).toEqual({ id: 41, name: 'Voksen', is_active: true });
  });
});
