// The other pages and their stores come as one file: neither are of any use without the others.
export { composeOthers } from '../../composition/other-services.ts';
export { fetchOthersAhead, OtherPages } from '../screens/OtherPages.tsx';
