import { type Call, WIRE } from '@felles/adapters-http/wire';
import { DEMO_PASSWORD } from '@felles/fixtures';
import { demoPhases } from '@felles/fixtures/workspace/phases';
import { createWorld } from '@felles/mock-server/internal';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { ACCEPTED } from '../support/a-new-member.ts';
import { unicodeText } from '../support/arbitraries/text.ts';
import { NOON } from './mock.ts';
import { formRow, jsonRow } from './rows.ts';

/** The token, or the session, that requests bring along when they are to be let in. */
export const OURS = 'ours';

/** The logins of the workspace: an own one of each right, most often of all rights. */
export const STAFF = ['ola', 'kari', 'per', 'nina'] as const;

/** Whose session it is for calls of members who book: a visitor without an agreement books nothing. */
export const BOOKER = '10000001';

/** Stands in an address for the id of an invoice, which nobody can guess. */
export const OUR_INVOICE = 'our-invoice';

/** Whose session that is: somebody with a profile at nordlys and no agreement, so that nothing is out of reach. */
export const VISITOR = {
  phone: '10000004',
  firstname: 'Åse Marie',
  lastname: 'Kvåle-Strøm',
  date_of_birth: '30.08.1997',
  memberId: '9004',
} as const;

/** Of the member who books: made today, with a pause to come, so that each call about it may be answered. */
export const AGREEMENT = {
  beginsOn: 20_622,
  bindingUntil: null,
  price: 300,
  isMonthly: true,
  hasDirectDebit: true,
  isSponsored: false,
  noticeMonths: 1,
  endsOn: null,
  isRequested: false,
  isWithdrawn: false,
  confirmation: null,
  reason: null,
  freezes: [
    {
      id: '1',
      from: 2026 * 12 + 11,
      to: 2026 * 12 + 11,
      feePerMonth: 99,
      isTakenBack: false,
      confirmation: { number: 1, at: 0, sentTo: null },
    },
  ],
} as const;

/** The first phase of the project, as it is. */
const [PHASE] = demoPhases(createWorld().state.seed, NOON, '1001');
const BUDGET = { hours_budget: PHASE?.hours_budget };
const PLAN = { planned_from: PHASE?.planned_from, planned_to: PHASE?.planned_to };

