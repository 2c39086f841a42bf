/** A foil pack of any size: crimped ends, bulging sides, creature, series, and three bands of light across the foil. */
import { fill, logo, picture, put, rays, spark } from './pieces.ts'
import { type ToneName, tones } from './tones.ts'

export interface PackLook {
  tone: ToneName
  creature: string // data URL
  series: string
  width?: number
  height?: number
  creatureScale?: number
  creatureDrop?: number // lower by this part of the height, for tall heads
}

const TOOTH = 26

function outline(w: number, h: number): string {
  const teeth = Math.round(w / TOOTH)
  const edge = (y: number, depth: number, step: (i: number) => number) =>
    Array.from({ length: teeth + 1 }, (_, i) => `${(step(i) * w) / teeth} ${i % 2 ? y + depth : y}`).join('L')
  const right = `C${w + 9} ${h * 0.18} ${w - 11} ${h * 0.42} ${w - 3} ${h * 0.5}C${w - 11} ${h * 0.6} ${w + 9} ${h * 0.84} ${w} ${h}`
  const left = `C-9 ${h * 0.84} 11 ${h * 0.6} 3 ${h * 0.5}C11 ${h * 0.42} -9 ${h * 0.18} 0 0Z`
  return `M${edge(0, 10, i => i)}${right}L${edge(h, -10, i => teeth - i)}${left}`
}

const ribs = 'repeating-linear-gradient(90deg,#fff5 0 2px,#0003 4px 6px,#fff1 8px 10px)'
const crimps =
  put(
    `left:0;right:0;top:0;height:56px;background:${ribs},linear-gradient(#fff8,#9998 45%,#fff6 70%,#0005)`,
  ) +
  put(
    `left:0;right:0;bottom:0;height:56px;background:${ribs},linear-gradient(#0004,#fff6 30%,#8887 55%,#fff8)`,
  )

const foilBands = fill(
  'background:linear-gradient(115deg,transparent 20%,#ffffff50 28%,#ff8ad840 33%,#8affea44 38%,transparent 46%,transparent 62%,#fff3 68%,#8ab6ff33 73%,transparent 80%);mix-blend-mode:screen',
)
const swell =
  fill(
    'background:linear-gradient(90deg,#0006,#fff5 5%,#fff0 14%,#fff0 80%,#fff3 92%,#0006),linear-gradient(#0000 7%,#fff3 9%,#0000 16%,#0000 86%,#0004 93%)',
  ) +
  fill(
    'background:linear-gradient(102deg,transparent 8%,#ffffffb0 11%,#fff2 16%,transparent 22%);mix-blend-mode:soft-light',
  )

/** Foil of any size around what is printed on it. */
export const wrapped = (w: number, h: number, ground: string, print: string): string =>
  `<div style="position:relative;width:${w}px;height:${h}px;filter:drop-shadow(0 18px 16px rgba(5,25,30,.30)) drop-shadow(0 3px 3px rgba(5,25,30,.35))">${fill(
    `clip-path:path('${outline(w, h)}');background:${ground}`,
    print + crimps + swell,
  )}</div>`

/** A telephone of 470 × 880 with anything on its screen of 426 × 836. */
export const telephone = (screen: string): string =>
  `<div style="position:relative;width:470px;height:880px;border-radius:70px;padding:22px;background:linear-gradient(145deg,#5b6a6c,#142022 30%,#0b1516 70%,#3d4a4c);box-shadow:0 26px 34px #0424285c,inset 0 0 0 3px #fff3">${`<div style="position:relative;width:100%;height:100%;border-radius:52px;overflow:hidden;background:#061d20">${screen}${put('left:150px;top:20px;width:126px;height:30px;border-radius:99px;background:#05090a')}${fill('background:linear-gradient(112deg,#fff3,#fff0 26%,#fff0 66%,#fff1 72%,#fff0 80%)')}</div>`}</div>`

export const glowing = (tone: ToneName): string =>
  fill(`background:radial-gradient(90% 60% at 50% 50%,${tones[tone][1]}88,#061d20)`)

/** The digital pack: the same foil on a telephone. */
export const phone = (look: PackLook): string =>
  telephone(
    glowing(look.tone) +
      put('left:53px;top:150px', pack({ ...look, width: 320, height: 500 })) +
      put(
        'left:50%;bottom:64px;transform:translateX(-50%);display:flex;gap:10px',
        spark(34) + spark(46) + spark(34),
      ),
  )

export function pack({
  tone,
  creature,
  series,
  width: w = 520,
  height: h = 800,
  creatureScale = 1.08,
  creatureDrop = 0,
}: PackLook): string {
  const [light, middle, deep] = tones[tone]
  const size = w * creatureScale
  const floor = put(
    `left:50%;bottom:76px;width:${w * 1.2}px;height:${h * 0.3}px;transform:translateX(-50%);border-radius:50%;background:radial-gradient(closest-side,${deep}ee,${deep}99 60%,transparent)`,
  )
  const label = put(
    `left:50%;bottom:${h * 0.1}px;transform:translateX(-50%);display:flex;align-items:center;gap:10px;white-space:nowrap;background:${deep};color:#fff;border:3px solid #ffd34d;border-radius:99px;padding:${w * 0.017}px ${w * 0.046}px;font:700 ${w * 0.046}px Lexend;letter-spacing:.02em`,
    `${spark(w * 0.045)}${series}${spark(w * 0.045)}`,
  )
  const print =
    fill(
      `background:${rays(`${light}55`)};-webkit-mask:radial-gradient(60% 50% at 50% 56%,#000,transparent)`,
    ) +
    floor +
    foilBands +
    picture(
      creature,
      size,
      (w - size) / 2,
      h * (0.545 + creatureDrop) - size / 2,
      `filter:drop-shadow(0 16px 16px ${deep}cc) drop-shadow(0 0 30px ${light}88)`,
    ) +
    put(`left:0;right:0;top:${h * 0.095}px`, logo(w * 0.165, deep)) +
    label
  return wrapped(w, h, `radial-gradient(120% 62% at 50% 54%,${light},${middle} 46%,${deep})`, print)
}
