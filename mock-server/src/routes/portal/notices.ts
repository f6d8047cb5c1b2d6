import { memberNotices as wire } from '@felles/adapters-http/wire';
import { addDays, type Day, kroner, type Language, osloDay, parseIsoDate, toEpochSeconds } from '@felles/core';
import type { MemberNotice } from '@felles/core/internal/portal/notices/model';
import { parseDayMonthYear } from '@felles/core/internal/shared/calendar';
import { startOfOsloDay } from '@felles/core/internal/shared/dates';
import type { DemoPerson } from '@felles/fixtures';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { type Scene, settleClasses } from '../../bookings/acts.ts';
import { seatDemoMember } from '../../bookings/demo-seats.ts';
import type { Service } from '../../row.ts';
import { invoicesOf } from '../../world/member-invoices.ts';
import { noticesTo, tellMember } from '../../world/notices.ts';
import type { NoticeRecord } from '../../world/records/notices.ts';
import { newsFor } from './news.ts';

/** An invoice is told so many days before it is due. */
const BEFORE_DUE = 3;
/** When the center tells on a day that has something to tell (milliseconds after its beginning). */
const MORNING = 8 * 3_600_000;

const INVOICE_DUE: Readonly<Record<Language, (number: number, amount: string, due: string) => string>> = {
  no: (number, amount, due) => `Faktura ${number} på ${amount} forfaller ${due}.`,
  en: (number, amount, due) => `Invoice ${number} of ${amount} is due on ${due}.`,
};

/** [P-MEMBER-60] The messages to the member with the session. */
export function noticeRoutes(app: FastifyInstance, service: Service): void {
  const { world } = service;

  answer(app, service, wire.list, ({ center, member: { person }, host, language }) => {
    tellWhatIsDue({ world, center, portal: `http://${host}` }, person, language);
    return noticesTo(world, center, person.id).map(noticeAnswer);
  });

  // An id of another member, or of none, changes nothing and is answered like any other.
  answer(app, service, wire.seen, ({ center, member: { person }, body: { ids } }) => {
    const seen = new Set(ids);
    world.change((state) => {
      for (const notice of state.notices)
        if (notice.center === center.code && notice.member === person.id && seen.has(String(notice.id)))
          notice.isSeen = true;
    });
    return {};
  });
}

/** The center's clock tells of classes, invoices and news; in the demo this is done when a member asks. */
function tellWhatIsDue(scene: Scene, person: DemoPerson, language: Language): void {
  const { world, center } = scene;
  seatDemoMember(world, center, person);
  settleClasses(scene, 'memberNotices.list');
  const today = osloDay(world.now());
  const tell = (day: Day, notice: Omit<Parameters<typeof tellMember>[3], 'at'>) =>
    tellMember(world, center, person.id, { ...notice, at: Math.min(startOfOsloDay(day) + MORNING, world.now()) });
  for (const { id, fakturanr, rest, forfall, kredit, drawn_on } of invoicesOf(world, center, person)) {
    const due = parseDayMonthYear(forfall);
    if (rest <= 0 || kredit || drawn_on !== undefined || due === null || today < addDays(due, -BEFORE_DUE)) continue;
    const text = INVOICE_DUE[language](fakturanr, kroner(rest, ','), forfall);
    tell(addDays(due, -BEFORE_DUE), { kind: 'INVOICE_DUE', cause: `INVOICE_DUE ${id}`, text, invoiceId: id });
  }
  for (const { id, title, from } of newsFor(world, center, person, language))
    tell(from ?? today, { kind: 'NEWS', cause: `NEWS ${id}`, text: title ?? '' });
}

const noticeAnswer = (notice: NoticeRecord): MemberNotice => ({
  id: String(notice.id),
  at: toEpochSeconds(Math.floor(notice.at / 1_000)),
  kind: notice.kind,
  text: notice.text,
  ...(notice.class && {
    class_date: parseIsoDate(notice.class.date),
    class: notice.class.id,
    department_id: notice.class.departmentId,
  }),
  ...(notice.invoiceId !== null && { invoice_id: String(notice.invoiceId) }),
  ...(notice.contractId !== null && { contract_id: notice.contractId }),
  seen: notice.isSeen,
});
