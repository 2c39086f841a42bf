/**
 * Composes a custom card as an image from the same layers in the same positions as the card on the page: landscape, foil, creature
 * or photo, frame, icons, text. Works at any size, so that print is as sharp as the sources allow.
 */
import { join } from 'node:path'
import type { OverlayOptions } from 'sharp'
import { codeName, type Rarity } from '@/contract/endpoints/game/characters.ts'
import {
  backgroundOf,
  type CreationArt,
  type FigureArt,
  placed,
  tintMatrix,
  uploadBox,
} from '@/contract/endpoints/game/creation-art.ts'
import type { FaceText } from '@/design/card/card-face.ts'
import { finishLooks, finishOf } from '@/design/card/card-finish.ts'
import { metals, typeLooks } from '@/design/card/card-look.ts'
import { creatureStand } from '@/design/card/creature-stand.ts'
import { type Box, fullLayout, moveRow, moveRows } from '@/domain/card-layout.ts'
import type { Sharp } from '../../kernel/files/load-sharp.ts'
import { type CharacterArtFacts, characterArtFacts } from './character-art-facts.ts'
import { cardWordsSvg } from './share-svg.ts'

export interface CreationPicture {
  face: FaceText
  art: CreationArt
  photo: { webp: Buffer; width: number; height: number } | null // an uploaded photo
  words: { kind: string; number: string } | null // rarity and type, and the line below; null: art and frame only
}

/** What is needed to draw: the library, the source files, and the scale in output pixels per card pixel. */
export interface Easel {
  sharp: Sharp
  assets: string // folder that holds `assets/…`
  scale: number
}

const { window } = fullLayout
const whole: Box = { x: 0, y: 0, w: fullLayout.width, h: fullLayout.height }

export const frameFile = (assets: string, rarity: Rarity): string =>
  join(assets, 'assets/frames', `${codeName(rarity)}.webp`)

const scaled = (box: Box, scale: number): Box => {
  const [left, top] = [Math.round(box.x * scale), Math.round(box.y * scale)]
  const [right, bottom] = [Math.round((box.x + box.w) * scale), Math.round((box.y + box.h) * scale)]
  return { x: left, y: top, w: Math.max(1, right - left), h: Math.max(1, bottom - top) }
}

