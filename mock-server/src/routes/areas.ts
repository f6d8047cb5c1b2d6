// The areas of the wire table: each with its subject, for readers of the OpenAPI document, and its routes.
import type { Area } from '@felles/adapters-http/wire';
import type { FastifyInstance } from 'fastify';
import type { Service } from '../row.ts';
import { agreementRoutes } from './portal/agreement.ts';
import { bookingRoutes } from './portal/bookings.ts';
import { cardRoutes } from './portal/card.ts';
import { centerRoutes } from './portal/center.ts';
import { invoiceRoutes } from './portal/invoices.ts';
import { membershipRoutes } from './portal/membership.ts';
import { newsRoutes } from './portal/news.ts';
import { noticeRoutes } from './portal/notices.ts';
import { paymentRoutes } from './portal/payment.ts';
import { personRoutes } from './portal/person.ts';
import { profileRoutes } from './portal/profile.ts';
import { sessionRoutes } from './portal/session.ts';
import { signupRoutes } from './portal/signup.ts';
import { sponsorRoutes } from './portal/sponsor.ts';
import { termsRoutes } from './portal/terms.ts';
import { timetableRoutes } from './portal/timetable.ts';
import { memberVisitRoutes } from './portal/visits.ts';
import { articleRoutes } from './workspace/articles.ts';
import { chatRoutes } from './workspace/chat.ts';
import { checkInRoutes } from './workspace/checkins.ts';
import { checklistRoutes } from './workspace/checklists.ts';
import { contactRoutes } from './workspace/contacts.ts';
import { dashboardRoutes } from './workspace/dashboard.ts';
import { departmentRoutes } from './workspace/departments.ts';
import { deviationRoutes } from './workspace/deviations.ts';
import { documentRoutes } from './workspace/documents.ts';
import { expenseRoutes } from './workspace/expenses.ts';
import { fileRoutes } from './workspace/files.ts';
import { handbookRoutes } from './workspace/handbook.ts';
import { hoursRoutes } from './workspace/hours.ts';
import { meRoutes } from './workspace/me.ts';
import { needRoutes } from './workspace/needs.ts';
import { notificationRoutes } from './workspace/notifications.ts';
import { oneProjectRoutes } from './workspace/one-project.ts';
import { personRoutesOfWork } from './workspace/persons.ts';
import { phaseRoutes } from './workspace/phases.ts';
import { placeRoutes } from './workspace/places.ts';
import { projectTemplateRoutes } from './workspace/project-templates.ts';
import { projectRoutes } from './workspace/projects.ts';
import { publishingRoutes } from './workspace/publishing.ts';
import { searchRoutes } from './workspace/search.ts';
import { statisticsRoutes } from './workspace/statistics.ts';
import { taskRoutes } from './workspace/tasks.ts';
import { visitRoutes } from './workspace/visits.ts';

type Routes = (app: FastifyInstance, service: Service) => void;

/** An area without routes here is answered beside another one, or by the provider and the live connection. */
export const AREAS: Readonly<
  Record<Area, readonly [application: 'portal' | 'workspace', about: string, ...routes: readonly Routes[]]>
> = {
  agreement: ['portal', 'An agreement that its member ends or pauses', agreementRoutes],
  bookings: ['portal', 'Classes that members book, and their queues', bookingRoutes],
  consents: ['portal', 'Consents of a member to SMS and e-mail'],
  center: ['portal', 'Where the service is, and what a center shows of itself', centerRoutes],
  invoices: ['portal', 'Invoices that members read', invoiceRoutes],
  membership: ['portal', 'What can be bought', membershipRoutes],
  memberCard: ['portal', 'The card that opens the door of a center', cardRoutes],
  memberNotices: ['portal', 'Messages of the center to members', noticeRoutes],
  memberVisits: ['portal', 'Visits that members read', memberVisitRoutes],
  news: ['portal', 'News of the center for members', newsRoutes],
  payment: ['portal', 'Invoices and their payment', paymentRoutes],
  person: ['portal', 'What fills in a form about a person', personRoutes],
  profile: ['portal', 'A member and their agreements', profileRoutes],
  session: ['portal', 'Login, and how it ends', sessionRoutes],
  signup: ['portal', 'How a visitor becomes a member', signupRoutes],
  sponsor: ['portal', 'Companies and persons who pay for a member', sponsorRoutes],
  terms: ['portal', 'The terms of payment', termsRoutes],
  timetable: ['portal', 'The classes of a center', timetableRoutes],
  tracking: ['portal', 'The trackers of a center'],
  articles: ['workspace', 'What is sold, and what it is made of', articleRoutes],
  chat: ['workspace', 'Conversations and their messages', chatRoutes],
  checkins: ['workspace', 'Who is on a building site', checkInRoutes],
  checklists: ['workspace', 'Checklists that are started, answered and signed', checklistRoutes],
  contacts: ['workspace', 'Customers', contactRoutes],
  dashboard: ['workspace', 'Layouts of a dashboard, and their portlets', dashboardRoutes],
  deadlines: ['workspace', 'What is due'],
  departments: ['workspace', 'Departments of the company', departmentRoutes],
  deviations: ['workspace', 'Deviations that are registered and followed up', deviationRoutes],
  documents: ['workspace', 'Documents of a project, their folders and versions', documentRoutes],
  expenses: ['workspace', 'Expenses of a project', expenseRoutes],
  files: ['workspace', 'Pictures, attachments and pages to print', fileRoutes],
  handbook: ['workspace', 'The handbook of a project, and documents made from its templates', handbookRoutes],
  hours: ['workspace', 'Hours that are written and approved', hoursRoutes],
  me: ['workspace', 'The user who is signed in', meRoutes],
  needs: ['workspace', 'Records that need a user', needRoutes],
  notifications: ['workspace', 'What a user is told of', notificationRoutes],
  participants: ['workspace', 'Who takes part in a project, and in which role'],
  persons: ['workspace', 'Persons of the register', personRoutesOfWork],
  phases: ['workspace', 'Phases of a project, and what is done in them', phaseRoutes],
  places: ['workspace', 'Addresses, cadastral units and the house register', placeRoutes],
  projectTemplates: ['workspace', 'Templates of projects', projectTemplateRoutes],
  projects: ['workspace', 'Projects', projectRoutes, oneProjectRoutes],
  publishing: ['workspace', 'Notices that are published', publishingRoutes],
  realtime: ['workspace', 'What leads to the live connection, and stands in for it'],
  search: ['workspace', 'The search in everything', searchRoutes],
  settings: ['workspace', 'Settings of a user'],
  signin: ['workspace', 'How a sign-in ends'],
  siteRecords: ['workspace', 'Checklists, deviations and hours of a project'],
  statistics: ['workspace', 'Figures', statisticsRoutes],
  tasks: ['workspace', 'Tasks of a project', taskRoutes],
  visits: ['workspace', 'Check-ins of a project, day by day', visitRoutes],
};

/** Adds the routes of all areas. */
export function areaRoutes(app: FastifyInstance, service: Service): void {
  for (const [, , ...routes] of Object.values(AREAS)) for (const add of routes) add(app, service);
}
