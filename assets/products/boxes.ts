/** Things with three visible sides: display box, starter, album, deck box. */
import { cuboid } from './cuboid.ts'
import { centred, fill, logo, picture, printed, put, shadow, spark, turned } from './pieces.ts'
import { type ToneName, type Tones, tones } from './tones.ts'

export const pill = (text: string, style: string): string =>
  put(`border-radius:99px;padding:9px 22px;font:800 22px Lexend;white-space:nowrap;${style}`, text)

export interface Faces {
  front: string
  side: string
  top: string
}

/** Printed on a display box of 560 × 440 × 400. */
export function displayFaces(front: string, side: string, tone: ToneName, series: string): Faces {
  const deep = tones[tone][2]
  const face = printed(
    tone,
    put('left:26px;top:30px', logo(72, deep)) +
      picture(front, 440, 150, 20, 'filter:drop-shadow(0 14px 14px #0007)') +
      pill(
        `24 BUSTE · ${series.toUpperCase()}`,
        `left:26px;bottom:24px;background:${deep};color:#fff;border:3px solid #ffd34d`,
      ),
  )
  const end = printed(
    tone,
    centred(side, 330, 400, 46) +
      put('left:0;right:0;bottom:22px;text-align:center;font:400 40px Lilita;color:#fff', series),
  )
  const lid = printed(tone, put('left:0;right:0;top:90px', logo(110, deep)))
  return { front: face, side: end, top: lid }
}

export const displayBox = (front: string, side: string, tone: ToneName, series: string): string =>
  shadow(510, 880, 372, 52, 0.42) +
  cuboid({
    w: 560,
    h: 440,
    d: 400,
    x: 200,
    y: 330,
    tilt: -20,
    turn: -30,
    ...displayFaces(front, side, tone, series),
  })

/** Printed on the box of a starter deck, 400 × 540 × 190. */
export const starterFaces = (front: string, tone: ToneName): Faces => ({
  front: printed(
    tone,
    put('left:0;right:0;top:36px', logo(84, tones[tone][2])) +
      centred(front, 350, 400, 150) +
      pill('MAZZO BASE', 'left:50%;transform:translateX(-50%);bottom:26px;background:#ffd34d;color:#0b2326'),
  ),
  side: printed(tone, put('left:45px;top:220px', spark(100))),
  top: printed(tone),
})

export function starter(front: string, cards: string[], tone: ToneName): string {
  const fan = [
    { degrees: -16, x: 390, y: 150 },
    { degrees: 4, x: 490, y: 180 },
    { degrees: 22, x: 570, y: 250 },
  ]
  const fanned = fan.map(({ degrees, x, y }, i) =>
    turned(
      x,
      y,
      degrees,
      `<img src="${cards[i]}" style="width:300px;filter:drop-shadow(0 12px 14px #0006)">`,
      '50% 80%',
    ),
  )
  const solid = { w: 400, h: 540, d: 190, x: 150, y: 300, tilt: -12, turn: -26 }
  return shadow(520, 890, 440, 60, 0.4) + fanned.join('') + cuboid({ ...solid, ...starterFaces(front, tone) })
}

/** The cloth of an album's cover. */
export const albumCloth = ([light, middle, deep]: Tones): string =>
  fill(`background:radial-gradient(90% 80% at 40% 30%,${light},${middle} 60%,${deep})`) +
  fill(
    'opacity:.22;background:repeating-linear-gradient(45deg,#000 0 1px,transparent 1px 5px),repeating-linear-gradient(-45deg,#fff 0 1px,transparent 1px 6px)',
  )

/** The front of an album, 640 × 720 at most. */
export function albumFront(creature: string, colours: Tones): string {
  const cloth =
    albumCloth(colours) +
    put('left:0;top:0;bottom:0;width:58px;background:linear-gradient(90deg,#0004,#fff3 40%,#0003 90%,#0008)')
  const archWindow = put(
    'left:120px;top:70px;width:400px;height:450px;border-radius:220px 220px 26px 26px;border:8px solid #ffd34d;background:radial-gradient(circle at 50% 60%,#f7e9b8,#e0a93a 70%);box-shadow:0 0 0 4px #0003,inset 0 10px 30px #8a5a1088',
  )
  const band = put(
    'right:34px;top:0;bottom:0;width:22px;background:linear-gradient(90deg,#0a2c30,#164a50 40%,#0a2c30);box-shadow:-3px 0 6px #0006',
  )
  return (
    cloth +
    archWindow +
    centred(creature, 410, 640, 108) +
    put('left:70px;right:10px;bottom:52px', logo(72, '#0006')) +
    band
  )
}

export function album(creature: string, colours: Tones): string {
  const [, middle, deep] = colours
  const pages =
    fill('background:repeating-linear-gradient(90deg,#f7f4ec 0 3px,#cfc9bb 3px 5px)') +
    put(`left:0;top:0;bottom:0;width:9px;background:${middle}`) +
    put(`right:0;top:0;bottom:0;width:9px;background:${deep}`)
  const top = fill(
    `background:repeating-linear-gradient(0deg,#fbf9f3 0 3px,#ddd8cc 3px 5px);border:solid ${middle};border-width:9px 0`,
  )
  const solid = { w: 600, h: 720, d: 86, x: 200, y: 140, tilt: -8, turn: -26 }
  return (
    shadow(516, 900, 330, 48, 0.42) +
    cuboid({ ...solid, front: albumFront(creature, colours), side: pages, top })
  )
}

/** Printed on a deck box of 430 × 600 × 300. @param colours upper, middle and lower colour of its lid */
export function deckFaces(creature: string, tone: ToneName, [upper, middle, lower]: Tones): Faces {
  const lid = `left:0;right:0;top:0;height:118px;box-shadow:0 5px 0 #0005,0 9px 14px #0005;background:linear-gradient(${middle},${lower})`
  const notch = `left:155px;top:88px;width:120px;height:64px;border-radius:0 0 60px 60px;background:${middle};box-shadow:0 5px 4px #0006`
  return {
    front: printed(
      tone,
      centred(creature, 420, 430, 140) +
        put(lid) +
        put(notch) +
        put('left:0;right:0;top:28px;text-align:center;font:400 46px Lilita;color:#ffd34d', 'Arcana'),
    ),
    side: printed(tone, put(lid) + put('left:75px;top:270px', spark(150))),
    top: fill(`background:linear-gradient(${upper},${middle})`),
  }
}

export const deckBox = (creature: string, tone: ToneName, colours: Tones): string =>
  shadow(520, 902, 330, 54, 0.42) +
  cuboid({
    w: 430,
    h: 600,
    d: 300,
    x: 268,
    y: 220,
    tilt: -16,
    turn: -32,
    ...deckFaces(creature, tone, colours),
  })
