import { describe, expect, it } from 'vitest';
import { acceptToPay } from '../examples/accept.ts';
import { priceOfTwo } from '../examples/articles.ts';
import { infoOf } from '../examples/center-info.ts';
import { write } from '../examples/chat.ts';
import { waitFor } from '../examples/check-in.ts';
import { companyOf } from '../examples/company.ts';
import { firstPage } from '../examples/dashboard.ts';
import { comingDeadlines } from '../examples/deadlines.ts';
import { isDirectDebitSetUp } from '../examples/direct-debit.ts';
import { sendDocument } from '../examples/documents.ts';
import { unapprovedExpenses } from '../examples/expenses.ts';
import { unreadMessages } from '../examples/frame.ts';
import { checkInGuest } from '../examples/guest.ts';
import { templatesOf } from '../examples/handbook.ts';
import { tryChannel } from '../examples/live-channel.ts';
import { membershipsAt } from '../examples/memberships.ts';
import { askForPassword } from '../examples/new-password.ts';
import { createProject } from '../examples/new-project.ts';
import { newMessages } from '../examples/notifications.ts';
import { overviewOf } from '../examples/overview.ts';
import { participantsOf } from '../examples/participants.ts';
import { payInvoice } from '../examples/payment.ts';
import { startedPhases } from '../examples/phases.ts';
import { askPayer } from '../examples/private-payer.ts';
import { changeEmail } from '../examples/profile.ts';
import { projectTitles } from '../examples/projects.ts';
import { readNext } from '../examples/publishing.ts';
import { registerWith } from '../examples/register.ts';
import { searchFor } from '../examples/search.ts';
import { signUp } from '../examples/sign-up.ts';
import { recordsOf } from '../examples/site-records.ts';
import { beginAnew } from '../examples/start-over.ts';
import { tasksIn } from '../examples/statistics.ts';
import { taskCounts } from '../examples/tasks.ts';
import { paymentTerms } from '../examples/terms.ts';
import { classesOfWeek } from '../examples/timetable.ts';
import { countChoice } from '../examples/tracking.ts';
import { memoryAddress } from '../support/fake-ports.ts';
import { anInvoice, aTill } from './paying.ts';
import { serve, staffTokenAt } from './serving.ts';

/** A service, and what lets a user of the workspace in. */
async function staffed() {
  const { root } = await serve();
  return [root, await staffTokenAt(root)] as const;
}

describe('the examples of the portal', () => {
  it('should list the classes of a week', async () => {
    const { root } = await serve();
    const classes = await classesOfWeek(root, 'nordlys');
    expect(classes.length).toBeGreaterThan(10);
    expect(classes[0]).toMatch(/^\d\d\.\d\d (?:0[6-9]|1\d|2[0-2]):\d\d \p{L}/u);
  });

  it('should read the payment terms, as a document and as a page', async () => {
    const { root, outside } = await aTill();
    expect(await paymentTerms(root, 'nordlys')).toMatchObject({ type: 'application/pdf' });
    expect(await paymentTerms(root, 'solsiden')).toBe(`${outside}/vilkar/solsiden`);
  });

  it('should list the memberships of a department', async () => {
    const { root } = await serve();
    expect(await membershipsAt(root, 'nordlys', 101)).toContainEqual(
      expect.stringMatching(/12 måneder: kr\s449,00 per month$/),
    );
  });

  it('should say what a sign-up lacks', async () => {
    const { root } = await serve();
    const missing = await signUp(root, 'nordlys', { firstname: 'Kari', lastname: '' });
    expect(missing).toContain('Etternavn må fylles ut');
    expect(missing).not.toContain('Fornavn må fylles ut');
  });

  it('should log a member in, and change the email address', async () => {
    const { root } = await serve();
    expect(await changeEmail(root, 'nordlys', '10000001', 'trening', 'ny@example.no')).toHaveLength(1);
  });

  it('should start a payment', async () => {
    const till = await aTill();
    const { id } = await anInvoice(till);
    expect(await payInvoice(till.root, 'nordlys', id)).toContain(till.outside);
  });

  it('should give what a center tells its visitors', async () => {
    const { root } = await serve();
    expect(await infoOf(root, 'nordlys')).toMatch(/<\w+>/);
  });

  it('should look a company’s code up', async () => {
    const { root } = await serve();
    expect(await companyOf(root, 'nordlys', 'AB1C2D3E4F5G')).toEqual({
      company: 'Fjordkonsult',
      departments: [expect.any(String), expect.any(String)],
    });
    expect(await companyOf(root, 'nordlys', 'ZZ')).toMatch(/kjenner ikke denne koden/);
  });

  it('should ask a payer, who accepts', async () => {
    const { root, world } = await aTill();
    const typed = [
      ['firstname', 'Sunniva'],
      ['lastname', 'Bråten'],
      ['address', 'Tåkeveien 4'],
      ['postal_code', '7014'],
      ['phone_number', '10000021'],
      ['email', 'sunniva@demo.example'],
    ] as const;
    expect(await askPayer(root, 'nordlys', [101, 1101], typed, '10000012')).toMatch(/\S/);
    const { pathname, search } = new URL(world.state.messages.find(({ to }) => to === '10000012')?.link?.address ?? '');
    const accepted = await acceptToPay(root, 'nordlys', memoryAddress(search, pathname, true));
    expect(accepted).toMatchObject({ status: 'accepted', name: expect.stringMatching(/Sunniva/) });
    const again = await acceptToPay(root, 'nordlys', memoryAddress(search, pathname, true));
    expect(again.status).toBe('used');
  });

  it('should start over', async () => {
    const { root } = await serve();
    expect(await beginAnew(root, 'nordlys', 'Kari')).toEqual({ before: 'member', losesText: true, after: null });
  });

  it('should ask for a new password', async () => {
    const { root } = await serve();
    expect(await askForPassword(root, 'nordlys', '10000001')).toMatch(/passord/i);
    expect(await askForPassword(root, 'nordlys', '')).toMatch(/nummer/i);
  });

  it('should say whether a direct debit is set up', async () => {
    const { root } = await serve();
    const at = (query: string) => memoryAddress(query, '/nordlys/avtalegiro', true);
    expect(await isDirectDebitSetUp(root, 'nordlys', at('?departmentId=101&status=ok'))).toBe(true);
    expect(await isDirectDebitSetUp(root, 'nordlys', at('?departmentId=101&status=not_ok'))).toBe(false);
  });

  it('should count only with consent', async () => {
    const { root } = await serve();
    expect(await countChoice(root, 'nordlys', false)).toEqual([]);
    expect((await countChoice(root, 'nordlys', true)).length).toBeGreaterThan(1);
  });
});

