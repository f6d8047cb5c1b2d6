// The ports of core over HTTP.
export { answerOf } from './answer.ts';
export { createHttp, type Http, type HttpOptions, type OnProgress, type SendFile } from './http.ts';
export { type HttpAnswer, interpret } from './interpret.ts';
export { newKey } from './new-key.ts';
export { createCenterHttp, createTermsHttp } from './portal/center.ts';
export { FIRST_CALLS } from './portal/first-calls.ts';
export { createMembershipHttp } from './portal/membership.ts';
export { createInvoiceHttp, createPaymentHttp } from './portal/payment.ts';
export { createPersonHttp, createProfileHttp } from './portal/person.ts';
export { createSessionHttp } from './portal/session.ts';
export { createSignupHttp } from './portal/signup.ts';
export { createSponsorHttp } from './portal/sponsor.ts';
export { createTimetableHttp } from './portal/timetable.ts';
export { createTrackingHttp } from './portal/tracking.ts';
export { type CallInput, documentAddress, type HttpRequest, requestFor } from './request.ts';
export { KEY_ADDITION, PARTS_ADDITION } from './wire/call.ts';
