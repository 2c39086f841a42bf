/** Starter decks, albums and deck boxes: opened, from behind, laid out, measured. */
import type { ProductPictures } from '../all.ts'
import { albumCloth, albumFront, deckFaces, starterFaces } from '../boxes.ts'
import { cuboid } from '../cuboid.ts'
import type { albums, deckBoxes, starters } from '../looks.ts'
import { centred, fill, logo, picture, printed, put, rays, shadow, spark, turned } from '../pieces.ts'
import { tones } from '../tones.ts'
import { cardsOf } from './cards-of.ts'
import { cardBeside, resized, sideBySide } from './measures.ts'

type StarterOf = (typeof starters)[string]
type AlbumOf = (typeof albums)[string]
type DeckBoxOf = (typeof deckBoxes)[string]

const lying = (src: string, width: number): string =>
  `<img src="${src}" style="display:block;width:${width}px;filter:drop-shadow(0 5px 6px #0006)">`

/** Both decks: the element's own cards, and those of the fan on the box. */
const decksOf = ({ tone, slug, fan }: StarterOf): [string[], string[]] => [
  [...cardsOf(tone, slug), fan[0]],
  ['volpardore', 'germoglino', 'ondalice', 'anelluna', 'brinorso', 'spettrillo'].sort(
    (a, b) => Number(a === slug) - Number(b === slug),
  ),
]

const paperMat = (s: ProductPictures, { tone, slug }: StarterOf, w: number, h: number): string => {
  const [light, middle, deep] = tones[tone]
  return `<div style="position:relative;width:${w}px;height:${h}px;overflow:hidden;border-radius:6px;background:radial-gradient(70% 90% at 50% 50%,${light},${middle} 55%,${deep});box-shadow:0 10px 18px #04242855">${fill(`background:${rays(`${light}44`)}`)}${picture(s.creature(slug), h * 0.62, (w - h * 0.62) / 2, h * 0.19, 'opacity:.9')}${fill('background:linear-gradient(90deg,#fff0 24.6%,#0003 25%,#fff3 25.4%,#fff0 25.8%,#fff0 49.6%,#0003 50%,#fff3 50.4%,#fff0 50.8%,#fff0 74.6%,#0003 75%,#fff3 75.4%,#fff0 75.8%)')}</div>`
}

/** One sheet of rules: pictures and lines, no words. */
const rules = `<div style="position:relative;width:190px;height:268px;background:#fffdf6;border-radius:4px;box-shadow:0 8px 14px #04242855">${put('left:20px;top:18px;width:150px;height:34px;border-radius:8px;background:#1d5f66')}${[0, 1, 2, 3].map(i => put(`left:20px;top:${72 + i * 46}px;display:flex;gap:10px`, `<div style="width:34px;height:34px;border-radius:8px;background:${['#e2431e', '#1f7fe0', '#3f9a3a', '#f2a012'][i]}"></div><div><div style="width:104px;height:9px;border-radius:5px;background:#0b232655;margin-top:3px"></div><div style="width:${78 - i * 9}px;height:9px;border-radius:5px;background:#0b232633;margin-top:9px"></div></div>`)).join('')}</div>`

export function starterContents(s: ProductPictures, look: StarterOf): string {
  const rows = decksOf(look).map((deck, row) =>
    deck.map((slug, i) =>
      turned(40 + i * 122, 490 + row * 220, ((i * 53 + row * 31) % 7) - 3, lying(s.card(slug), 138)),
    ),
  )
  return (
    turned(50, 70, -2, paperMat(s, look, 640, 380)) +
    turned(750, 110, 4, rules) +
    rows.flat().join('') +
    turned(800, 640, 8, lying(s.back, 150))
  )
}

export function starterBack(s: ProductPictures, look: StarterOf): string {
  const { tone, slug } = look
  const deep = tones[tone][2]
  const deck = decksOf(look)[0].map((one, i) =>
    turned(36 + (i % 3) * 112, 150 + Math.floor(i / 3) * 150, 0, lying(s.card(one), 100)),
  )
  const face = printed(
    tone,
    put('left:0;right:0;top:34px', logo(58, deep)) +
      deck.join('') +
      put(
        'left:34px;bottom:28px;width:130px;height:58px;border-radius:6px;background:repeating-linear-gradient(90deg,#111 0 3px,#fff 3px 6px,#111 6px 10px,#fff 10px 13px);border:8px solid #fff',
      ) +
      put(
        `right:34px;bottom:26px;width:66px;height:66px;border-radius:50%;background:#fff;color:${deep};font:700 28px/66px Lexend;text-align:center`,
        '8+',
      ),
  )
  const solid = { w: 400, h: 540, d: 190, x: 280, y: 260, tilt: -12, turn: -34 }
  return (
    shadow(510, 850, 330, 54, 0.4) +
    cuboid({ ...solid, ...starterFaces(s.creature(slug), tone), front: face })
  )
}