const METHODS = ['GET', 'HEAD', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS'] as const;

/** Text of any kind, and what is known to have been taken for something else. */
const anyText = fc.oneof(
  fc.string(),
  unicodeText(),
  fc.constantFrom(
    '',
    '-1',
    '1e3',
    '101.0',
    '__proto__',
    'constructor',
    '2026-06-15',
    '2026-02-30T00:00:00Z',
    '9999-12-31T23:59:59Z',
  ),
);

/** The meaningful values of each name; the center is nordlys. */
const GOOD: Readonly<Record<string, fc.Arbitrary<string>>> = {
  active: fc.constant('true'),
  areacode: fc.constantFrom('5014', '0191'),
  memberId: fc.constant(VISITOR.memberId),
  centerident: fc.constantFrom('nordlys', 'solsiden', 'puls', 'stor'),
  centerId: fc.constant('100'),
  departmentId: fc.constantFrom('101', '102', '103'),
  departmentid: fc.constantFrom('101', '102', '103'),
  include_hidden: fc.constantFrom('true', 'false'),
  group_ids: fc.constantFrom('11', '11,12'),
  phonenumber: fc.constantFrom('10000011', '10000012', '10000021', '10000022'),
  signupUrl: fc.constant('http://localhost/nordlys/sponsor?departmentId=101'),
  netsCallbackUrl: fc.constant('http://localhost/nordlys/avtalegiro'),
  acceptanceCallbackUrl: fc.constant('http://localhost/nordlys/sponsor/accept'),
  sponsorcode: fc.constant('AB1C2D3E4F5G'),
  sponsorConnectionHash: fc.constant('hash-open'),
  hash: fc.constant('hash-used'),
  invoiceId: fc.constant(OUR_INVOICE),
  department_id: fc.constantFrom('101', '102', '103'),
  context: fc.constant('start'),
  layout_id: fc.constantFrom('5011', '5012'),
  portlet_id: fc.constant('6'),
  project_id: fc.constant('1001'),
  phase_id: fc.constantFrom('1', '2'),
  handbook_id: fc.constantFrom('1', '2', '3'),
  template_id: fc.constantFrom('102', '201', '208'),
  participant_id: fc.constant('1001000'),
  checkin_id: fc.constant('1001001'),
  refused_id: fc.constant('1001007'),
  class: fc.constantFrom('1010010', '1010022', '1010011', '1010009'),
  date: fc.constantFrom('2026-06-19', '2026-06-20', '2026-06-21', '2026-06-22'),
  late: fc.constant('true'),
  contract_id: fc.constantFrom('70001', '70000', '1'),
  freeze_id: fc.constantFrom('4820001', '1'),
  from_month: fc.constantFrom('2026-07', '2026-08', '2026-12'),
  months: fc.constantFrom('1', '2', '4'),
  hours_id: fc.constantFrom('100101', '100103'),
  checklist_id: fc.constantFrom('100100', '100101'),
  checkpoint_id: fc.constant('10010000'),
  departmentID: fc.constantFrom('1', '2'),
  deviation_id: fc.constant('100100'),
  milestone_id: fc.constant('1001010'),
  project_deadline_id: fc.constant('100100'),
  task_id: fc.constantFrom('7000', '7008'),
  document_id: fc.constant('100100'),
  folder_id: fc.constant('1001001'),
  expense_id: fc.constant('100100'),
  receipt_id: fc.constant('1001001'),
  conversationID: fc.constantFrom('20101', '20104'),
  messageID: fc.constantFrom('5000003', '5000005'),
  attachmentID: fc.constantFrom('5000003', '5000004'),
  node_id: fc.constant('21001'),
  before: fc.constant('5000003'),
  size: fc.constant('50'),
  version_id: fc.constant('1001001'),
  format: fc.constantFrom('pdf', 'png'),
  type: fc.constant('project'),
  idtype: fc.constant('dataid'),
  // A project's, and one that contacts and persons have.
  id: fc.constantFrom('1001', '101'),
  count: fc.constant('10'),
  page: fc.constant('1'),
  page_size: fc.constant('25'),
  sort: fc.constant('-title'),
  status: fc.constant('2'),
  from: fc.constant('2026-06-01'),
  to: fc.constant('2026-06-14'),
  from_date: fc.oneof(
    fc.integer({ min: 0, max: 13 }).map((days) => new Date(Date.UTC(2026, 5, 1 + days)).toISOString()),
    fc.constant('2026-06-01'),
  ),
  to_date: fc.oneof(
    fc
      .integer({ min: 0, max: 13 })
      .map((days) => new Date(Date.UTC(2026, 5, 14 + days, 21, 59, 59, 999)).toISOString()),
    fc.constant('2026-06-30'),
  ),
};

/** Mostly right, now and then anything. */
const valueFor = (name: string): fc.Arbitrary<string> =>
  fc.oneof({ weight: 5, arbitrary: GOOD[name] ?? anyText }, { weight: 1, arbitrary: anyText }).map(toWellFormed);

const fieldsOf = (schema: Call['query']): readonly string[] =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.def.shape) : [];

const valuesFor = (schema: Call['query']): Record<string, fc.Arbitrary<string>> =>
  Object.fromEntries(fieldsOf(schema).map((name) => [name, valueFor(name)]));

