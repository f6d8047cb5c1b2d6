import { CHANNELS, EVENTS, dashboard as wire } from '@felles/adapters-http/wire';
import { isOn } from '@felles/core';
import { activateLayout, activeOf } from '@felles/core/internal/workspace/dashboard/rules';
import { Layout, mayChange, type Portlet } from '@felles/core/workspace/dashboard';
import { demoLayouts, demoPortlets } from '@felles/fixtures/workspace/day';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { FOR_USER, refusal } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { table } from '../../tables/table.ts';
import { nextId } from '../../world/ledger.ts';

const layouts = table<Layout>({
  name: 'layouts',
  schema: Layout,
  idOf: ({ layout_id }) => layout_id,
  channelsOf: ({ context, login_id, shared }) => [isOn(shared) ? CHANNELS.dashboard(context) : CHANNELS.user(login_id)],
  events: { put: EVENTS.layout.changed, gone: EVENTS.layout.gone },
  demo: demoLayouts,
});

export function dashboardRoutes(app: FastifyInstance, service: Service): void {
  const { world, publish } = service;
  const rows = layouts(world, publish);

  // Layouts are shared by the contractor's people: a customer's user has none but own ones.
  const shares = ({ reach }: DemoStaff): boolean => reach === 'all';
  const seenBy = (staff: DemoStaff, context: string): readonly Layout[] =>
    rows.list(
      (layout) =>
        layout.context === context && (layout.login_id === staff.id || (isOn(layout.shared) && shares(staff))),
    );

  function requireSharing(staff: DemoStaff, shared: Layout['shared']): void {
    if (isOn(shared) && !shares(staff)) throw refusal(403, 'Du kan ikke dele oppsett.', FOR_USER);
  }

  function requireLayout(staff: DemoStaff, context: string, id: string): Layout {
    const layout = seenBy(staff, context).find(({ layout_id }) => layout_id === id);
    if (layout === undefined) throw refusal(404, 'Oppsettet finnes ikke.');
    return layout;
  }

  function requireOwn(staff: DemoStaff, context: string, id: string): Layout {
    const layout = requireLayout(staff, context, id);
    if (!mayChange(layout, staff.id)) throw refusal(403, 'Oppsettet kan ikke endres av deg.');
    return layout;
  }

  const counted = (layout: Layout): Layout => ({ ...layout, number_of_portlets: layout.portlets?.length ?? 0 });

  const withPortlets = (layout: Layout, change: (portlets: readonly Portlet[]) => readonly Portlet[]): Layout =>
    rows.put(counted({ ...layout, portlets: change(layout.portlets ?? []) }));

  function requirePortlet({ portlets }: Layout, id: string): Portlet {
    const portlet = portlets?.find(({ portlet_id }) => portlet_id === id);
    if (portlet === undefined) throw refusal(404, 'Portletten finnes ikke.');
    return portlet;
  }

  answer(app, service, wire.layouts, ({ staff, params: { context } }) => seenBy(staff, context).map(counted));
  answer(app, service, wire.portlets, () => demoPortlets());
  answer(app, service, wire.layout, ({ staff, params: { context, layout_id: id } }) =>
    counted(requireLayout(staff, context, id)),
  );
  answer(app, service, wire.active, ({ staff, params: { context } }) => {
    const active = activeOf(
      rows.list((layout) => layout.context === context),
      staff.id,
    );
    return active ? counted(active) : {};
  });

  answer(app, service, wire.createLayout, ({ staff, params: { context }, body: { title, shared, portlets } }) => {
    requireSharing(staff, shared);
    return counted(
      rows.put({
        layout_id: nextId(world, 100_000),
        context,
        title: title ?? '',
        active: false,
        shared: shared ?? false,
        read_only: false,
        login_id: staff.id,
        login_name: staff.name,
        portlets: portlets ?? [],
      }),
    );
  });

  answer(
    app,
    service,
    wire.changeLayout,
    ({ staff, params: { context, layout_id: id }, body: { title, shared, portlets } }) => {
      requireSharing(staff, shared);
      const layout = requireOwn(staff, context, id);
      const changes = {
        ...(title !== undefined && { title }),
        ...(shared !== undefined && { shared }),
        ...(portlets && { portlets }),
      };
      return counted(rows.put({ ...layout, ...changes }));
    },
  );

  answer(app, service, wire.deleteLayout, ({ staff, params: { context, layout_id: id } }) => {
    const layout = requireOwn(staff, context, id);
    const own = rows.list((one) => one.context === context && one.login_id === staff.id);
    if (isOn(layout.active) && own.length > 1) throw refusal(409, 'Gjør et annet oppsett aktivt først.', FOR_USER);
    rows.remove(id);
    return {};
  });

  answer(app, service, wire.activate, ({ staff, params: { context, layout_id: id } }) => {
    const layout = requireLayout(staff, context, id);
    if (layout.login_id !== staff.id) throw refusal(403, 'Lag en kopi av oppsettet først.', FOR_USER);
    const before = rows.list();
    for (const [place, after] of activateLayout(before, layout.layout_id).entries())
      if (after !== before[place]) rows.put(after);
    return {};
  });

  answer(app, service, wire.addPortlet, ({ staff, params: { context, layout_id: id }, body }) => {
    const layout = requireOwn(staff, context, id);
    const last = Math.max(0, ...(layout.portlets ?? []).map(({ sequence }) => sequence ?? 0));
    const portlet = { sequence: last + 1, ...body, portlet_id: nextId(world, 100_000) };
    withPortlets(layout, (all) => [...all, portlet]);
    return portlet;
  });

  answer(app, service, wire.replacePortlet, ({ staff, params: { context, layout_id: id, portlet_id }, body }) => {
    const layout = requireOwn(staff, context, id);
    const before = requirePortlet(layout, portlet_id);
    const after = { ...body, portlet_id: before.portlet_id };
    withPortlets(layout, (all) => all.map((one) => (one === before ? after : one)));
    return after;
  });

  answer(app, service, wire.changePortlet, ({ staff, params: { context, layout_id: id, portlet_id }, body }) => {
    const layout = requireOwn(staff, context, id);
    const before = requirePortlet(layout, portlet_id);
    const after = { ...before, ...body, portlet_id: before.portlet_id };
    withPortlets(layout, (all) => all.map((one) => (one === before ? after : one)));
    return after;
  });

  answer(app, service, wire.removePortlet, ({ staff, params: { context, layout_id: id, portlet_id } }) => {
    const layout = requireOwn(staff, context, id);
    const before = requirePortlet(layout, portlet_id);
    withPortlets(layout, (all) => all.filter((one) => one !== before));
    return {};
  });
}