/** On the table: three cards of each side on the mat, the rest in hand. */
export function starterUse(s: ProductPictures, look: StarterOf): string {
  const [own, other] = decksOf(look)
  const table = (deck: string[], y: number, degrees: number) =>
    deck.slice(0, 3).map((slug, i) => turned(130 + i * 200, y, degrees, lying(s.card(slug), 140)))
  const mat = put(
    'left:60px;top:150px;width:880px;height:640px;perspective:1500px',
    `<div style="position:relative;transform-origin:50% 60%;transform:rotateX(38deg)">${paperMat(s, look, 880, 600)}${table(other, 60, 180).join('')}${table(own, 350, 0).join('')}${put('left:720px;top:350px', lying(s.back, 140))}${put('left:720px;top:60px', lying(s.back, 140))}</div>`,
  )
  const hand = own
    .slice(3)
    .map((slug, i) => turned(330 + i * 90, 650, -14 + i * 14, lying(s.card(slug), 200), '50% 140%'))
  return shadow(500, 800, 450, 60, 0.3) + mat + hand.join('')
}

/** Two pages of nine pockets. */
export function albumOpen(s: ProductPictures, { slug, cloth }: AlbumOf): string {
  const filled = [
    'draghissimo',
    'ondalice',
    'germoglino',
    'anelluna',
    'novecoda',
    'brinorso',
    'spettrillo',
    slug,
  ]
  const pocket = (at: number, place: number) => {
    const card = at % 5 === 3 ? undefined : filled[at % filled.length]
    const inside = card ? `<img src="${s.card(card)}" style="width:100%">` : ''
    return put(
      `left:${22 + (place % 3) * 126}px;top:${26 + Math.floor(place / 3) * 176}px;width:116px;height:164px;border-radius:8px;padding:3px;background:#ffffff40;box-shadow:inset 0 0 0 1.5px #0b232633,inset 0 0 0 3px #ffffff88`,
      inside + fill('border-radius:8px;background:linear-gradient(112deg,#fff0 30%,#fff7 38%,#fff0 48%)'),
    )
  }
  const page = (from: number, left: number, lean: number) =>
    put(
      `left:${left}px;top:60px;width:414px;height:566px;border-radius:10px;background:linear-gradient(${lean > 0 ? 90 : 270}deg,#e9e4d6,#fbf9f3 12%,#f4f0e4);box-shadow:0 4px 10px #0004;transform-origin:${lean > 0 ? '0' : '100%'} 50%;transform:translateZ(36px) rotateY(${lean}deg)`,
      Array.from({ length: 9 }, (_, i) => pocket(from + i, i)).join(''),
    )
  const cover = put(
    'left:0;top:40px;width:900px;height:606px;border-radius:18px;overflow:hidden;box-shadow:0 18px 30px #04242866',
    albumCloth(cloth),
  )
  const rings = [150, 343, 536].map(y =>
    put(
      `left:434px;top:${y}px;width:32px;height:14px;border-radius:8px;background:linear-gradient(#fff,#8b9696 60%,#cfd6d6);transform:translateZ(70px)`,
    ),
  )
  return (
    shadow(500, 880, 460, 50, 0.36) +
    put(
      'left:50px;top:160px;width:900px;height:690px;perspective:1900px;',
      `<div style="position:relative;width:900px;height:690px;transform-style:preserve-3d;transform:rotateX(22deg)">${cover}${page(0, 30, 4)}${page(9, 456, -4)}${rings.join('')}</div>`,
    )
  )
}

export function albumBack(_: ProductPictures, { cloth }: AlbumOf): string {
  const [, middle, deep] = cloth
  const pages =
    fill('background:repeating-linear-gradient(90deg,#f7f4ec 0 3px,#cfc9bb 3px 5px)') +
    put(`left:0;top:0;bottom:0;width:9px;background:${deep}`) +
    put(`right:0;top:0;bottom:0;width:9px;background:${middle}`)
  const front =
    albumCloth(cloth) +
    put(
      'right:0;top:0;bottom:0;width:58px;background:linear-gradient(270deg,#0004,#fff3 40%,#0003 90%,#0008)',
    ) +
    put('left:0;right:0;top:250px;display:flex;justify-content:center', spark(150)) +
    put('left:34px;top:0;bottom:0;width:22px;background:linear-gradient(90deg,#0a2c30,#164a50 40%,#0a2c30)')
  const top = fill(
    `background:repeating-linear-gradient(0deg,#fbf9f3 0 3px,#ddd8cc 3px 5px);border:solid ${middle};border-width:9px 0`,
  )
  const solid = { w: 600, h: 720, d: 86, x: 200, y: 140, tilt: -8, turn: -38 }
  return shadow(516, 900, 330, 48, 0.42) + cuboid({ ...solid, front, side: pages, top })
}

