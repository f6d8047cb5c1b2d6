import { describe, expect, it } from 'vitest';
import { callsWithoutUse, servicesWithoutUse } from './calls.ts';
import { sources } from './sources.ts';

/** Calls of the specification that no screen makes, each with its reason. */
const WITHOUT_SCREEN = {
  'chat.createAgreement': 'the service makes one when a project gets its customer; other systems ask by it',
  'checklists.addPhoto': 'the outbox of on-site changes asks by it',
  'checklists.answer': 'the outbox of on-site changes asks by it',
  'checklists.create': 'the outbox of on-site changes asks by it',
  'dashboard.replacePortlet': 'it replaces the whole; a page sends what was changed',
  'departments.replace': 'it replaces the whole; a page sends what was changed',
  'deviations.addPhoto': 'the outbox of on-site changes asks by it',
  'deviations.change': 'the outbox of on-site changes asks by it',
  'deviations.comment': 'the outbox of on-site changes asks by it',
  'deviations.create': 'the outbox of on-site changes asks by it',
  'expenses.addReceipt': 'the outbox of on-site changes asks by it',
  'expenses.change': 'the outbox of on-site changes asks by it',
  'expenses.create': 'the outbox of on-site changes asks by it',
  'handbook.legacyTemplates': 'the twin of handbook.templates; a contract test compares both',
  'hours.change': 'the outbox of the site sends it',
  'hours.create': 'the outbox of the site sends it',
  'hours.remove': 'the outbox of the site sends it',
  'phases.progressBefore': 'the twin of phases.progress; a contract test compares both',
  'projects.replace': 'it replaces the whole; a page sends what was changed',
  'realtime.recent': 'the live connection asks by it',
  'realtime.token': 'the live connection asks by it',
  'signin.revoke': 'the library of the sign-in asks by it',
  'tasks.addPhoto': 'the outbox of the site sends it',
  'tasks.change': 'the outbox of the site sends it',
  'tasks.comment': 'the outbox of the site sends it',
  'tasks.create': 'the outbox of the site sends it',
} as const;

describe('the calls of the workspace', () => {
  it('should each have a screen that leads to them, but for those whose reason is known', () => {
    expect(callsWithoutUse(sources())).toEqual(Object.keys(WITHOUT_SCREEN).toSorted());
  });

  it('should be given to screens only where a screen uses them', () => {
    expect(servicesWithoutUse(sources())).toEqual([]);
  });
});

describe('the wall around calls without a screen', () => {
  const table = [
    'adapters-http/src/wire/workspace/houses.ts',
    "export const houses = {\n  list: staff.get('/houses', 'Houses', {}),\n};",
  ] as const;
  const adapter = [
    'adapters-http/src/workspace/houses.ts',
    'export const createHousesHttp = (http: Http): HousesPort => ({\n  all: () => http.ask(houses.list, {}),\n});',
  ] as const;
  const port = ['core/src/workspace/houses/model.ts', 'export interface HousesPort { all(): void }'] as const;
  const of = (...files: readonly (readonly [string, string])[]) =>
    callsWithoutUse(new Map([table, adapter, port, ...files]));

  it('should stop a call that no store and no area asks by', () => {
    expect(of()).toEqual(['houses.list']);
    expect(callsWithoutUse(new Map([table]))).toEqual(['houses.list']);
    expect(of(['core/src/workspace/houses/store.ts', 'needs: HousesPort; rows.all(); // port.all'])).toEqual([
      'houses.list',
    ]);
    expect(of(['core/src/workspace/other/store.ts', 'port.all();'])).toEqual(['houses.list']);
  });

  it('should let by a call that a store asks by, or an area', () => {
    expect(of(['core/src/workspace/houses/store.ts', 'needs: HousesPort; ask: port.all'])).toEqual([]);
    const composed = 'const houses = createHousesHttp(http);\nreturn { list: () => houses.all() };';
    expect(of(['adapters-http/src/workspace/areas/houses.ts', composed])).toEqual([]);
  });

  it('should stop what screens are given and do not use', () => {
    const given = [
      'adapters-http/src/workspace/areas/a.ts',
      'export interface AServices {\n  list(): void;\n}',
    ] as const;
    expect(servicesWithoutUse(new Map([given]))).toEqual(['adapters-http/src/workspace/areas/a.ts: list']);
    expect(servicesWithoutUse(new Map([given, ['ui-react/src/workspace/screens/A.tsx', 'a.list();']]))).toEqual([]);
  });
});