const svg = (box: Box, inner: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${box.w}" height="${box.h}">${inner}</svg>`)

/** Places an image in its box, clipped to the surrounding frame; null if no part of it is inside. */
async function laid(
  { sharp, scale }: Easel,
  input: Buffer | string,
  box: Box,
  frame: Box,
): Promise<OverlayOptions | null> {
  const [at, room] = [scaled(box, scale), scaled(frame, scale)]
  const left = Math.max(at.x, room.x)
  const top = Math.max(at.y, room.y)
  const width = Math.min(at.x + at.w, room.x + room.w) - left
  const height = Math.min(at.y + at.h, room.y + room.h) - top
  if (width <= 0 || height <= 0) return null
  const cut = await sharp(input)
    .resize(at.w, at.h, { fit: 'fill' })
    .extract({ left: left - at.x, top: top - at.y, width, height })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { input: cut, left: left - room.x, top: top - room.y }
}

const presentLayers = (all: readonly (OverlayOptions | null)[]): OverlayOptions[] =>
  all.filter(layer => layer !== null)

async function figurePicture(
  { sharp, assets }: Easel,
  art: FigureArt,
  facts: CharacterArtFacts,
  part: 'creature' | 'glow',
) {
  const folder = join(assets, 'assets/characters', art.slug)
  const patch = part === 'creature' && art.face !== 'idle' ? facts.faces[art.face] : undefined
  const faces = patch
    ? [{ input: join(folder, `${art.face}.webp`), left: Math.round(patch.x), top: Math.round(patch.y) }]
    : []
  const drawn = await sharp(join(folder, `${part}.webp`))
    .composite(faces)
    .png({ compressionLevel: 1 })
    .toBuffer()
  const tinted = sharp(drawn).recomb(tintMatrix(art.hue, art.tone))
  return (art.isMirrored ? tinted.flop() : tinted).png({ compressionLevel: 1 }).toBuffer()
}

interface Figure {
  creature: OverlayOptions | null
  glow: OverlayOptions | null
  shadow: Box
}

async function figureOf(easel: Easel, art: FigureArt, pops: boolean, frame: Box): Promise<Figure | null> {
  const facts = await characterArtFacts(easel.assets, art.slug)
  if (!facts) return null
  const placement = creatureStand(facts, pops)
  const box = placed(placement.box, art)
  const grown = box.w / placement.box.w
  const glow = await laid(easel, await figurePicture(easel, art, facts, 'glow'), box, frame)
  return {
    creature: await laid(easel, await figurePicture(easel, art, facts, 'creature'), box, frame),
    glow: glow && { ...glow, blend: 'screen' },
    shadow: {
      x: box.x + (placement.shadow.x - placement.box.x) * grown,
      y: box.y + (placement.shadow.y - placement.box.y) * grown,
      w: placement.shadow.w * grown,
      h: placement.shadow.h * grown,
    },
  }
}

/** Colours of one repeat of the foil, like the page's gradient: eight digits are colour and opacity. */
function foilSvg(face: FaceText, room: Box, scale: number): Buffer | null {
  const { bands, strength } = finishLooks[finishOf(face.rarity)]
  if (strength === 0) return null
  const length = 833 * scale
  const stops = [...bands, bands[0] ?? '#0000']
    .map((colour, at) => {
      const opacity = colour.length === 9 ? Number.parseInt(colour.slice(7), 16) / 255 : 1
      return `<stop offset="${at / bands.length}" stop-color="${colour.slice(0, 7)}" stop-opacity="${opacity * strength}"/>`
    })
    .join('')
  return svg(
    room,
    `<defs><linearGradient id="f" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${length * 0.906}" y2="${length * 0.423}" spreadMethod="repeat">${stops}</linearGradient></defs><rect width="100%" height="100%" fill="url(#f)"/>`,
  )
}

function lightSvg(
  face: FaceText,
  room: Box,
  shadow: Box | null,
  scale: number,
): { halo: Buffer; ground: Buffer } {
  const { light } = typeLooks[face.type]
  const halo = `<defs><radialGradient id="h"><stop offset="0" stop-color="${light}" stop-opacity=".45"/><stop offset=".66" stop-color="${light}" stop-opacity="0"/></radialGradient></defs><circle cx="${room.w / 2}" cy="${320 * scale}" r="${298 * scale}" fill="url(#h)"/>`
  const at = shadow && scaled({ ...shadow, x: shadow.x - window.x, y: shadow.y - window.y }, scale)
  const ground = at
    ? `<defs><radialGradient id="s"><stop offset="0" stop-color="#000" stop-opacity=".73"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient></defs><ellipse cx="${at.x + at.w / 2}" cy="${at.y + at.h / 2}" rx="${at.w / 2}" ry="${at.h / 2}" fill="url(#s)"/>`
    : ''
  return { halo: svg(room, halo), ground: svg(room, ground) }
}

/** The scene in the card's window. */
async function sceneOf(
  easel: Easel,
  card: CreationPicture,
  figure: Figure | null,
  pops: boolean,
): Promise<Buffer> {
  const { sharp, assets, scale } = easel
  const { face, art, photo } = card
  const room = scaled(window, scale)
  const wide = { w: Math.ceil(room.w * 1.08), h: Math.ceil(room.h * 1.08) }
  const foil = foilSvg(face, room, scale)
  const { halo, ground } = lightSvg(face, room, figure?.shadow ?? null, scale)
  const placedPhoto =
    photo && art.kind === 'upload'
      ? await laid(
          easel,
          art.isMirrored
            ? await sharp(photo.webp).flop().png({ compressionLevel: 1 }).toBuffer()
            : photo.webp,
          uploadBox(photo, art),
          window,
        )
      : null
  const layers = presentLayers([
    { input: halo, blend: 'screen' },
    foil && { input: foil, blend: 'hard-light' },
    placedPhoto,
    { input: ground },
    pops ? null : (figure?.creature ?? null),
    pops ? null : (figure?.glow ?? null),
  ])
  const background = await sharp(join(assets, backgroundOf(face.type, art.view)))
    .resize(wide.w, wide.h, { fit: 'cover' })
    .extract({
      left: Math.floor((wide.w - room.w) / 2),
      top: Math.floor((wide.h - room.h) / 2),
      width: room.w,
      height: room.h,
    })
    .ensureAlpha()
    .composite(layers)
    .png({ compressionLevel: 1 })
    .toBuffer()
  return rounded(easel, background, room, window.radius * scale)
}

const rounded = ({ sharp }: Easel, picture: Buffer, { w, h }: Box, radius: number): Promise<Buffer> => {
  const mask = svg({ x: 0, y: 0, w, h }, `<rect width="${w}" height="${h}" rx="${radius}" fill="#fff"/>`)
  return sharp(picture)
    .ensureAlpha()
    .composite([{ input: mask, blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}

function plateSvg(face: FaceText, size: Box, scale: number): Buffer {
  const { light, dark } = typeLooks[face.type]
  const { name } = fullLayout
  const plate = `<defs><linearGradient id="p" x2="0" y2="1"><stop offset="0" stop-color="${light}" stop-opacity=".94"/><stop offset=".7" stop-color="${dark}" stop-opacity=".96"/></linearGradient></defs><rect x="96" y="${name.y}" width="514" height="${name.h}" rx="35" fill="url(#p)"/><rect x="97.5" y="${name.y + 1.5}" width="511" height="${name.h - 3}" rx="33.5" fill="none" stroke="#fff" stroke-opacity=".33" stroke-width="3"/>`
  return svg(size, `<g transform="scale(${scale})">${plate}</g>`)
}

async function emblemOf(easel: Easel, face: FaceText): Promise<OverlayOptions | null> {
  const { emblem } = fullLayout
  const rim = emblem.w * 0.078
  const disc = { x: emblem.x + rim, y: emblem.y + rim, w: emblem.w - 2 * rim, h: emblem.h - 2 * rim }
  return laid(easel, join(easel.assets, 'assets/types', `${codeName(face.type)}.svg`), disc, whole)
}

/** The energy cost of a move, as emblems of its type. */
async function pipsOf(easel: Easel, face: FaceText): Promise<(OverlayOptions | null)[]> {
  const rows = moveRows(face.moves.length)
  const emblem = join(easel.assets, 'assets/types', `${codeName(face.type)}.svg`)
  const boxes = face.moves.flatMap(({ cost }, at) =>
    Array.from({ length: cost }, (_, pip): Box => {
      const row = rows[at] ?? whole
      const x = row.x + moveRow.inset + moveRow.pipStep * pip
      return { x, y: row.y + (row.h - moveRow.pip) / 2, w: moveRow.pip, h: moveRow.pip }
    }),
  )
  return Promise.all(boxes.map(box => laid(easel, emblem, box, whole)))
}

/** PNG with transparent corners, `640 × scale` pixels wide. */
export async function composeCreation(easel: Easel, card: CreationPicture): Promise<Buffer> {
  const { sharp, assets, scale } = easel
  const { face, art } = card
  const { pops } = metals[face.rarity]
  const size = scaled(whole, scale)
  const figure = art.kind === 'figure' ? await figureOf(easel, art, pops, pops ? whole : window) : null
  const frame = await sharp(frameFile(assets, face.rarity))
    .resize(size.w, size.h, { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const lower = Math.round(size.h * 0.58)
  const foot = await sharp(frame)
    .extract({ left: 0, top: lower, width: size.w, height: size.h - lower })
    .toBuffer()
  const room = scaled(window, scale)
  const layers = presentLayers([
    { input: await sceneOf(easel, card, figure, pops), left: room.x, top: room.y },
    { input: frame },
    { input: plateSvg(face, size, scale) },
    await emblemOf(easel, face),
    pops ? (figure?.creature ?? null) : null,
    pops ? (figure?.glow ?? null) : null,
    pops && figure ? { input: foot, left: 0, top: lower } : null,
    card.words && { input: Buffer.from(cardWordsSvg(face, card.words, scale)) },
    ...(card.words ? await pipsOf(easel, face) : []),
  ])
  const blank = { width: size.w, height: size.h, channels: 4 as const, background: '#0000' }
  const drawn = await sharp({ create: blank }).composite(layers).png({ compressionLevel: 1 }).toBuffer()
  return rounded(easel, drawn, size, fullLayout.radius * scale)
}
