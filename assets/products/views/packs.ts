/** Packs from behind, opened, in the hand; boxes of packs open, emptied, measured. */
import type { ProductPictures } from '../all.ts'
import { packLook } from '../all.ts'
import { displayFaces, pill } from '../boxes.ts'
import { cuboid } from '../cuboid.ts'
import type { boxes, digitalPacks, packs } from '../looks.ts'
import { packs as packLooks } from '../looks.ts'
import { glowing, pack, telephone, wrapped } from '../pack.ts'
import { fill, logo, picture, printed, put, shadow, spark, turned } from '../pieces.ts'
import { tones } from '../tones.ts'
import { cardsOf } from './cards-of.ts'
import { held, heldPixels } from './held.ts'
import { type Measured, resized, sideBySide } from './measures.ts'

type PackOf = (typeof packs)[string]
type BoxOf = (typeof boxes)[string]
type DigitalOf = (typeof digitalPacks)[string]

const [WIDE, TALL] = [520, 800]
const PACK_MM: [number, number] = [68, 105]

/** Bars without words for the odds, a code of bars, the age. */
const smallPrint = (deep: string): string =>
  put(
    'left:60px;right:60px;top:330px;height:250px;border-radius:22px;background:#ffffffe6;box-shadow:0 6px 14px #0004',
    [230, 176, 118, 66, 30]
      .map((w, i) =>
        put(
          `left:30px;top:${30 + i * 42}px;display:flex;gap:14px;align-items:center`,
          `${spark(26, ['#b5763f', '#9aa6b4', '#e0a422', '#9a4ae0', '#e2431e'][i])}<div style="width:${w}px;height:14px;border-radius:7px;background:${deep}"></div>`,
        ),
      )
      .join(''),
  ) +
  put(
    'left:60px;bottom:96px;width:190px;height:104px;border-radius:10px;background:repeating-linear-gradient(90deg,#111 0 3px,#fff 3px 7px,#111 7px 12px,#fff 12px 15px,#111 15px 17px,#fff 17px 23px);border:12px solid #fff',
  ) +
  put(
    `right:60px;bottom:98px;width:100px;height:100px;border-radius:50%;background:#fff;color:${deep};border:8px solid ${deep};font:700 40px/84px Lexend;text-align:center`,
    '6+',
  )

/** The seam in the middle, where the foil was closed. */
const seam = put(
  'left:236px;top:56px;bottom:56px;width:48px;background:repeating-linear-gradient(0deg,#fff4 0 2px,#0002 4px 6px),linear-gradient(90deg,#0004,#fff5 30%,#fff1 70%,#0004)',
)

export function packBack(_: ProductPictures, { tone }: PackOf): string {
  const [light, middle, deep] = tones[tone]
  const ground = `radial-gradient(120% 62% at 50% 40%,${middle},${deep} 70%)`
  const print =
    seam + put('left:0;right:0;top:110px', logo(84, deep)) + smallPrint(deep) + fill(`background:${light}0d`)
  return shadow(500, 930, 300, 40) + turned(240, 92, 3, wrapped(WIDE, TALL, ground, print))
}

/** The lower part of a torn pack. */
const torn = (inner: string): string =>
  `<div style="clip-path:polygon(0 12%,9% 15%,17% 11%,28% 14%,37% 10%,49% 14%,60% 11%,72% 15%,83% 11%,92% 14%,100% 11%,100% 100%,0 100%)">${inner}</div>`

export function packContents(s: ProductPictures, look: PackOf): string {
  const fan = cardsOf(look.tone, look.slug).map((slug, i) =>
    turned(
      400,
      200,
      -20 + i * 11,
      `<img src="${s.card(slug)}" style="width:270px;filter:drop-shadow(0 10px 12px #0006)">`,
      '30% 150%',
    ),
  )
  const code = `<div style="position:relative;width:250px;height:158px;border-radius:18px;background:linear-gradient(140deg,#fff,#e6f1f1);box-shadow:0 12px 18px #04242855;overflow:hidden">${put('left:0;top:0;bottom:0;width:84px;background:linear-gradient(#2c757c,#072f33)', put('left:20px;top:56px', spark(46)))}${put('left:102px;top:34px;width:124px;height:40px;border-radius:8px;background:repeating-linear-gradient(112deg,#b9c3c2 0 6px,#d5dede 6px 12px)')}${put('left:102px;top:94px;width:96px;height:12px;border-radius:6px;background:#0b232655')}${put('left:102px;top:116px;width:64px;height:12px;border-radius:6px;background:#0b232633')}</div>`
  return (
    shadow(470, 930, 440, 46) +
    fan.join('') +
    turned(80, 290, -8, torn(resized(pack(packLook(s, look)), [WIDE, TALL], [396, 609]))) +
    turned(560, 750, 6, code)
  )
}

export const packHand = (s: ProductPictures, look: PackOf): string =>
  held(s, resized(pack(packLook(s, look)), [WIDE, TALL], heldPixels(PACK_MM)), PACK_MM)

const phoneHand = (s: ProductPictures, screen: string): string =>
  held(s, resized(telephone(screen), [470, 880], heldPixels([72, 135])), [72, 135])

