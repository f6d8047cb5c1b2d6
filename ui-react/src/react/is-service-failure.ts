import type { Message } from '@felles/core';

/** Whether a message only says that the service could not be asked, or did not answer properly. */
export const isServiceFailure = ({ key }: Message): boolean => key.startsWith('failure.');