describe('the examples of the workspace', () => {
  it('should list projects', async () => {
    const [root, token] = await staffed();
    expect(await projectTitles(root, token)).toContainEqual(expect.stringMatching(/Rekkehus|rehabilitering/));
  });

  it('should count the tasks of a project', async () => {
    const [root, token] = await staffed();
    expect(await taskCounts(root, token, '1001')).toContainEqual(expect.stringMatching(/^[A-Z]+: \d+$/));
  });

  it('should send a document', async () => {
    const [root, token] = await staffed();
    expect(await sendDocument(root, token, '1001', 'Referat.txt', 'Vi var enige.')).toBe(null);
    expect(await sendDocument(root, token, '1001', 'program.exe', 'MZ')).toMatch(/filtypen/);
  });

  it('should check a guest in, and hear of it', async () => {
    const [root, token] = await staffed();
    const heard = waitFor(root, token, '1001', 'Gunnlaug');
    await checkInGuest(root, token, '1001', 'Gunnlaug');
    expect(await heard).toBeGreaterThan(0);
  });

  it('should publish in a channel of the live connection, and hear it', async () => {
    const [root, token] = await staffed();
    expect(await tryChannel(root, token, 'byggeplass', 'Kranen er ledig.')).toContain('Kranen er ledig.');
  });

  it('should write in a conversation', async () => {
    const [root, token] = await staffed();
    expect(await write(root, token, '20102', 'Kommer kl. 10.')).toContain('Kommer kl. 10.');
  });

  it('should show one project, its phases, participants, handbook and records', async () => {
    const [root, token] = await staffed();
    expect(await overviewOf(root, token, '1001')).toEqual({
      title: expect.stringMatching(/\S/),
      onSite: expect.any(Number),
    });
    expect((await startedPhases(root, token, '1001')).length).toBeGreaterThan(0);
    expect(await participantsOf(root, token, '1001')).toContainEqual(expect.stringMatching(/^\p{L}.*: \p{L}/u));
    expect(await templatesOf(root, token, '1001')).toMatchObject({ all: expect.any(Number) });
    const records = await recordsOf(root, token, '1001');
    expect(records.deviations.open).toBeGreaterThan(0);
    expect(records.checklists[0]).toMatchObject({ title: expect.any(String) });
    expect(records.hours).toContainEqual(expect.stringMatching(/: \d/));
    const { count, sum } = await unapprovedExpenses(root, token, '1001');
    expect([count > 0, sum > 0]).toEqual([true, true]);
  });

  it('should create a project', async () => {
    const [root, token] = await staffed();
    const typed = { title: 'Naust', address: 'Sjøveien 1', postal_code: '5014', city: 'Bergen' };
    expect(await createProject(root, token, typed)).toMatchObject({
      title: 'Naust',
      number: expect.stringMatching(/\d/),
    });
  });

  it('should show what concerns all projects', async () => {
    const [root, token] = await staffed();
    expect(await comingDeadlines(root, token)).toContainEqual(expect.stringMatching(/^\d{4}-\d\d-\d\d \S/));
    expect(await tasksIn(root, token, '2020-01-01', '2030-01-01')).toContainEqual(expect.stringMatching(/: [1-9]/));
    expect(await priceOfTwo(root, token)).toMatchObject({ sum: expect.any(Number) });
    const [project] = await searchFor(root, token, '2607');
    expect(project?.titles).toHaveLength(1);
  });

  it('should find contacts and persons, and list the departments', async () => {
    const [root, token] = await staffed();
    const { contacts, persons, departments } = await registerWith(root, token, 'an');
    expect([contacts.length > 0, persons.length > 0, departments.length > 0]).toEqual([true, true, true]);
    expect((await registerWith(root, token, 'Nils Nygård')).persons).toContain('Nils Nygård');
  });

  it('should show what the user has chosen and not read, until it is read', async () => {
    const [root, token] = await staffed();
    expect(await firstPage(root, token)).toMatchObject({ title: 'Min oversikt' });
    expect(await unreadMessages(root, token)).toBeGreaterThan(0);
    expect((await newMessages(root, token)).length).toBeGreaterThan(0);
    expect(await newMessages(root, token)).toEqual([]);
    expect(await readNext(root, token)).toBe('HMS-uke 47');
    expect(await readNext(root, token)).not.toBe('HMS-uke 47');
  });
});
