/** Stickers, prints and single cards in use, close by, in the hand, measured. */
import type { Rarity } from '../../../src/contract/endpoints/game/characters.ts'
import { cards } from '../../characters/specs/cards.ts'
import type { ProductPictures } from '../all.ts'
import type { prints, singles, stickerSets } from '../looks.ts'
import { single } from '../paper.ts'
import { fill, picture, put, shadow, svgCanvas, turned } from '../pieces.ts'
import { held, heldPixels } from './held.ts'
import { cardBeside, type Measured, sideBySide } from './measures.ts'

type StickersOf = (typeof stickerSets)[string]
type PrintOf = (typeof prints)[string]
type SingleOf = (typeof singles)[string]

const CARD: [number, number] = [63, 88]

/** All of them on their sheets. */
export function stickersContents(s: ProductPictures, { all }: StickersOf): string {
  const columns = all.length > 6 ? 4 : 3
  const cell = 840 / columns
  const rows = Math.ceil(all.length / columns)
  const stuck = all.map((slug, i) =>
    put(
      `left:${20 + (i % columns) * cell}px;top:${24 + Math.floor(i / columns) * cell}px`,
      `<img src="${s.cut(slug)}" style="width:${cell}px;filter:drop-shadow(0 1px 1px #0426)">`,
    ),
  )
  const height = rows * cell + 48
  return (
    shadow(500, 500 + height / 2, 440, 30) +
    put(
      `left:60px;top:${490 - height / 2}px;width:880px;height:${height}px;border-radius:18px;background:repeating-linear-gradient(0deg,#0b23260a 0 1px,#0000 1px 40px),repeating-linear-gradient(90deg,#0b23260a 0 1px,#0000 1px 40px),linear-gradient(130deg,#fdfefe,#dbe7e7);box-shadow:0 16px 26px #04242859`,
      stuck.join(''),
    )
  )
}

/** On the lid of a laptop. */
export function stickersUse(s: ProductPictures, { five }: StickersOf): string {
  const places = [
    [60, 120, -12, 230],
    [300, 50, 6, 250],
    [570, 110, 12, 230],
    [170, 320, 8, 220],
    [450, 310, -8, 240],
  ] as const
  const stuck = places.map(([x, y, degrees, width], i) =>
    turned(
      x,
      y,
      degrees,
      `<img src="${s.cut(five[i]!)}" style="width:${width}px;filter:drop-shadow(0 1px 1px #0008)">`,
    ),
  )
  const lid = `<div style="position:relative;width:860px;height:590px;border-radius:34px 34px 10px 10px;background:linear-gradient(140deg,#7c8a8f,#3c474b 55%,#262e31);box-shadow:inset 0 3px 0 #fff5,inset 0 0 0 2px #fff2">${stuck.join('')}${fill('border-radius:34px;background:linear-gradient(112deg,#fff3,#fff0 34%,#fff0 70%,#fff1)')}</div>`
  return (
    shadow(500, 836, 470, 40, 0.44) +
    put('left:70px;top:210px', lid) +
    put(
      'left:30px;top:800px;width:940px;height:34px;border-radius:6px 6px 26px 26px;background:linear-gradient(#aeb9bc,#5b676b 40%,#363f42)',
      put('left:400px;top:0;width:140px;height:12px;border-radius:0 0 10px 10px;background:#2a3235'),
    )
  )
}

/** One close by, its corner turned over: the part that is cut off, mirrored at the fold and white. */
export function stickersDetail(s: ProductPictures, { five }: StickersOf): string {
  const image = `<img src="${s.cut(five[2]!)}" style="width:820px">`
  const fold = 1100 // x + y of every point on it
  const place = 'left:90px;top:60px;width:820px;height:820px'
  return (
    shadow(500, 900, 380, 46) +
    put(
      `${place};filter:drop-shadow(0 12px 12px #04202455)`,
      fill('-webkit-mask:linear-gradient(315deg,#0000 32.9%,#000 33%)', image),
    ) +
    put(
      `${place};transform-origin:0 0;transform:matrix(0,-1,-1,0,${fold},${fold});filter:drop-shadow(6px 8px 6px #0006)`,
      fill(
        'filter:brightness(0) invert(.94);-webkit-mask:linear-gradient(315deg,#000 32.9%,#0000 33%)',
        image,
      ),
    )
  )
}

