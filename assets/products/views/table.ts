/** Dice, mats, sleeves and top loaders in use, close by, in the hand, measured. */
import type { ProductPictures } from '../all.ts'
import { cube, drawn, icosahedron, octahedron, type Throw } from '../dice.ts'
import type { diceSets, playmats, sleeveSets, toploaders } from '../looks.ts'
import { fill, logo, picture, put, rays, shadow, svgCanvas, turned } from '../pieces.ts'
import { tones } from '../tones.ts'
import { held, heldPixels } from './held.ts'
import { acrossLine, resized, ruler, uprightLine } from './measures.ts'

type DiceOf = (typeof diceSets)[string]
type MatOf = (typeof playmats)[string]
type SleevesOf = (typeof sleeveSets)[string]
type LoaderOf = (typeof toploaders)[string]

const twenty = (hue: number): Omit<Throw, 'x' | 'y' | 'radius' | 'turn'> => ({
  die: icosahedron(),
  hue,
  saturation: 46,
  shows: [17, 3, 10, 19, 7, 16, 1, 13, 4, 15],
})
const eight = (hue: number): Omit<Throw, 'x' | 'y' | 'radius' | 'turn'> => ({
  die: octahedron(),
  hue,
  saturation: 52,
  shows: [6, 2, 7, 4],
})
const six = (hue: number): Omit<Throw, 'x' | 'y' | 'radius' | 'turn'> => ({
  die: cube(),
  hue,
  saturation: 78,
  shows: [6, 5, 3],
  pipped: true,
})

const thrown = (dice: Throw[]): string => svgCanvas(dice.map(drawn).join(''))

/** Another throw, seen from the other side. */
export const diceAngle = (_: ProductPictures, [first, second, third]: DiceOf): string =>
  thrown([
    { ...eight(second), x: 700, y: 420, radius: 200, turn: [-0.5, 0.9, 0.35] },
    { ...six(third), x: 310, y: 440, radius: 195, turn: [-0.55, -0.5, -0.2] },
    { ...twenty(first), x: 520, y: 680, radius: 250, turn: [1.1, -0.4, 0.6] },
  ])

export const diceDetail = (_: ProductPictures, [first]: DiceOf): string =>
  thrown([{ ...twenty(first), x: 500, y: 500, radius: 440, turn: [0.2, 0.75, -0.3] }])

/** 22, 18 and 20 mm over a ruler. */
export function diceScale(_: ProductPictures, [first, second, third]: DiceOf): string {
  const mm = 8.2
  return (
    put(`left:${500 - (108 * mm) / 2}px;top:690px`, ruler(10, mm)) +
    thrown([
      { ...twenty(first), x: 210, y: 570, radius: 11 * mm, turn: [0.5, 0.38, 0.2] },
      { ...eight(second), x: 420, y: 588, radius: 9 * mm, turn: [0.6, 0.55, 0.15] },
      { ...six(third), x: 605, y: 588, radius: 10 * mm, turn: [-0.62, 0.62, 0.1] },
    ])
  )
}

/** The printed side of a mat, 900 × 525: 60 × 35 cm. */
function matFace(s: ProductPictures, { slug, tone }: MatOf): string {
  const [light, middle, deep] = tones[tone]
  const slots = [0, 1, 2].map(i =>
    put(
      `right:40px;top:${28 + i * 158}px;width:104px;height:142px;border-radius:12px;border:3px solid #fff7`,
    ),
  )
  const print =
    fill(`background:radial-gradient(70% 90% at 50% 60%,${light},${middle} 50%,${deep})`) +
    fill(`background:${rays(`${light}44`)}`) +
    picture(s.creature(slug), 490, 185, 0, `filter:drop-shadow(0 20px 20px ${deep})`) +
    put('left:40px;bottom:30px', logo(70, deep)) +
    slots.join('')
  return `<div style="position:relative;width:900px;height:525px;border-radius:30px;background:#0a2c30;padding:11px;box-shadow:0 12px 24px #04242866"><div style="position:relative;width:100%;height:100%;border-radius:22px;overflow:hidden;border:3px dashed #7cc9cdaa">${print}</div></div>`
}

/** From above, cards lying on it in their true size. */
export function matScale(s: ProductPictures, look: MatOf): string {
  const scale = 800 / 600 // pixels in a millimetre
  const cards = ['germoglino', 'brinorso', look.slug].map((slug, i) =>
    turned(
      220 + i * 130,
      560,
      [-3, 1, 4][i]!,
      `<img src="${s.card(slug)}" style="width:${63 * scale}px;filter:drop-shadow(0 5px 6px #0007)">`,
    ),
  )
  return (
    put('left:140px;top:240px', resized(matFace(s, look), [900, 525], [800, 466.7])) +
    cards.join('') +
    acrossLine(140, 940, 790, '60 cm') +
    uprightLine(76, 240, 706, '35 cm')
  )
}

