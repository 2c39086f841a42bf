/** Figure on its base, T-shirt, mug. */
import { picture, put, shadow, svgCanvas } from './pieces.ts'
import { type ToneName, tones } from './tones.ts'

export function figure(creature: string, name: string, tone: ToneName): string {
  const [light, middle, deep] = tones[tone]
  const turnedMetal = [
    [0, deep],
    [0.12, middle],
    [0.2, light],
    [0.33, middle],
    [0.5, deep],
    [0.82, middle],
    [1, deep],
  ]
    .map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`)
    .join('')
  const base = svgCanvas(
    `<defs><linearGradient id="rim">${turnedMetal}</linearGradient><radialGradient id="disc"><stop offset="0" stop-color="${deep}" stop-opacity=".9"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${light}"/></radialGradient></defs>` +
      '<ellipse cx="500" cy="930" rx="420" ry="52" fill="url(#ground)"/><path d="M190 800v70c0 110 620 110 620 0v-70z" fill="url(#rim)"/>' +
      '<ellipse cx="500" cy="800" rx="310" ry="84" fill="url(#disc)"/><ellipse cx="500" cy="800" rx="296" ry="76" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="4"/>',
  )
  const plate = put(
    `left:0;right:0;top:884px;text-align:center;font:400 46px Lilita;color:#fff;text-shadow:0 3px 0 ${deep}`,
    name,
  )
  return base + picture(creature, 820, 90, 10, 'filter:drop-shadow(0 18px 10px #0005)') + plate
}

export const cloth =
  'M372 96c40 46 216 46 256 0 62 14 112 34 152 66 58 46 96 112 134 206l-142 74c-16-30-26-48-40-62-6 120 0 320 6 520-150 34-326 34-476 0 6-200 12-400 6-520-14 14-24 32-40 62L86 368c38-94 76-160 134-206 40-32 90-52 152-66z'
const collar = 'M372 96c26-16 230-16 256 0-40 46-216 46-256 0z'
const backCloth = cloth.replace('c40 46 216 46 256 0', 'c40 18 216 18 256 0')

const folds = `<g filter="url(#softer)" opacity=".5"><path d="M262 380c20 60 10 200 0 520M738 380c-20 60-10 200 0 520" stroke="#000" stroke-opacity=".45" stroke-width="22" fill="none"/><path d="M330 560c40 120 30 240 20 360M640 640c-20 90 0 180 10 260M420 820c40 30 120 30 180 0" stroke="#000" stroke-opacity=".3" stroke-width="20" fill="none"/><path d="M380 600c30 100 20 200 14 300M690 520c-14 120 0 260 6 380" stroke="#fff" stroke-opacity=".2" stroke-width="16" fill="none"/><path d="M120 400l110-60M880 400l-110-60" stroke="#000" stroke-opacity=".4" stroke-width="18"/></g>`

/** Without a print it is what the configurator prints on. */
export function tshirt(colour: string, print?: string, words = ''): string {
  const body = svgCanvas(
    `<ellipse cx="500" cy="935" rx="300" ry="28" fill="url(#ground)"/><defs><linearGradient id="light" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></linearGradient><clipPath id="cut"><path d="${cloth}"/></clipPath></defs>` +
      `<g clip-path="url(#cut)"><rect width="1000" height="1000" fill="${colour}"/><rect width="1000" height="1000" fill="url(#light)"/>${folds}<path d="M372 96c40 60 216 60 256 0" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="46"/><path d="M354 104c44 66 248 66 292 0" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="3"/></g>` +
      `<path d="${collar}" fill="${colour}"/><path d="${collar}" fill="#000" fill-opacity=".42"/><path d="M468 100h64v22h-64z" fill="#fff" fill-opacity=".6"/><path d="${cloth}" fill="none" stroke="#000" stroke-opacity=".14" stroke-width="2"/>`,
  )
  const line = put(
    'left:250px;top:676px;width:500px;text-align:center;font:400 62px Lilita;color:#ffd34d',
    words,
  )
  return body + (print ? picture(print, 400, 300, 266, 'filter:drop-shadow(0 2px 2px #0003)') + line : '')
}