const address = (row: Call): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(row.path, ...row.aliases),
      fc.record(valuesFor(row.params)),
      // All of what can be asked, as often as any part of it.
      fc.oneof(fc.record(valuesFor(row.query)), fc.record(valuesFor(row.query), { requiredKeys: [] })),
      fc.array(fc.tuple(anyText, anyText), { maxLength: 1 }),
    )
    .map(([path, params, query, others]) => {
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
      const pairs = [
        ...Object.entries(query),
        ...others.map(([name, value]) => [toWellFormed(name), toWellFormed(value)]),
      ];
      const search = new URLSearchParams(
        pairs.filter((pair): pair is [string, string] => pair.length === 2),
      ).toString();
      return `${row.under === 'rest' ? '/rest' : ''}${filled}${search === '' ? '' : `?${search}`}`;
    });

const person = {
  firstname: fc.constantFrom('Kari', 'Ola'),
  lastname: fc.constant('Nordli'),
  address: fc.constantFrom('Fjellveien 12', 'Havnegata 3'),
  postal_code: fc.constantFrom('5014', '0191'),
  municipality: fc.constant('Bergen'),
  phone_number: fc.stringMatching(/^19\d{6}$/),
  email: fc.constant('nordli@demo.example'),
  date_of_birth: fc.constant('17.05.1992'),
  gender: fc.constantFrom('kvinne', 'mann'),
};

const contract = {
  departmentId: fc.constantFrom(101, 102, 103),
  membershipId: fc.constantFrom(1101, 1106),
  netsCallbackUrl: fc.constant('http://localhost/nordlys/member?callback=avtalegiro'),
  acceptedTerms: fc.constant(ACCEPTED),
};

const CLIENT_ID = '0b0c1f3e-6a52-4c1d-9a77-2f5c0d1e2a3b';

