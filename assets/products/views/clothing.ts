/** T-shirts and bags from behind, on the tailor's dummy, close by, filled, measured. */
import type { ProductPictures } from '../all.ts'
import { albumFront } from '../boxes.ts'
import { cloth, tote, tshirt, tshirtBack } from '../goods.ts'
import type { totes, tshirts } from '../looks.ts'
import { albums, playmats, tshirts as shirtLooks } from '../looks.ts'
import { fill, logo, picture, put, shadow, spark, svgCanvas } from '../pieces.ts'
import { tones } from '../tones.ts'
import { acrossLine, resized, uprightLine } from './measures.ts'

type ShirtOf = (typeof tshirts)[string]
type ToteOf = (typeof totes)[string]

const SHIRT = 0.78

const linen =
  '<linearGradient id="linen"><stop offset="0" stop-color="#cfc2a8"/><stop offset=".35" stop-color="#f3ead7"/><stop offset="1" stop-color="#a8997c"/></linearGradient><linearGradient id="wood"><stop offset="0" stop-color="#5b3a1e"/><stop offset=".4" stop-color="#a8743f"/><stop offset="1" stop-color="#3d2612"/></linearGradient>'

const stand = svgCanvas(
  `<defs>${linen}</defs><ellipse cx="500" cy="950" rx="230" ry="30" fill="url(#ground)"/><path d="M486 760h28v176h-28z" fill="url(#wood)"/><ellipse cx="500" cy="938" rx="150" ry="22" fill="url(#wood)"/><ellipse cx="500" cy="930" rx="150" ry="20" fill="#a8743f"/><path d="M330 760c20 60 320 60 340 0z" fill="url(#linen)"/>`,
)

/** The neck lies over the far side of the collar and ends behind the near one. */
const neck = svgCanvas(
  `<defs>${linen}</defs><path d="M441 66V126C441 146 424 154 416 160C446 182 554 182 584 160C576 154 559 146 559 126V66Z" fill="url(#linen)"/><path d="M416 160C446 182 554 182 584 160C560 192 440 192 416 160Z" fill="#0004"/><ellipse cx="500" cy="66" rx="59" ry="17" fill="url(#wood)"/><path d="M478 62c-4-34 48-34 44 0z" fill="url(#wood)"/>`,
)

const dressed = (shirt: string): string =>
  stand +
  put(
    `left:${500 - 500 * SHIRT}px;top:78px;width:1000px;height:1000px;transform-origin:0 0;transform:scale(${SHIRT})`,
    `<div style="position:absolute;inset:0;clip-path:path('${cloth}')">${shirt}</div>`,
  )

export const shirtOnDummy = (s: ProductPictures, { cloth: colour, slug, words }: ShirtOf): string =>
  dressed(tshirt(colour, slug && s.cut(slug), words)) + neck

export const shirtBack = (_: ProductPictures, { cloth: colour }: ShirtOf): string =>
  tshirtBack(colour) +
  put('left:470px;top:142px;width:60px;display:flex;justify-content:center;opacity:.85', spark(44))

/** Knitted stitches. */
const knit = (size: number): string =>
  `<svg class="abs" style="inset:0" width="100%" height="100%"><defs><pattern id="knit" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><path d="M0 0l${size / 2} ${size * 0.6}L${size} 0M0 ${size}l${size / 2}-${size * 0.4}" fill="none" stroke="#000" stroke-opacity=".17" stroke-width="${size / 7}"/><path d="M0 ${size / 5}l${size / 2} ${size * 0.6}l${size / 2}-${size * 0.6}" fill="none" stroke="#fff" stroke-opacity=".09" stroke-width="${size / 8}"/></pattern></defs><rect width="100%" height="100%" fill="url(#knit)"/></svg>`

const swatch = (inner: string): string =>
  shadow(500, 930, 420, 44, 0.4) +
  put(
    'left:70px;top:60px;width:860px;height:860px;border-radius:60px;overflow:hidden;box-shadow:0 20px 34px #04242866',
    inner,
  )

const drape = fill(
  'background:linear-gradient(118deg,#fff3,#fff0 30%,#0003 44%,#fff1 56%,#fff0 74%,#0005),radial-gradient(60% 30% at 20% 84%,#0004,#0000)',
)

/** The print on the cloth, from a hand's width away; of a plain shirt the collar with its label. */
export const shirtDetail = (s: ProductPictures, { cloth: colour, slug, words }: ShirtOf): string =>
  swatch(
    fill(`background:${colour}`) +
      (slug
        ? picture(s.cut(slug), 700, 80, 40, 'filter:drop-shadow(0 2px 2px #0006)') +
          put('left:0;right:0;top:720px;text-align:center;font:400 104px Lilita;color:#ffd34d', words)
        : put(
            'left:110px;right:110px;top:-330px;height:660px;border-radius:50%;background:#0009;box-shadow:0 0 0 64px #ffffff12,0 0 0 66px #0006,0 10px 30px 66px #0005,inset 0 0 40px #000',
            fill(
              'inset:-64px;border-radius:50%;-webkit-mask:radial-gradient(closest-side,#0000 83.500%,#000 84%);background:repeating-conic-gradient(#0000 0 .7deg,#0005 .7deg 1.2deg)',
            ),
          ) +
          put(
            'left:330px;top:120px;width:200px;height:120px;border-radius:6px;background:#f4f1ea;box-shadow:0 4px 8px #0006',
            put('left:0;right:0;top:20px', logo(38, '#0000')).replace('color:#fff', 'color:#145057'),
          )) +
      fill('mix-blend-mode:multiply', knit(15)) +
      drape,
  )

