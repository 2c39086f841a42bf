/** The three doors of the lobby: an open gate to an opponent, the hatch of the computer, the door with a keypad. */
import { disc, drawGlyph, radial, roundRect, slanted, vertical } from '../../draw/brush.ts'
import type { DrawCallback } from '../../draw/drawn-textures.ts'
import type { Glyph } from '../../draw/glyphs.ts'
import { archPath } from './draw-room.ts'
import type { DoorName } from './lobby-picture.ts'

interface DoorLook {
  leaf: [string, string]
  inside: [string, string, string] // from the centre outwards
  share: number // share of the opening that the leaf covers
  glyph: Glyph
  glyphColour: string
}

export const doorLooks: Record<DoorName, DoorLook> = {
  find: {
    leaf: ['#ffd56a', '#b9720f'],
    inside: ['#fff0b8', '#f2a81f', '#6b3504'],
    share: 0.46,
    glyph: 'sword',
    glyphColour: '#7a430a',
  },
  computer: {
    leaf: ['#56a487', '#22503f'],
    inside: ['#9df0c8', '#2a6a52', '#0d241b'],
    share: 1,
    glyph: 'gear-six',
    glyphColour: '#123527',
  },
  code: {
    leaf: ['#86603c', '#402814'],
    inside: ['#f0c988', '#5a3818', '#1a0f06'],
    share: 1,
    glyph: 'lock',
    glyphColour: '#24140a',
  },
}

const FRAME = 8

/** Draws everything but the leaf: frame, threshold and interior. (0, 0) is the top left corner of the opening. */
export const drawDoorway =
  (name: DoorName, w: number, h: number): DrawCallback =>
  ctx => {
    const { inside } = doorLooks[name]
    ctx.save()
    ctx.shadowColor = '#000000d0'
    ctx.shadowBlur = 16 * ctx.getTransform().a
    ctx.shadowOffsetY = 5 * ctx.getTransform().a
    archPath(ctx, -FRAME, -FRAME, w + FRAME * 2, h + FRAME)
    ctx.fillStyle = vertical(ctx, -FRAME, h, ['#8f5c2d', [0.5, '#5e381a'], '#3a200e'])
    ctx.fill()
    ctx.restore()
    ctx.lineWidth = 1.6
    ctx.strokeStyle = '#c9923e'
    ctx.stroke()
    archPath(ctx, 0, 0, w, h)
    ctx.fillStyle = radial(ctx, w * 0.6, h * 0.42, h * 0.75, inside)
    ctx.fill()
    ctx.lineWidth = 2
    ctx.strokeStyle = '#1b0e06'
    ctx.stroke()
    roundRect(ctx, -FRAME - 3, h - 2, w + FRAME * 2 + 6, 7, 3)
    ctx.fillStyle = vertical(ctx, h - 2, h + 5, ['#a8763c', '#4a2a13'])
    ctx.fill()
  }

/** Draws the leaf of the door, `share` of the opening wide, with boards, hinges and its sign. */
export const drawLeaf =
  (name: DoorName, w: number, h: number): DrawCallback =>
  ctx => {
    const { leaf, share, glyph, glyphColour } = doorLooks[name]
    const reach = w * share
    ctx.save()
    archPath(ctx, 0, 0, w, h)
    ctx.clip()
    ctx.beginPath()
    ctx.rect(0, 0, reach, h)
    ctx.clip()
    ctx.fillStyle = slanted(ctx, reach, h, 105, leaf)
    ctx.fillRect(0, 0, reach, h)
    ctx.lineWidth = 1.2
    ctx.strokeStyle = '#00000038'
    for (let board = 1; board < 4; board++) {
      ctx.beginPath()
      ctx.moveTo((reach / 4) * board, 0)
      ctx.lineTo((reach / 4) * board, h)
      ctx.stroke()
    }
    ctx.fillStyle = '#2a1708b0'
    for (const y of [0.34, 0.78]) {
      roundRect(ctx, -2, h * y, reach * 0.62, 5, 2.5)
      ctx.fill()
    }
    ctx.restore()
    drawGlyph(ctx, glyph, reach * 0.5, h * 0.56, Math.min(reach * 0.5, 26), glyphColour)
    const knob = { x: reach * (share < 1 ? 0.84 : 0.8), y: h * 0.56 + 18 }
    ctx.fillStyle = radial(ctx, knob.x - 1, knob.y - 1, 5, ['#fff3c4', [0.5, '#ffcf5a'], '#a8690f'])
    disc(ctx, knob.x, knob.y, 4.2)
    ctx.fill()
    ctx.lineWidth = 1
    ctx.strokeStyle = '#3a200e'
    ctx.stroke()
  }