/** A body that means something, for the rows that ask for one; the person is known already, or signs up at nordlys. */
const GOOD_BODIES: Readonly<Record<string, fc.Arbitrary<object>>> = {
  '/profile/save': fc.constant({ sms_ok: true }),
  '/notifications/seen': fc.constant({ ids: [1] }),
  '/contracts/{contract_id}/cancel': fc.constant({ shownEnd: '2026-07-31', shownSum: 600, reason: null }),
  '/contracts/{contract_id}/withdraw': fc.constant({ shownSum: 10 }),
  '/contracts/{contract_id}/freeze': fc.constant({
    from_month: '2026-08',
    months: 1,
    shownFee: 99,
    shownBinding: null,
  }),
  '/book/{date}/{class}': fc.record({ waiting: fc.boolean(), overlaps: fc.constant(true) }),
  '/v1/portal/login': fc.constant({
    username: '10000001',
    password: DEMO_PASSWORD,
    eier: 100,
    client: '',
    client_version: '',
  }),
  '/oauth2/revoke': fc.constant({ token: 'x', token_type_hint: 'access_token' }),
  '/system/persistent/{key}': fc.constant({ value: 'x' }),
  '/v1/projects': fc.constant({ title: 'Skole' }),
  '/v1/agreements': fc.constant({ client_id: CLIENT_ID, project_id: 1001, contact_id: 101, name: 'Avtale' }),
  '/v1/conversations': fc.constant({ title: 'Tak', agreement_id: 201, internal: false }),
  '/v1/conversations/{conversationID}': fc.constantFrom({ title: 'Tak' }, { closed: true }, { closed: false }),
  '/v1/conversations/{conversationID}/messages': fc.constant({ text: 'Hei' }),
  '/v1/conversations/{conversationID}/messages/status': fc.constant({ status: 'READ' }),
  '/dashboard/{context}/layout': fc.constant({ title: 'Min oversikt' }),
  '/v1/contacts': fc.constant({ client_id: CLIENT_ID, name: 'Fjordbygg AS' }),
  '/v1/contacts/{id}': fc.constant({ name: 'Fjordbygg AS' }),
  '/v1/department/{departmentID}': fc.constant({ name: 'Bygg' }),
  '/v1/departments': fc.constant({ name: 'Bygg' }),
  '/v1/projects/{project_id}/checklists': fc.constant({ client_id: CLIENT_ID, template_id: 901 }),
  '/v1/projects/{project_id}/checklists/{checklist_id}/checkpoints/{checkpoint_id}': fc.constant({
    status: 'OK',
    was: { status: 'NOT_RELEVANT' },
  }),
  '/v1/projects/{project_id}/checklists/{checklist_id}/signature': fc.constantFrom(
    { signed: true },
    { signed: false, reason: 'Feil' },
  ),
  '/v1/projects/{project_id}/expenses': fc.constant({
    client_id: CLIENT_ID,
    title: 'Gips',
    date: '2026-06-17',
    mva_sats: 25,
    lines: [{ article_id: 13, count: 24, price: 129.9 }],
  }),
  '/v1/projects/{project_id}/expenses/{expense_id}': fc.constant({ mva_sats: 25, was: { mva_sats: 25 } }),
  '/v1/projects/{project_id}/expenses/approval': fc.constant({ ids: [100100], status: 'APPROVED' }),
  '/v1/projects/{project_id}/hours': fc.constant({ client_id: CLIENT_ID, date: '2026-06-17', art_id: 1, hours: 7.5 }),
  '/v1/projects/{project_id}/hours/{hours_id}': fc.constant({ comment: 'Regn', was: { comment: null } }),
  '/v1/projects/{project_id}/hours/approval': fc.constant({ ids: [1], status: 'APPROVED' }),
  '/v1/projects/{project_id}/deviations': fc.constant({
    client_id: CLIENT_ID,
    registered_at: '2026-06-18T10:00:00Z',
    title: 'Fukt',
  }),
  '/v1/projects/{project_id}/tasks': fc.constant({
    client_id: CLIENT_ID,
    title: 'Rydding',
    start: '2026-06-18',
    end: '2026-06-19',
    person_ids: ['1'],
  }),
  '/v1/tasks/{task_id}/comments': fc.constant({ client_id: CLIENT_ID, text: 'Sett' }),
  '/v1/tasks/{task_id}': fc.constant({ description: 'Trapp 2', was: { description: null } }),
  '/v1/projects/{project_id}/deadlines': fc.constant({ title: 'Ny', abbreviation: 'N', day: '2026-12-01' }),
  '/v1/projects/{project_id}/deadlines/{project_deadline_id}': fc.constant({ done: false, was: { done: true } }),
  '/v1/projects/{project_id}/folders': fc.constant({ title: '08 Elektro' }),
  '/v1/projects/{project_id}/folders/{folder_id}': fc.constant({ title: 'Avtale', was: { title: '01 Kontrakt' } }),
  '/v1/projects/{project_id}/documents/{document_id}/away': fc.constant({ away: true, was: { away: false } }),
  '/v1/projects/{project_id}/phases/{phase_id}/state': fc.constant({ to: 'completed', was: { to: 'completed' } }),
  '/v1/projects/{project_id}/phases/{phase_id}/budget': fc.constant({ ...BUDGET, was: BUDGET }),
  '/v1/projects/{project_id}/phases/{phase_id}/milestones': fc.constant({ title: 'Ny', date: '2026-06-15' }),
  '/v1/projects/{project_id}/phases/{phase_id}/milestones/{milestone_id}': fc.constant({
    is_completed: true,
    was: { is_completed: true },
  }),
  '/v1/projects/{project_id}/phases/{phase_id}/plan': fc.constant({ ...PLAN, was: PLAN }),
  '/v1/projects/{project_id}/template': fc.constant({ client_id: CLIENT_ID, title: 'Ny', parts: ['phases'] }),
  '/v1/projects/{project_id}/templateparts': fc.constant({
    client_id: CLIENT_ID,
    template_id: 51,
    part: 'milestones',
    first_day: '2027-02-01',
    from: 0,
    to: 2,
  }),
  '/v1/projects/{project_id}/deviations/{deviation_id}': fc.constant({ place: 'Tak', was: { place: 'Loft' } }),
  '/v1/projects/{project_id}/deviations/{deviation_id}/comments': fc.constant({ client_id: CLIENT_ID, text: 'Sett' }),
  '/v1/notifications/seen': fc.constant({ ids: [1] }),
  '/v1/persons': fc.constant({ client_id: CLIENT_ID, first_name: 'Åse', mobile: '90000000' }),
  '/v1/persons/{id}': fc.constant({ first_name: 'Åse' }),
  '/v1/projects/{project_id}/checkins/{refused_id}/decision': fc.constant({ let_in: true, reason: 'Kort bestilt' }),
  '/v1/projects/{project_id}/checkins': fc.constant({ firstName: 'Nina', companyName: 'Privat', guest: true }),
  '/v1/projects/{project_id}/participants': fc.constant({ person: { id: 7 }, roles: [] }),
  '/v1/projects/{project_id}/participants/{participant_id}': fc.constant({ person: { id: 7 }, roles: [] }),
  '/v1/portal/newpassword': fc.record({
    eier: fc.constant(100),
    type: fc.constant('sms'),
    username: fc.stringMatching(/^1\d{7}$/),
  }),
  '/v1/boostsignup/member/{memberId}': fc.record({
    ...person,
    firstname: fc.constant(VISITOR.firstname),
    lastname: fc.constant(VISITOR.lastname),
    phone_number: fc.constant(VISITOR.phone),
    email: fc.constant('ase@demo.example'),
    date_of_birth: fc.constant(VISITOR.date_of_birth),
    approve_tos: fc.constant(true),
    memberId: fc.constant(VISITOR.memberId),
  }),
  '/v1/boostsignup/sponsor': fc.record({
    ...person,
    departmentId: fc.constant(101),
    is_sponsor: fc.constant(true),
    netsCallbackUrl: fc.constant('http://localhost/nordlys/avtalegiro'),
    acceptanceCallbackUrl: fc.constant('http://localhost/nordlys/sponsor/accept'),
    sponsorConnectionHash: fc.constant('hash-open'),
  }),
  '/v1/boostsignup/sponsor/{sponsorcode}': fc.constant({ departmentId: 101, memberId: VISITOR.memberId }),
  '/v1/boostsignup/sponsor_connection': fc.constant({ hash: 'hash-used' }),
  '/v1/boostsignup/member': fc.record({ ...person, ...contract, approve_tos: fc.constant(true) }),
  '/v1/boostsignup/member/{memberId}/contract': fc.record(contract),
  '/v2/boostsignup/initiatepayment': fc.record({
    invoice_id: fc.constant(OUR_INVOICE),
    fallback: fc.constant('http://localhost/nordlys/payment'),
  }),
  '/v1/boostsignup/profile': fc.record({
    ...person,
    approve_tos: fc.constant(true),
    departmentId: fc.constantFrom(101, 102, 103),
  }),
};

