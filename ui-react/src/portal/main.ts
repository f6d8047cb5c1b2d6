// The entry of the page. It only imports: the build keeps this file on its own.
import './start.ts';