const BAG_MM = 1.25 // pixels

/** The body of the bag, 648 × 602 of the drawing, in its true proportions. */
const bagTo = (inner: string, x: number, y: number): string =>
  put(
    `left:${x}px;top:${y}px;width:1000px;height:1000px;transform-origin:0 0;transform:scale(${(380 * BAG_MM) / 648},${(420 * BAG_MM) / 602})`,
    `<div style="position:absolute;left:-176px;top:-330px;width:1000px;height:1000px">${inner}</div>`,
  )

const bagOf = (s: ProductPictures, { cloth: colour, slug, words }: ToteOf): string =>
  tote(colour, slug && s.cut(slug), words)

/** 38 × 42 cm without the handles. */
export const toteScale = (s: ProductPictures, look: ToteOf): string =>
  bagTo(bagOf(s, look), 280, 330) +
  acrossLine(280, 755, 916, '38 cm') +
  uprightLine(206, 330, 855, '42 cm') +
  put(
    `left:820px;top:${855 - 88 * BAG_MM}px`,
    `<img src="${s.card('germoglino')}" style="width:${63 * BAG_MM}px;filter:drop-shadow(0 5px 6px #0006)">`,
  )

/** With an album, a rolled mat and a poster tube looking out. */
export function toteUse(s: ProductPictures, look: ToteOf): string {
  const album = albums['album-oceano']!
  const mat = tones[playmats['playmat-fuoco']!.tone]
  const inside =
    put(
      'left:300px;top:150px;transform:rotate(-7deg)',
      resized(
        `<div style="position:relative;width:640px;height:760px;border-radius:16px;overflow:hidden">${albumFront(s.creature(album.slug), album.cloth)}</div>`,
        [640, 760],
        [300, 356],
      ),
    ) +
    put(
      `left:600px;top:90px;width:96px;height:420px;border-radius:48px;transform:rotate(9deg);background:linear-gradient(90deg,#0006,#fff5 30%,#0000 55%,#0008),linear-gradient(${mat[0]},${mat[1]} 50%,${mat[2]})`,
      fill('border-radius:48px;background:linear-gradient(#0000 14%,#0a2c30 14% 18%,#0000 18%)'),
    )
  return inside + bagOf(s, look)
}

/** Canvas, the seam of the handle and a piece of the print. */
export const toteDetail = (s: ProductPictures, { cloth: colour, slug }: ToteOf): string => {
  const weave =
    'background:repeating-linear-gradient(0deg,#0002 0 3px,#fff2 3px 6px,#0000 6px 11px),repeating-linear-gradient(90deg,#0002 0 3px,#fff2 3px 6px,#0000 6px 11px)'
  const strap = put(
    `left:130px;top:-20px;width:150px;height:430px;background:linear-gradient(90deg,#0003,#fff4 30%,#0000 70%,#0004),${colour};box-shadow:0 8px 14px #0005;border-radius:0 0 8px 8px`,
    svgCanvas(
      '<path d="M18 20V408H132V20M18 270L132 408M132 270L18 408M18 270H132" fill="none" stroke="#8a6f3f" stroke-width="5" stroke-dasharray="15 8"/>',
    ),
  )
  const hem = put('left:0;right:0;top:150px;border-top:5px dashed #0004')
  return swatch(
    fill(`background:${colour}`) +
      hem +
      (slug ? picture(s.cut(slug), 640, 270, 300, 'filter:drop-shadow(0 2px 2px #0005)') : '') +
      fill(weave) +
      strap +
      drape,
  )
}

/** Colours that the shirt to print comes in, hanging side by side. */
export const shirtColours = (): string =>
  shadow(500, 790, 430, 40) +
  [
    'tshirt-blank-violet',
    'tshirt-blank-gold',
    'tshirt-blank-cream',
    'tshirt-blank-teal',
    'tshirt-blank-red',
    'tshirt-blank-ink',
  ]
    .map((name, i) =>
      put(
        `left:${-30 + i * 96}px;top:${190 + (i % 2) * 14}px;width:1000px;height:1000px;transform-origin:0 0;transform:scale(.6)`,
        `<div style="position:absolute;inset:0;filter:drop-shadow(-8px 8px 10px #0004)"><div style="position:absolute;inset:0;clip-path:path('${cloth}')">${tshirt(shirtLooks[name]!.cloth)}</div></div>`,
      ),
    )
    .join('')