const wood = 'linear-gradient(150deg,#4a3524,#21150e 45%,#5c4630)'

/** What is printed, filling its box; white where it is still to be designed. */
const artOf = (s: ProductPictures, { slug, name }: PrintOf, w: number, h: number): string =>
  slug
    ? `<img src="${s.scene(slug)}" style="width:${w}px;height:${h}px;object-fit:cover">${picture(s.creature(slug), w * 1.02, -w * 0.01, h * 0.12, 'filter:drop-shadow(0 10px 12px #0008)')}${put('left:0;right:0;bottom:0;height:36%;background:linear-gradient(#0000,#0a0716cc)')}${put(`left:0;right:0;bottom:${h * 0.05}px;text-align:center;font:400 ${w * 0.118}px Lilita;color:#fff`, name)}`
    : fill('background:#fff;box-shadow:inset 0 0 0 2px #0001')

/** Frame, mount and print at any size. */
function hung(s: ProductPictures, look: PrintOf, w: number, h: number): string {
  const edge = w * 0.04
  const mount = w * 0.077
  const [x, y] = [w - 2 * (edge + mount), h - 2 * edge - mount * 2.3]
  return `<div style="position:relative;width:${w}px;height:${h}px;padding:${edge}px;background:${wood};border-radius:4px;box-shadow:0 ${w * 0.04}px ${w * 0.06}px #04202459,inset 0 0 0 1px #fff3"><div style="width:100%;height:100%;background:#fbfaf6;padding:${mount}px ${mount}px 0;box-shadow:inset 0 0 ${w * 0.03}px #0003"><div style="position:relative;width:${x}px;height:${y}px;overflow:hidden">${artOf(s, look, x, y)}</div></div>${fill('background:linear-gradient(112deg,#fff4,#fff0 30%,#fff0 62%,#fff2 70%,#fff0 78%)')}</div>`
}

export const printScale = (s: ProductPictures, look: PrintOf): string => {
  const frames = look.formats.map(
    ([w, h]): Measured => ({
      w: w * 10,
      h: h * 10,
      draw: (x, y) => hung(s, look, x, y),
      width: `${w} × ${h}`,
      ...(look.formats.length === 1 ? { height: `${h} cm` } : {}),
    }),
  )
  return sideBySide(look.formats.length === 1 ? [...frames, cardBeside(s.card('germoglino'))] : frames)
}

/** Over a chest of drawers 120 cm wide, the smallest and the next format in their true sizes. */
export function printUse(s: ProductPictures, look: PrintOf): string {
  const mm = 0.72
  const [w, h] = look.formats[1] ?? look.formats[0]!
  const drawer = (y: number) =>
    put(
      `left:${24 * mm}px;right:${24 * mm}px;top:${y * mm}px;height:${150 * mm}px;border-radius:6px;background:linear-gradient(#d9b084,#b98a5a);box-shadow:inset 0 2px 0 #fff5,0 3px 6px #0005`,
      put(
        'left:50%;top:42%;width:60px;height:14px;margin-left:-30px;border-radius:8px;background:linear-gradient(#f3d58a,#a8772a)',
      ),
    )
  const chest = put(
    `left:${500 - 600 * mm}px;top:640px;width:${1200 * mm}px;height:${380 * mm}px;border-radius:10px 10px 4px 4px;background:linear-gradient(#c79a68,#9c7042);box-shadow:0 16px 22px #04242859,inset 0 4px 0 #fff4`,
    drawer(34) + drawer(202),
  )
  const plant = svgCanvas(
    '<g transform="translate(800 640)"><path d="M-46-84h92l-12 84h-68z" fill="#c96f4a"/><path d="M-50-96h100v18h-100z" fill="#dd8560"/><path d="M0-96C-10-180-70-200-84-226C-30-220 0-190 4-140C10-210 50-250 92-262C90-210 50-170 12-96M-8-96C-40-130-86-128-108-142C-70-158-20-140 0-96M10-96C40-128 80-132 104-152C66-166 20-140 6-96" fill="#3f8f4d"/></g>',
  )
  const lamp = svgCanvas(
    '<g transform="translate(200 640)"><ellipse cx="0" cy="-6" rx="56" ry="10" fill="#8a5a1a"/><path d="M-6-150h12v144h-12z" fill="#b98230"/><path d="M-54-240h108l30 96h-168z" fill="#f7e3b0"/><path d="M-54-240h108l30 96h-168z" fill="#fff" opacity=".25"/></g>',
  )
  return (
    shadow(500, 918, 440, 40, 0.4) +
    put(`left:${500 - w * 5 * mm}px;top:${590 - h * 10 * mm}px`, hung(s, look, w * 10 * mm, h * 10 * mm)) +
    chest +
    lamp +
    plant
  )
}

