/** Figures and mugs from other sides, from above, measured. */
import type { ProductPictures } from '../all.ts'
import { figure, mug } from '../goods.ts'
import type { mugs, statuettes } from '../looks.ts'
import { logo, put, shadow, svgCanvas } from '../pieces.ts'
import { cardBeside, resized, sideBySide } from './measures.ts'

type StatuetteOf = (typeof statuettes)[string]
type MugOf = (typeof mugs)[string]

export const statuetteBack = (s: ProductPictures, { slug, tone }: StatuetteOf): string =>
  figure(s.large(slug, 'back'), '', tone)

export const statuetteSide = (s: ProductPictures, { slug, tone }: StatuetteOf): string =>
  figure(s.large(slug, 'side'), '', tone)

/** A figure as drawn takes 820 × 925 of its canvas. */
export function statuetteScale(s: ProductPictures, { slug, name, tone, height }: StatuetteOf): string {
  const inner = `<div style="position:absolute;left:-90px;top:-10px;width:1000px;height:1000px">${figure(s.large(slug), name, tone)}</div>`
  return sideBySide([
    {
      w: (height * 820) / 925,
      h: height,
      draw: (w, h) => resized(inner, [820, 925], [w, h]),
      height: `${height / 10} cm`,
    },
    cardBeside(s.card('germoglino'), '63 mm'),
  ])
}

/** The other side shows the shop's name. */
export const mugBackPrinted = (): string =>
  put('inset:0;transform:scaleX(-1)', mug()) +
  put('left:330px;top:420px;width:440px', logo(118, '#0000').replace('color:#fff', 'color:#145057'))

const MUG: [number, number] = [726, 762] // with its handle; the body is 580 wide

export function mugScale(s: ProductPictures, { slug, size: [w, h] }: MugOf): string {
  const inner = `<div style="position:absolute;left:-160px;top:-140px;width:1000px;height:1000px">${mug(slug && s.creature(slug))}</div>`
  return sideBySide([
    {
      w: w * (MUG[0] / 580),
      h,
      draw: (x, y) => resized(inner, MUG, [x, y]),
      width: `Ø ${w} mm`,
      height: `${h} mm`,
    },
    cardBeside(s.card('germoglino'), '63 mm'),
  ])
}

/** From above, full of coffee. */
export const mugDetail = (): string =>
  shadow(460, 880, 400, 60) +
  svgCanvas(
    '<defs><linearGradient id="glaze"><stop offset="0" stop-color="#b9c3c2"/><stop offset=".18" stop-color="#fbfdfc"/><stop offset=".6" stop-color="#f2f5f4"/><stop offset="1" stop-color="#93a3a3"/></linearGradient><linearGradient id="inside" x2="0" y2="1"><stop offset="0" stop-color="#08343a"/><stop offset="1" stop-color="#3a979c"/></linearGradient><radialGradient id="coffee" cy=".4"><stop offset="0" stop-color="#c78a4e"/><stop offset=".62" stop-color="#7a4520"/><stop offset="1" stop-color="#3a1c0a"/></radialGradient></defs>' +
      '<path d="M740 470c220-30 230 250-30 262" fill="none" stroke="#a9b6b5" stroke-width="74" stroke-linecap="round"/><path d="M740 462c206-26 216 238-30 250" fill="none" stroke="#eef3f2" stroke-width="50" stroke-linecap="round"/>' +
      '<path d="M120 360L176 740C210 900 710 900 744 740L800 360Z" fill="url(#glaze)"/><ellipse cx="460" cy="360" rx="340" ry="236" fill="#f4f8f7"/><ellipse cx="460" cy="362" rx="314" ry="214" fill="url(#inside)"/><ellipse cx="460" cy="404" rx="290" ry="178" fill="url(#coffee)"/><ellipse cx="460" cy="404" rx="290" ry="178" fill="none" stroke="#e3b582" stroke-opacity=".55" stroke-width="10"/>' +
      '<path transform="translate(460 404) scale(7.200 4.600) translate(-12 -12)" fill="#f3dcb8" fill-opacity=".92" d="M12 0c1 7 4 10.500 12 12-8 1.500-11 5-12 12-1-7-4-10.500-12-12 8-1.500 11-5 12-12z"/>' +
      '<ellipse cx="330" cy="250" rx="120" ry="20" transform="rotate(-24 330 250)" fill="#fff" opacity=".35" filter="url(#soft)"/>',
  )