const bag = 'M210 330h580l34 560c2 24-18 42-42 42H218c-24 0-44-18-42-42z'
const handle = 'M350 340C340 60 660 60 650 340'

/** Seen from behind the neck is high and shows no label. */
export const tshirtBack = (colour: string): string =>
  svgCanvas(
    `<ellipse cx="500" cy="935" rx="300" ry="28" fill="url(#ground)"/><defs><linearGradient id="light" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></linearGradient><clipPath id="cut"><path d="${backCloth}"/></clipPath></defs>` +
      `<g clip-path="url(#cut)"><rect width="1000" height="1000" fill="${colour}"/><rect width="1000" height="1000" fill="url(#light)"/>${folds}<path d="M372 96c40 18 216 18 256 0" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="40"/><path d="M352 106c46 26 250 26 296 0" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="3"/></g>` +
      `<path d="${backCloth}" fill="none" stroke="#000" stroke-opacity=".14" stroke-width="2"/>`,
  )

/** A canvas bag with long handles; without a print it is what the configurator prints on. */
export const tote = (colour: string, print?: string, words = ''): string =>
  svgCanvas(
    `<ellipse cx="500" cy="940" rx="330" ry="30" fill="url(#ground)"/><path d="${handle}" transform="translate(0 26) scale(1 .97)" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="34"/><path d="${handle}" fill="none" stroke="${colour}" stroke-width="34"/><path d="${handle}" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="8"/>` +
      `<defs><linearGradient id="canvas" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient><pattern id="weave" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 2h8M2 0v8" stroke="#000" stroke-opacity=".07" stroke-width="2"/></pattern><clipPath id="bag"><path d="${bag}"/></clipPath></defs>` +
      `<g clip-path="url(#bag)"><rect width="1000" height="1000" fill="${colour}"/><rect width="1000" height="1000" fill="url(#weave)"/><rect width="1000" height="1000" fill="url(#canvas)"/><path d="M200 352h600" stroke="#000" stroke-opacity=".2" stroke-width="4" stroke-dasharray="14 9"/><g filter="url(#softer)"><path d="M290 420c40 160 10 320-10 480M730 420c-50 150-10 320 10 480" stroke="#000" stroke-opacity=".3" stroke-width="24" fill="none"/><path d="M420 860c60 24 140 24 190-6" stroke="#000" stroke-opacity=".2" stroke-width="20" fill="none"/></g></g>`,
  ) +
  (print
    ? picture(print, 360, 320, 400, 'filter:drop-shadow(0 2px 2px #0003)') +
      put('left:200px;top:790px;width:600px;text-align:center;font:400 58px Lilita;color:#145057', words)
    : '')

/** Without a creature it is what the configurator prints on. */
export const mug = (creature?: string): string =>
  shadow(460, 905, 390, 54) +
  svgCanvas(
    '<defs><linearGradient id="glaze"><stop offset="0" stop-color="#b9c3c2"/><stop offset=".18" stop-color="#fbfdfc"/><stop offset=".6" stop-color="#f2f5f4"/><stop offset="1" stop-color="#93a3a3"/></linearGradient><linearGradient id="inside" x2="0" y2="1"><stop offset="0" stop-color="#0c444a"/><stop offset="1" stop-color="#2f8289"/></linearGradient></defs>' +
      '<path d="M716 360c200-40 230 350-14 340" fill="none" stroke="#a9b6b5" stroke-width="66" stroke-linecap="round"/><path d="M716 352c190-36 216 340-14 330" fill="none" stroke="#eef3f2" stroke-width="44" stroke-linecap="round"/>' +
      '<path d="M160 220v560c0 150 580 150 580 0V220z" fill="url(#glaze)"/><ellipse cx="450" cy="220" rx="290" ry="76" fill="#eef3f2"/><ellipse cx="450" cy="222" rx="266" ry="64" fill="url(#inside)"/>',
  ) +
  (creature ? picture(creature, 480, 205, 320) : '') +
  put(
    'left:170px;top:296px;width:60px;height:520px;border-radius:40px;background:linear-gradient(90deg,#fff0,#fffc,#fff0);filter:blur(6px)',
  )

/** Seen from the other side its handle stands on the left. */
export const mugBack = (): string => put('inset:0;transform:scaleX(-1)', mug())
