import { createDashboardHttp } from '@felles/adapters-http/workspace/areas/dashboard';
import { isOn } from '@felles/core';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../serving.ts';
import { serveStaff, staffAt, statusOf } from './serving.ts';

async function dashboards(login = 'ola') {
  const server = await serveStaff(login);
  return { ...server, dashboard: createDashboardHttp(server.http) };
}

describe('layouts over HTTP', () => {
  it('[W-DASHBOARD-03] [W-DASHBOARD-04] should have the fields of the specification, and their portlets', async () => {
    const { ask } = await dashboards();
    const { answer } = await ask('GET', '/dashboard/start/layouts');
    for (const layout of answer) {
      expect(Object.keys(layout).sort()).toEqual(
        'active context layout_id login_id login_name number_of_portlets portlets read_only shared title'.split(' '),
      );
      expect(layout.number_of_portlets).toBe(layout.portlets.length);
      for (const portlet of layout.portlets)
        expect(Object.keys(portlet).sort()).toEqual(
          'height portlet_id sequence settings tag_attributes tag_name title type width'.split(' '),
        );
    }
  });

  it('[W-DASHBOARD-07] should carry their flags as the service gives them', async () => {
    const { dashboard } = await dashboards();
    const layouts = await answerOf(dashboard.layouts('start'));
    expect(layouts.map(({ shared, read_only }) => [shared, read_only])).toEqual([
      [false, false],
      [false, false],
      [true, true],
    ]);
  });

  it('[W-DASHBOARD-08] [W-DASHBOARD-09] [W-DASHBOARD-10] [W-DASHBOARD-11] should be asked for by context', async () => {
    const { dashboard, seen } = await dashboards();
    const active = await answerOf(dashboard.active('start'));
    expect(active).toMatchObject({ layout_id: '5011', title: 'Min oversikt' });
    expect(await answerOf(dashboard.layouts('start'))).toHaveLength(3);
    expect((await answerOf(dashboard.portlets('start'))).length).toBe(15);
    expect(await answerOf(dashboard.layout('start', '5011'))).toEqual(active);
    expect(await answerOf(dashboard.active('ukjent'))).toBeNull();
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /rest/dashboard/start/active',
      'GET /rest/dashboard/start/layouts',
      'GET /rest/dashboard/start/portlets',
      'GET /rest/dashboard/start/layout/5011',
      'GET /rest/dashboard/ukjent/active',
    ]);
  });

  it('[W-DASHBOARD-12] [W-DASHBOARD-13] [W-DASHBOARD-14] should be created, changed and deleted', async () => {
    const { dashboard, seen } = await dashboards();
    const made = await answerOf(dashboard.createLayout('start', { title: 'Ny' }, 'k1'));
    expect(seen.at(-1)).toMatchObject({ method: 'POST', url: '/rest/dashboard/start/layout', body: { title: 'Ny' } });
    const again = await answerOf(dashboard.createLayout('start', { title: 'Ny' }, 'k1'));
    expect(again.layout_id).toBe(made.layout_id);
    expect(await answerOf(dashboard.changeLayout('start', made.layout_id, { title: 'Nyere' }))).toMatchObject({
      title: 'Nyere',
    });
    expect(seen.at(-1)).toMatchObject({ method: 'PUT', url: `/rest/dashboard/start/layout/${made.layout_id}` });
    await answerOf(dashboard.deleteLayout('start', made.layout_id));
    expect(seen.at(-1)).toMatchObject({ method: 'DELETE', url: `/rest/dashboard/start/layout/${made.layout_id}` });
    expect(await statusOf(dashboard.layout('start', made.layout_id))).toBe(404);
  });

  it('[W-DASHBOARD-06] [W-DASHBOARD-15] should become active by the activate call, and by no other', async () => {
    const { dashboard, ask, seen } = await dashboards();
    const made = await answerOf(dashboard.createLayout('start', { title: 'Ny' }, 'k1'));
    await ask('PUT', `/dashboard/start/layout/${made.layout_id}`, { title: 'Ny', active: true });
    await ask('POST', '/dashboard/start/layout', { title: 'Aktiv?', active: true });
    expect((await answerOf(dashboard.active('start')))?.layout_id).toBe('5011');
    await answerOf(dashboard.activate('start', made.layout_id));
    expect(seen.at(-1)).toMatchObject({
      method: 'PUT',
      url: `/rest/dashboard/start/layout/${made.layout_id}/activate`,
    });
    const layouts = await answerOf(dashboard.layouts('start'));
    expect(layouts.filter(({ active }) => isOn(active)).map(({ layout_id }) => layout_id)).toEqual([made.layout_id]);
  });

  it('[W-DASHBOARD-05] should leave the active layout of another login as it is', async () => {
    const server = await dashboards('ola');
    const kari = createDashboardHttp(staffAt(server, 'kari').http);
    const made = await answerOf(server.dashboard.createLayout('start', { title: 'Ny', shared: true }, 'k1'));
    await answerOf(server.dashboard.activate('start', made.layout_id));
    expect((await answerOf(kari.active('start')))?.layout_id).toBe('5021');
  });

  it('[W-DASHBOARD-23] should refuse with 403 what is read-only, or shared by another login', async () => {
    const server = await dashboards('ola');
    const { dashboard } = server;
    const shared = await answerOf(dashboard.createLayout('start', { title: 'Delt', shared: true }, 'k1'));
    const kari = createDashboardHttp(staffAt(server, 'kari').http);
    for (const [who, id] of [
      [dashboard, '9001'],
      [kari, shared.layout_id],
      [kari, '9001'],
    ] as const) {
      expect(await statusOf(who.changeLayout('start', id, { title: 'x' }))).toBe(403);
      expect(await statusOf(who.deleteLayout('start', id))).toBe(403);
      expect(await statusOf(who.addPortlet('start', id, { type: 'tasks' }, `k2-${id}`))).toBe(403);
      expect(await statusOf(who.changePortlet('start', id, '1', { title: 'x' }))).toBe(403);
      expect(await statusOf(who.removePortlet('start', id, '1'))).toBe(403);
    }
    const copy = await answerOf(dashboard.layout('start', '9001'));
    const made = await answerOf(
      dashboard.createLayout('start', { title: 'Kopi', portlets: copy.portlets ?? [] }, 'k3'),
    );
    expect(made).toMatchObject({ number_of_portlets: 14, read_only: false, login_id: '501' });
  });

  it('should keep the active layout from being deleted, unless it is the last', async () => {
    const { dashboard } = await dashboards();
    const made = await answerOf(dashboard.createLayout('start', { title: 'Ny' }, 'k1'));
    expect(await statusOf(dashboard.deleteLayout('start', '5011'))).toBe(409);
    for (const id of [made.layout_id, '5012']) await answerOf(dashboard.deleteLayout('start', id));
    await answerOf(dashboard.deleteLayout('start', '5011'));
  });
});

