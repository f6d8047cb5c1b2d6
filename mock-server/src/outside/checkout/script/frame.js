// Tells the page around the frame what happens in it: only that page, also when another site shows the frame.
// @ts-check
const { page = '', event } = document.body.dataset;

/** @param {string} type */
const tell = (type) => window.parent.postMessage({ type }, page);

if (event) tell(event);
document.addEventListener('submit', ({ submitter }) => {
  if (submitter instanceof HTMLButtonElement && submitter.dataset.initiates !== undefined) tell('PAYMENT_INITIATED');
});
