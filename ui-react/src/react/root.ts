// React creates errors while it is evaluated; in this file, a tool that reads their stacks need not read all drawing code.
export { createRoot, hydrateRoot } from 'react-dom/client';
