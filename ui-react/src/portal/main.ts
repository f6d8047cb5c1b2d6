// Where the page begins. The build keeps this file to itself, so nothing stands in it.
import './start.ts';
