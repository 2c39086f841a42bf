import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { paletteDefaults } from '@/contract/palette.ts'
import { metals } from '@/design/card/card-look.ts'
import { toOklch } from '@/lib/oklch.ts'
import { parseColour } from '@/lib/parse-colour.ts'
import { gameColours } from './game-colours.ts'

/**
 * The theme applies everywhere: a colour of the palette, or a shade of it, is written only in the defaults and in
 * `src/design`. All other code uses tokens (pages), receives colours as parameters (stage) or derives them (server).
 * Colours that do not belong to the shop may be literals.
 */
const exempt = [
  /^src\/contract\/palette\.ts$/,
  /^src\/design\//,
  /^server\/seed\//, // products and articles of the demonstration shop
  /^src\/ui\/theme\/element-style\.ts$/, // hues of the elements
  /^src\/stage\/choreography\/attack-looks\.ts$/, // hues of the elements in battle
]

const literal =
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![0-9a-z_-])|rgba?\([\d\s.,%/]+\)|0x[0-9a-f]{6}\b/gi

interface Lab {
  l: number
  a: number
  b: number
  chroma: number
  hue: number
}

const labOf = (hex: string): Lab => {
  const { l, c, h } = toOklch(hex)
  const turn = (h * Math.PI) / 180
  return { l, a: c * Math.cos(turn), b: c * Math.sin(turn), chroma: c, hue: h }
}

const opaque = (text: string): string | undefined =>
  parseColour(
    text
      .replace(/^0x/, '#')
      .replace(/^(#[0-9a-f]{6})[0-9a-f]{2}$/i, '$1')
      .replace(/^(#[0-9a-f]{3})[0-9a-f]$/i, '$1')
      .replace(/^rgba\(([^,]+,[^,]+,[^,]+),[^)]+\)$/i, 'rgb($1)'),
  )

const near = 0.015 // just noticeable distance in OKLab
const sameHue = 12 // degrees
const leastChroma = 0.025 // below it a colour looks black, grey or white

const ofThePalette = [
  ...Object.values(paletteDefaults).filter(colour => colour !== '' && toOklch(colour).c > leastChroma),
  ...Object.entries(gameColours({}))
    .filter(([name]) => /^(primary|secondary|ownRing)/.test(name))
    .map(([, colour]) => colour),
].map(labOf)
const primary = labOf(paletteDefaults.primary)

const ofRarities = new Set(
  Object.values(metals).flatMap(({ dark, mid, light, low }) => [dark, mid, light, low]),
)

/** Returns why a colour belongs to the palette, undefined if it does not. */
function belonging(hex: string): string | undefined {
  if (ofRarities.has(hex)) return undefined
  const { l, a, b, chroma, hue } = labOf(hex)
  const isNear = ofThePalette.some(one => Math.hypot(one.l - l, one.a - a, one.b - b) < near)
  if (isNear) return 'is a colour of the palette'
  const apart = Math.abs(hue - primary.hue)
  if (chroma > leastChroma && Math.min(apart, 360 - apart) < sameHue) return 'is a shade of the primary'
  return undefined
}

const offences = (text: string): string[] =>
  [...text.matchAll(literal)].flatMap(([found]) => {
    const hex = opaque(found)
    const why = hex && belonging(hex)
    return why ? [`${found} ${why}`] : []
  })

const root = join(import.meta.dirname, '../../..')
const files = ['src', 'server']
  .flatMap(room =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map(file => join(room, file)),
  )
  .filter(
    file =>
      /\.(css|tsx?)$/.test(file) &&
      !/\.(test|spec)\.|\/testing\//.test(file) &&
      !exempt.some(pattern => pattern.test(file)),
  )

describe('colours of the palette', () => {
  it('stand in the defaults and in src/design alone', () => {
    expect(files.length).toBeGreaterThan(1000)
    const found = files.flatMap(file =>
      offences(readFileSync(join(root, file), 'utf8')).map(offence => `${file}: ${offence}`),
    )
    expect(found.join('\n')).toBe('')
  })

  it('are found however they are written', () => {
    for (const text of ['#387e84', '#387E8499', 'rgba(56, 126, 132, 0.4)', '0x387e84', '#3f8d92', '#ffc107'])
      expect(offences(text), text).toHaveLength(1)
  })

  it('leave wood, brass, ink and the elements alone', () => {
    for (const text of ['#30221a', '#c9923e', '#fff4dc', '#e2501e', '#000a', '#1f83e0'])
      expect(offences(text), text).toEqual([])
  })
})