/** The lower corner close by: mitred wood, the bevel of the mount, cotton paper. */
export function printDetail(s: ProductPictures, look: PrintOf): string {
  const bevel = put(
    'left:0;top:0;width:560px;height:540px;overflow:hidden;box-shadow:0 0 0 8px #e9e4d8,0 0 0 10px #cfc8b8',
    put('left:-700px;top:-1100px;width:1260px;height:1640px', artOf(s, look, 1260, 1640)) +
      fill(
        'background:repeating-radial-gradient(circle at 13px 17px,#fff0 0 5px,#ffffff12 6px 7px,#0000 8px 12px),linear-gradient(112deg,#fff3,#fff0 40%)',
      ),
  )
  const paper = put(
    'left:0;top:0;width:740px;height:740px;background:radial-gradient(circle at 30% 20%,#fdfcf8,#f1eee4);box-shadow:inset -14px -14px 22px #0003',
    bevel,
  )
  const frame = put(
    `left:80px;top:90px;width:840px;height:840px;background:linear-gradient(135deg,#0000 49.9%,#0008 50%,#0000 50.3%),repeating-linear-gradient(3deg,#0000 0 9px,#0002 9px 11px,#fff1 14px 16px),${wood};border-radius:4px 4px 14px 4px;overflow:hidden;box-shadow:0 26px 34px #04202466,inset -3px -3px 0 #fff2`,
    paper,
  )
  return shadow(520, 940, 400, 36, 0.4) + frame
}

export const singleBack = (s: ProductPictures, { lean }: SingleOf): string => single(s.back, -lean)

export const singleHand = (s: ProductPictures, { slug }: SingleOf): string => {
  const [w, h] = heldPixels(CARD)
  return held(s, `<img src="${s.card(slug)}" style="display:block;width:${w}px;height:${h}px">`, CARD)
}

const foiled: readonly Rarity[] = ['Mitica', 'Leggendaria', 'Unica']
const hasFoil = (slug: string): boolean => {
  const card = cards.find(one => one.slug === slug)
  return card !== undefined && foiled.includes(card.rarita)
}

const rainbow = fill(
  'border-radius:38px;mix-blend-mode:color-dodge;opacity:.5;background:linear-gradient(115deg,#0000 18%,#ff2a6a88 30%,#ffd34d99 38%,#4affb099 46%,#4ab0ff99 54%,#b04aff88 62%,#0000 76%)',
)

/** Tilted against the light: where there is foil it shows. */
export const singleDetail = (s: ProductPictures, { slug }: SingleOf): string =>
  shadow(520, 930, 330, 40) +
  put(
    'left:160px;top:50px;width:680px;height:900px;perspective:1500px',
    `<div style="position:relative;width:600px;height:840px;margin-left:60px;transform:rotateX(10deg) rotateY(-34deg) rotateZ(2deg);border-radius:38px;box-shadow:-7px 4px 0 #fbf6e6,-9px 6px 0 #b9a77a,-26px 34px 40px #04202466"><img src="${s.card(slug)}" style="width:600px;border-radius:38px">${hasFoil(slug) ? rainbow : ''}${fill('border-radius:38px;background:linear-gradient(115deg,#fff0 40%,#fff6 50%,#fff0 60%)')}</div>`,
  )