/** Rolled up: its end shows the layers of cloth and rubber. */
export function matRolled(s: ProductPictures, look: MatOf): string {
  const deep = tones[look.tone][2]
  const turns = Array.from(
    { length: 7 },
    (_, i) =>
      `<ellipse cx="214" cy="560" rx="${96 - i * 13}" ry="${132 - i * 18}" fill="none" stroke="${i % 2 ? '#0a2c30' : '#3c6a6e'}" stroke-width="${i % 2 ? 9 : 5}"/>`,
  )
  const side = `<div style="position:relative;width:640px;height:264px;overflow:hidden;border-radius:0 96px 96px 0/0 132px 132px 0">${put('left:-90px;top:-120px', matFace(s, look))}${fill('background:linear-gradient(#0009,#fff6 18%,#fff0 40%,#0000 58%,#000b)')}</div>`
  const bands = [430, 690].map(x =>
    put(
      `left:${x}px;top:426px;width:34px;height:268px;border-radius:10px;background:linear-gradient(#0008,#fff7 20%,#fff0 45%,#0009),#ffc107`,
    ),
  )
  return (
    shadow(520, 706, 400, 40, 0.45) +
    put('left:214px;top:428px', side) +
    bands.join('') +
    svgCanvas(
      `<ellipse cx="214" cy="560" rx="98" ry="134" fill="${deep}"/><ellipse cx="214" cy="560" rx="94" ry="130" fill="#123a3e"/>${turns.join('')}`,
    )
  )
}

/** One corner close by, lifted so that the rubber shows. */
export function matDetail(s: ProductPictures, { slug, tone }: MatOf): string {
  const [light, middle, deep] = tones[tone]
  const weave =
    'repeating-linear-gradient(45deg,#fff1 0 2px,#0000 2px 7px),repeating-linear-gradient(-45deg,#0001 0 2px,#0000 2px 7px)'
  const stitches = Array.from({ length: 17 }, (_, i) => [
    `<path d="M${130 + i * 48} 786l30 0" />`,
    `<path d="M862 ${90 + i * 42}l0 26" />`,
  ])
  const cloth = put(
    "left:60px;top:60px;width:880px;height:800px;clip-path:path('M0 0H880V590C880 690 800 800 650 800H0Z')",
    fill(`background:radial-gradient(90% 80% at 20% 20%,${light},${middle} 60%,${deep})`) +
      picture(s.large(slug), 900, -250, -120, `filter:drop-shadow(0 20px 20px ${deep})`) +
      fill(`background:${weave}`) +
      fill('background:linear-gradient(135deg,#fff0 70%,#fff5 80%,#0005 92%)') +
      fill('box-shadow:inset -34px -34px 0 #0a2c30'),
  )
  return (
    shadow(560, 880, 420, 50, 0.4) +
    put(
      "left:60px;top:80px;width:880px;height:800px;clip-path:path('M0 0H880V590C880 690 800 800 650 800H0Z');background:#1b1f20",
    ) +
    cloth +
    svgCanvas(
      `<g stroke="#7cc9cd" stroke-width="7" stroke-linecap="round" clip-path="url(#in)"><clipPath id="in"><path d="M60 60H940V650C940 750 860 860 710 860H60Z"/></clipPath>${stitches.flat().join('')}</g>` +
        '<path d="M938 650C938 752 862 858 710 860C790 842 830 806 824 740C878 748 922 712 938 650Z" fill="#2a3132"/><path d="M938 650C938 752 862 858 710 860C790 842 830 806 824 740C878 748 922 712 938 650Z" fill="none" stroke="#0006" stroke-width="3"/><path d="M760 834c44-26 66-60 66-92" stroke="#fff3" stroke-width="5" fill="none"/>',
    )
  )
}

const SLEEVE_GLOSS =
  'background:linear-gradient(112deg,#fff0 24%,#fff9 30%,#fff1 40%,#fff0 60%,#fff6 66%,#fff0 71%)'

const sleeve = (inner: string, w: number): string =>
  `<div style="position:relative;width:${w}px;height:${w * (91 / 66)}px;border-radius:${w * 0.035}px;background:#ffffff59;box-shadow:inset 0 0 0 2px #fffc,0 8px 16px #04202440;overflow:hidden">${inner}${fill(SLEEVE_GLOSS)}</div>`

