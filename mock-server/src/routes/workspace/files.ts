import { files as wire } from '@felles/adapters-http/wire';
import { hourMinute } from '@felles/core';
import type { CheckInStatus } from '@felles/core/internal/workspace/checkins/rules';
import { type CheckIn, nameOfCheckIn, statusOfCheckIn, timeOfCheckIn } from '@felles/core/workspace/checkins';
import { pdfDocument } from '@felles/fixtures';
import { demoProjectPicture } from '@felles/fixtures/workspace/pictures';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { refusal } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { openChat } from '../../tables/chat.ts';
import { isPicture, openDocuments } from '../../tables/documents.ts';
import { openProjects } from '../../tables/projects.ts';
import { openCheckIns } from './checkins.ts';

/** [W-PLAN-10] Who has decided and why. */
function decisionIn({ decision, reason, checkinByName, checkinTime }: CheckIn): string {
  const clock = (time: string | null | undefined): string => hourMinute(timeOfCheckIn(time) ?? 0);
  if (reason) return `Uten kort, av ${checkinByName ?? ''} ${clock(checkinTime)}: ${reason}`;
  if (!decision) return '';
  const words = decision.let_in === true ? 'Sluppet inn' : 'Avvist';
  return `${words} av ${decision.by ?? ''} ${clock(decision.at)}: ${decision.reason ?? ''}`;
}

/** Documents that are there for as long as their project is, and pictures that are drawn. */
export function fileRoutes(app: FastifyInstance, service: Service): void {
  const { requireProject, pictureOf } = openProjects(service);
  const checkIns = openCheckIns(service);
  const documents = openDocuments(service);
  const chat = openChat(service);

  const titleOf = (staff: DemoStaff, projectId: string): string => requireProject(staff, projectId).title ?? '';

  answer(app, service, wire.photo, ({ staff, params: { type, dataid: id } }) => {
    if (type === 'project') return pictureOf(requireProject(staff, id));
    if (type !== 'document') return demoProjectPicture(Number(id));
    const row = documents.get(id);
    if (row === null || !isPicture(row)) throw refusal(404, 'Bildet finnes ikke.');
    requireProject(staff, row.project_id);
    return documents.fileOf(row);
  });
  answer(app, service, wire.image, ({ staff, params: { project_id: id } }) => pictureOf(requireProject(staff, id)));
  answer(app, service, wire.checkinPdf, ({ staff, params: { project_id: id } }) => {
    const all = checkIns.ofProject(id);
    const of = (status: CheckInStatus) => all.filter((row) => statusOfCheckIn(row) === status);
    const line = (row: CheckIn, at: number) =>
      [`${at + 1}. ${nameOfCheckIn(row)}, ${row.companyName ?? ''}`, decisionIn(row)].filter(Boolean).join('. ');
    const [onSite, refused] = [of('onSite'), of('refused')];
    return pdfDocument('Mannskapsliste', [
      titleOf(staff, id),
      `På plassen: ${onSite.length}`,
      ...onSite.map(line),
      ...(refused.length === 0 ? [] : [`Avvist, ikke på plassen: ${refused.length}`, ...refused.map(line)]),
    ]);
  });
  answer(app, service, wire.poster, ({ staff, params: { project_id: id } }) => {
    const { title, project_number: number } = requireProject(staff, id);
    return pdfDocument(title ?? '', ['Sjekk inn her', `Kode for innsjekk: ${number ?? id}`]);
  });
  answer(app, service, wire.attachment, async ({ staff, params: { attachmentID: id } }) => {
    const row = chat.files.get(id);
    const isSeen = row !== null && chat.find(staff, row.conversation_id) !== null;
    const content = isSeen ? await chat.files.contentOf(row) : null;
    if (content === null) throw refusal(404, 'Vedlegget finnes ikke.');
    return content;
  });
}
