// Fetched with the first window.
export { createDocumentStore, createOverlayStore } from '@felles/core';