const sleeved = (src: string, w: number): string =>
  sleeve(`<img src="${src}" style="width:${w * (63 / 66)}px;margin:${w * 0.022}px ${w * 0.0227}px">`, w)

const markOf = (s: ProductPictures, { slug, colours: [light, deep] }: SleevesOf): string =>
  fill(`background:linear-gradient(160deg,${light},${deep})`) +
  put('left:10%;right:10%;top:24%', `<img src="${s.cut(slug)}" style="width:100%">`)

/** A card half inside. */
export const sleevesUse = (s: ProductPictures, look: SleevesOf): string =>
  shadow(500, 930, 380, 44) +
  turned(90, 250, -9, sleeve(markOf(s, look), 380)) +
  turned(
    500,
    70,
    6,
    `<img src="${s.card('brinorso')}" style="width:382px;filter:drop-shadow(0 8px 10px #0005)">`,
  ) +
  turned(480, 380, 6, `<div style="opacity:.96">${sleeve('', 404)}</div>`)

/** The pile of sixty, fanned open at the top. */
export function sleevesContents(s: ProductPictures, look: SleevesOf): string {
  const pile = Array.from({ length: 30 }, (_, i) =>
    put(
      `left:${230 + ((i * 13) % 5)}px;top:${470 - i * 6}px;width:540px;height:400px;border-radius:18px;transform:perspective(1500px) rotateX(58deg) rotateZ(-14deg);background:#ffffff8c;box-shadow:inset 0 0 0 2px #fff,0 2px 2px #0423`,
      i === 29
        ? fill(
            'border-radius:18px;overflow:hidden',
            markOf(s, look).replace('left:10%;right:10%;top:24%', 'left:30%;right:30%;top:6%'),
          )
        : '',
    ),
  )
  const count = `<div style="border-radius:99px;padding:10px 34px;background:#ffd34d;color:#0b2326;font:700 44px Lexend;box-shadow:0 8px 14px #0424284d">60</div>`
  return shadow(500, 790, 400, 70, 0.42) + pile.join('') + turned(640, 730, -5, count)
}

/** 66 × 91 mm. */
export const sleevesScale = (s: ProductPictures): string =>
  put('left:270px;top:70px', sleeved(s.card('ondalice'), 66 * 7.6)) +
  uprightLine(206, 70, 70 + 91 * 7.6, '91 mm') +
  acrossLine(270, 270 + 66 * 7.6, 806, '66 mm') +
  put(`left:${500 - (98 * 7.6) / 2}px;top:870px`, ruler(9, 7.6))

/** The hard frame, 530 × 780, with or without its card. */
const loader = (card: string): string =>
  `<div style="position:relative;width:530px;height:706px;border-radius:20px;background:linear-gradient(120deg,#ffffffa0,#e8f6f788 40%,#ffffffb0);box-shadow:inset 0 0 0 3px #fff,inset 0 0 0 8px #ffffff55,0 22px 26px #04202445;padding:52px 45px 0">${card ? `<img src="${card}" style="width:440px">` : ''}${fill(`border-radius:20px;${SLEEVE_GLOSS}`)}</div>`

export const loaderHand = (s: ProductPictures, { slug, size }: LoaderOf): string =>
  held(s, resized(loader(s.card(slug)), [530, 706], heldPixels(size)), size)

export const loaderScale = (s: ProductPictures, { slug, size: [w, h] }: LoaderOf): string =>
  put('left:250px;top:60px', resized(loader(s.card(slug)), [530, 706], [w * 7, h * 7])) +
  uprightLine(180, 60, 60 + h * 7, `${h} mm`) +
  acrossLine(250, 250 + w * 7, 830, `${w} mm`) +
  put(`left:${500 - (108 * 7) / 2}px;top:884px`, ruler(10, 7))

export const loaderBack = (s: ProductPictures): string =>
  shadow(500, 920, 300, 36) + turned(235, 140, -4, loader(s.back))

/** As many as come together, fanned. */
export const loaderContents = (s: ProductPictures, { slug, pieces }: LoaderOf): string =>
  shadow(500, 900, 420, 46) +
  Array.from({ length: pieces }, (_, i) =>
    turned(
      315,
      200,
      -31 + (62 * i) / (pieces - 1),
      resized(loader(i === pieces - 1 ? s.card(slug) : ''), [530, 706], [370, 493]),
      '50% 135%',
    ),
  ).join('')
