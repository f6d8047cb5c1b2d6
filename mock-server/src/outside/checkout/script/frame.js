// Tells the page around the frame what happens in it: that page and no other, wherever the frame may stand.
// @ts-check
const { page = '', event } = document.body.dataset;

/** @param {string} type */
const tell = (type) => window.parent.postMessage({ type }, page);

if (event) tell(event);
document.addEventListener('submit', ({ submitter }) => {
  if (submitter instanceof HTMLButtonElement && submitter.dataset.initiates !== undefined) tell('PAYMENT_INITIATED');
});
