// React makes errors while it is evaluated, and each of them knows its way there: it begins in the file of React itself,
// so that nobody who looks at that way has to read all of what draws.
export { createRoot, hydrateRoot } from 'react-dom/client';
