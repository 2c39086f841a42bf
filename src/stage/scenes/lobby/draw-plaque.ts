/** Plaques below players and tables, buttons, the portraits of the ladder and the signs over the doors. */
import type { League } from '@/contract/endpoints/game/ladder.ts'
import { brass, disc, drawGlyph, roundRect, slanted, vertical } from '../../draw/brush.ts'
import { type DrawCallback, softwareCanvas } from '../../draw/drawn-textures.ts'
import { BUTTON_HEIGHT, PLAQUE_HEIGHT } from './lobby-layout.ts'
import type { LobbyLeague } from './lobby-picture.ts'

export const BODY = '600 12px Lexend, sans-serif'
const CHIP = "400 11px 'Lilita One', Lexend, sans-serif"
export const BUTTON = "400 15px 'Lilita One', Lexend, sans-serif"

const ruler = () => softwareCanvas(1, 1).getContext('2d')!
let measuring: CanvasRenderingContext2D | null = null

/** Returns the width in layout units. */
export function textWidth(font: string, text: string): number {
  measuring ??= ruler()
  measuring.font = font
  return measuring.measureText(text).width
}

/** Returns the text, shortened with an ellipsis if it does not fit. */
export function fittedText(font: string, text: string, room: number): string {
  if (textWidth(font, text) <= room) return text
  const letters = [...text]
  while (letters.length > 1 && textWidth(font, `${letters.join('').trimEnd()}…`) > room) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

export interface PlaqueWords {
  name: string
  league: LobbyLeague | null // shown as a chip with its name, or as a shield if the chip does not fit
  dot: string | null // colour of the status
  spectators?: number | undefined // of a battle that can be watched: an eye, and the number unless it is 0
}

const GAP = 4
const PAD = 8
const DOT = 7
const EYE = 14
const PIN = 14
const CHIP_PAD = 5
const CHIP_EDGE = 3.5 // units between chip and plaque

export const leagueMetals: Record<League, string> = {
  wood: '#b9875a',
  brass: '#e0a63c',
  silver: '#dbe4ee',
  gold: '#ffd84a',
  arcane: '#d08bff',
}

export interface PlaqueShape extends PlaqueWords {
  w: number
  chip: number // width of the chip; 0: a shield
}

const MOST_SPECTATORS = 999

/** Formats the number of spectators, which is drawn next to the eye. */
const crowdText = (spectators: number): string => {
  if (spectators === 0) return ''
  return spectators > MOST_SPECTATORS ? `${MOST_SPECTATORS}+` : `${spectators}`
}

/** Returns the width of the eye with its number. */
function eyeWidth(spectators: number | undefined): number {
  if (spectators === undefined) return 0
  const text = crowdText(spectators)
  return EYE + GAP + (text ? textWidth(BODY, text) + GAP : 0)
}

/** Returns the size of a plaque. The name is shortened if it would be wider than `most`. */
export function shapePlaque(words: PlaqueWords, most: number): PlaqueShape {
  const { league } = words
  const before = PAD * 2 + (words.dot ? DOT + GAP : 0) + eyeWidth(words.spectators)
  const whole = before + textWidth(BODY, words.name)
  const chip = league ? Math.ceil(textWidth(CHIP, league.name)) + CHIP_PAD * 2 : 0
  if (chip > 0 && whole + GAP + chip <= most) return { ...words, chip, w: Math.ceil(whole + GAP + chip) }
  const around = before + (league ? PIN + GAP : 0)
  const name = fittedText(BODY, words.name, Math.max(20, most - around))
  return { ...words, name, chip: 0, w: Math.ceil(around + textWidth(BODY, name)) }
}

/** A chip in the metal of the league with its name. (0, 0) is its top left corner. */
function drawChip(ctx: CanvasRenderingContext2D, { metal, name }: LobbyLeague, w: number, h: number) {
  roundRect(ctx, 0, 0, w, h, 5)
  ctx.fillStyle = leagueMetals[metal]
  ctx.fill()
  ctx.fillStyle = vertical(ctx, 0, h, ['#ffffff66', [0.5, '#ffffff00'], '#00000047'])
  ctx.fill()
  ctx.font = CHIP
  ctx.textAlign = 'center'
  ctx.fillStyle = '#2a1606'
  ctx.fillText(name, w / 2, h / 2 + 0.5)
}

/** (0, 0) is its top left corner. */
export const drawPlaque =
  ({ name, league, dot, spectators, w, chip }: PlaqueShape, isLit: boolean): DrawCallback =>
  ctx => {
    const h = PLAQUE_HEIGHT
    roundRect(ctx, 0, 0, w, h, 9)
    ctx.save()
    ctx.shadowColor = '#000000b0'
    ctx.shadowBlur = 5 * ctx.getTransform().a
    ctx.fillStyle = '#1d120cf2'
    ctx.fill()
    ctx.restore()
    ctx.lineWidth = isLit ? 2 : 1.4
    ctx.strokeStyle = isLit ? '#ffe08a' : '#a9762f'
    ctx.stroke()
    let x = PAD
    if (dot) {
      ctx.fillStyle = dot
      disc(ctx, x + DOT / 2, h / 2, DOT / 2)
      ctx.fill()
      x += DOT + GAP
    }
    ctx.font = BODY
    ctx.textBaseline = 'middle'
    ctx.fillStyle = '#fff4dc'
    ctx.fillText(name, x, h / 2 + 0.5)
    x += textWidth(BODY, name) + GAP
    if (spectators !== undefined) {
      drawGlyph(ctx, 'eye', x + EYE / 2, h / 2, EYE, '#ffe7b0')
      ctx.fillText(crowdText(spectators), x + EYE + GAP, h / 2 + 0.5)
      x += eyeWidth(spectators)
    }
    if (!league) return
    if (chip > 0) {
      ctx.translate(x, CHIP_EDGE)
      return drawChip(ctx, league, chip, h - CHIP_EDGE * 2)
    }
    drawGlyph(ctx, 'shield', x + PIN / 2, h / 2, PIN + 3, '#120a06')
    drawGlyph(ctx, 'shield', x + PIN / 2, h / 2, PIN, leagueMetals[league.metal])
  }

export const buttonWidth = (label: string): number => Math.max(64, Math.ceil(textWidth(BUTTON, label)) + 28)

/** amber: the action · dark: cancel. (0, 0) is its top left corner. */
export const drawButton =
  (label: string, w: number, look: 'amber' | 'dark'): DrawCallback =>
  ctx => {
    const h = BUTTON_HEIGHT
    roundRect(ctx, 0, 0, w, h, 12)
    ctx.save()
    ctx.shadowColor = '#000000c0'
    ctx.shadowBlur = 8 * ctx.getTransform().a
    ctx.shadowOffsetY = 3 * ctx.getTransform().a
    ctx.fillStyle = vertical(
      ctx,
      0,
      h,
      look === 'amber' ? ['#ffe08a', [0.48, '#f5b02e'], '#b9720f'] : ['#3a2a1f', '#1a120d'],
    )
    ctx.fill()
    ctx.restore()
    ctx.lineWidth = 1.6
    ctx.strokeStyle = slanted(ctx, w, h, 160, brass)
    ctx.stroke()
    ctx.font = BUTTON
    ctx.textAlign = 'center'
    ctx.textBaseline = 'middle'
    ctx.fillStyle = look === 'amber' ? '#2a1606' : '#fff4dc'
    ctx.fillText(fittedText(BUTTON, label, w - 12), w / 2, h / 2 + 1)
  }

const metals = ['#ffd35a', '#cfd8df', '#c98d55'] as const

const PORTRAIT_WORDS = 72 // units: width of the text below a portrait

/**
 * The frame of a portrait with rank and name below it. (0, 0) is the frame's top left corner.
 * @param type factor on the size of the text, 1 as designed
 */
export const drawPortrait =
  (w: number, place: number, label: string, type: number): DrawCallback =>
  ctx => {
    roundRect(ctx, 0, 0, w, w, 9)
    ctx.save()
    ctx.shadowColor = '#000000c0'
    ctx.shadowBlur = 9 * ctx.getTransform().a
    ctx.shadowOffsetY = 4 * ctx.getTransform().a
    ctx.fillStyle = vertical(ctx, 0, w, ['#4a2f1a', '#20120a'])
    ctx.fill()
    ctx.restore()
    ctx.lineWidth = 3
    ctx.strokeStyle = metals[place - 1] ?? metals[2]
    ctx.stroke()
    ctx.font = BODY
    ctx.textAlign = 'center'
    ctx.textBaseline = 'top'
    ctx.lineWidth = 3
    ctx.lineJoin = 'round'
    ctx.strokeStyle = '#120a06'
    const text = fittedText(BODY, `${place}. ${label}`, PORTRAIT_WORDS / type)
    ctx.translate(w / 2, w + 6)
    ctx.scale(type, type)
    ctx.strokeText(text, 0, 0)
    ctx.fillStyle = '#ffe7b0'
    ctx.fillText(text, 0, 0)
  }

/** A sign over a door, with lines centred on (0, 0) that extend upwards. */
export const drawSign =
  (label: string, size: number, room: number): DrawCallback =>
  ctx => {
    ctx.font = signFont(size)
    ctx.textAlign = 'center'
    ctx.textBaseline = 'alphabetic'
    ctx.lineJoin = 'round'
    const text = fittedText(signFont(size), label, room)
    ctx.lineWidth = size * 0.28
    ctx.strokeStyle = '#2a1508'
    ctx.strokeText(text, 0, 1)
    ctx.fillStyle = vertical(ctx, -size * 0.8, 0, ['#fff6da', '#ffd98a'])
    ctx.fillText(text, 0, 0)
  }

export const signFont = (size: number): string => `400 ${size}px 'Lilita One', Lexend, sans-serif`
