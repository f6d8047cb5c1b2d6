// React creates errors during its evaluation. Their stacks begin in React's own file, so that a tool that reads a stack does not
// have to read all of the drawing code.
export { createRoot, hydrateRoot } from 'react-dom/client';
