import type { Message } from '@felles/core';

/** Whether a message says no more than that the service could not be asked, or did not answer as it should. */
export const tellsOfService = ({ key }: Message): boolean => key.startsWith('failure.');
