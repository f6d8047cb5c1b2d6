import { trustedScripts } from './foreign-script.ts';

/** Makes the addresses of the workers of this build acceptable to the page, by its Trusted Types policy for them. */
export const workerAddress = trustedScripts('worker');
