/** The browser's own time, for the small behaviors that a part of a page has to itself. */
export { asyncScheduler as clock } from 'rxjs';