/** Its five cards on the screen, one above the others. */
export function digitalHand(s: ProductPictures, { tone, slug }: DigitalOf): string {
  const [first, ...others] = cardsOf(tone, slug)
  const small = others.map((other, i) =>
    picture(s.card(other), 92, 20 + i * 99, 560, 'filter:drop-shadow(0 6px 8px #0008)'),
  )
  return phoneHand(
    s,
    glowing(tone) +
      picture(s.card(first!), 300, 63, 100, `filter:drop-shadow(0 0 34px ${tones[tone][0]}cc)`) +
      small.join('') +
      put('left:50%;bottom:54px;transform:translateX(-50%);display:flex;gap:10px', spark(30) + spark(30)),
  )
}

export function digitalContents(s: ProductPictures, { tone, slug }: DigitalOf): string {
  const fan = cardsOf(tone, slug).map((one, i) =>
    turned(
      370,
      270,
      -28 + i * 14,
      `<img src="${s.card(one)}" style="width:260px;filter:drop-shadow(0 12px 14px #0006)">`,
      '50% 165%',
    ),
  )
  const glow = put(
    `left:150px;top:130px;width:700px;height:700px;border-radius:50%;background:radial-gradient(closest-side,${tones[tone][0]}aa,transparent)`,
  )
  return glow + fan.join('')
}

/** The album of the game on a telephone that lies on its side. */
export function digitalUse(s: ProductPictures, { tone, slug }: DigitalOf): string {
  const own = cardsOf(tone, slug)
  const place = (i: number) =>
    `left:${110 + (i % 6) * 108}px;top:${44 + Math.floor(i / 6) * 178}px;width:96px;height:134px;border-radius:10px`
  const cells = Array.from({ length: 12 }, (_, i) => {
    const card = own[[0, 2, 3, 7, 9].indexOf(i)]
    return card
      ? put(`${place(i)};overflow:hidden`, `<img src="${s.card(card)}" style="width:96px">`)
      : put(`${place(i)};border:2px dashed #ffffff44`)
  })
  const page = put(
    'left:426px;top:0;width:836px;height:426px;transform-origin:0 0;transform:rotate(90deg)',
    glowing(tone) + cells.join(''),
  )
  return shadow(500, 780, 440, 46) + turned(265, 60, -90, telephone(page))
}

const boxPack = (s: ProductPictures, look: BoxOf): string => pack(packLook(s, packLooks[look.pack]!))

const SOLID = { w: 560, h: 440, d: 400, x: 200, y: 380, tilt: -24, turn: -30 }

/** Opened: twelve packs in each of two rows, the torn lid standing behind. */
export function boxOpen(s: ProductPictures, look: BoxOf): string {
  const { tone, series, front, side } = look
  const faces = displayFaces(s.creature(front), s.creature(side), tone, series)
  const one = resized(boxPack(s, look), [WIDE, TALL], [262, 403])
  const rows = Array.from({ length: 12 }, (_, row) =>
    [12, 288].map(x =>
      put(`left:${x}px;top:${-96 + (row % 3) * 8}px;transform:translateZ(${-170 + row * 30}px)`, one),
    ),
  )
  const header = put(
    'left:0;top:-210px;width:560px;height:330px;border-radius:40px 40px 0 0;overflow:hidden;transform:translateZ(-199px)',
    printed(tone, put('left:0;right:0;top:44px', logo(84, tones[tone][2]))),
  )
  return (
    shadow(510, 930, 372, 52, 0.42) +
    cuboid({
      ...SOLID,
      ...faces,
      top: fill('background:#0009'),
      inside: header + rows.flat().join(''),
    })
  )
}

/** All twenty-four, in two rows that overlap. */
export function boxContents(s: ProductPictures, look: BoxOf): string {
  const one = resized(boxPack(s, look), [WIDE, TALL], [236, 363])
  const all = Array.from({ length: 24 }, (_, i) =>
    turned(60 + (i % 12) * 58, 110 + Math.floor(i / 12) * 400, ((i * 37) % 7) - 3, one),
  )
  const count = pill(
    '24',
    'left:50%;bottom:26px;transform:translateX(-50%);background:#ffd34d;color:#0b2326;font-size:34px;box-shadow:0 6px 10px #0424284d',
  )
  return all.join('') + count
}

/** Front and side of the closed box, 21 × 14 × 12 cm, beside one pack. */
export function boxScale(s: ProductPictures, look: BoxOf): string {
  const faces = displayFaces(s.creature(look.front), s.creature(look.side), look.tone, look.series)
  const shade = 'position:relative;border-radius:6px;overflow:hidden;box-shadow:0 10px 18px #0424284d'
  const face = (inner: string, from: [number, number]) => (w: number, h: number) =>
    resized(`<div style="${shade};width:${from[0]}px;height:${from[1]}px">${inner}</div>`, from, [w, h])
  const box: Measured = {
    w: 210,
    h: 140,
    draw: face(faces.front, [560, 440]),
    width: '21 cm',
    height: '14 cm',
  }
  const end: Measured = { w: 120, h: 140, draw: face(faces.side, [400, 440]), width: '12 cm' }
  const single: Measured = {
    w: PACK_MM[0],
    h: PACK_MM[1],
    draw: (w, h) => resized(boxPack(s, look), [WIDE, TALL], [w, h]),
  }
  return sideBySide([box, end, single])
}
