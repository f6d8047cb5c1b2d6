// The ports of core over HTTP.
export { createHttp, type Http, type HttpOptions } from './http.ts';
export { type HttpAnswer, interpret } from './interpret.ts';
export { createCenterHttp } from './portal/center.ts';
export { createTimetableHttp } from './portal/timetable.ts';
export { type CallInput, documentAddress, type HttpRequest, requestFor } from './request.ts';