const inParts = (name: string, fileType: string, content: string, clientId?: string): string =>
  [
    '--x',
    `Content-Disposition: form-data; name="file"; filename="${name}"`,
    `Content-Type: ${fileType}`,
    '',
    content,
    ...(clientId ? ['--x', 'Content-Disposition: form-data; name="client_id"', '', clientId] : []),
    '--x--',
    '',
  ].join('\r\n');

/** A body in parts, with a file of the type that is taken there. */
const GOOD_PARTS: Readonly<Record<string, string>> = {
  '/v1/documents/{document_id}/versions': inParts('Plan.pdf', 'application/pdf', '%PDF-1.7'),
  '/v1/messages/{messageID}/attachments': inParts('Plan.pdf', 'application/pdf', '%PDF-1.7'),
  '/v1/projects/{project_id}/checklists/{checklist_id}/checkpoints/{checkpoint_id}/photos': inParts(
    'Punkt.gif',
    'image/gif',
    'GIF89a',
    CLIENT_ID,
  ),
  '/v1/projects/{project_id}/deviations/{deviation_id}/photos': inParts('Avvik.gif', 'image/gif', 'GIF89a', CLIENT_ID),
  '/v1/tasks/{task_id}/photos': inParts('Oppgave.gif', 'image/gif', 'GIF89a', CLIENT_ID),
  '/v1/projects/{project_id}/expenses/{expense_id}/receipts': inParts(
    'Kvittering.gif',
    'image/gif',
    'GIF89a',
    CLIENT_ID,
  ),
  '/v1/projects/{project_id}/photo': inParts('Hus.gif', 'image/gif', 'GIF89a'),
};

