// Styles as they are without a style sheet. Each query by a role asks for those of most elements of the page, and to make
// them from the styles of all parents takes more time than the rest of the query.
const { getComputedStyle } = window;
const [shown, hidden] = [document.createElement('i').style, document.createElement('i').style];
hidden.display = 'none';

window.getComputedStyle = (element, part) => {
  if (element.hasAttribute('style')) return getComputedStyle(element, part);
  return element.matches('datalist, dialog:not([open])') ? hidden : shown;
};
