// What a shop's page loads to show the checkout inside itself: it puts one frame, of the script's own origin, into the
// container it is given. What happens in the frame the frame tells by itself, to the page it was made for alone.
(() => {
  const { origin } = new URL(document.currentScript.src);

  window.openCheckout = ({ token, container, language = 'no' }) => {
    if (!token || !container) throw new Error('A checkout needs a token and a container');
    const frame = document.createElement('iframe');
    frame.src = `${origin}/checkout/${encodeURIComponent(token)}?language=${encodeURIComponent(language)}`;
    frame.title = language === 'en' ? 'Payment' : 'Betaling';
    frame.referrerPolicy = 'no-referrer';
    frame.width = '100%';
    frame.height = '100%';
    container.replaceChildren(frame);
  };
})();
