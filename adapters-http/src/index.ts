// The ports of core over HTTP.
export { answerOf } from './answer.ts';
export { createHttp, type Http, type HttpOptions, type OnProgress, type SendFile } from './http.ts';
export { type HttpAnswer, interpret } from './interpret.ts';
export { newKey } from './new-key.ts';
export { createTimetableHttp } from './portal/areas/timetable.ts';
export { createTrackingHttp } from './portal/areas/tracking.ts';
export { createCenterHttp, createTermsHttp } from './portal/center.ts';
export { FIRST_CALLS } from './portal/first-calls.ts';
export { createPersonHttp, createProfileHttp, createSessionHttp } from './portal/member.ts';
export { createInvoiceHttp, createPaymentHttp } from './portal/payment.ts';
export { createMembershipHttp, createSignupHttp, createSponsorHttp } from './portal/signup.ts';
export { documentAddress, type HttpRequest, requestFor } from './request.ts';
export { type CallInput, KEY_ADDITION, PARTS_ADDITION } from './wire/call.ts';