/** A body that means something to a call. */
export const goodBody = (row: Call) =>
  row.path in GOOD_PARTS
    ? fc.constant({ type: 'multipart/form-data; boundary=x', body: GOOD_PARTS[row.path] ?? '' })
    : fc.record({
        type: fc.constant('application/json'),
        body: (GOOD_BODIES[row.path] ?? fc.constant({})).map((value) => JSON.stringify(value)),
      });

const anyBody = fc.oneof(
  fc
    .record({ name: fc.oneof(fc.string(), fc.integer()), age: fc.option(fc.string(), { nil: undefined }) })
    .map((value) => JSON.stringify(value)),
  fc.constant('name=a&age=1'),
  fc.json({ maxDepth: 5 }),
  fc.string(),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
);

const type = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-8',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'nonsense',
);

/** A request for a row: right, nearly right, or anything but. */
export const requestFor = (row: Call) =>
  fc.record({
    row: fc.constant(row),
    method: fc.oneof(
      { weight: 6, arbitrary: fc.constant(row.method) },
      { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
    ),
    url: address(row),
    login: fc.oneof(
      { weight: 4, arbitrary: fc.constant(STAFF[0]) },
      { weight: 3, arbitrary: fc.constantFrom(...STAFF) },
    ),
    authorization: fc.oneof(
      { weight: 6, arbitrary: fc.constant(OURS) },
      { weight: 1, arbitrary: fc.constantFrom(null, 'Bearer ', 'Bearer x', 'Basic YTpi', 'Bearer __proto__') },
    ),
    session: fc.oneof(
      { weight: 6, arbitrary: fc.constant(OURS) },
      { weight: 1, arbitrary: fc.constantFrom(null, '', 'x', '__proto__', 'x'.repeat(5_000)) },
    ),
    sent: fc.oneof(
      { weight: row.path in GOOD_BODIES || row.path in GOOD_PARTS ? 3 : 0, arbitrary: goodBody(row) },
      {
        weight: 1,
        arbitrary: fc.option(fc.record({ type: fc.option(type, { nil: null }), body: anyBody }), { nil: null }),
      },
    ),
  });

/** A request of `requestFor`. */
export type AnyRequest = ReturnType<typeof requestFor> extends fc.Arbitrary<infer T> ? T : never;

/** A request for any row of the table, or for a row of the tests. */
export const anyRequest = fc.constantFrom<Call>(...Object.values(WIRE), formRow, jsonRow).chain(requestFor);

/** Pieces that servers have stumbled over, alone and together. */
export const strangeText = fc
  .array(
    fc.constantFrom(
      '..%2f',
      '//',
      ';a=1',
      '%',
      '%zz',
      '%ff',
      '%00',
      '%c0%af',
      '\\',
      '%5c',
      '__proto__',
      'a'.repeat(9_000),
      '%E2%80%AE',
      '?',
      '#',
      "'",
      '"',
      '<',
      '%0d%0a',
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((pieces) => pieces.join(''));

/** Text without halves of characters, which no address can hold. */
function toWellFormed(text: string): string {
  return text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
}
