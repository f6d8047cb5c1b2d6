// Fetched with the first message.
export { createToastStore, failureToast } from '@felles/core';