describe('portlets over HTTP', () => {
  it('[W-DASHBOARD-16] [W-DASHBOARD-17] [W-DASHBOARD-18] [W-DASHBOARD-19] should be added, replaced, changed and removed', async () => {
    const { dashboard, seen } = await dashboards();
    const added = await answerOf(
      dashboard.addPortlet('start', '5011', { type: 'hours', title: 'Timer', width: 6 }, 'k1'),
    );
    expect(seen.at(-1)).toMatchObject({ method: 'POST', url: '/rest/dashboard/start/layout/5011/portlet' });
    const changed = await answerOf(dashboard.changePortlet('start', '5011', added.portlet_id, { width: 8 }));
    expect(seen.at(-1)).toMatchObject({
      method: 'PATCH',
      url: `/rest/dashboard/start/layout/5011/portlet/${added.portlet_id}`,
      body: { width: 8 },
    });
    expect(changed).toMatchObject({ type: 'hours', title: 'Timer', width: 8 });
    const replaced = await answerOf(
      dashboard.replacePortlet('start', '5011', { portlet_id: added.portlet_id, type: 'tasks' }),
    );
    expect(seen.at(-1)).toMatchObject({
      method: 'PUT',
      url: `/rest/dashboard/start/layout/5011/portlet/${added.portlet_id}`,
    });
    expect(replaced).toEqual({ portlet_id: added.portlet_id, type: 'tasks' });
    await answerOf(dashboard.removePortlet('start', '5011', added.portlet_id));
    expect(seen.at(-1)).toMatchObject({
      method: 'DELETE',
      url: `/rest/dashboard/start/layout/5011/portlet/${added.portlet_id}`,
    });
    const { portlets } = await answerOf(dashboard.layout('start', '5011'));
    expect(portlets?.some(({ portlet_id }) => portlet_id === added.portlet_id)).toBe(false);
  });

  it('[W-DASHBOARD-20] should get saved searches at the path as the service spells it', async () => {
    const { dashboard, seen } = await dashboards();
    expect((await answerOf(dashboard.savedSearches())).length).toBeGreaterThan(0);
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/porlet/savedsearch' });
  });
});
