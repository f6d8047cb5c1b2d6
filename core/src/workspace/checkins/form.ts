import { BehaviorSubject, type SchedulerLike } from 'rxjs';
import { createForm, type Form, type Problems } from '../../data/form.ts';
import { createPosting } from '../../data/posting.ts';
import { callLink } from '../register/links.ts';
import type { CheckInFields } from './model.ts';
import { isBirthday } from './rules.ts';

/** The user's input about a guest, before it is checked. */
export interface GuestDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly phone: string;
  /** YYYY-MM-DD, or ''. */
  readonly birthday: string;
}

/** The empty form; a stored draft is read by its fields. */
export const NO_GUEST: GuestDraft = { firstName: '', lastName: '', companyName: '', phone: '', birthday: '' };

/** [W-CHECKIN-01] A guest needs a name and a company; other fields must be valid if they are given. */
export function problemsOfGuest(
  { firstName, lastName, companyName, phone, birthday }: GuestDraft,
  now: number,
): Problems<GuestDraft> {
  const isPhone = phone.trim() === '' || callLink(phone) !== null;
  return {
    ...(firstName.trim() === '' && { firstName: { key: 'checkin.firstNameMissing', params: {} } }),
    ...(lastName.trim() === '' && { lastName: { key: 'checkin.lastNameMissing', params: {} } }),
    ...(companyName.trim() === '' && { companyName: { key: 'checkin.companyMissing', params: {} } }),
    ...(!isPhone && { phone: { key: 'checkin.noPhone', params: {} } }),
    ...(birthday !== '' && !isBirthday(birthday, now) && { birthday: { key: 'checkin.noBirthday', params: {} } }),
  };
}

/** [W-CHECKIN-04] The fields to send; empty ones are left out. */
export const fieldsOfGuest = ({ firstName, lastName, companyName, phone, birthday }: GuestDraft): CheckInFields => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  companyName: companyName.trim(),
  phone: phone.trim() || null,
  birthday: birthday || null,
  guest: true,
});

/** `post` puts the check-in into the outbox; `wall` tells today, as no birthday may be later. */
export interface GuestFormNeeds {
  readonly post: (fields: CheckInFields) => void;
  readonly wall: SchedulerLike;
  /** Called once the request is in the outbox: the list shows its progress. */
  readonly posted: () => void;
}

/** The form of a guest. */
export const createGuestForm = ({ post, wall, posted }: GuestFormNeeds): Form<GuestDraft> =>
  createForm<null, GuestDraft, GuestDraft, null>({
    record$: new BehaviorSubject(null),
    valuesOf: () => NO_GUEST,
    problemsOf: (values) => problemsOfGuest(values, wall.now()),
    inputOf: (values) => values,
    command: createPosting((draft) => post(fieldsOfGuest(draft)), wall),
    saved: posted,
  });