export function albumScale(s: ProductPictures, { slug, cloth, size: [w, h] }: AlbumOf): string {
  const natural: [number, number] = [640, (640 * h) / w]
  const front = `<div style="position:relative;width:640px;height:${natural[1]}px;border-radius:16px;overflow:hidden;box-shadow:0 14px 26px #04242866">${albumFront(s.creature(slug), cloth)}</div>`
  return sideBySide([
    {
      w: w * 10,
      h: h * 10,
      draw: (x, y) => resized(front, natural, [x, y]),
      width: `${w} cm`,
      height: `${h} cm`,
    },
    cardBeside(s.card('germoglino')),
  ])
}

/** Lid beside it, the cards looking out. */
export function deckBoxOpen(s: ProductPictures, { slug, tone, lid }: DeckBoxOf): string {
  const [upper, middle, lower] = lid
  const inner = `linear-gradient(${lower},#0008)`
  const cards = Array.from({ length: 9 }, (_, i) =>
    put(
      `left:44px;top:${-150 - (i % 2) * 5}px;transform:translateZ(${-110 + i * 26}px)`,
      `<img src="${i === 8 ? s.card(slug === 'bullonardo' ? 'brinorso' : slug) : s.back}" style="width:342px;filter:brightness(${0.72 + i * 0.035})">`,
    ),
  )
  const body = cuboid({
    w: 430,
    h: 460,
    d: 300,
    x: 210,
    y: 350,
    tilt: -18,
    turn: -28,
    front: printed(tone, centred(s.creature(slug), 400, 430, 40)),
    side: printed(tone, put('left:75px;top:150px', spark(150))),
    top: fill('background:#0a1516'),
    inside: cards.join(''),
  })
  const cap = cuboid({
    w: 250,
    h: 90,
    d: 176,
    x: 690,
    y: 790,
    tilt: -18,
    turn: -46,
    front:
      fill(`background:linear-gradient(${middle},${lower})`) +
      put('left:0;right:0;top:26px;text-align:center;font:400 34px Lilita;color:#ffd34d', 'Arcana'),
    side: fill(`background:${inner}`),
    top: fill(`background:linear-gradient(${upper},${middle})`),
  })
  return shadow(440, 880, 330, 52, 0.42) + shadow(810, 896, 180, 30) + body + cap
}

export function deckBoxBack(s: ProductPictures, { slug, tone, lid }: DeckBoxOf): string {
  const [, middle, lower] = lid
  const faces = deckFaces(s.creature(slug), tone, lid)
  const hinge = put(
    `left:0;right:0;top:0;height:118px;background:linear-gradient(${middle},${lower});box-shadow:0 3px 0 #0005`,
  )
  const front = printed(
    tone,
    hinge +
      put('left:0;right:0;top:230px', logo(92, tones[tone][2])) +
      put(
        'left:0;right:0;top:440px;display:flex;justify-content:center;gap:18px',
        spark(48) + spark(64) + spark(48),
      ),
  )
  const solid = { w: 430, h: 600, d: 300, x: 290, y: 220, tilt: -12, turn: -42 }
  return shadow(520, 902, 330, 54, 0.42) + cuboid({ ...solid, ...faces, front })
}

export function deckBoxScale(s: ProductPictures, { slug, tone, lid }: DeckBoxOf): string {
  const faces = deckFaces(s.creature(slug), tone, lid)
  const face = (inner: string, from: [number, number]) => (w: number, h: number) =>
    resized(
      `<div style="position:relative;width:${from[0]}px;height:${from[1]}px;border-radius:10px;overflow:hidden;box-shadow:0 12px 20px #04242855">${inner}</div>`,
      from,
      [w, h],
    )
  return sideBySide([
    { w: 80, h: 100, draw: face(faces.front, [430, 600]), width: '8 cm', height: '10 cm' },
    { w: 70, h: 100, draw: face(faces.side, [300, 600]), width: '7 cm' },
    cardBeside(s.card(slug === 'bullonardo' ? 'brinorso' : slug)),
  ])
}
