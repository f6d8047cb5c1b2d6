// The ports of core in a browser, and actions that only a browser can do. Nothing of React or of the screens.

export { browserAddress, listAddress } from './address.ts';
export { type CheckoutListener, showCheckout } from './checkout.ts';
export { copyText } from './clipboard.ts';
export { browserCookies } from './cookies.ts';
export { draftsPlace } from './drafts-place.ts';
export { hostFrame } from './host-frame.ts';
export { askBeforeLeaving } from './leave-question.ts';
export { browserNavigation, handToOpener, productPage, unknownCenterPage } from './navigation.ts';
export { browserPlace } from './outbox-place.ts';
export { browserPage } from './page.ts';
export { pickedForChat, pickedOf } from './redraw.ts';
export { saveFile } from './save-file.ts';
export { type FileRequest, sendFile } from './send-file.ts';
export { sessionCookie } from './session-cookie.ts';
export { sharedStorage } from './shared-storage.ts';
export { pendingSignIn, staffTokens } from './staff-tokens.ts';
export { browserStepHistory } from './step-history.ts';
export { browserStorage, tabStorage } from './storage.ts';
export { watchTabs, watchVisible, watchWindow } from './surroundings.ts';
export { createBrowserTracker } from './tracker.ts';
