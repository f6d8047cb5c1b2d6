// What a frontend in a browser gives to core: its ports, and what only a browser can do. Nothing of React or of the screens.

export { browserAddress } from './address.ts';
export { type CheckoutListener, showCheckout } from './checkout.ts';
export { copyText } from './clipboard.ts';
export { browserCookies } from './cookies.ts';
export { draftsPlace } from './drafts-place.ts';
export { hostFrame } from './host-frame.ts';
export { productPage, unknownCenterPage } from './host-pages.ts';
export { askBeforeLeaving } from './leave-question.ts';
export { listAddress } from './list-address.ts';
export { browserNavigation } from './navigation.ts';
export { handToOpener } from './opener.ts';
export { browserPlace } from './outbox-place.ts';
export { pickedForChat, pickedOf } from './redraw.ts';
export { saveFile } from './save-file.ts';
export { type FileRequest, sendFile } from './send-file.ts';
export { sessionCookie } from './session-cookie.ts';
export { sharedStorage } from './shared-storage.ts';
export { pendingSignIn, staffTokens } from './staff-tokens.ts';
export { browserStepHistory } from './step-history.ts';
export { browserStorage, tabStorage } from './storage.ts';
export { watchWindow } from './surroundings.ts';
export { watchTabs } from './tabs.ts';
export { createBrowserTracker } from './tracker.ts';
export { watchVisible } from './visible.ts';
