// The texts of all messages of core, in both languages. An application imports its areas' own: '@felles/core/texts/<area>'.
import * as articles from './articles.ts';
import * as bookings from './bookings.ts';
import * as center from './center.ts';
import * as chat from './chat.ts';
import * as checkins from './checkins.ts';
import * as checklists from './checklists.ts';
import * as connection from './connection.ts';
import * as connectionDot from './connection-dot.ts';
import * as dashboard from './dashboard.ts';
import * as days from './days.ts';
import * as deadlines from './deadlines.ts';
import * as deviations from './deviations.ts';
import * as documents from './documents.ts';
import * as expenses from './expenses.ts';
import * as failures from './failures.ts';
import * as handbook from './handbook.ts';
import * as hours from './hours.ts';
import * as membership from './membership.ts';
import * as newProject from './new-project.ts';
import * as notifications from './notifications.ts';
import * as participants from './participants.ts';
import * as payment from './payment.ts';
import * as person from './person.ts';
import * as phases from './phases.ts';
import * as profile from './profile.ts';
import * as projectTemplates from './project-templates.ts';
import * as projects from './projects.ts';
import * as refusals from './refusals.ts';
import * as register from './register.ts';
import * as session from './session.ts';
import * as signIn from './sign-in.ts';
import * as signup from './signup.ts';
import * as sitePhotos from './site-photos.ts';
import * as siteTexts from './site-texts.ts';
import * as sponsor from './sponsor.ts';
import * as tasks from './tasks.ts';
import * as timetable from './timetable.ts';
import * as toasts from './toasts.ts';
import * as uploads from './uploads.ts';

export { type Placeholders, type Texts, type TextsOf, textOf } from './text-of.ts';

/** In Norwegian. */
export const no = {
  ...articles.no,
  ...bookings.no,
  ...center.no,
  ...chat.no,
  ...checkins.no,
  ...checklists.no,
  ...connection.no,
  ...connectionDot.no,
  ...dashboard.no,
  ...days.no,
  ...deadlines.no,
  ...deviations.no,
  ...documents.no,
  ...expenses.no,
  ...failures.no,
  ...handbook.no,
  ...hours.no,
  ...membership.no,
  ...newProject.no,
  ...notifications.no,
  ...participants.no,
  ...payment.no,
  ...person.no,
  ...phases.no,
  ...profile.no,
  ...projectTemplates.no,
  ...projects.no,
  ...refusals.no,
  ...register.no,
  ...session.no,
  ...signIn.no,
  ...signup.no,
  ...sitePhotos.no,
  ...siteTexts.no,
  ...sponsor.no,
  ...tasks.no,
  ...timetable.no,
  ...toasts.no,
  ...uploads.no,
} as const;

/** In English. */
export const en = {
  ...articles.en,
  ...bookings.en,
  ...center.en,
  ...chat.en,
  ...checkins.en,
  ...checklists.en,
  ...connection.en,
  ...connectionDot.en,
  ...dashboard.en,
  ...days.en,
  ...deadlines.en,
  ...deviations.en,
  ...documents.en,
  ...expenses.en,
  ...failures.en,
  ...handbook.en,
  ...hours.en,
  ...membership.en,
  ...newProject.en,
  ...notifications.en,
  ...participants.en,
  ...payment.en,
  ...person.en,
  ...phases.en,
  ...profile.en,
  ...projectTemplates.en,
  ...projects.en,
  ...refusals.en,
  ...register.en,
  ...session.en,
  ...signIn.en,
  ...signup.en,
  ...sitePhotos.en,
  ...siteTexts.en,
  ...sponsor.en,
  ...tasks.en,
  ...timetable.en,
  ...toasts.en,
  ...uploads.en,
} as const;
