// React makes errors while it is evaluated. Their stacks begin in the file of React itself, so that a tool that reads a
// stack does not have to read all of the code that draws.
export { createRoot, hydrateRoot } from 'react-dom/client';
