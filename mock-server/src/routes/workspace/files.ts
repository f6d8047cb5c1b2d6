import { files as wire } from '@felles/adapters-http/wire';
import { hasLeft, nameOfCheckIn } from '@felles/core/workspace';
import { pdfDocument } from '@felles/fixtures';
import { demoProjectPicture } from '@felles/fixtures/workspace/pictures';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { refusal } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { openChat } from '../../tables/chat.ts';
import { openCheckIns } from '../../tables/checkins.ts';
import { isPicture, openDocuments } from '../../tables/documents.ts';
import { openProjects } from '../../tables/projects.ts';

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
    const onSite = checkIns.ofProject(id).filter((row) => !hasLeft(row));
    const lines = onSite.map((row, at) => `${at + 1}. ${nameOfCheckIn(row)}, ${row.companyName ?? ''}`);
    return pdfDocument('Mannskapsliste', [titleOf(staff, id), ...lines]);
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
